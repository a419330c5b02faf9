// Does it fit? Asked before a draw is made or published: its matches against the available courts, days and rests [OP25].
import type { DrawFit, DrawFitQuery, drawFitRoutes } from '@tennis/contract';
import {
  drawAs,
  playersProgressing,
  usableSpans,
  type Draw,
  type DrawError,
  type Result,
  type ScheduleMatch,
} from '@tennis/domain';
import type { Tx } from '../../../database/connection.ts';
import { groupRulesOf, kindOf, unwrapDraw } from '../../draw-choices.ts';
import { isToBeDrawn, selectEntries, type EntryWithAccounts } from '../../entries.ts';
import { peopleOfEntry } from '../../people-of-match.ts';
import type { Handlers } from '../../../http/handler.ts';
import { checkMatchFormat, defaultMatchFormat } from '../../match-format.ts';
import { storedStageFormats } from '../../stage-formats.ts';
import { playersWith } from '../availability.ts';
import { restAfter } from '../situation.ts';
import { fitInThread } from '../suggest.ts';
import { matchesToDraw } from './drawn-matches.ts';
import { roomFor, type PlannedTournament, type Room } from './room.ts';
import { situationWith, waysToTry } from './ways.ts';

/** Any number will do: the question is only how many matches there are, and who plays them. */
const RANDOM_SEED = 1;

/** The entries to draw, filled up with unknown people or cut to the number asked for. */
interface Entrants {
  readonly ids: readonly number[];
  readonly peopleOf: (entryId: number) => readonly string[];
}

function entrantsOf(entries: readonly EntryWithAccounts[], asked: number | undefined): Entrants {
  const drawn = entries.filter(isToBeDrawn);
  const known = new Map(drawn.map((entry) => [entry.id, entry]));
  const count = asked ?? drawn.length;
  const ids = Array.from({ length: count }, (_, at) => drawn[at]?.id ?? -1 - at);
  const peopleOf = (id: number): readonly string[] => {
    const entry = known.get(id);
    return entry === undefined ? [`entry ${id}`] : peopleOfEntry(entry);
  };
  return { ids, peopleOf };
}

/** The draw of this many entries, from the first on. */
function drawOf(
  tournament: PlannedTournament,
  query: DrawFitQuery,
  ids: readonly number[],
): Result<Draw, DrawError> {
  const { thirdPlace, qualifying, kind: chosen, feedRounds, placesTo, groups, bestNext, qualifiers } = query;
  const kind = kindOf(tournament.format, chosen);
  const playing = kind === 'qualifying' && qualifying !== undefined ? ids.slice(-qualifying) : [];
  return drawAs(
    kind,
    {
      feedRounds,
      placesTo,
      groups,
      bestNext,
      qualifiers,
      thirdPlace: thirdPlace === 'true',
      consolation: query.consolation === 'true',
      qualifying: playing,
      randomSeed: RANDOM_SEED,
    },
    ids.map((id) => ({ id, name: '' })),
    groupRulesOf(tournament),
  );
}

/** Minutes that the club's courts are open on the days of a room, from now on. */
function openMinutes({ situation, courtsOn, days, courts }: Room): number {
  const own = new Set<unknown>(courts);
  const from = situation.now ?? 0;
  return courtsOn(days)
    .filter(({ id }) => own.has(id))
    .flatMap((court) => usableSpans(court, situation))
    .reduce((sum, [opens, closes]) => sum + Math.max(0, closes - Math.max(opens, from)), 0);
}

/** A room that knows when the people of these entries cannot play: their matches do not exist yet. */
const withPeople = (room: Room, entries: readonly EntryWithAccounts[]): Room => ({
  ...room,
  situation: {
    ...room.situation,
    players: playersWith(room.situation.players ?? {}, room.scene, entries, room.clock),
  },
});

/** A tournament as it would be with the values of the form. */
function changed(tournament: PlannedTournament, query: DrawFitQuery): PlannedTournament {
  const format = query.format ?? tournament.format;
  const matchFormat = checkMatchFormat(query.matchFormat) ?? tournament.match_format;
  const progressing = query.playersProgressingFromGroups ?? tournament.players_progressing;
  return {
    ...tournament,
    format,
    type: query.type ?? tournament.type,
    start_date: query.startDate ?? tournament.start_date,
    end_date: query.endDate ?? tournament.end_date,
    time_limit: query.timeLimit ?? tournament.time_limit,
    match_format: matchFormat,
    stage_formats:
      query.stageFormats === undefined
        ? tournament.stage_formats
        : storedStageFormats(query.stageFormats, matchFormat, format),
    matches_per_participant: query.matchesPerParticipant ?? tournament.matches_per_participant,
    players_progressing: playersProgressing(format, progressing),
  };
}

