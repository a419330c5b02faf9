// Players enter several events of a meeting in one press (D47): they tick them for themselves or somebody they look after, and see the result of
// each.
import * as enteringWords from '@tennis/words/entering';
import * as words from '@tennis/words/meetings';
import { EnterSchema, type Enterable, type Entering, type Meeting } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { api, messageOf } from '../../lib/api.ts';
import { formatMatchTime } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { GenderField, type GenderChoice } from '../../ui/gender-field.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Select } from '../../ui/select.tsx';
import { SignInToEnter } from '../../ui/sign-in-to-enter.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keepEntering } from '../../writes/entering.ts';
import { useWrite } from '../../writes/use-write.ts';

type Event = Meeting['tournaments'][number];

/** An event with what is so for the one who is to play. */
interface Open {
  readonly event: Event;
  readonly entering: Entering;
  readonly person: Enterable;
  /** They can be entered now. */
  readonly isOpen: boolean;
}

const isIn = ({ state }: Enterable): boolean => state === 'entered' || state === 'waiting';

/** The person's entry in an event, or why they cannot enter it. */
function sayState({ event, entering, person }: Open): string {
  const { closed, bornFrom, taken, most } = entering;
  if (person.state === 'entered') return enteringWords.entered;
  if (person.state === 'waiting' && person.place !== null)
    return enteringWords.place({ place: person.place });
  if (closed === 'drawn') return enteringWords.drawn;
  if (closed === 'not-registering') return enteringWords.notOpen;
  if (person.eligibility === 'not-member') return enteringWords.notMember;
  if (person.eligibility === 'too-old' && bornFrom !== null) return enteringWords.tooOld({ year: bornFrom });
  const { registrationEndDate: deadline, timeZone } = event;
  const moment = deadline === null ? null : formatMatchTime(deadline, timeZone);
  if (closed === 'deadline' && moment !== null) return enteringWords.closesAt({ moment });
  const until = moment === null ? enteringWords.noDeadline : enteringWords.closes({ moment });
  return `${isFull(entering) ? enteringWords.join : enteringWords.taken({ taken, most })} · ${until}`;
}

const isFull = ({ taken, most }: Entering): boolean => taken >= most;

/** The effect of a press for the ticked events: a full one has a waiting list. */
function sayPress(chosen: readonly Open[]): string {
  const waiting = chosen.filter(({ entering }) => isFull(entering)).length;
  const count = chosen.length - waiting;
  if (waiting === 0) return words.enterEvents({ count });
  return count === 0 ? words.joinEvents({ count: waiting }) : words.enterAndJoin({ count, waiting });
}

function openFor(events: readonly Event[], answers: readonly Entering[], personId: number): readonly Open[] {
  return events.flatMap((event, at): Open[] => {
    const answer = answers[at];
    const person = answer?.people.find((one) => one.personId === personId);
    if (answer === undefined || person === undefined) return [];
    const mayPlay = person.eligibility === 'eligible' || person.eligibility === 'birth-unknown';
    return [{ event, entering: answer, person, isOpen: answer.closed === null && !isIn(person) && mayPlay }];
  });
}

/** While an event takes entries: the events to enter and, for visitors, the way to the sign-in and back. */
export function EnterEvents({ meeting }: { meeting: Meeting }) {
  const user = useSession();
  const events = meeting.tournaments.filter(({ status }) => status === 'registering');
  const ids = events.map(({ id }) => id);
  const { data, refetch } = useQuery({
    queryKey: ['entering the events of a meeting', meeting.id, user?.id ?? 0, ids],
    queryFn: ({ signal }) =>
      Promise.all(ids.map((id) => api.getEntering({ params: { id: String(id) } }, { signal }))),
    enabled: user !== null && events.length > 0,
  });
  if (user === null && events.length > 0) {
    return (
      <EnterCard>
        <SignInToEnter />
      </EnterCard>
    );
  }
  if (data === undefined || data.length === 0) return null;
  return <Form events={events} answers={data} onDone={() => void refetch()} />;
}

function EnterCard({ children }: { children: ReactNode }) {
  return (
    <Card as="section" padding="l" aria-labelledby="enter-events" className="mt-8">
      <h2 id="enter-events" className="type-column">
        {words.enterSeveral}
      </h2>
      <p className="mt-1 mb-4 text-body text-ink2">{words.enterSeveralText}</p>
      {children}
    </Card>
  );
}

interface Result {
  readonly id: number;
  readonly text: string;
  readonly isRefused: boolean;
}

