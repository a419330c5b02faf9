// A line of people: its form for the server, the text of its outcome, and the choice of the person.
import * as words from '@tennis/words/imports';
import type { PersonLine, PersonOutcome } from '@tennis/contract';
import { GENDER_LABELS } from '../../lib/list-files.ts';
import { Select } from '../../ui/select.tsx';
import type { PreviewRow } from './preview.tsx';
import type { ReadLine } from './reading/lines.ts';

/** The person of a line: a person by number, somebody new, or nobody, so that it is left out. */
export type Choice = number | 'new' | 'skip';
export type Line = ReadLine<PersonLine>;
export type Sent = { readonly line: Line; readonly body: PersonLine };

/** The lines as they are sent, without those that cannot be read or are left out. */
export function sentLines(lines: readonly Line[], choices: ReadonlyMap<number, Choice>): readonly Sent[] {
  return lines.flatMap((line): Sent[] => {
    if (line.sent === null) return [];
    const choice = choices.get(line.line);
    if (choice === undefined) return [{ line, body: line.sent }];
    if (choice === 'skip') return [];
    const { personId: _, ...said } = line.sent;
    return [
      {
        line,
        body: choice === 'new' ? { ...said, isNew: true } : { ...said, personId: choice, isChosen: true },
      },
    ];
  });
}

type ChangedField = Extract<PersonOutcome, { kind: 'changed' }>['fields'][number];

const FIELDS = {
  name: words.fieldName,
  parts: words.parts,
  gender: words.fieldGender,
  birth: words.birth,
} satisfies Record<Exclude<ChangedField['field'], 'isMarked'>, string>;

const genderSaid = (value: string): string =>
  Object.entries(GENDER_LABELS).find(([gender]) => gender === value)?.[1] ?? value;

function changeSaid({ field, before, after }: ChangedField): string {
  if (field === 'isMarked') return words.becomesMember;
  const say = field === 'gender' ? genderSaid : (value: string) => value;
  const label = FIELDS[field];
  return before === null
    ? words.changesFrom({ field: label, after: say(after) })
    : words.changesOf({ field: label, before: say(before), after: say(after) });
}

/** The name of an outcome, and the group in which it stands. */
export function outcomeSaid(
  outcome: PersonOutcome,
  lineOf: (at: number) => number,
): Pick<PreviewRow, 'group' | 'text'> {
  switch (outcome.kind) {
    case 'new':
      return { group: 'new', text: words.becomesNew };
    case 'same':
      return { group: 'same', text: words.staysSame };
    case 'changed':
      return { group: 'changed', text: outcome.fields.map(changeSaid).join('; ') };
    case 'choose':
      return { group: 'choose', text: words.undecided };
    case 'double':
      return { group: 'leftOut', text: words.doubleOf({ line: String(lineOf(outcome.of)) }) };
    default:
      return { group: 'leftOut', text: words.leftOutBecause({ reason: outcome.reason.message }) };
  }
}

export type Candidate = Extract<PersonOutcome, { kind: 'choose' }>['people'][number];

const candidateSaid = ({ name, birthYear }: Candidate): string =>
  birthYear === null ? name : words.candidate({ name, year: String(birthYear) });

/** The choice of a line, from what the first check has offered. */
export function WhoIsMeant({
  line,
  isOfPair = false,
  people,
  choice,
  onChoose,
}: {
  line: Pick<Line, 'line' | 'title'>;
  /** Then everybody has to see for whom of the two it is. */
  isOfPair?: boolean;
  people: readonly Candidate[];
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}) {
  return (
    <Select
      className="max-w-sm"
      label={words.meantWho({ name: line.title, line: String(line.line) })}
      labelHidden={!isOfPair}
      placeholder={words.choosePerson}
      value={choice === undefined ? '' : String(choice)}
      options={[
        ...people.map((person) => ({ value: String(person.id), label: candidateSaid(person) })),
        { value: 'new', label: words.somebodyNew },
        { value: 'skip', label: words.skipLine },
      ]}
      onChange={({ target: { value } }) =>
        onChoose(value === 'new' || value === 'skip' ? value : Number(value))
      }
    />
  );
}

/** The people whom each line could mean, if that is a question: by its number in the file. */
export const offersOf = (
  sent: readonly Sent[],
  outcomes: readonly PersonOutcome[] | undefined,
): readonly (readonly [number, readonly Candidate[]])[] =>
  sent.flatMap(({ line }, at): readonly (readonly [number, readonly Candidate[]])[] => {
    const outcome = outcomes?.[at];
    if (outcome?.kind === 'choose') return [[line.line, outcome.people]];
    return outcome?.kind === 'double' ? [[line.line, []]] : [];
  });
