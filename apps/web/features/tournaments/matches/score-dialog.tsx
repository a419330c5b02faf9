// 'Update Match Scores & Winner' (§2, §5; D13, D14, D31): sets typed one by one or as a quick line, the verdict of the
// rules while typing, and a winner suggested by the score and confirmed by a person. What cannot be saved is said once, where it is
// wrong, and a refused try leads there.
import type { Match } from '@tennis/contract';
import { formatScore } from '@tennis/domain';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { StaleDialog } from '../stale-dialog.tsx';
import { matchTitle, matchVersions } from './match-versions.ts';
import { ScoreFields } from './score-fields.tsx';
import { cleared, formatOfMatch, openScoreForm, readScoreForm, type ScoreFormState } from './score-form.ts';
import { useScoreWrite } from './use-score-write.ts';

/** The dialog; mounted while open. */
export function ScoreDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const formId = useId();
  const [base, setBase] = useState(match);
  const [state, setState] = useState(() => openScoreForm(match));
  const [changed, setChanged] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [refused, setRefused] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const confirmId = useId();
  const format = formatOfMatch(base);
  const reading = readScoreForm(state, format);
  const writes = useScoreWrite(base, onClose);
  const winnerId = idOfSide(base, reading.winner);

  function change(next: ScoreFormState) {
    setState(next);
    setChanged(true);
    setRefused(false);
    setConfirmed(false);
  }

  function submit() {
    const isBlocked = reading.problem !== null || (reading.needsConfirm && !confirmed);
    setRefused(isBlocked);
    if (!isBlocked) void writes.send({ score: reading.score, winnerId, confirmed }, base.version);
    else
      document
        .getElementById(reading.problem === null ? confirmId : `${formId}-${reading.problem.at}`)
        ?.focus();
  }

  /** What is only typed goes at once; what is stored is asked about. */
  function clear() {
    if (base.scores === null && base.winnerId === null) change(cleared(format));
    else setIsClearing(true);
  }

  async function clearStored() {
    await writes.send({ score: { sets: [], ending: null }, winnerId: null, confirmed: false }, base.version);
    setIsClearing(false);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      unsaved={changed}
      title="Update Match Scores & Winner"
      description={matchTitle(base)}
      footer={
        <>
          <Button className="mr-auto" disabled={writes.saving} onClick={clear}>
            Clear score
          </Button>
          <Button disabled={writes.saving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={writes.saving}>
            Save
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
                label="This is what was played"
                checked={confirmed}
                error={refused && !confirmed ? 'Please confirm the unusual score, or correct it.' : undefined}
                onChange={(event) => setConfirmed(event.target.checked)}
              />
            )
          }
        />
      </form>
      {isClearing && (
        <ConfirmDialog
          open
          onOpenChange={setIsClearing}
          title={`Clear the score of ${matchTitle(base)}?`}
          description="The stored score and the winner are taken away."
          confirmLabel="Clear score"
          cancelLabel="Keep score"
          busy={writes.saving}
          onConfirm={() => void clearStored()}
        />
      )}
      {writes.stale !== null && (
        <StaleDialog
          name={matchTitle(base)}
          rows={matchVersions(
            {
              ...writes.stale.current,
              winnerId: writes.stale.sent.winnerId,
              scoreText: formatScore(writes.stale.sent.score),
            },
            writes.stale.current,
          )}
          busy={writes.saving}
          onMine={writes.insist}
          onTheirs={() => {
            if (writes.stale === null) return;
            setBase(writes.stale.current);
            setState(openScoreForm(writes.stale.current));
            setChanged(false);
            writes.giveUp();
          }}
          onKeepEditing={writes.giveUp}
        />
      )}
      {writes.question !== null && (
        <ConfirmDialog
          open
          onOpenChange={writes.giveUp}
          tone="primary"
          title="Save this result?"
          description={writes.question.reason}
          confirmLabel="Save all the same"
          busy={writes.saving}
          onConfirm={writes.insist}
        />
      )}
    </Dialog>
  );
}

function idOfSide(match: Match, side: 1 | 2 | null): number | null {
  if (side === null) return null;
  return side === 1 ? match.participant1Id : match.participant2Id;
}
