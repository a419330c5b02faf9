// The courts of a club: everybody can list them; the club's admins add, change, order and delete them (D48).
import type { Court, courtRoutes, NewCourt, UpdateCourt } from '@tennis/contract';
import { COURT_LIMITS, courtKey, type Caller } from '@tennis/domain';
import { isClub } from '../../access/guards.ts';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { storedTime } from '../../ground/clock.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { findCourt, listCourts, type Closure, type OpenSpan, type StoredCourt } from '../courts.ts';
import { differs, refuseStale } from '../../ground/version.ts';
import { presentCourt, weekOf, weekText } from './present.ts';
import {
  adoptMatches,
  countAhead,
  deleteCourt,
  insertCourt,
  renameOnMatches,
  updateCourt,
  writeClosures,
  writeOrder,
  writeWeek,
  type ChangedMatch,
} from './store.ts';

const DAILY: OpenSpan = { from: 8 * 60, to: 22 * 60 };
const EVERY_DAY: readonly OpenSpan[] = Array.from({ length: 7 }, () => DAILY);

async function present(tx: Tx, clubId: number, caller: Caller | null): Promise<Court[]> {
  return (await listCourts(tx, clubId)).map((court) => presentCourt(court, caller));
}

async function mustFind(tx: Tx, clubId: number, id: number): Promise<StoredCourt> {
  const court = await findCourt(tx, clubId, id);
  if (court === undefined) throw new Refused({ type: 'not-found' });
  return court;
}

const storedClosures = (sent: NonNullable<UpdateCourt['closures']>): readonly Closure[] =>
  sent
    .map(({ from, to, reason }) => ({
      from: storedTime(from),
      to: to === null ? null : storedTime(to),
      reason: reason === undefined || reason === '' ? null : reason,
    }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));

const byte = (value: boolean): number => (value ? 1 : 0);

/** The columns for the fields that were sent. */
const columnsOf = ({ name, surface, indoor, lights, centre }: UpdateCourt) => ({
  ...(name === undefined ? {} : { name, name_key: courtKey(name) }),
  ...(surface === undefined ? {} : { surface }),
  ...(indoor === undefined ? {} : { indoor: byte(indoor) }),
  ...(lights === undefined ? {} : { lights: byte(lights) }),
  ...(centre === undefined ? {} : { centre: byte(centre) }),
});

/** No two courts of a club have the same name (D48); `paths` are the fields of the new names. */
function refuseTaken(
  names: readonly { readonly name: string; readonly path: string }[],
  others: readonly Pick<StoredCourt, 'name' | 'name_key'>[],
): void {
  const taken = new Map(others.map((court) => [court.name_key, court.name]));
  for (const { name, path } of names) {
    const key = courtKey(name);
    const holder = taken.get(key);
    if (holder !== undefined) refuseConflict(because('courtNameTaken', { name: holder }), { path });
    taken.set(key, name);
  }
}

const namesOf = (courts: readonly StoredCourt[]) => ({
  courts: courts.map(({ name }) => name).join(', '),
});

/** A court's row as the audit log compares it. */
const logged = (court: StoredCourt) => ({
  ...court,
  hours: weekText(court.week),
  closures: JSON.stringify(court.closures),
});

/** Announces matches as changed that now belong to a court or have its new name. */
const told = (matches: readonly ChangedMatch[]): Trail['also'] =>
  matches.map((match) => ({ kind: 'match', ...match }));

async function create(tx: Tx, clubId: number, court: NewCourt, position: number, now: Date) {
  const id = await insertCourt(tx, {
    club_id: clubId,
    name: court.name,
    name_key: courtKey(court.name),
    surface: court.surface ?? null,
    indoor: byte(court.indoor === true),
    lights: byte(court.lights === true),
    centre: byte(court.centre === true),
    position,
    created_at: now.toISOString(),
  });
  await writeWeek(tx, id, court.hours === undefined ? EVERY_DAY : weekOf(court.hours));
  await writeClosures(tx, id, storedClosures(court.closures ?? []));
  return { id, name: court.name };
}