function Form({
  events,
  answers,
  onDone,
}: {
  events: readonly Event[];
  answers: readonly Entering[];
  onDone: () => void;
}) {
  const people = answers[0]?.people ?? [];
  const [personId, setPersonId] = useState(people[0]?.personId ?? 0);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [mails, setMails] = useState<ReadonlyMap<number, string>>(new Map());
  const [year, setYear] = useState('');
  const [gender, setGender] = useState<GenderChoice>('');
  const [problem, setProblem] = useState<string | null>(null);
  const [results, setResults] = useState<readonly Result[]>([]);
  const { busy, send } = useWrite();
  const open = openFor(events, answers, personId);
  const chosen = open.filter(({ event, isOpen }) => isOpen && ticked.has(event.id));
  const asksYear = chosen.some(({ person }) => person.eligibility === 'birth-unknown');
  const asksGender = chosen.some(({ person }) => person.asksGender);

  function bodyOf({ event, entering: { isPair }, person }: Open) {
    const mail = (mails.get(event.id) ?? '').trim();
    return {
      personId,
      ...(person.eligibility === 'birth-unknown' && { birthYear: Number(year) }),
      ...(person.asksGender && gender !== '' && { gender }),
      ...(isPair && (mail === '' ? { looking: true } : { partnerEmail: mail })),
    };
  }

  async function enterOne(one: Open): Promise<Result> {
    const { id, name: event } = one.event;
    const outcome = await send({
      route: 'enterTournament',
      call: { params: { id: String(id) }, body: bodyOf(one) },
      about: id,
      keep: (client, answer) => keepEntering(client, id, answer),
      mark: () => undefined,
    });
    if (outcome.kind !== 'done') {
      const reason =
        outcome.kind === 'refused' ? messageOf(outcome.error, enteringWords.failed) : enteringWords.failed;
      return { id, text: words.isRefused({ event, reason }), isRefused: true };
    }
    const place = outcome.answer.people.find((person) => person.personId === personId)?.place ?? null;
    const text =
      place === null ? words.isEntered({ event }) : words.isWaiting({ event, place: String(place) });
    return { id, text, isRefused: false };
  }

  async function enterAll(event: SyntheticEvent) {
    event.preventDefault();
    if (busy) return;
    if (chosen.length === 0) {
      setProblem(words.tickFirst);
      return;
    }
    if (asksYear && !EnterSchema.safeParse({ birthYear: Number(year) }).success) {
      setProblem(enteringWords.birthYearMissing);
      return;
    }
    setProblem(null);
    const done: Result[] = [];
    // One after the other: each sees what the one before has said of the person.
    for (const one of chosen) done.push(await enterOne(one));
    setResults(done);
    const refused = new Set(done.filter((result) => result.isRefused).map(({ id }) => id));
    setTicked(refused);
    onDone();
  }

  return (
    <EnterCard>
      <form noValidate className="grid gap-4" onSubmit={(event) => void enterAll(event)}>
        {people.length > 1 && (
          <Select
            label={words.who}
            className="max-w-sm"
            value={String(personId)}
            options={people.map((person) => ({ value: String(person.personId), label: person.name }))}
            onChange={(event) => {
              setPersonId(Number(event.target.value));
              setTicked(new Set());
              setResults([]);
            }}
          />
        )}
        <ul className="grid gap-3">
          {open.map((one) => {
            const { event, isOpen } = one;
            const isTicked = isOpen && ticked.has(event.id);
            return (
              <li key={event.id} className="grid gap-2">
                <Checkbox
                  label={event.name}
                  hint={sayState(one)}
                  disabled={!isOpen || busy}
                  checked={isTicked || isIn(one.person)}
                  onChange={({ target: { checked } }) => {
                    const next = new Set(ticked);
                    if (checked) next.add(event.id);
                    else next.delete(event.id);
                    setTicked(next);
                    setProblem(null);
                  }}
                />
                {isTicked && one.entering.isPair && (
                  <TextField
                    label={words.partnerMail({ event: event.name })}
                    hint={words.partnerHint}
                    type="email"
                    className="max-w-sm pl-8"
                    value={mails.get(event.id) ?? ''}
                    onChange={({ target }) => setMails(new Map(mails).set(event.id, target.value))}
                  />
                )}
              </li>
            );
          })}
        </ul>
        {asksYear && (
          <TextField
            label={enteringWords.birthYear}
            hint={enteringWords.birthYearHint}
            inputMode="numeric"
            maxLength={4}
            className="w-44"
            value={year}
            onChange={(event) => setYear(event.target.value)}
          />
        )}
        {asksGender && <GenderField value={gender} onChange={setGender} />}
        <LiveRegion urgent className="text-control text-danger empty:hidden">
          {problem}
        </LiveRegion>
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {sayPress(chosen)}
          </Button>
        </div>
      </form>
      {results.length > 0 && (
        <div className="mt-4">
          <Banner
            tone={results.some(({ isRefused }) => isRefused) ? 'warn' : 'success'}
            title={words.results}
          >
            <ul className="mt-1 list-disc pl-5">
              {results.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
    </EnterCard>
  );
}
