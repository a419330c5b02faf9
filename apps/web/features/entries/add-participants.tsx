// Entering players by name, fast (D26, D46): people whom the club knows are offered, the focus stays in the field, Enter adds, and a pasted list
// opens the page of lists. If a name is already there, the form asks, because two people may share it.
import * as words from '@tennis/words/entries';
import type { Participant, Person, Tournament } from '@tennis/contract';
import { isPairType, isYouthType, TOURNAMENT_LIMITS } from '@tennis/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ClipboardList, UserPlus } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import { holdsPlace, participantName } from '../../lib/participant-name.ts';
import { messageOf } from '../../lib/api.ts';
import { factsOf, toSuggestion } from '../../lib/person-facts.ts';
import { fieldProblems } from '../../lib/field-problems.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { keepEntry } from '../../writes/entries.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { readEntryLine, saysTwoPeople, type EntryLine } from '../../lib/entry-lines.ts';
import {
  bodyWith,
  couldBe,
  notEntered,
  peopleNamed,
  useClubOfPeople,
  useSuggestions,
  type Choice,
} from './known-people.ts';
import { WhichPerson } from './which-person.tsx';
import { entryName, namesakesIn } from './namesakes.ts';

/** Where a list is entered. */
const listPath = ({ id }: Tournament): string => `/tournaments/${id}/entries/import`;

export interface AddParticipantsProps {
  tournament: Tournament;
  participants: readonly Participant[];
  /** Whether adding is not what comes next, because the draw can be made. */
  isAside: boolean;
}

