// Tournaments (§7; D7-D9, D25, D32, D33).
import type { Updateable } from 'kysely';
import { blankToNull, type Standstill, type tournamentRoutes, type Tournament } from '@tennis/contract';
import {
  isPairType,
  isYouthType,
  moveTournament,
  playersProgressing,
  spanProblem,
  type Caller,
  type SpanProblem,
  type TournamentFormat,
  type TournamentStatus,
} from '@tennis/domain';
import { dayIn, localMoment, startOfQuarter, storedTime } from '../../ground/clock.ts';
import type { Db, Tx } from '../../database/connection.ts';
import type { TournamentRow } from '../../database/schema.ts';
import type { Handlers } from '../../http/handler.ts';
import { surfaceOfTournament } from '../courts.ts';
import { hasPublishedDraw } from '../drawn.ts';
import { checkMatchFormat, defaultMatchFormat } from '../match-format.ts';
import type { StoredTournament } from '../../access/guards.ts';
import { linkNext, readCursor } from '../../http/paging.ts';
import type { Reader } from '../../access/names.ts';
import { because, type ReasonCode } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField, unwrap } from '../../ground/refusal.ts';
import { foldText } from '../../database/text.ts';
import { refuseMoreTournaments } from '../plan-limits.ts';
import { listSeeking, stopSeeking } from '../partner-requests.ts';
import { listStandstills } from '../suspensions.ts';
import { refuseStale } from '../../ground/version.ts';
import { forgetEntriesOpen, tell } from '../telling.ts';
import { fillPlaces, isFull } from '../waiting-list.ts';
import { presentTournament } from './present.ts';
import {
  countFor,
  countOfUnknownAge,
  deleteTournament,
  findClubZone,
  hasGroups,
  hasPairs,
  hasScores,
  holdMatches,
  findTournament,
  insertTournament,
  listGroups,
  listNearest,
  nearCursorAt,
  updateTournament,
  type NearCursor,
  type TournamentView,
} from './store.ts';

/** The part of a call that says where to read and who reads. */
interface Reading extends Reader {
  readonly tx: Db | Tx;
}

async function readTournament({ tx, caller, now }: Reading, id: number): Promise<Tournament> {
  const row = await findTournament(tx, id);
  if (row === undefined) throw new Refused({ type: 'not-found' });
  const suspended = await standstillsOf(tx, row, now);
  const surface = await surfaceOfTournament(tx, row);
  return {
    ...presentTournament(row, (await countFor(tx, [id])).get(id), { caller, now }),
    ...(surface !== undefined && { surface }),
    ...(suspended.length > 0 && { suspended }),
  };
}

/** The courts where play is suspended today, if the tournament is played today. */
async function standstillsOf(
  tx: Db | Tx,
  row: Pick<TournamentView, 'club_id' | 'time_zone' | 'start_date' | 'end_date'>,
  now: Date,
): Promise<Standstill[]> {
  const { club_id: clubId, time_zone: zone, start_date: start, end_date: end } = row;
  const today = dayIn(zone, now);
  const isOn = dayIn(zone, start) <= today && today <= dayIn(zone, end);
  if (clubId === null || !isOn) return [];
  return (await listStandstills(tx, [clubId], today)).get(clubId) ?? [];
}

async function refuseWhenStale(
  reading: Reading,
  { id, version }: StoredTournament,
  ifMatch: number | null,
): Promise<void> {
  if (ifMatch !== null && ifMatch !== version) refuseStale(await readTournament(reading, id));
}

const SPAN_REASONS = {
  'times-required': 'spanTimesRequired',
  'end-day-before-start': 'spanEndDayBeforeStart',
  'end-before-start': 'spanEndBeforeStart',
} as const satisfies Record<SpanProblem, ReasonCode>;

/** The extra checks of §5, on the calendar of the tournament's zone (D33). */
function checkSpan(zone: string, startDate: string, endDate: string): void {
  const problem = spanProblem(localMoment(zone, startDate), localMoment(zone, endDate));
  if (problem !== null) refuseField('endDate', because(SPAN_REASONS[problem]));
  // In the night when clocks go back, a later local time can be an earlier moment.
  if (storedTime(endDate) < storedTime(startDate)) {
    refuseField('endDate', because('spanEndBeforeStart'));
  }
}