/** The answer for a tournament, as it is stored or as somebody plans it. */
async function fitOf(
  tx: Tx,
  tournament: PlannedTournament,
  stored: readonly EntryWithAccounts[],
  query: DrawFitQuery,
  now: Date,
): Promise<DrawFit> {
  const { ids, peopleOf } = entrantsOf(stored, query.entries);
  const { club_id: clubId, time_limit: minutes } = tournament;
  const empty = clubId === null ? null : await roomFor(tx, { ...tournament, club_id: clubId }, now);
  const restOf = (format: string) =>
    empty === null ? null : restAfter(empty.scene.club, tournament, format);
  const matchesOf = (draw: Draw) => matchesToDraw(draw, tournament.id, peopleOf, tournament, restOf);
  const matches = matchesOf(unwrapDraw(drawOf(tournament, query, ids)));
  const room =
    empty &&
    withPeople(
      empty,
      stored.filter(({ id }) => ids.includes(id)),
    );
  const turnaround = room?.situation.turnaround ?? 0;
  const facts = {
    entries: ids.length,
    matches: matches.length,
    matchMinutes: minutes,
    needed: matches.reduce((sum, match) => sum + (match.minutes ?? minutes) + turnaround, 0),
  };
  if (room === null)
    return {
      ...facts,
      answer: null,
      others: 0,
      given: 0,
      days: [],
      courts: 0,
      end: null,
      shortages: [],
      ways: [],
    };
  const { clock, days, others, courts } = room;
  const fewer = (count: number): readonly ScheduleMatch[] | null => {
    // The director chooses who need not play the qualifying.
    if (query.kind === 'qualifying') return null;
    const draw = drawOf(tournament, query, ids.slice(0, count));
    return draw.ok ? matchesOf(draw.value) : null;
  };
  const isOpen = courts.length > 0;
  const found = isOpen
    ? await fitInThread({
        fit: situationWith(room, days, matches),
        ways: waysToTry(room, tournament, ids.length, (count) =>
          count === ids.length ? matches : fewer(count),
        ),
      })
    : null;
  return {
    ...facts,
    answer: found?.fit.answer ?? 'no',
    others,
    given: openMinutes(room),
    days: days.map((day) => clock.dayAt(day)),
    courts: courts.length,
    end: found === null || found.fit.end === null ? null : clock.momentAt(found.fit.end),
    shortages: (found?.fit.shortages ?? []).map((shortage) =>
      shortage.type === 'rounds'
        ? { type: shortage.type }
        : { type: shortage.type, needed: shortage.needed, given: shortage.given },
    ),
    ways: [...(found?.ways ?? [])],
  };
}

/** The id of a tournament that is not stored yet; no stored one has it. */
const NOT_STORED = 0;

export const drawFitHandlers: Handlers<typeof drawFitRoutes> = {
  getDrawFit: async ({ tx, tournament, query, now }) => {
    const stored = await selectEntries(tx)
      .where('participants.tournament_id', '=', tournament.id)
      .orderBy('participants.id')
      .execute();
    return fitOf(tx, changed(tournament, query), stored, query, now);
  },
  getPlanFit: async ({ tx, params, query, now }) => {
    const { time_zone: zone } = await tx
      .selectFrom('clubs')
      .select('time_zone')
      .where('id', '=', params.clubId)
      .executeTakeFirstOrThrow();
    const tournament: PlannedTournament = {
      id: NOT_STORED,
      club_id: params.clubId,
      status: 'upcoming',
      time_zone: zone,
      type: query.type,
      start_date: query.startDate,
      end_date: query.endDate,
      format: query.format,
      time_limit: query.timeLimit,
      match_format: defaultMatchFormat({ pointSystem: 'normal_deuce', letRule: true }),
      stage_formats: '{}',
      matches_per_participant: query.matchesPerParticipant,
      players_progressing: query.playersProgressingFromGroups,
    };
    return fitOf(tx, changed(tournament, query), [], { entries: query.entries }, now);
  },
};
