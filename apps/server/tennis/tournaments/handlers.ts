// Tournaments (§7; D7-D9, D25, D32, D33).
import type { Updateable } from 'kysely';
import { blankToNull, type tournamentRoutes } from '@tennis/contract';
import { isPairType, type TournamentStatus } from '@tennis/domain';
import { startOfQuarter, storedTime } from '../../ground/clock.ts';
import type { TournamentRow } from '../../database/schema.ts';
import type { Handlers } from '../../http/handler.ts';
import { checkMatchFormat, defaultMatchFormat } from '../match-format.ts';
import { linkNext, readCursor } from '../../http/paging.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import { foldText } from '../../database/text.ts';
import { refuseMoreTournaments } from '../plan-limits.ts';
import { listSeeking, stopSeeking } from '../partner-requests.ts';
import { fillPlaces, isFull } from '../waiting-list.ts';
import {
  checkProgressing,
  checkRegistration,
  checkRegistrationChange,
  checkSpan,
  refuseContradiction,
} from './checks.ts';
import { followFormats, stageFormatsChange } from './formats.ts';
import { presentTournament } from './present.ts';
import { readAgain, readTournament, refuseWhenStale } from './read.ts';
import { matchFormatChange, rulesColumns } from './rules.ts';
import { countStarted, statusChange, tellEntriesOpen } from './status.ts';
import {
  countFor,
  deleteTournament,
  findClubZone,
  insertTournament,
  listGroups,
  listNearest,
  nearCursorAt,
  updateTournament,
  type NearCursor,
} from './store.ts';

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
      const registrationEnd = body.registrationEndDate ? storedTime(body.registrationEndDate) : null;
      checkRegistration(zone, registrationEnd, body.endDate);
      checkProgressing(body.rules.format, body.rules.playersProgressingFromGroups);
      const matchFormat = checkMatchFormat(body.matchFormat) ?? defaultMatchFormat(body.rules);
      const id = await insertTournament(tx, {
        club_id: body.clubId,
        name: body.name,
        search_name: foldText(body.name),
        description: blankToNull(body.description),
        type: body.type,
        status: body.status ?? 'upcoming',
        start_date: storedTime(body.startDate),
        end_date: storedTime(body.endDate),
        registration_end_date: registrationEnd,
        time_zone: zone,
        max_participants: body.maxParticipants,
        ...rulesColumns(body.rules),
        match_format: matchFormat,
        ...stageFormatsChange(body.stageFormats, matchFormat, body.rules.format),
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
      const { registrationEndDate = tournament.registration_end_date } = body;
      const registrationEnd = registrationEndDate === null ? null : storedTime(registrationEndDate);
      checkRegistrationChange(tournament, registrationEnd, endDate);
      if (body.rules !== undefined)
        checkProgressing(body.rules.format, body.rules.playersProgressingFromGroups);
      if (body.maxParticipants !== undefined) {
        const entered = (await countFor(tx, [tournament.id])).get(tournament.id)?.participants ?? 0;
        if (entered > body.maxParticipants) {
          refuseConflict(because('tooFewPlaces', { entered }), { path: 'maxParticipants' });
        }
      }
      const formatChange = matchFormatChange(tournament.match_format, tournament, body);
      const change: Updateable<TournamentRow> = {
        start_date: startDate,
        end_date: endDate,
        ...(body.name === undefined ? {} : { name: body.name, search_name: foldText(body.name) }),
        ...(body.description === undefined ? {} : { description: blankToNull(body.description) }),
        ...(body.type === undefined ? {} : { type: body.type }),
        ...(await statusChange(tx, tournament, body.status)),
        ...(body.registrationEndDate === undefined ? {} : { registration_end_date: registrationEnd }),
        ...(body.maxParticipants === undefined ? {} : { max_participants: body.maxParticipants }),
        ...(body.rules === undefined ? {} : rulesColumns(body.rules)),
        ...formatChange,
        ...stageFormatsChange(
          body.stageFormats,
          formatChange.match_format ?? tournament.match_format,
          body.rules?.format ?? tournament.format,
        ),
        ...(body.location === undefined ? {} : { location: blankToNull(body.location) }),
        ...(body.contactEmail === undefined ? {} : { contact_email: blankToNull(body.contactEmail) }),
        ...(body.membersOnly === undefined ? {} : { members_only: body.membersOnly ? 1 : 0 }),
        ...(body.reportHours === undefined ? {} : { report_hours: body.reportHours }),
      };
      await refuseContradiction(tx, tournament, change);
      const followed = await followFormats(tx, tournament, change);
      const wasFull = await isFull(tx, tournament);
      await updateTournament(tx, tournament, change);
      if (change.status === 'registering') await tellEntriesOpen(call, tournament);
      if (isPairType(tournament.type) && !isPairType(change.type ?? tournament.type))
        await stopSeeking(tx, await listSeeking(tx, tournament.id), now);
      const promoted = await fillPlaces(tx, tournament.id, wasFull, now);
      trail.also = [...followed, ...promoted.map((id) => ({ kind: 'entry' as const, id, version: null }))];
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
