// The end of a timed set, which only the scorer knows: its score, and what happens to the game under way (SC3).
import * as common from '@tennis/words/common';
import * as words from '@tennis/words/pad';
import { Button } from '../../ui/button.tsx';
import { PadDialog } from './pad-dialog.tsx';
import type { PadView } from './pad-view.ts';

/** The sentences of the question: the score that stands, what is lost, and whether somebody still has to win. */
function sentences({ state, setup: { format } }: PadView, mustWin: boolean): readonly string[] {
  const inPoints = state.timed?.counting === 'points';
  const [first, second] = inPoints ? state.points : state.games;
  const isGameOpen = !inPoints && state.points[0] + state.points[1] > 0;
  return [
    words.timeStands({ score: `${first}-${second}` }),
    ...(isGameOpen ? [words.timeGameLost] : []),
    ...(mustWin && format.bestOf === 1 && first === second
      ? [words.timeLevel({ counting: inPoints ? 'points' : 'games' })]
      : []),
  ];
}

/** The question before a timed set ends. */
export function TimeDialog({
  view,
  mustWin,
  onEnd,
  onClose,
}: {
  view: PadView;
  /** In a bracket somebody has to go on. */
  mustWin: boolean;
  onEnd: () => void;
  onClose: () => void;
}) {
  return (
    <PadDialog
      role="alertdialog"
      title={words.timeQuestion}
      description={sentences(view, mustWin).join(' ')}
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button className="min-h-12" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button variant="primary" className="min-h-12" onClick={onEnd}>
          {words.endSet}
        </Button>
      </div>
    </PadDialog>
  );
}
