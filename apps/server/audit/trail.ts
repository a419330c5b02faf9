// Collects what one call is about, as it goes on: who, which object, of which tournament and club, what it changed.
import type { LivePoints, ActorRole, ObjectKind, Route, WriteName } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { AnyRow } from './changes.ts';

export interface AuditedObject {
  readonly kind: ObjectKind;
  readonly id: number;
}

/** The consequences of an act, told after the commit. If a result changes with it, that is recorded too: its match has its own history (D14). */
export interface AlsoChanged extends AuditedObject {
  readonly version: number | null;
  /** The rows of a match whose result may have changed. */
  readonly before?: AnyRow;
  readonly after?: AnyRow;
}

/** The person who acts, with their role at that moment. */
export interface Actor {
  readonly id: number | null;
  readonly role: ActorRole;
  readonly clubs: Caller['clubs'];
}

/** The things that handlers may add about their call beyond its address. */
export interface Trail {
  actor: Actor;
  object: AuditedObject | null;
  /** How it is recorded, if not as its address says. */
  act: WriteName | null;
  tournamentId: number | null;
  clubId: number | null;
  /** The object's row before the write, where somebody has loaded it. */
  before: AnyRow | undefined;
  /** Its row after the write, where the write has answered it. */
  after: AnyRow | undefined;
  /** The call has done nothing that anybody would look for: no record. */
  isIdle: boolean;
  /** The score of the game after it: sent to spectators at once, and recorded nowhere. */
  points: LivePoints | null;
  /** Other things the call has changed that people read. */
  also: readonly AlsoChanged[];
}

export const VISITOR: Actor = { id: null, role: 'visitor', clubs: [] };
/** Anybody who holds a score link: nobody knows who that is (D51). */
export const BY_LINK: Actor = { id: null, role: 'score_link', clubs: [] };

export const actorOf = (caller: Caller | null): Actor =>
  caller === null ? VISITOR : { id: caller.userId, role: caller.role, clubs: caller.clubs };

/** An object's kind by the part of the address in front of its id. */
const KIND_OF_PART: Readonly<Record<string, ObjectKind>> = {
  users: 'account',
  clubs: 'club',
  courts: 'court',
  meetings: 'meeting',
  invitations: 'invitation',
  tournaments: 'tournament',
  participants: 'entry',
  persons: 'person',
  claims: 'claim',
  groups: 'group',
  matches: 'match',
  draws: 'draw',
  'subscription-plans': 'plan',
  'support-tickets': 'ticket',
};

const ID = /^[1-9]\d{0,14}$/;

interface NamedInPath {
  readonly kind: ObjectKind;
  readonly param: string;
}

/** By the contract's path; there are few of them. */
const namedIn = new Map<string, readonly NamedInPath[]>();

/** The parameters of a path in the contract, in order, without tokens. */
function namedInPath(path: string): readonly NamedInPath[] {
  const known = namedIn.get(path);
  if (known !== undefined) return known;
  const named = [...path.matchAll(/\/([\w-]+)\/\{(\w+)\}/g)].flatMap(([, part = '', param = '']) => {
    const kind = KIND_OF_PART[part];
    return kind === undefined || param === 'token' ? [] : [{ kind, param }];
  });
  namedIn.set(path, named);
  return named;
}

/** The objects that an address names, without anything that is not an id. */
function objectsInPath(path: string, params: unknown): readonly AuditedObject[] {
  const values = (params ?? {}) as Readonly<Record<string, string | number>>;
  return namedInPath(path).flatMap(({ kind, param }) => {
    const value = String(values[param] ?? '');
    return ID.test(value) ? [{ kind, id: Number(value) }] : [];
  });
}

const idOf = (objects: readonly AuditedObject[], kind: ObjectKind): number | null =>
  objects.find((object) => object.kind === kind)?.id ?? null;

/** The trail of a call that has just come in; `kind` is what its act is about, null for a read. */
export function startTrail(
  { path }: Pick<Route, 'path'>,
  params: unknown,
  kind: ObjectKind | null,
  actor: Actor,
): Trail {
  const objects = objectsInPath(path, params);
  const object = kind === null ? objects.at(-1) : objects.findLast((candidate) => candidate.kind === kind);
  return {
    actor,
    object: object ?? null,
    act: null,
    tournamentId: idOf(objects, 'tournament'),
    clubId: idOf(objects, 'club'),
    before: undefined,
    after: undefined,
    isIdle: false,
    points: null,
    also: [],
  };
}

/** The club and tournament of an object: by what is known already, otherwise by its row. */
export function placeOf(
  { clubId, tournamentId }: Pick<Trail, 'clubId' | 'tournamentId'>,
  object: AuditedObject | null,
  row: AnyRow | undefined,
): Pick<Trail, 'clubId' | 'tournamentId'> {
  if (row === undefined || object === null) return { clubId, tournamentId };
  const known = (column: string): number | null => (typeof row[column] === 'number' ? row[column] : null);
  return {
    clubId: clubId ?? (object.kind === 'club' ? object.id : known('club_id')),
    tournamentId: tournamentId ?? (object.kind === 'tournament' ? object.id : known('tournament_id')),
  };
}
