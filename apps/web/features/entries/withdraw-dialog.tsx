// An entry leaves the tournament, or comes back (D14, D57): first the dialog shows what would happen, then it is done as a whole.
import * as words from '@tennis/words/withdrawals';
import type { Participant, WithdrawalOutcome } from '@tennis/contract';
import { WITHDRAWAL_REASONS, type WithdrawalReason } from '@tennis/domain';
import { useEffect, useId, useState } from 'react';
import { api, messageOf } from '../../lib/api.ts';
import { participantName } from '../../lib/participant-name.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { CancelButton, Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keepWithdrawal } from '../../writes/draws.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { toldAfter, undoOf } from '../../writes/undo.ts';
import { useWrite } from '../../writes/use-write.ts';
import { canWithdraw } from './can-withdraw.ts';
import { Consequences, OtherEvents, type OtherEntry, type Ticked } from './other-events.tsx';

const REASONS: Readonly<Record<WithdrawalReason, string>> = {
  injury: words.injury,
  illness: words.illness,
  no_show: words.noShow,
  other: words.other,
};

const NOBODY = 'nobody';

interface Form {
  readonly reason: WithdrawalReason;
  readonly note: string;
  /** An alternate's id, NOBODY, or null for the one that the rules name. */
  readonly replacement: string | null;
  readonly replacementReason: string;
  /** The entry that takes a seed's line: an id, NOBODY for the player who steps in, or null for the one that the rules name. */
  readonly nextSeed: string | null;
}

/** The effects do not depend on the reason. */
const UNSAID = { reason: 'other', note: '' } as const;

/** Why an entry leaves, as it is said of every event. */
const leaving = ({ reason, note }: Pick<Form, 'reason' | 'note'>) =>
  ({ withdrawn: true, reason, ...(note.trim() !== '' && { note: note.trim() }) }) as const;

function bodyOf({ replacement, replacementReason, nextSeed, ...why }: Form, isBack: boolean) {
  if (isBack) return { withdrawn: false } as const;
  return {
    ...leaving(why),
    ...(replacement !== null && { replacement: replacement === NOBODY ? null : Number(replacement) }),
    ...(nextSeed !== null && { nextSeed: nextSeed === NOBODY ? null : Number(nextSeed) }),
    ...(replacementReason.trim() !== '' && { replacementReason: replacementReason.trim() }),
  } as const;
}

