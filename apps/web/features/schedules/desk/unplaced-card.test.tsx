// A match of an earlier day at the desk says what is missing (OP1, D56).
import { renderToStaticMarkup } from 'react-dom/server';
import type { OrderedMatch } from '@tennis/contract';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../../lib/sample-match.ts';
import { UnplacedCard } from './unplaced-card.tsx';

const cardOf = (status: OrderedMatch['status']): string => {
  const match = {
    ...sampleMatch(7, { status, startTime: '2026-09-12T14:00:00.000Z', court: '3' }),
    minutes: 90,
    startedAt: null,
    completedAt: null,
  };
  return renderToStaticMarkup(
    <UnplacedCard event="Men" name="Ann v Ben" match={match} was="Sat, Sep 12" isPicked={false} />,
  );
};

it('asks for the result of a match that is in progress since then, or when it goes on', () => {
  expect(cardOf('in_progress')).toContain('Not finished: enter its result, or when it goes on');
  expect(cardOf('scheduled')).not.toContain('Not finished');
});
