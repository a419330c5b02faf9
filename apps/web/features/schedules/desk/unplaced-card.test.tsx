// A match of an earlier day at the desk says what is missing (OP1, D56).
import { renderToStaticMarkup } from 'react-dom/server';
import type { OrderedMatch } from '@tennis/contract';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../../lib/sample-match.ts';
import { UnplacedCard } from './unplaced-card.tsx';

const cardOf = (status: OrderedMatch['status'], leftOverFrom?: string): string => {
  const match = {
    ...sampleMatch(7, { status, startTime: '2026-09-12T14:00:00.000Z', court: '3' }),
    ...(leftOverFrom !== undefined && { leftOverFrom }),
    minutes: 90,
    startedAt: null,
    completedAt: null,
  };
  return renderToStaticMarkup(
    <UnplacedCard event="Men" name="Ann v Ben" match={match} was="Sat, Sep 12" isPicked={false} />,
  );
};

it('asks for the result of a match that an earlier day has left in progress, or when it goes on', () => {
  const asked = 'Not finished: enter its result, or when it goes on';
  expect(cardOf('in_progress', '2026-09-13T00:00:00.000Z')).toContain(asked);
  expect(cardOf('scheduled')).not.toContain(asked);
});

it('asks nothing of a match that was begun from its card and is played now', () => {
  expect(cardOf('in_progress', '9999-09-13T00:00:00.000Z')).not.toContain('Not finished');
});
