// A late entry takes a bye of the published draw (BY1, D14, D57): first the dialog shows what would happen, then it is done as a whole.
import * as words from '@tennis/words/withdrawals';
import type { LateEntryOutcome, Participant } from '@tennis/contract';
import { useEffect, useState } from 'react';
import { api, messageOf } from '../../lib/api.ts';
import { participantName } from '../../lib/participant-name.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CancelButton, Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keepWithdrawal } from '../../writes/draws.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { toldAfter, undoOf } from '../../writes/undo.ts';
import { useWrite } from '../../writes/use-write.ts';
import { Consequences } from './other-events.tsx';

/** The dialog; mounted while open. `drawId` is that of the draw that is played. */
export function LateEntryDialog({
  participant,
  drawId,
  onClose,
}: {
  participant: Participant;
  drawId: number;
  onClose: () => void;
}) {
  const { tournamentId, id: participantId } = participant;
  const name = participantName(participant);
  // The line that was chosen; null for the one by rule and lot.
  const [line, setLine] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [told, setTold] = useState<LateEntryOutcome | null>(null);
  // The effects could not be read; and a try failed, which can be repeated.
  const [unread, setUnread] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const write = useWrite<LateEntryOutcome>();
  const params = { id: String(tournamentId), drawId: String(drawId) };

  useEffect(() => {
    let isCurrent = true;
    api
      .takeBye({
        params: { id: String(tournamentId), drawId: String(drawId) },
        body: { participantId, ...(line !== null && { line }) },
      })
      .then((answer) => {
        if (isCurrent) {
          setUnread(null);
          setTold(answer);
        }
        return answer;
      })
      .catch((error: unknown) => {
        if (isCurrent) setUnread(messageOf(error, words.lateFailed));
      });
    return () => {
      isCurrent = false;
    };
  }, [tournamentId, drawId, participantId, line]);

  const apply = () => {
    const why = reason.trim();
    setProblem(null);
    void write.send({
      route: 'takeBye',
      call: {
        params,
        body: {
          participantId,
          ...(told?.line != null && { line: told.line }),
          ...(why !== '' && { reason: why }),
          confirm: true,
        },
      },
      seen: told?.version,
      keep: (client) => keepWithdrawal(client, tournamentId),
      keepStored: (_, stored) => setTold(stored),
      after: onClose,
      done: (answer) => ({
        title: words.lateDone({ name: answer.name }),
        ...toldAfter(answer, (act) => void write.send(undoOf({ tournamentId, drawId }, act))),
      }),
      failed: words.lateFailed,
      mark: (error) => setProblem(messageOf(error, words.lateFailed)),
      whenStale: {
        name,
        rows: (current) => [
          {
            label: words.happens,
            mine: (told?.consequences ?? []).join(' '),
            theirs: current.consequences.join(' '),
          },
        ],
      },
    });
  };

  const chosen = told?.byes.find((bye) => bye.line === (line ?? told.line));
  // Until the answer is there, what was told is about another bye.
  const isAsking = line !== null && told?.line !== line;
  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      busy={write.busy}
      title={words.lateTitle({ name })}
      description={words.lateHint}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            busy={write.busy}
            disabled={told === null || unread !== null || isAsking}
            onClick={apply}
          >
            {words.lateApply}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {told !== null && told.line !== null && (
          <Select
            label={words.lateBye}
            value={String(line ?? told.line)}
            options={told.byes.map((bye) => ({ value: String(bye.line), label: bye.opponent }))}
            onChange={(event) => setLine(Number(event.target.value))}
          />
        )}
        {chosen !== undefined && chosen.breaks.length > 0 && (
          <Banner tone="warn" title={words.lateBreaks}>
            {chosen.breaks.join(' ')}
          </Banner>
        )}
        {told !== null && told.passedOver !== null && (
          <TextField
            label={words.latePassOver({ name: told.passedOver })}
            maxLength={200}
            value={reason}
            onChange={(event) => {
              setProblem(null);
              setReason(event.target.value);
            }}
          />
        )}
        {unread !== null && <Banner>{unread}</Banner>}
        {problem !== null && <Banner>{problem}</Banner>}
        {unread === null && told === null && <p className="text-control text-ink2">{words.loading}</p>}
        {told !== null && (
          <section aria-live="polite" className="grid gap-1">
            <h3 className="text-control font-semibold">{words.happens}</h3>
            <Consequences told={told} />
          </section>
        )}
      </div>
      <WriteQuestions write={write} keepsTyped />
    </Dialog>
  );
}
