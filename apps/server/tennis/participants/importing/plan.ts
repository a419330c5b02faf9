// Plans a list of entries: a decision for each line, made from the list, the entries and the people it could mean (D46, AG1,
// AG2). Pure.
import type { EntryOfList } from '@tennis/contract';
import { isPairType, joinedName, personKey, type Ineligible } from '@tennis/domain';
import type { StoredTournament } from '../../../access/guards.ts';
import { because, type Reason } from '../../../ground/reason.ts';
import { yearOf, type KnownPerson } from '../../people-meant.ts';
import { judgeEntry } from '../overrule.ts';

/** One of the people of an entry. */
export interface EnteredSide {
  readonly personId: number | null;
  readonly key: string;
  /** Of birth, as far as the caller may compare it. */
  readonly year: string | null;
}

/** An entry that is there already. */
export interface EnteredBefore {
  readonly id: number;
  readonly seed: number | null;
  readonly isWithdrawn: boolean;
  readonly sides: readonly EnteredSide[];
}

type Said = EntryOfList['player'];
type SideName = 'player' | 'partner';

/** The person on a side: somebody known, or somebody who is made from what the line says. */
export type Meant =
  | { readonly kind: 'known'; readonly person: KnownPerson; readonly said: Said }
  | { readonly kind: 'new'; readonly said: Said };

export type Decision =
  | {
      readonly kind: 'entered';
      readonly line: EntryOfList;
      readonly sides: readonly Meant[];
      /** On the waiting list. */
      readonly waiting: number | null;
      readonly overruled: readonly Ineligible[];
    }
  | { readonly kind: 'same'; readonly participantId: number }
  | { readonly kind: 'choose'; readonly side: SideName; readonly people: readonly KnownPerson[] }
  | { readonly kind: 'double'; readonly of: number; readonly side: SideName | null; readonly both?: true }
  | { readonly kind: 'ineligible'; readonly reasons: readonly Ineligible[] }
  | { readonly kind: 'refused'; readonly reason: Reason; readonly side?: SideName };

/** The state of the tournament that a list meets. */
export interface Scene {
  readonly tournament: StoredTournament;
  readonly entries: readonly EnteredBefore[];
  /** The people who could be meant and that the caller may see. */
  readonly known: readonly KnownPerson[];
  /** Those of them who are members of the club. */
  readonly members: ReadonlySet<number>;
  /** Entries that hold a place or wait for one. */
  readonly count: number;
  readonly nextWaiting: number;
  /** A draw is published, which knows no further seeds. */
  readonly isDrawn: boolean;
}

const refused = (reason: Reason): Extract<Decision, { kind: 'refused' }> => ({ kind: 'refused', reason });

const yearSaid = ({ birthYear }: Said): string | null => (birthYear === undefined ? null : String(birthYear));

/** Makes two lines the same to a reader. */
const keyOf = (said: Said): string => `${personKey(said.name)} ${yearSaid(said) ?? ''}`;

/**
 * Whether a side of the list is that side of an entry. If only one of the two has a year, they may still be the same: both are in this tournament.
 */
function isThem(said: Said, side: EnteredSide): boolean {
  if (said.isNew === true) return false;
  if (said.personId !== undefined) return said.personId === side.personId;
  const year = yearSaid(said);
  return side.key === personKey(said.name) && (year === null || side.year === null || year === side.year);
}

/** Whether an entry is of these people, in either order. */
function isEntryOf({ sides }: EnteredBefore, said: readonly Said[]): boolean {
  if (sides.length !== said.length) return false;
  const fits = (order: readonly EnteredSide[]) =>
    said.every((one, at) => {
      const side = order[at];
      return side !== undefined && isThem(one, side);
    });
  return fits(sides) || fits(sides.toReversed());
}

function isOtherName({ name, givenName: given, familyName: family }: Said): boolean {
  if (typeof given !== 'string' || typeof family !== 'string') return false;
  return personKey(joinedName({ given, family })) !== personKey(name);
}

/** Decides line after line; what one has taken is gone for the next. */
class Deciding {
  readonly #scene: Scene;
  readonly #byId: ReadonlyMap<number, KnownPerson>;
  readonly #byKey: ReadonlyMap<string, readonly KnownPerson[]>;
  /** People who are in, by an entry or by a line. */
  readonly #taken: Set<number>;
  /** A person whom one line names by number is no match for other lines with the same name. */
  readonly #named: ReadonlySet<number>;
  readonly #matched = new Set<number>();
  readonly #seeds: Set<number>;
  readonly #seen = new Map<string, number>();
  readonly #byNumber = new Map<number, number>();
  #count: number;
  #next: number;