/** The quick form, which adds to the waiting list if the tournament is full, and the way to a page that takes a list. */
export function AddParticipants({ tournament, participants, isAside }: AddParticipantsProps) {
  const write = useWrite();
  const { busy, send } = write;
  const nameInput = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [partner, setPartner] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [partnerProblem, setPartnerProblem] = useState<string | null>(null);
  /** The entry with a name that is already there, while the form asks about it. */
  const [twin, setTwin] = useState<EntryLine | null>(null);
  const [added, setAdded] = useState('');
  /** The people who were taken from the suggestions. */
  const [taken, setTaken] = useState<Choice>({});
  /** Namesakes of one side, while it is asked about them. */
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const client = useQueryClient();
  const clubId = useClubOfPeople(tournament);
  const navigate = useNavigate();
  const pair = isPairType(tournament.type);
  const isJunior = isYouthType(tournament.type);
  const isFull = participants.filter(holdsPlace).length >= tournament.maxParticipants;
  const line = readEntryLine(name, { isPair: false, isJunior });
  const suggested = notEntered(useSuggestions(clubId, line?.name ?? name), participants);
  const suggestedPartners = notEntered(useSuggestions(clubId, partner), participants);
  const typed =
    line !== null && pair && partner.trim() !== '' ? { ...line, partnerName: partner.trim() } : line;
  const isKnown = typed !== null && namesakesIn(participants, [typed]).length > 0;

  /** Asks about each side on which somebody of that name could be meant, then adds the entry. */
  async function settle(entry: EntryLine, choice: Choice) {
    setIsLooking(true);
    const question = await firstQuestion(entry, choice);
    setIsLooking(false);
    setAsked(question);
    if (question === null) await add(entry, choice);
  }

  async function firstQuestion(entry: EntryLine, choice: Choice): Promise<Asked | null> {
    const sides = [
      { side: 'player', typedName: entry.name, year: entry.birthYear },
      { side: 'partner', typedName: entry.partnerName, year: undefined },
    ] as const;
    for (const { side, typedName, year } of sides) {
      if (typedName === undefined || choice[side] !== undefined) continue;
      const found = notEntered(await peopleNamed(client, clubId, typedName), participants);
      const people = found.filter((person) => couldBe(person, year));
      if (people.length > 0) return { entry, choice, side, name: typedName, people };
    }
    return null;
  }

  async function add(entry: EntryLine, choice: Choice) {
    setProblem(null);
    setPartnerProblem(null);
    const outcome = await send({
      route: 'addParticipant',
      call: {
        params: { id: String(tournament.id) },
        body: { ...bodyWith(entry, choice), ...(isFull && { mayWait: true }) },
      },
      keep: keepEntry,
      whenUnsure: { title: words.overruleQuestion, label: words.overruleLabel },
      after: (participant) => {
        setName('');
        setPartner('');
        setTaken({});
        const facts = { name: participantName(participant) };
        setAdded(participant.alternate === null ? words.added(facts) : words.addedWaiting(facts));
        nameInput.current?.focus();
      },
    });
    setTwin(null);
    setAsked(null);
    if (outcome.kind !== 'refused') return;
    const ofPartner = fieldProblems(outcome.error).get('partnerName');
    if (ofPartner === undefined) setProblem(messageOf(outcome.error, words.addFailed));
    else setPartnerProblem(ofPartner);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (busy || isLooking) return;
    if (typed === null) {
      setProblem(words.nameTooShort);
      nameInput.current?.focus();
    } else if (!pair && taken.player === undefined && saysTwoPeople(typed.name)) {
      setProblem(words.oneAtATime);
      nameInput.current?.focus();
    } else if (isKnown && taken.player === undefined) setTwin(typed);
    else void settle(typed, taken);
  }

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    if (!/\r?\n\s*\S/.test(text)) return;
    event.preventDefault();
    void navigate({ to: listPath(tournament), state: { pasted: text } });
  }

  return (
    <>
      {isFull && <FullNotice tournament={tournament} />}
      <form noValidate aria-label={words.addSeveral} onSubmit={submit}>
        <div className="flex flex-wrap items-start gap-3">
          <SuggestField
            ref={nameInput}
            label={pair ? words.firstPlayer : words.addOne}
            placeholder={words.name}
            {...(isJunior ? { hint: words.juniorsHint } : {})}
            maxLength={100}
            suggestions={suggested.map(toSuggestion)}
            suggestionsLabel={words.suggestions}
            onTake={({ id, label }) => {
              setName(label);
              setTaken({ ...taken, ...sideOf('player', suggested, id) });
            }}
            className="min-w-0 flex-1 basis-52"
            value={name}
            error={problem ?? undefined}
            onPaste={paste}
            onType={(text) => {
              setName(text);
              setTaken(withoutSide('player', taken));
              setProblem(null);
              setAdded('');
            }}
          />
          {pair && (
            <SuggestField
              label={words.partner}
              placeholder={words.name}
              maxLength={100}
              suggestions={suggestedPartners.map(toSuggestion)}
              suggestionsLabel={words.suggestions}
              onTake={({ id, label }) => {
                setPartner(label);
                setTaken({ ...taken, ...sideOf('partner', suggestedPartners, id) });
              }}
              className="min-w-0 flex-1 basis-52"
              value={partner}
              error={partnerProblem ?? undefined}
              onType={(text) => {
                setPartner(text);
                setTaken(withoutSide('partner', taken));
                setPartnerProblem(null);
              }}
            />
          )}
          <div className="flex flex-wrap gap-2 pt-6.5 max-sm:w-full max-sm:pt-0 max-sm:*:flex-auto max-sm:*:whitespace-nowrap">
            <Button
              type="submit"
              variant={isAside ? 'secondary' : 'primary'}
              icon={UserPlus}
              busy={busy || isLooking}
            >
              {isFull ? words.addWaiting : words.add}
            </Button>
            <LinkButton icon={ClipboardList} href={listPath(tournament)}>
              {words.pasteList}
            </LinkButton>
          </div>
        </div>
      </form>
      <LiveRegion className="mt-1.5 text-meta text-ink3 empty:hidden">
        {isKnown ? words.known : added}
      </LiveRegion>
      {twin !== null && (
        <ConfirmDialog
          onOpenChange={() => setTwin(null)}
          tone="primary"
          title={words.knownQuestion({ name: entryName(twin) })}
          description={words.knownMeaning}
          confirmLabel={words.addAnyway}
          busy={busy}
          onConfirm={() => {
            setTwin(null);
            void settle(twin, taken);
          }}
        />
      )}
      {asked !== null && (
        <WhichPerson
          name={asked.name}
          people={asked.people.map((person) => ({ ...person, facts: factsOf(person) }))}
          busy={busy || isLooking}
          onAnswer={(id) => void settle(asked.entry, { ...asked.choice, ...answerOf(asked, id) })}
          onClose={() => setAsked(null)}
        />
      )}
      <WriteQuestions write={write} />
    </>
  );
}

type Side = keyof Choice;

interface Asked {
  readonly entry: EntryLine;
  readonly choice: Choice;
  readonly side: Side;
  readonly name: string;
  readonly people: readonly Person[];
}

function sideOf(side: Side, people: readonly Person[], id: number): Choice {
  const person = people.find((one) => one.id === id);
  return person === undefined ? {} : { [side]: person };
}

/** The answer to a question; null for somebody new. */
const answerOf = ({ side, people }: Asked, id: number | null): Choice => ({
  [side]: people.find((person) => person.id === id) ?? null,
});

const withoutSide = (side: Side, { player, partner }: Choice): Choice =>
  side === 'player' ? (partner === undefined ? {} : { partner }) : player === undefined ? {} : { player };

/** Why an entry would wait, and the way to raise the limit. */
function FullNotice({ tournament }: { tournament: Tournament }) {
  const { id, maxParticipants } = tournament;
  const canGrow = maxParticipants < TOURNAMENT_LIMITS.participants.max;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-60 text-control text-ink2">
        <b className="font-semibold text-ink">{words.full}</b>{' '}
        {canGrow ? words.fullCanGrow : words.fullAtMost({ most: maxParticipants })}
      </p>
      {canGrow && <LinkButton href={`/tournaments/${id}/edit`}>{words.raiseLimit}</LinkButton>}
    </div>
  );
}