function checkProgressing(format: TournamentFormat, progressing: number): void {
  if (format === 'groups_knockout' && progressing < 1) {
    refuseField('rules.playersProgressingFromGroups', because('progressingRequired'));
  }
}

/** A tournament as it is now, for a repeated write of it. */
const readAgain = (call: Reading & { readonly id: number }) => readTournament(call, call.id);

type Rules = Tournament['rules'];

const rulesColumns = (rules: Omit<Rules, 'knockout'>) => ({
  format: rules.format,
  point_system: rules.pointSystem,
  let_rule: rules.letRule ? 1 : 0,
  time_limit: rules.timeLimit,
  matches_per_participant: rules.matchesPerParticipant,
  players_progressing: playersProgressing(rules.format, rules.playersProgressingFromGroups),
  tie_breaker_rule: rules.tieBreakerRule,
});

const cursorParts = (cursor: NearCursor) => [
  cursor.origin,
  cursor.future.start,
  cursor.future.id,
  cursor.past.start,
  cursor.past.id,
];

export const tournamentHandlers: Handlers<typeof tournamentRoutes> = {
  listTournaments: async ({ tx, query, caller, now, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['time', 'time', 'id', 'time', 'id']);
    const position =
      cursor === null
        ? nearCursorAt(startOfQuarter(now).toISOString())
        : {
            origin: String(cursor[0]),
            future: { start: String(cursor[1]), id: Number(cursor[2]) },
            past: { start: String(cursor[3]), id: Number(cursor[4]) },
          };
    const filter = {
      caller,
      q: query.q,
      clubId: query.clubId,
      statuses: query.status?.split(',') as TournamentStatus[] | undefined,
      onlyMine: query.scope === 'mine',
      archived: query.archived === 'true',
    };
    const { tournaments, next } =
      query.perGroup === undefined
        ? await listNearest(tx, filter, limit, position)
        : { tournaments: await listGroups(tx, filter, query.perGroup, position), next: null };
    if (next !== null) linkNext(cursorParts(next), request, reply);
    const counts = await countFor(
      tx,
      tournaments.map((row) => row.id),
    );
    return tournaments.map((row) => presentTournament(row, counts.get(row.id), { caller, now }));
  },

  createTournament: {
    write: async (call) => {
      const { tx, body, caller, now } = call;
      const zone = await findClubZone(tx, body.clubId);
      if (zone === undefined) throw new Refused({ type: 'not-found' });
      await refuseMoreTournaments(tx, body.clubId);
      checkSpan(zone, body.startDate, body.endDate);
      checkProgressing(body.rules.format, body.rules.playersProgressingFromGroups);
      const id = await insertTournament(tx, {
        club_id: body.clubId,
        name: body.name,
        search_name: foldText(body.name),
        description: blankToNull(body.description),
        type: body.type,
        status: body.status ?? 'upcoming',
        start_date: storedTime(body.startDate),
        end_date: storedTime(body.endDate),
        registration_end_date: body.registrationEndDate ? storedTime(body.registrationEndDate) : null,
        time_zone: zone,
        max_participants: body.maxParticipants,
        ...rulesColumns(body.rules),
        match_format: checkMatchFormat(body.matchFormat) ?? defaultMatchFormat(body.rules),
        location: blankToNull(body.location),
        contact_email: blankToNull(body.contactEmail),
        members_only: body.membersOnly === true ? 1 : 0,
        report_hours: body.reportHours ?? null,
        created_by: caller.userId,
        created_at: now.toISOString(),
      });
      if (body.status === 'registering') await tellEntriesOpen(call, { id, club_id: body.clubId });
      return readTournament(call, id);
    },
    again: readAgain,
  },

  getTournament: async (call) => readTournament(call, call.tournament.id),

  updateTournament: {
    write: async (call) => {
      const { tx, tournament, body, ifMatch, now, trail } = call;
      await refuseWhenStale(call, tournament, ifMatch);
      const startDate = body.startDate === undefined ? tournament.start_date : storedTime(body.startDate);
      const endDate = body.endDate === undefined ? tournament.end_date : storedTime(body.endDate);
      checkSpan(tournament.time_zone, startDate, endDate);
      if (body.rules !== undefined)
        checkProgressing(body.rules.format, body.rules.playersProgressingFromGroups);
      if (body.maxParticipants !== undefined) {
        const entered = (await countFor(tx, [tournament.id])).get(tournament.id)?.participants ?? 0;
        if (entered > body.maxParticipants) {
          refuseConflict(because('tooFewPlaces', { entered }), { path: 'maxParticipants' });
        }
      }
      const change: Updateable<TournamentRow> = {
        start_date: startDate,
        end_date: endDate,
        ...(body.name === undefined ? {} : { name: body.name, search_name: foldText(body.name) }),
        ...(body.description === undefined ? {} : { description: blankToNull(body.description) }),
        ...(body.type === undefined ? {} : { type: body.type }),
        ...(await statusChange(tx, tournament, body.status)),
        ...(body.registrationEndDate === undefined
          ? {}
          : {
              registration_end_date:
                body.registrationEndDate === null ? null : storedTime(body.registrationEndDate),
            }),
        ...(body.maxParticipants === undefined ? {} : { max_participants: body.maxParticipants }),
        ...(body.rules === undefined ? {} : rulesColumns(body.rules)),
        ...matchFormatChange(tournament.match_format, tournament, body),
        ...(body.location === undefined ? {} : { location: blankToNull(body.location) }),
        ...(body.contactEmail === undefined ? {} : { contact_email: blankToNull(body.contactEmail) }),
        ...(body.membersOnly === undefined ? {} : { members_only: body.membersOnly ? 1 : 0 }),
        ...(body.reportHours === undefined ? {} : { report_hours: body.reportHours }),
      };
      await refuseContradiction(tx, tournament, change);
      const wasFull = await isFull(tx, tournament);
      await updateTournament(tx, tournament, change);
      if (change.status === 'registering') await tellEntriesOpen(call, tournament);
      if (isPairType(tournament.type) && !isPairType(change.type ?? tournament.type))
        await stopSeeking(tx, await listSeeking(tx, tournament.id), now);
      const promoted = await fillPlaces(tx, tournament.id, wasFull, now);
      trail.also = promoted.map((id) => ({ kind: 'entry', id, version: null }));
      return readTournament(call, tournament.id);
    },
    again: readAgain,
  },

  deleteTournament: async (call) => {
    const { tx, tournament, ifMatch } = call;
    await refuseWhenStale(call, tournament, ifMatch);
    const played = await countStarted(tx, tournament.id);
    if (played.startedMatches > 0) {
      refuseConflict(because('tournamentPlayed'), { details: { canArchive: true } });
    }
    await deleteTournament(tx, tournament.id);
    return null;
  },

  setTournamentStatus: {
    write: async (call) => {
      const { tx, tournament, body, ifMatch } = call;
      await refuseWhenStale(call, tournament, ifMatch);
      const change = await statusChange(tx, tournament, body.status);
      await updateTournament(tx, tournament, change);
      if (change.status === 'registering') await tellEntriesOpen(call, tournament);
      return readTournament(call, tournament.id);
    },
    again: readAgain,
  },

  archiveTournament: {
    write: async (call) => {
      const { tx, tournament, body, now, ifMatch } = call;
      await refuseWhenStale(call, tournament, ifMatch);
      const isArchived = tournament.archived_at !== null;
      if (body.archived !== isArchived) {
        if (isArchived && tournament.club_id !== null) await refuseMoreTournaments(tx, tournament.club_id);
        await updateTournament(tx, tournament, { archived_at: body.archived ? now.toISOString() : null });
      }
      return readTournament(call, tournament.id);
    },
    again: readAgain,
  },

  getTournamentStats: async (call) => {
    const { participantCount, matchesCompleted } = await readTournament(call, call.tournament.id);
    return { participantCount, matchesCompleted };
  },
};

