// Keeps each answer to a read for all readers of one class, until something changes that it depends on (ADR 16).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asked } from '../asked.ts';
import { isSuperAdmin, type Caller } from '@tennis/domain';
import type { ReadName, Route, RouteName } from '@tennis/contract';
import type { Changes } from '../../changes/changes.ts';
import type { Db } from '../../database/connection.ts';
import { languageOf } from '../language.ts';
import { dataKind, PreparedAnswer, type Audience } from './answer.ts';
import { codingFor } from './coding.ts';
import { createFreshness, type Ground, type Stamp } from './freshness.ts';
import { KEEPING, type Keeping } from './keeping.ts';
import {
  ANYBODY,
  classAt,
  classOfPerson,
  classOfSignedIn,
  MEMBERS,
  readRelations,
  type Relations,
} from './reader-class.ts';
import type { Ready } from './sending.ts';
import { createShelf, type Sized } from './shelf.ts';

/** The most memory for kept answers. What decides the class of readers gets at most a sixteenth of it in addition. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A read as it is asked for. */
export interface ReadCall {
  readonly name: RouteName;
  readonly declaration: Route;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller | null;
  readonly now: Date;
  /** Asked when the read begins: changes are noted before. */
  readonly db: () => Db;
}

export interface PreparedAnswers {
  /** The kept answer for a visitor at this address, if it is ready. */
  readonly forVisitor: (request: Asked, now: Date) => Ready | undefined;
  /** The answer to a read that is kept; it is made if it is not ready. Undefined for a read that is never kept. */
  readonly forCall: (call: ReadCall, read: Read) => Promise<Ready | undefined>;
  /** The kept answer for a visitor at this API address; undefined if there is none or it is out of date. */
  readonly keptFor: (address: string, now: Date) => PreparedAnswer | undefined;
  /** Things made from such answers are kept beside them, within the same bounds and for as long as the answers are true. */
  readonly made: MadeOfAnswers;
  /** How many bytes are kept. */
  readonly bytes: () => number;
}

export interface MadeOfAnswers {
  readonly find: (key: string, now: Date) => PreparedAnswer | undefined;
  /** Keeps it, where all that it was made of is still true. */
  readonly keep: (key: string, made: PreparedAnswer, now: Date) => void;
  /** The moment at which the work began. For work that depends on the time of day as well as on the answers it uses. */
  readonly begin: (now: Date) => Stamp;
  /** Whether nothing at all has changed since. */
  readonly isLatest: (begun: Stamp, now: Date) => boolean;
}

type Read = () => Promise<unknown>;

interface Making {
  readonly stamp: Stamp;
  readonly answer: Promise<PreparedAnswer>;
}

interface Place {
  readonly readers: string;
  readonly ground: Ground;
}

interface Known extends Sized {
  readonly stamp: Stamp;
  readonly relations: Relations;
}

const ID = /^[1-9]\d{0,14}$/;

/** Whether a request may have a session, by either name of its cookie. */
export const bringsSession = ({ headers }: Pick<Asked, 'headers'>): boolean =>
  headers.cookie?.includes('session=') === true;

const audienceOf = (request: FastifyRequest): Audience => (bringsSession(request) ? 'session' : 'visitors');

/** The address as far as the answer depends on it. */
function addressOf({ declaration, request: { url } }: ReadCall): string {
  return declaration.query === undefined ? (url.split('?', 1)[0] ?? url) : url;
}

const keyOf = (readers: string, address: string): string =>
  readers === ANYBODY ? address : `${readers} ${address}`;

const mayManage = (readers: string): boolean => readers !== ANYBODY && readers !== MEMBERS;

const groundOf = ({ of }: Keeping, tournament: number, club: number | null): Ground => {
  if (of === 'its-tournament') return { tournament };
  return of === 'tournaments-of-its-club' ? { tournament, club } : of;
};

const make = async (
  { reply, request }: ReadCall,
  read: Read,
  readers: string | null,
  stamp: Stamp,
): Promise<PreparedAnswer> => {
  const text = JSON.stringify(await read());
  const link = reply.getHeader('link');
  const kind = dataKind(readers === ANYBODY, {
    link: link === undefined ? undefined : String(link),
    route: request.routeOptions.url,
  });
  return new PreparedAnswer(text, kind, [stamp]);
};

