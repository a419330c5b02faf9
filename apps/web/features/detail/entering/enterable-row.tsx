// Somebody whom the caller may enter, with the one button that fits (enter, join the waiting list, find a partner, withdraw), or the reason why they
// cannot.
import * as words from '@tennis/words/entering';
import * as times from '@tennis/words/entry-times';
import * as partners from '@tennis/words/partners';
import { EnterSchema, type Enterable, type Entering, type Tournament } from '@tennis/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { expireEntries, keepEntering } from '../../../writes/entering.ts';
import { OwnTimes } from '../../../writes/own-times.tsx';
import type { OwnTimesProps } from '../../../writes/own-times-dialog.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import type { PartnerDialogProps } from './partner-dialog.tsx';
import { PartnerLine, TakeBackButton } from './partner-line.tsx';

const [PartnerDialog] = onDemand<PartnerDialogProps>(
  async () => (await import('./partner-dialog.tsx')).PartnerDialog,
  words.failed,
);

const [OwnTimesDialog] = onDemand<OwnTimesProps>(
  async () => (await import('../../../writes/own-times-dialog.tsx')).OwnTimesDialog,
  words.failed,
);

const stateText = ({ state, unpaired, place, inDraw }: Enterable): string => {
  if (state === 'entered') return inDraw === false ? words.enteredUndrawn : words.entered;
  if (state === 'withdrawn') return unpaired ? words.unpaired : words.withdrawn;
  return place === null ? words.notEntered : words.place({ place });
};

