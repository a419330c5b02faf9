// Before a match is completed: its final score, and where its players go from here (brief section 8). Without a network it is asked without the draw.
import * as common from '@tennis/words/common';
import { winsBy } from '@tennis/words/matches';
import * as words from '@tennis/words/pad';
import { sayScore } from '../../lib/score-text.ts';
import { newsIn } from '../../lib/told-news.ts';
import { Button } from '../../ui/button.tsx';
import { PadDialog } from './pad-dialog.tsx';
import type { PadPlayers } from './pad-players.ts';
import type { PadView } from './pad-view.ts';
import type { LogKeeper, Shown } from './shown-log.ts';

/** How the match has ended, in one line. */
function endOf({ state: { score, winner } }: PadView, { names }: PadPlayers): string {
  if (winner === null) return words.nobodyWins({ score: sayScore(score) });
  return winsBy({ name: names[winner - 1] ?? '', score: sayScore(score, { first: winner }) });
}

/** The consequences in the draw: the server tells them as soon as it has the last point. */
const followsFrom = ({ view, queued }: Shown): readonly string[] =>
  view === null || queued > 0 ? [] : newsIn(view);

/** The question. If the server does not answer, the match is completed as soon as it does, and the page says so. */
export function CompleteDialog({
  view,
  shown,
  keeper,
  players,
  onClose,
}: {
  view: PadView;
  shown: Shown;
  keeper: LogKeeper;
  players: PadPlayers;
  onClose: () => void;
}) {
  const lines = followsFrom(shown);
  return (
    <PadDialog
      role="alertdialog"
      title={words.completeQuestion}
      description={endOf(view, players)}
      onClose={onClose}
    >
      {lines.length > 0 && (
        <ul className="grid gap-1 text-body font-semibold">
          {lines.map((line) => (
            <li key={line} className="[overflow-wrap:anywhere]">
              {line}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button className="min-h-12" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button
          variant="primary"
          className="min-h-12"
          onClick={() => {
            void keeper.complete();
            onClose();
          }}
        >
          {words.complete}
        </Button>
      </div>
    </PadDialog>
  );
}