/** Followers of the club hear that they can enter. Going back to draft withdraws that notice, since nobody hears of a draft. */
async function tellEntriesOpen(
  { tx, now, caller }: { readonly tx: Tx; readonly now: Date; readonly caller: Caller },
  { id, club_id: clubId }: Pick<StoredTournament, 'id' | 'club_id'>,
): Promise<void> {
  if (clubId === null) return;
  await forgetEntriesOpen(tx, id);
  await tell(tx, [{ kind: 'entries_open', personIds: [], tournamentId: id }], {
    now,
    actorId: caller.userId,
  });
}

/** A sent status is checked and stored (D9). */
async function statusChange(
  tx: Tx,
  { id, status }: StoredTournament,
  sent: TournamentStatus | undefined,
): Promise<{ status?: TournamentStatus }> {
  if (sent === undefined || sent === status) return {};
  await holdMatches(tx, id);
  return { status: unwrap(moveTournament(status, sent, await countStarted(tx, id))) };
}

/** A sent format is checked and stored; if the point system changes, a format that was its default becomes the new default (D25). */
function matchFormatChange(
  stored: string,
  tournament: Pick<TournamentRow, 'point_system' | 'let_rule'>,
  body: { readonly matchFormat?: string | undefined; readonly rules?: Omit<Rules, 'knockout'> | undefined },
): { match_format?: string } {
  const sent = checkMatchFormat(body.matchFormat);
  if (sent !== null) return { match_format: sent };
  const before = defaultMatchFormat({
    pointSystem: tournament.point_system,
    letRule: tournament.let_rule === 1,
  });
  return body.rules !== undefined && stored === before
    ? { match_format: defaultMatchFormat(body.rules) }
    : {};
}