/** The row. */
export function EnterableRow({
  tournament,
  entering,
  person,
}: {
  tournament: Tournament;
  entering: Entering;
  person: Enterable;
}) {
  const [year, setYear] = useState('');
  /** The club as it is typed; null while the known one counts. */
  const [typedClub, setTypedClub] = useState<string | null>(person.club === null ? '' : null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isTiming, setIsTiming] = useState(false);
  const client = useQueryClient();
  const { busy, send } = useWrite();
  const { name, isSelf, personId, state, eligibility } = person;
  const isIn = state === 'entered' || state === 'waiting';
  const mayEnter =
    entering.closed === null && !isIn && eligibility !== 'too-old' && eligibility !== 'not-member';
  const mayLeave = isIn && entering.closed !== 'drawn';
  const maySeek =
    isIn && entering.closed === null && person.partner !== null && person.partner.state !== 'joined';
  const isFull = entering.taken >= entering.most;
  const params = { id: String(tournament.id) };
  const keep = (cache: QueryClient, answer: Entering) => keepEntering(cache, tournament.id, answer);
  const stateIn = ({ people }: Entering) => people.find((one) => one.personId === personId)?.state;

  async function enter() {
    setProblem(null);
    const club = typedClub?.trim() ?? '';
    const body = {
      personId,
      ...(eligibility === 'birth-unknown' && { birthYear: Number(year) }),
      ...(club !== '' && { club }),
    };
    if (!EnterSchema.safeParse(body).success) {
      setProblem(words.birthYearMissing);
      return;
    }
    const outcome = await send({
      route: 'enterTournament',
      call: { params, body },
      about: personId,
      keep,
      done: (answer) => ({ title: stateIn(answer) === 'waiting' ? words.waitingDone : words.enteredDone }),
      failed: words.failed,
      mark: (error) => setProblem(messageOf(error, words.failed)),
    });
    if (outcome.kind !== 'refused') return;
    setProblem(messageOf(outcome.error, words.failed));
    // Closed, full or entered elsewhere: the card says what is so now.
    expireEntries(client, tournament.id);
  }

  async function leave() {
    const outcome = await send({
      route: 'leaveTournament',
      call: { params: { ...params, personId: String(personId) } },
      about: personId,
      keep,
      after: () => setIsLeaving(false),
      done: () => ({ title: words.leftDone }),
      failed: words.failed,
    });
    if (outcome.kind === 'refused') expireEntries(client, tournament.id);
  }

  return (
    <li className="flex flex-wrap items-end gap-3 py-3">
      <span className="min-w-0 flex-1 basis-48 self-center">
        <span className="block text-body font-medium [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-meta text-ink2">
          {isSelf && <>{words.you} · </>}
          {stateText(person)}
        </span>
        {mayEnter && !entering.isPair && typedClub === null && person.club !== null && (
          <span className="block text-meta text-ink2 [overflow-wrap:anywhere]">
            {words.clubIs({ club: person.club })}{' '}
            <button
              type="button"
              className="min-h-6 underline underline-offset-4"
              aria-label={words.changeClubOf({ name })}
              onClick={() => setTypedClub(person.club)}
            >
              {words.changeClub}
            </button>
          </span>
        )}
        {person.partner !== null && <PartnerLine partner={person.partner} />}
        {!isIn && eligibility === 'too-old' && entering.bornFrom !== null && (
          <span className="block text-meta text-ink2">{words.tooOld({ year: entering.bornFrom })}</span>
        )}
        {!isIn && eligibility === 'not-member' && (
          <span className="block text-meta text-ink2">{words.notMember}</span>
        )}
        {person.times !== null && person.times.noted.length > 0 && <OwnTimes times={person.times} />}
        {isIn && entering.closed === 'drawn' && (
          <span className="block text-meta text-ink2">{words.tellOrganisers}</span>
        )}
        {problem !== null && eligibility !== 'birth-unknown' && (
          <span role="alert" className="block text-meta text-danger">
            {problem}
          </span>
        )}
      </span>
      {mayEnter && eligibility === 'birth-unknown' && (
        <TextField
          label={words.birthYear}
          hint={words.birthYearHint}
          inputMode="numeric"
          maxLength={4}
          className="w-44"
          value={year}
          error={problem ?? undefined}
          onChange={(event) => setYear(event.target.value)}
        />
      )}
      {mayEnter && !entering.isPair && typedClub !== null && (
        <TextField
          label={words.club}
          optional
          hint={words.clubHint}
          maxLength={100}
          autoComplete="off"
          className="w-44"
          value={typedClub}
          onChange={(event) => setTypedClub(event.target.value)}
        />
      )}
      {mayEnter && entering.isPair && (
        <Button
          variant="primary"
          aria-label={(isFull ? partners.joinWithOf : partners.enterWithOf)({ name })}
          onClick={() => setIsAsking(true)}
        >
          {isFull ? partners.joinWith : partners.enterWith}
        </Button>
      )}
      {maySeek && (
        <Button
          variant="primary"
          aria-label={partners.askTitleOf({ name })}
          onClick={() => setIsAsking(true)}
        >
          {partners.askTitle}
        </Button>
      )}
      {maySeek && <TakeBackButton tournament={tournament} person={person} />}
      {mayEnter && !entering.isPair && (
        <Button
          variant="primary"
          busy={busy}
          aria-label={(isFull ? words.joinOf : words.enterOf)({ name })}
          onClick={() => void enter()}
        >
          {isFull ? words.join : words.enter}
        </Button>
      )}
      {(person.times !== null || mayLeave) && (
        <span className="flex gap-3">
          {person.times !== null && (
            <Button icon={Clock} aria-label={times.actionOf({ name })} onClick={() => setIsTiming(true)}>
              {times.action}
            </Button>
          )}
          {mayLeave && (
            <Button aria-label={words.leaveOf({ name })} onClick={() => setIsLeaving(true)}>
              {words.leave}
            </Button>
          )}
        </span>
      )}
      {isTiming && (
        <OwnTimesDialog tournament={tournament} personId={personId} onClose={() => setIsTiming(false)} />
      )}
      {isLeaving && (
        <ConfirmDialog
          title={isSelf ? words.leaveYou : words.leaveQuestion({ name })}
          description={
            entering.closed === null && person.partner?.state === 'joined'
              ? partners.leavePair
              : state === 'waiting'
                ? words.leaveWaiting
                : entering.closed === null
                  ? words.leaveText
                  : words.leaveForGood
          }
          confirmLabel={words.leave}
          busy={busy}
          onConfirm={() => void leave()}
          onOpenChange={() => setIsLeaving(false)}
        />
      )}
      {isAsking && (
        <PartnerDialog
          tournament={tournament}
          person={person}
          isFull={isFull}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
