// 'Update Match Scores & Winner' (§2, §5; D13, D14, D31): sets typed one by one or as a quick line, the verdict of the
// rules while typing, and a winner suggested by the score and confirmed by a person.
import type { Match } from '@tennis/contract';
import { formatScore, writeScores, type Score } from '@tennis/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api, messageOf } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { refreshTournament } from '../refresh.ts';
import { StaleDialog } from '../stale-dialog.tsx';
import { canConfirm, staleMatch } from '../stale.ts';
import { matchTitle, matchVersions } from './match-versions.ts';
import { ScoreFields } from './score-fields.tsx';
import { cleared, formatOfMatch, openScoreForm, readScoreForm, type ScoreFormState } from './score-form.ts';

interface Sent {
  readonly score: Score;
  readonly winnerId: number | null;
  /** A person has said that an odd score is what was played. */
  readonly confirmed: boolean;
}

/** The dialog; mounted while open. */
export function ScoreDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const formId = useId();
  const [base, setBase] = useState(match);
  const [state, setState] = useState(() => openScoreForm(match));
  const [changed, setChanged] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  // Counts the refused tries since the last change: each brings its reason back to the eye.
  const [refused, setRefused] = useState(0);
  const confirmId = useId();
  const format = formatOfMatch(base);
  const reading = readScoreForm(state, format);
  const writes = useScoreWrite(base, onClose);
  const winnerId = idOfSide(base, reading.winner);

  function change(next: ScoreFormState) {
    setState(next);
    setChanged(true);
    setRefused(0);
    setConfirmed(false);
  }

  function submit() {
    const isBlocked = reading.problem !== null || (reading.needsConfirm && !confirmed);
    setRefused(isBlocked ? refused + 1 : 0);
    if (!isBlocked) void writes.send({ score: reading.score, winnerId, confirmed }, base.version);
    else if (reading.problem === null) document.getElementById(confirmId)?.focus();
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
          <Button className="mr-auto" disabled={writes.saving} onClick={() => change(cleared(format))}>
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
        {refused > 0 && reading.problem !== null && <ErrorSummary key={refused} message={reading.problem} />}
        <ScoreFields
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
                error={
                  refused > 0 && !confirmed ? 'Please confirm the unusual score, or correct it.' : undefined
                }
                onChange={(event) => setConfirmed(event.target.checked)}
              />
            )
          }
        />
      </form>
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

interface ScoreWrite {
  readonly saving: boolean;
  readonly stale: { readonly sent: Sent; readonly current: Match } | null;
  readonly question: { readonly sent: Sent; readonly reason: string; readonly version: number } | null;
  readonly send: (sent: Sent, version: number) => Promise<void>;
  /** Sends what is being asked about once more, this time meant. */
  readonly insist: () => void;
  readonly giveUp: () => void;
}

/** Sends a score with its winner in one step; the server judges it again (D13) and lists consequences (D14). */
function useScoreWrite(match: Match, onSaved: () => void): ScoreWrite {
  const client = useQueryClient();
  const { id, tournamentId } = match;
  const format = formatOfMatch(match);
  const [saving, setSaving] = useState(false);
  const [stale, setStale] = useState<ScoreWrite['stale']>(null);
  const [question, setQuestion] = useState<ScoreWrite['question']>(null);

  async function send(sent: Sent, version: number) {
    setSaving(true);
    try {
      await api.setMatchScores(
        {
          params: { id: String(id) },
          body: {
            scores: writeScores(sent.score, format),
            winnerId: sent.winnerId,
            ...(sent.confirmed ? { confirm: true } : {}),
          },
        },
        { ifMatch: version },
      );
      toast({ title: 'Match scores and winner updated successfully' });
      await refreshTournament(client, tournamentId);
      onSaved();
    } catch (error) {
      const current = staleMatch(error);
      const reason = messageOf(error, 'Failed to update match scores');
      const asks = !sent.confirmed && canConfirm(error);
      setStale(current === null ? null : { sent, current });
      setQuestion(asks ? { sent, reason, version } : null);
      if (current === null && !asks) toast({ title: 'Error', description: reason, tone: 'danger' });
    } finally {
      setSaving(false);
    }
  }

  return {
    saving,
    stale,
    question,
    send,
    insist: () => {
      if (stale !== null) void send(stale.sent, stale.current.version);
      else if (question !== null) void send({ ...question.sent, confirmed: true }, question.version);
    },
    giveUp: () => {
      setStale(null);
      setQuestion(null);
      void refreshTournament(client, tournamentId);
    },
  };
}
