// A match of the queue reads as everywhere else.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../../lib/sample-match.ts';
import { QueueRow } from './queue-row.tsx';

it('says the round of the draw, where lists only know a knockout', () => {
  const match = sampleMatch(1, { round: 'knockout', drawRound: { players: 16 } });
  const row = renderToStaticMarkup(
    <QueueRow
      match={match}
      reading="UTC"
      isOpen={false}
      busy={false}
      onOpen={() => undefined}
      onChange={() => undefined}
    />,
  );
  expect(row).toContain('Round of 16');
  expect(row).not.toContain('Knockout');
});