/** Refuses another match format while there are scores in the present one. */
async function refuseScored(tx: Tx, tournamentId: number): Promise<void> {
  await holdMatches(tx, tournamentId);
  if (!(await hasScores(tx, tournamentId))) return;
  refuseConflict(because('formatHasScores'), { path: 'matchFormat' });
}

/** Whether a tournament has groups and the change alters them. */
function isOtherInGroups(
  before: StoredTournament,
  change: Updateable<TournamentRow>,
  column: 'matches_per_participant' | 'players_progressing',
): boolean {
  return before.format !== 'knockout' && (change[column] ?? before[column]) !== before[column];
}

/** Refuses a change that would give existing data another meaning: scores, pairs, names of juniors, groups. */
async function refuseContradiction(
  tx: Tx,
  before: StoredTournament,
  change: Updateable<TournamentRow>,
): Promise<void> {
  const { type = before.type, format = before.format, match_format: code = before.match_format } = change;
  if (code !== before.match_format) await refuseScored(tx, before.id);
  if (isPairType(before.type) && !isPairType(type) && (await hasPairs(tx, before.id))) {
    refuseConflict(because('staysForPairs'), { path: 'type' });
  }
  if (isYouthType(before.type) && !isYouthType(type)) {
    // In a junior event all names are shortened for the public. Elsewhere only the names of people known to be under 18 are (D24).
    const count = await countOfUnknownAge(tx, before.id);
    if (count > 0) refuseConflict(because('staysForJuniors', { count }), { path: 'type' });
  }
  const ranks = change.tie_breaker_rule ?? before.tie_breaker_rule;
  const drawn = [
    ['rules.format', format !== before.format],
    ['rules.tieBreakerRule', ranks !== before.tie_breaker_rule],
    ['rules.matchesPerParticipant', isOtherInGroups(before, change, 'matches_per_participant')],
    ['rules.playersProgressingFromGroups', isOtherInGroups(before, change, 'players_progressing')],
  ] as const;
  const [path] = drawn.find(([, isOther]) => isOther) ?? [];
  if (path !== undefined) {
    await holdMatches(tx, before.id);
    if (await hasPublishedDraw(tx, before.id)) refuseConflict(because('drawPublishedRules'), { path });
  }
  if (format === 'knockout' && before.format !== 'knockout' && (await hasGroups(tx, before.id))) {
    refuseConflict(because('hasGroups'), { path: 'rules.format' });
  }
}

async function countStarted(tx: Tx, tournamentId: number) {
  const row = await tx
    .selectFrom('matches')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('matches'),
      fn
        .count<number>(
          eb
            .case()
            .when(
              eb.or([
                eb('status', 'in', ['in_progress', 'completed']),
                eb('score', 'is not', null),
                eb('winner_id', 'is not', null),
              ]),
            )
            .then(1)
            .end(),
        )
        .as('startedMatches'),
      fn
        .count<number>(
          eb
            .case()
            .when(
              eb.and([
                eb('status', '<>', 'cancelled'),
                eb('winner_id', 'is', null),
                // In a draw, a match can be over without a winner.
                eb.or([eb('status', '<>', 'completed'), eb('draw_id', 'is', null)]),
              ]),
            )
            .then(1)
            .end(),
        )
        .as('undecidedMatches'),
    ])
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirstOrThrow();
  return row;
}