/** The dialog; mounted while open. `drawId` is that of the draw that is played, null without one. */
export function WithdrawDialog({
  participant,
  drawId,
  reason: firstReason = 'injury',
  onClose,
}: {
  participant: Participant;
  drawId: number | null;
  /** The reason that is chosen first. */
  reason?: WithdrawalReason;
  onClose: () => void;
}) {
  const isBack = participant.withdrawn;
  const noteId = useId();
  const name = participantName(participant);
  const { tournamentId } = participant;
  const [form, setForm] = useState<Form>({
    reason: firstReason,
    note: '',
    replacement: null,
    replacementReason: '',
    nextSeed: null,
  });
  const [told, setTold] = useState<WithdrawalOutcome | null>(null);
  // The effects could not be read; and a try failed, which can be repeated.
  const [unread, setUnread] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [ticked, setTicked] = useState<Ticked>(new Map());
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const write = useWrite<WithdrawalOutcome>();
  const params = { id: String(tournamentId), participantId: String(participant.id) };
  const { replacement, nextSeed } = form;
  const body = bodyOf(form, isBack);
  const { id: participantId } = participant;

  // The effects depend on who takes the place, and on nothing else that is chosen here.
  useEffect(() => {
    let isCurrent = true;
    const asked = bodyOf({ ...UNSAID, replacement, replacementReason: '', nextSeed }, isBack);
    api
      .setWithdrawal({
        params: { id: String(tournamentId), participantId: String(participantId) },
        body: asked,
      })
      .then((answer) => {
        if (isCurrent) {
          setUnread(null);
          setTold(answer);
        }
        return answer;
      })
      .catch((error: unknown) => {
        if (isCurrent) setUnread(messageOf(error, words.failed));
      });
    return () => {
      isCurrent = false;
    };
  }, [tournamentId, participantId, replacement, nextSeed, isBack]);

  function change(changed: Partial<Form>) {
    setProblem(null);
    setForm({ ...form, ...changed });
  }

  async function tick(entry: OtherEntry, isTicked: boolean) {
    const { participantId: id } = entry;
    const others = new Map(ticked);
    others.delete(id);
    setProblem(null);
    setTicked(isTicked ? others.set(id, null) : others);
    if (!isTicked) return;
    try {
      const answer = await api.setWithdrawal({
        params: { id: String(entry.tournamentId), participantId: String(id) },
        body: leaving(UNSAID),
      });
      setTicked((now) => (now.has(id) ? new Map(now).set(id, answer) : now));
    } catch (error) {
      setProblem(words.inEvent({ event: entry.tournamentName, reason: messageOf(error, words.failed) }));
    }
  }

  /** Answers whether the entry has left that event. */
  async function leave(entry: OtherEntry): Promise<boolean> {
    const { participantId: id, tournamentName: event } = entry;
    const outcome = await write.send({
      route: 'setWithdrawal',
      call: {
        params: { id: String(entry.tournamentId), participantId: String(id) },
        body: { ...leaving(form), confirm: true },
      },
      seen: ticked.get(id)?.version,
      keep: (client) => keepWithdrawal(client, entry.tournamentId),
      keepStored: (_, stored) => setTicked((now) => new Map(now).set(id, stored)),
      after: () => setLeft((now) => new Set(now).add(id)),
      mark: (error) => setProblem(words.inEvent({ event, reason: messageOf(error, words.failed) })),
    });
    return outcome.kind === 'done';
  }

  /** The other events first: if one of them refuses, the dialog is still open to say so. */
  async function applyAll() {
    setProblem(null);
    for (const entry of told?.otherEntries ?? []) {
      const { participantId: id } = entry;
      if (ticked.has(id) && !left.has(id) && !(await leave(entry))) return;
    }
    apply();
  }

  const apply = () =>
    void write.send({
      route: 'setWithdrawal',
      call: { params, body: { ...body, confirm: true } },
      seen: told?.version,
      keep: (client) => keepWithdrawal(client, tournamentId),
      keepStored: (_, stored) => setTold(stored),
      after: onClose,
      done: (answer) => ({
        title: (isBack ? words.backDone : words.done)({ name: answer.name }),
        ...(drawId !== null &&
          toldAfter(answer, (act) => void write.send(undoOf({ tournamentId, drawId }, act)))),
      }),
      failed: words.failed,
      mark: (error) => setProblem(messageOf(error, words.failed)),
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

  const first = told?.alternates[0];
  const passesOver =
    replacement !== null && replacement !== NOBODY && Number(replacement) !== first?.participantId;
  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      busy={write.busy}
      title={(isBack ? words.backTitle : words.title)({ name })}
      footer={
        <>
          <CancelButton />
          <Button
            variant={isBack ? 'primary' : 'danger-solid'}
            busy={write.busy}
            disabled={!canWithdraw({ told, unread, problem, ticked })}
            onClick={() => void applyAll()}
          >
            {isBack ? words.applyBack : words.apply({ events: ticked.size + 1 })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {!isBack && (
          <>
            <RadioGroup
              label={words.reason}
              name={`${noteId}-reason`}
              value={form.reason}
              options={WITHDRAWAL_REASONS.map((value) => ({ value, label: REASONS[value] }))}
              onChange={(event) => {
                const reason = WITHDRAWAL_REASONS.find((one) => one === event.target.value);
                if (reason !== undefined) change({ reason });
              }}
            />
            <TextField
              id={noteId}
              label={words.note}
              optional
              hint={words.noteHint}
              maxLength={500}
              value={form.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </>
        )}
        {told !== null && told.alternates.length > 0 && (
          <Select
            label={words.replacement}
            value={replacement ?? String(first?.participantId ?? NOBODY)}
            options={[
              ...told.alternates.map((alternate, place) => ({
                value: String(alternate.participantId),
                label: labelOf(alternate, place === 0),
              })),
              { value: NOBODY, label: words.nobody },
            ]}
            onChange={(event) => change({ replacement: event.target.value, nextSeed: null })}
          />
        )}
        {passesOver && (
          <TextField
            label={words.passOver}
            maxLength={200}
            value={form.replacementReason}
            onChange={(event) => change({ replacementReason: event.target.value })}
          />
        )}
        {told !== null && told.replacement !== null && told.nextSeeds.length > 0 && (
          <Select
            label={words.nextSeed}
            hint={words.nextSeedHint}
            value={nextSeed ?? String(told.nextSeed?.participantId ?? NOBODY)}
            options={[
              ...told.nextSeeds.map((due) => ({ value: String(due.participantId), label: due.name })),
              { value: NOBODY, label: words.stepsInThere({ name: told.replacement.name }) },
            ]}
            onChange={(event) => change({ nextSeed: event.target.value })}
          />
        )}
        {unread !== null && <Banner>{unread}</Banner>}
        {problem !== null && <Banner>{problem}</Banner>}
        {unread === null && told === null && <p className="text-control text-ink2">{words.loading}</p>}
        {told !== null && <Happens told={told} />}
        {told !== null && told.otherEntries.length > 0 && (
          <OtherEvents
            entries={told.otherEntries}
            ticked={ticked}
            left={left}
            onTick={(entry, isTicked) => void tick(entry, isTicked)}
          />
        )}
      </div>
      <WriteQuestions write={write} keepsTyped />
    </Dialog>
  );
}

/** The people who could step in, in words. */
function labelOf({ name, luckyLoser }: WithdrawalOutcome['alternates'][number], isFirst: boolean): string {
  if (luckyLoser) return words.luckyLoser({ name });
  return isFirst ? words.byTheRules({ name }) : name;
}

function Happens({ told }: { told: WithdrawalOutcome }) {
  return (
    <>
      {told.lost.length > 0 && (
        <Banner tone="warn" title={words.lost}>
          {told.lost.join(', ')}
        </Banner>
      )}
      <section aria-live="polite" className="grid gap-1">
        <h3 className="text-control font-semibold">{words.happens}</h3>
        <Consequences told={told} />
      </section>
    </>
  );
}
