// 'Update Match Scores & Winner' (§2, §5; D13, D14, D31): sets typed one by one or as a quick line, the verdict of the rules while typing, and a
// winner suggested by the score and confirmed by a person. An error is shown once, where it is, and a refused try leads there.
import { save } from '@tennis/words/common';
import * as words from '@tennis/words/matches';
import * as withdrawals from '@tennis/words/withdrawals';
import type { Match } from '@tennis/contract';
import type { EndingKind, Score } from '@tennis/domain';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CancelButton, Dialog } from '../../ui/dialog.tsx';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { matchTitle } from '../../lib/match-view.ts';
import { scoreOf } from './match-writes.ts';
import { ScoreFields } from './score-fields.tsx';
import {
  cleared,
  endsLevel,
  formatOfMatch,
  openScoreForm,
  readScoreForm,
  type ScoreFormState,
} from './score-form.ts';

export interface ScoreDialogProps {
  match: Match;
  /** Preselected if the match was not played; nothing is stored until somebody chooses the side. */
  ending?: EndingKind | null;
  onClose: () => void;
}

/** The dialog; mounted while open. */
export function ScoreDialog({ match, ending = null, onClose }: ScoreDialogProps) {
  const formId = useId();
  const [base, setBase] = useState(match);
  const [state, setState] = useState(() => ({
    ...openScoreForm(match),
    ...(ending !== null && { ending }),
  }));
  const [changed, setChanged] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [goesOn, setGoesOn] = useState(false);
  const [refused, setRefused] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const confirmId = useId();
  const write = useWrite<Match>();
  const { send } = write;
  // After all hooks: what is computed before one the compiler cannot keep.
  const format = formatOfMatch(base);
  const reading = readScoreForm(state, format);
  const winnerId = idOfSide(base, reading.winner);
  const isOpen = base.status === 'scheduled' || base.status === 'in_progress';
  const isBoth = state.by === 'both' && reading.problem === null;
  const isAbandoned = state.ending === 'abandoned' && reading.problem === null;
  // A match of a draw is over with its result, unless somebody says that it goes on.
  const isForNobody = isBoth || isAbandoned || endsLevel(base, reading);
  const canComplete = base.drawId !== null && isOpen && (winnerId !== null || isForNobody);
  const completes = canComplete && !goesOn;

  function change(next: ScoreFormState) {
    setState(next);
    setChanged(true);
    setRefused(false);
    setConfirmed(false);
  }

  function submit() {
    const isBlocked = reading.problem !== null || (reading.needsConfirm && !confirmed);
    setRefused(isBlocked);
    if (!isBlocked) void store(reading.score, winnerId, { isMeant: confirmed, completes });
    else
      document
        .getElementById(reading.problem === null ? confirmId : `${formId}-${reading.problem.at}`)
        ?.focus();
  }

  /** An unsaved score is cleared at once; before a stored one is cleared, the dialog asks. */
  function clear() {
    if (base.scores === null && base.winnerId === null) change(cleared(format));
    else setIsClearing(true);
  }

  const store = (
    score: Score,
    winner: number | null,
    how: { readonly isMeant: boolean; readonly completes: boolean },
  ) => send(scoreOf(base, score, winner, how, send, onClose));

  async function clearStored() {
    await store({ sets: [], ending: null }, null, { isMeant: false, completes: false });
    setIsClearing(false);
  }

  return (
    <Dialog
      onOpenChange={onClose}
      unsaved={changed}
      busy={write.busy}
      title={words.scoreTitle}
      description={matchTitle(base)}
      footer={
        <>
          <Button className="mr-auto" onClick={clear}>
            {words.clearScore}
          </Button>
          <CancelButton />
          <Button type="submit" form={formId} variant="primary" busy={write.busy}>
            {save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ScoreFields
          ids={formId}
          refused={refused}
          match={base}
          format={format}
          state={state}
          reading={reading}
          onChange={change}
          confirm={
            reading.needsConfirm && (
              <Checkbox
                id={confirmId}
                label={words.wasPlayed}
                checked={confirmed}
                error={refused && !confirmed ? words.confirmUnusual : undefined}
                onChange={(event) => setConfirmed(event.target.checked)}
              />
            )
          }
        />
        {canComplete && (
          <Checkbox
            label={withdrawals.complete}
            {...(isBoth && { hint: withdrawals.bothAbsent })}
            checked={completes}
            onChange={(event) => setGoesOn(!event.target.checked)}
          />
        )}
      </form>
      {isClearing && (
        <ConfirmDialog
          onOpenChange={setIsClearing}
          title={words.clearQuestion({ match: matchTitle(base) })}
          description={words.clearMeaning}
          confirmLabel={words.clearScore}
          cancelLabel={words.keepScore}
          busy={write.busy}
          onConfirm={() => void clearStored()}
        />
      )}
      <WriteQuestions
        write={write}
        keepsTyped
        onTheirs={(current) => {
          setBase(current);
          setState(openScoreForm(current));
          setChanged(false);
        }}
      />
    </Dialog>
  );
}

function idOfSide(match: Match, side: 1 | 2 | null): number | null {
  if (side === null) return null;
  return side === 1 ? match.participant1Id : match.participant2Id;
}
