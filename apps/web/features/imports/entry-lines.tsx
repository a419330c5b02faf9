// A line of a list of entries: its form for the server, the text of its outcome, and the choices beside it.
import type { EntryOfList, EntryOutcome } from '@tennis/contract';
import * as words from '@tennis/words/imports';
import { listed } from '../../lib/lists.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { WhoIsMeant, type Candidate, type Choice } from './person-lines.tsx';
import type { PreviewRow, Says } from './preview.tsx';
import type { ReadLine } from './reading/lines.ts';

type Side = 'player' | 'partner';

/** The choices for a line. */
export interface EntryChoice {
  readonly who?: Readonly<Partial<Record<Side, Choice>>>;
  readonly overrule?: boolean;
}

export type EntryLine = ReadLine<EntryOfList>;
export interface SentEntry {
  readonly line: EntryLine;
  readonly body: EntryOfList;
}

/** The people whom each side of a line could mean. */
export interface Offer {
  readonly side: Side;
  readonly people: readonly Candidate[];
}

function chosenSide(said: EntryOfList['player'], choice: Choice | undefined): EntryOfList['player'] {
  if (choice === undefined || choice === 'skip') return said;
  const { personId: _, ...rest } = said;
  return choice === 'new' ? { ...rest, isNew: true } : { ...rest, personId: choice };
}

/** The lines as they are sent, without those that cannot be read or are left out. */
export function sentEntries(
  lines: readonly EntryLine[],
  choices: ReadonlyMap<number, EntryChoice>,
): readonly SentEntry[] {
  return lines.flatMap((line): SentEntry[] => {
    if (line.sent === null) return [];
    const { who = {}, overrule = false } = choices.get(line.line) ?? {};
    if (who.player === 'skip' || who.partner === 'skip') return [];
    const { player, partner } = line.sent;
    return [
      {
        line,
        body: {
          ...line.sent,
          player: chosenSide(player, who.player),
          ...(partner === undefined ? {} : { partner: chosenSide(partner, who.partner) }),
          ...(overrule ? { overrule } : {}),
        },
      },
    ];
  });
}

/** What a line says, part for part. */
export const saysOf = ({ player, partner, club, seed }: EntryOfList): Says => ({
  name: [player.name, partner?.name].filter((name) => name !== undefined).join(' / '),
  club: club ?? '',
  seed: seed === undefined ? '' : String(seed),
  year: player.birthYear === undefined ? '' : String(player.birthYear),
});

/** The choices if an outcome is a question, or may be a mistake: one for each side that it is about. */
export function offersOf(outcome: EntryOutcome | undefined): readonly Offer[] {
  if (outcome?.kind === 'choose') return [{ side: outcome.side, people: outcome.people }];
  if (outcome?.kind === 'double' && outcome.side !== null) {
    const sides: readonly Side[] = outcome.both === true ? ['player', 'partner'] : [outcome.side];
    return sides.map((side) => ({ side, people: [] }));
  }
  const isTwin = outcome?.kind === 'refused' && outcome.reason.code === 'alreadyEntered';
  return isTwin ? [{ side: outcome.side ?? 'player', people: [] }] : [];
}

/** The choices of a line once a question is answered for all that ask it: the first who could be meant, or somebody new, for each side that is asked about. */
export function answered(
  before: EntryChoice | undefined,
  offers: readonly Offer[],
  isNew: boolean,
): EntryChoice {
  const sides = offers.map(({ side, people }) => [side, isNew ? 'new' : (people[0]?.id ?? 'new')] as const);
  return { ...before, who: { ...before?.who, ...Object.fromEntries(sides) } };
}

const sentences = (reasons: readonly { readonly message: string }[]): string =>
  listed(reasons.map(({ message }) => message));

/** The name of an outcome, and the group in which it stands. */
export function entrySaid(
  outcome: EntryOutcome,
  lineOf: (at: number) => number,
): Pick<PreviewRow, 'group' | 'text'> {
  switch (outcome.kind) {
    case 'entered': {
      const { waiting, overruled, newPeople } = outcome;
      if (waiting !== null)
        return { group: 'waiting', text: words.becomesWaiting({ place: String(waiting) }) };
      return {
        group: 'entered',
        text:
          overruled.length > 0
            ? words.overruledBecause({ reasons: sentences(overruled) })
            : words.becomesEntered({ count: newPeople }),
      };
    }
    case 'same':
      return { group: 'same', text: words.isEntered };
    case 'choose':
      return { group: 'choose', text: words.undecided };
    case 'double': {
      const line = String(lineOf(outcome.of));
      return outcome.side === null
        ? { group: 'leftOut', text: words.doubleOf({ line }) }
        : { group: 'choose', text: words.doubleUndecided({ line }) };
    }
    case 'ineligible':
      return { group: 'ineligible', text: words.standsAgainst({ reasons: sentences(outcome.reasons) }) };
    default:
      return { group: 'leftOut', text: words.leftOutBecause({ reason: outcome.reason.message }) };
  }
}

const NOTHING: EntryChoice = {};

/** The person of the line, and whether they are entered all the same. */
export function EntryChoices({
  line,
  offers,
  choice = NOTHING,
  canOverrule,
  onChoose,
}: {
  line: EntryLine;
  offers: readonly Offer[];
  choice: EntryChoice | undefined;
  canOverrule: boolean;
  onChoose: (choice: EntryChoice) => void;
}) {
  const nameOf = (side: Side) => line.sent?.[side]?.name ?? line.title;
  return (
    <>
      {offers.map(({ side, people }) => (
        <WhoIsMeant
          key={side}
          line={{ line: line.line, title: nameOf(side) }}
          isOfPair={line.sent?.partner !== undefined}
          people={people}
          choice={choice.who?.[side]}
          onChoose={(one) => onChoose({ ...choice, who: { ...choice.who, [side]: one } })}
        />
      ))}
      {canOverrule && (
        <Checkbox
          label={words.enterAnyway}
          checked={choice.overrule === true}
          onChange={(event) => onChoose({ ...choice, overrule: event.target.checked })}
        />
      )}
    </>
  );
}