/** Makes the store of one process; it hears of every change that is told there. */
export function createPreparedAnswers(changes: Changes, mostBytes = MOST_BYTES): PreparedAnswers {
  const freshness = createFreshness();
  const shelf = createShelf<PreparedAnswer>(mostBytes);
  const relationsOf = createShelf<Known>(mostBytes / 16);
  const underWay = new Map<string, Making>();
  changes.subscribe(freshness.note);
  changes.onGap(freshness.forgetAll);

  const isTrue = ({ stamps }: PreparedAnswer, now: Date): boolean =>
    stamps.every((stamp) => freshness.isFresh(stamp, now));

  const freshAt = (key: string, now: Date): PreparedAnswer | undefined => {
    const found = shelf.get(key);
    if (found === undefined || isTrue(found, now)) return found;
    shelf.delete(key);
    return undefined;
  };

  /** How people stand to a tournament; null when it is gone, or has just changed. */
  const relationsAt = async (id: number, { now, db }: ReadCall): Promise<Relations | null> => {
    const key = String(id);
    const known = relationsOf.get(key);
    if (known !== undefined && freshness.isFresh(known.stamp, now)) return known.relations;
    const stamp = freshness.begin({ tournament: id }, now);
    const relations = await readRelations(db(), id);
    if (relations === null || !freshness.isFresh(stamp, now)) return null;
    relationsOf.put(key, { stamp, relations, bytes: relations.bytes });
    return relations;
  };

  /** The readers who get the same answer, and the things it depends on. Null if this is unknown; then no kept answer may be sent. */
  const placeOf = async (keeping: Keeping, call: ReadCall, tournament: number): Promise<Place | null> => {
    const { caller } = call;
    const isPlain = keeping.for !== 'relation-to-tournament' || caller === null || isSuperAdmin(caller);
    const readers = keeping.for === 'signed-in-or-not' ? classOfSignedIn(caller) : classOfPerson(caller);
    if (isPlain && keeping.of !== 'tournaments-of-its-club')
      return { readers, ground: groundOf(keeping, tournament, null) };
    const relations = await relationsAt(tournament, call);
    if (relations === null) return null;
    const ground = groundOf(keeping, tournament, relations.clubId);
    return { readers: isPlain ? readers : classAt(relations, caller, keeping.tellsPlayers), ground };
  };

  /** Makes an answer once for everybody who asks meanwhile, and keeps it if nothing it depends on has changed since. */
  const makeOnce = (
    call: ReadCall,
    read: Read,
    readers: string,
    key: string,
    ground: Ground,
  ): Promise<PreparedAnswer> => {
    const { now } = call;
    const other = underWay.get(key);
    if (other !== undefined && freshness.isFresh(other.stamp, now)) return other.answer;
    const stamp = freshness.begin(ground, now);
    const answer = make(call, read, readers, stamp).finally(() => {
      if (underWay.get(key)?.stamp === stamp) underWay.delete(key);
    });
    underWay.set(key, { stamp, answer });
    return answer;
  };

  const codedFor = async (answer: PreparedAnswer, key: string | null, { request, now }: ReadCall) => {
    const coding = codingFor(request.headers['accept-encoding']);
    const audience = audienceOf(request);
    const ready = answer.ready(coding, audience);
    if (ready !== undefined) return ready;
    const made = await answer.make(coding, audience);
    // With what it has grown by.
    if (key !== null && isTrue(answer, now)) shelf.put(key, answer);
    return made;
  };

  return {
    forVisitor: (request, now) => {
      if (bringsSession(request)) return undefined;
      return freshAt(request.url, now)?.ready(codingFor(request.headers['accept-encoding']), 'visitors');
    },
    forCall: async (call, read) => {
      const keeping = KEEPING[call.name as ReadName] ?? null;
      if (keeping === null) return undefined;
      const { request, now } = call;
      const { id = '' } = (request.params ?? {}) as { id?: string };
      const tournament = ID.test(id) ? Number(id) : 0;
      const place = await placeOf(keeping, call, tournament);
      if (place === null) {
        const answer = await make(call, read, null, freshness.begin('all-tournaments', now));
        return codedFor(answer, null, call);
      }
      const { readers, ground } = place;
      const told =
        keeping.saysToManagers === true && mayManage(readers) ? `${languageOf(request)} ${readers}` : readers;
      const key = keyOf(told, addressOf(call));
      const answer = freshAt(key, now) ?? (await makeOnce(call, read, readers, key, ground));
      return codedFor(answer, key, call);
    },
    // Answers of visitors are kept at their address.
    keptFor: freshAt,
    made: {
      find: freshAt,
      keep: (key, made, now) => {
        if (isTrue(made, now)) shelf.put(key, made);
      },
      begin: (now) => freshness.begin('clubs-alone', now),
      isLatest: freshness.isLatest,
    },
    bytes: () => shelf.bytes() + relationsOf.bytes(),
  };
}