  constructor(scene: Scene, lines: readonly EntryOfList[]) {
    this.#scene = scene;
    this.#byId = new Map(scene.known.map((person) => [person.id, person]));
    this.#byKey = Map.groupBy(scene.known, ({ name_key: key }) => key);
    this.#taken = new Set(
      scene.entries.flatMap(({ sides }) => sides.flatMap(({ personId }) => personId ?? [])),
    );
    this.#named = new Set(
      lines.flatMap(({ player, partner }) => [player.personId ?? [], partner?.personId ?? []].flat()),
    );
    this.#seeds = new Set(scene.entries.flatMap(({ seed }) => seed ?? []));
    this.#count = scene.count;
    this.#next = scene.nextWaiting;
  }

  decide(line: EntryOfList, at: number): Decision {
    const { tournament, entries } = this.#scene;
    const said = line.partner === undefined ? [line.player] : [line.player, line.partner];
    if (said.length > 1 && !isPairType(tournament.type)) return refused(because('partnerNotTaken'));
    if (said.some(isOtherName)) return refused(because('partsOfOtherName'));
    const before = entries.find((entry) => !this.#matched.has(entry.id) && isEntryOf(entry, said));
    if (before !== undefined) {
      this.#matched.add(before.id);
      this.#note(said, at);
      return before.isWithdrawn
        ? refused(because('entryWithdrawn'))
        : { kind: 'same', participantId: before.id };
    }
    const sides: Meant[] = [];
    for (const [index, one] of said.entries()) {
      const meant = this.#resolve(one, index === 0 ? 'player' : 'partner');
      if (meant.kind === 'double' && meant.side === 'player' && this.#isDouble(line.partner, meant.of))
        return { ...meant, both: true };
      if (meant.kind !== 'known' && meant.kind !== 'new') return meant;
      sides.push(meant);
    }
    const [first, second] = sides;
    if (first?.kind === 'known' && second?.kind === 'known' && first.person.id === second.person.id)
      return refused(because('partnerIsPlayer'));
    return this.#enter(line, sides, at);
  }

  #resolve(said: Said, side: SideName): Meant | Decision {
    const earlier = said.isNew === true ? undefined : this.#seen.get(keyOf(said));
    if (said.isNew === true) return { kind: 'new', said };
    if (said.personId !== undefined) {
      const of = this.#byNumber.get(said.personId);
      if (of !== undefined) return { kind: 'double', of, side: null };
      const person = this.#byId.get(said.personId);
      if (person === undefined) return refused(because('personNotOfClub'));
      if (this.#taken.has(person.id)) return { ...refused(because('alreadyEntered')), side };
      return { kind: 'known', person, said };
    }
    const year = yearSaid(said);
    const free = (this.#byKey.get(personKey(said.name)) ?? []).filter(
      ({ id }) => !this.#taken.has(id) && !this.#named.has(id),
    );
    const exact = free.filter(({ born }) => yearOf(born) === year);
    const [only] = exact;
    if (only !== undefined && exact.length === 1) return { kind: 'known', person: only, said };
    // If a name comes again, it is somebody else only if the club has another person of that name.
    if (earlier !== undefined) return { kind: 'double', of: earlier, side };
    const people = exact.length > 0 ? exact : free.filter(({ born }) => born === null || year === null);
    if (people.length > 0) return { kind: 'choose', side, people };
    // In another pair, or alone.
    const isIn = this.#scene.entries.some(({ sides }) => sides.some((one) => isThem(said, one)));
    return isIn ? { ...refused(because('alreadyEntered')), side } : { kind: 'new', said };
  }

  /** Whether the partner of a pair is named by the same earlier line. */
  #isDouble(partner: Said | undefined, of: number): boolean {
    const meant = partner === undefined ? null : this.#resolve(partner, 'partner');
    return meant?.kind === 'double' && meant.side !== null && meant.of === of;
  }

  #enter(line: EntryOfList, sides: readonly Meant[], at: number): Decision {
    const { tournament, members, isDrawn } = this.#scene;
    if (line.seed !== undefined && isDrawn) return refused(because('drawPublished'));
    if (line.seed !== undefined && this.#seeds.has(line.seed)) return refused(because('seedTaken'));
    const reasons = judgeEntry(
      tournament,
      sides.map((side) => ({
        birthYear:
          side.kind === 'known' && side.person.born !== null
            ? Number(yearOf(side.person.born))
            : (side.said.birthYear ?? null),
        gender: (side.kind === 'known' ? side.person.gender : null) ?? side.said.gender ?? null,
        isOutsider: side.kind !== 'known' || !members.has(side.person.id),
      })),
    );
    if (reasons.length > 0 && line.overrule !== true) return { kind: 'ineligible', reasons };
    this.#note(
      sides.map(({ said }) => said),
      at,
    );
    for (const side of sides)
      if (side.kind === 'known') {
        this.#taken.add(side.person.id);
        this.#byNumber.set(side.person.id, at);
      }
    if (line.seed !== undefined) this.#seeds.add(line.seed);
    const isFull = this.#count >= tournament.max_participants;
    this.#count += 1;
    const waiting = isFull ? this.#next : null;
    if (isFull) this.#next += 1;
    return { kind: 'entered', line, sides, waiting, overruled: reasons };
  }

  #note(said: readonly Said[], at: number): void {
    for (const one of said) if (!this.#seen.has(keyOf(one))) this.#seen.set(keyOf(one), at);
  }
}

/** Decides every line, in their order. */
export function decideEntries(lines: readonly EntryOfList[], scene: Scene): readonly Decision[] {
  const deciding = new Deciding(scene, lines);
  return lines.map((line, at) => deciding.decide(line, at));
}