export const courtHandlers: Handlers<typeof courtRoutes> = {
  listCourts: async ({ tx, params, caller }) => {
    if (!(await isClub(tx, params.clubId))) throw new Refused({ type: 'not-found' });
    return present(tx, params.clubId, caller);
  },

  createCourts: {
    write: async ({ tx, params: { clubId }, body, caller, now, trail }) => {
      const before = await listCourts(tx, clubId);
      if (before.length + body.courts.length > COURT_LIMITS.ofAClub)
        refuseField('courts', because('courtsTooMany', { max: COURT_LIMITS.ofAClub }));
      refuseTaken(
        body.courts.map(({ name }, at) => ({ name, path: `courts.${at}.name` })),
        before,
      );
      const last = before.at(-1)?.position ?? 0;
      const made = [];
      for (const [at, court] of body.courts.entries())
        made.push(await create(tx, clubId, court, last + at + 1, now));
      trail.also = told(await adoptMatches(tx, clubId, made));
      const after = await listCourts(tx, clubId);
      trail.before = namesOf(before);
      trail.after = namesOf(after);
      return { courts: after.map((court) => presentCourt(court, caller)) };
    },
    again: async ({ tx, params, caller }) => ({ courts: await present(tx, params.clubId, caller) }),
  },

  orderCourts: {
    write: async ({ tx, params: { clubId }, body, caller, trail }) => {
      const before = await listCourts(tx, clubId);
      const ids = new Set(body.courtIds);
      const isWhole = ids.size === body.courtIds.length && ids.size === before.length;
      if (!isWhole || before.some(({ id }) => !ids.has(id)))
        refuseConflict(because('courtsChanged'), {
          details: { current: before.map((court) => presentCourt(court, caller)) },
        });
      await writeOrder(tx, body.courtIds);
      const after = await listCourts(tx, clubId);
      trail.before = namesOf(before);
      trail.after = namesOf(after);
      return { courts: after.map((court) => presentCourt(court, caller)) };
    },
    again: async ({ tx, params, caller }) => ({ courts: await present(tx, params.clubId, caller) }),
  },

  updateCourt: {
    write: async ({ tx, params: { clubId, courtId }, body, caller, ifMatch, trail }) => {
      const court = await mustFind(tx, clubId, courtId);
      const stale = () => refuseStale(presentCourt(court, caller));
      if (ifMatch !== null && ifMatch !== court.version) stale();
      const change = columnsOf(body);
      const week = body.hours === undefined ? court.week : weekOf(body.hours);
      const closures = body.closures === undefined ? court.closures : storedClosures(body.closures);
      const isSame =
        !differs(court, change) &&
        weekText(week) === weekText(court.week) &&
        JSON.stringify(closures) === JSON.stringify(court.closures);
      if (isSame) return presentCourt(court, caller);
      if (body.name !== undefined) {
        const others = (await listCourts(tx, clubId)).filter(({ id }) => id !== courtId);
        refuseTaken([{ name: body.name, path: 'name' }], others);
      }
      if (!(await updateCourt(tx, court, change))) stale();
      if (body.hours !== undefined) await writeWeek(tx, courtId, week);
      if (body.closures !== undefined) await writeClosures(tx, courtId, closures);
      const after = await mustFind(tx, clubId, courtId);
      if (after.name !== court.name) {
        const renamed = await renameOnMatches(tx, after);
        trail.also = told([...renamed, ...(await adoptMatches(tx, clubId, [after]))]);
      }
      trail.before = logged(court);
      trail.after = logged(after);
      return presentCourt(after, caller);
    },
    again: async ({ tx, params, caller }) =>
      presentCourt(await mustFind(tx, params.clubId, params.courtId), caller),
  },

  deleteCourt: async ({ tx, params: { clubId, courtId }, caller, ifMatch, trail }) => {
    const court = await mustFind(tx, clubId, courtId);
    if (ifMatch !== null && ifMatch !== court.version) refuseStale(presentCourt(court, caller));
    const count = await countAhead(tx, courtId);
    if (count > 0)
      refuseConflict(because('courtHasMatches', { count, name: court.name }), {
        details: { code: 'court-has-matches', matches: count },
      });
    await deleteCourt(tx, courtId);
    trail.before = logged(court);
    return null;
  },
};
