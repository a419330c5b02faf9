// Moving matches: the request, the engine's judgement, and storing it as a whole or not at all (D54, D55, ADR 23).
import type { Move } from '@tennis/contract';
import { DAY_MINUTES, minutesInFormat, type PlacedMatch, type Situation } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { dayIn, storedTime } from '../../ground/clock.ts';
import { because, type Reason } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import { checkMatchFormat, storedFormat } from '../match-format.ts';
import { usualCodeOf, usualFormatOf } from '../stage-formats.ts';
import { breaksUntil, brokenOf, isStale } from '../suspensions.ts';
import { faultKey, faultsOf, reasonOfFault, type Called, type FoundFault } from './faults.ts';
import { refuseHalfRounds } from './rounds.ts';
import type { Scene } from './scene.ts';
import { situationOf, type Planned } from './situation.ts';
import { withoutLeftOver } from './staying.ts';
import { isSamePlace, placeOf, type Place, type PlacedRow } from './store.ts';
import { closeWet } from './wet.ts';

/** What a move may depend on besides the day itself. */
export interface Moving {
  readonly now: Date;
  /** A plan may leave matches for another day of their tournament. */
  readonly isPlan: boolean;
  /** The days whose order of play is published. */
  readonly published: ReadonlySet<string>;
}

/** An interrupted match goes on where it is put, and so does one that is still in progress since an earlier day. Any other match that has begun stays. */
export const isBroken = (scene: Scene, row: MatchView, now: Date): boolean =>
  row.status === 'in_progress' && (isStale(row, now) || brokenOf(scene, row, now)?.isNow === true);

const onlyPlaces = ({ notBefore, followedBy, pinned, format, givenUp, courtId }: Move): boolean =>
  [notBefore, followedBy, pinned, format, givenUp].every((one) => one === undefined) && courtId !== null;

/** The day to which a move takes a match, or null if it takes it to none. */
export const dayOfMove = ({ club }: Pick<Scene, 'club'>, { startTime }: Move): string | null =>
  startTime === undefined || startTime === null ? null : dayIn(club.time_zone, startTime);

function checkDay(scene: Scene, move: Move, row: MatchView, at: number, isPlan: boolean): void {
  const day = dayOfMove(scene, move);
  if (day === null || day === scene.day) return;
  const tournament = scene.tournaments.get(row.tournament_id);
  const last = tournament === undefined ? scene.day : dayIn(tournament.time_zone, tournament.end_date);
  if (!isPlan || day < scene.day || day > last)
    refuseField(`moves.${at}.startTime`, because('orderOtherDay'));
}

/** The first thing that is wrong with a move, told at its field. */
function checkMove(
  scene: Scene,
  move: Move,
  row: MatchView | undefined,
  at: number,
  { now, isPlan }: Moving,
): MatchView {
  if (row === undefined) refuseField(`moves.${at}.matchId`, because('orderMatchElsewhere'));
  if (row.status !== 'scheduled' && !(isBroken(scene, row, now) && onlyPlaces(move)))
    refuseConflict(because('orderMatchBegun'));
  const { courtId } = move;
  if (courtId !== undefined && courtId !== null && !scene.courts.some(({ id }) => id === courtId))
    refuseField(`moves.${at}.courtId`, because('orderCourtElsewhere'));
  checkDay(scene, move, row, at, isPlan);
  return row;
}

/** Where an interrupted match goes on: it keeps its score and the time it has left, and its clock stops until then. */
function placeOfBroken(scene: Scene, row: MatchView, { courtId, startTime }: Move, now: Date): Place {
  const before = placeOf(row);
  const court = scene.courts.find(({ id }) => id === courtId);
  const goesOn = storedTime(startTime ?? now.toISOString());
  const day = dayIn(row.time_zone, goesOn);
  return {
    ...before,
    ...(court !== undefined && { court_id: court.id, court: court.name }),
    ...(day !== (row.start_day ?? scene.day) && { start_time: goesOn, start_day: day }),
    breaks: breaksUntil(scene, row, goesOn, now),
    called_away: 0,
  };
}

function formatAfter(row: MatchView, { format }: Move): Partial<Place> {
  if (format === undefined) return {};
  const usual = usualFormatOf(row);
  const code = format === null ? null : checkMatchFormat(format);
  if (code === null || code === usualCodeOf(row)) return usual;
  const { tournament_format: whole, tournament_time_limit: limit } = row;
  return {
    own_format: code,
    own_minutes: minutesInFormat(limit, storedFormat(whole), storedFormat(code)),
  };
}

function placeAfter(scene: Scene, row: MatchView, move: Move, moving: Moving): Place {
  if (row.status === 'in_progress') return placeOfBroken(scene, row, move, moving.now);
  const { courtId, startTime, notBefore, followedBy, pinned, givenUp } = move;
  const before = placeOf(row);
  const court = scene.courts.find(({ id }) => id === courtId);
  const gone = givenUp === true ? { courtId: null, startTime: null } : { courtId, startTime };
  const moved: Place = {
    ...before,
    ...formatAfter(row, move),
    ...(givenUp === true && { status: 'cancelled' as const }),
    ...(gone.courtId !== undefined && { court_id: gone.courtId, court: court?.name ?? null }),
    ...(gone.startTime !== undefined && {
      start_time: gone.startTime === null ? null : storedTime(gone.startTime),
      start_day: gone.startTime === null ? null : dayIn(row.time_zone, gone.startTime),
    }),
    ...(notBefore !== undefined && { not_before: notBefore === null ? null : storedTime(notBefore) }),
    ...(followedBy !== undefined && { followed_by: followedBy ? 1 : 0 }),
    ...(pinned !== undefined && { pinned: pinned ? 1 : 0 }),
  };
  // A match cannot be fixed if it has no place. Nobody else sees what the desk plans on an unpublished day.
  if (moved.start_time === null) {
    const bare: Place = { ...moved, pinned: 0, followed_by: 0, held: 0, called_at: null, called_away: 0 };
    // Its court goes with the time: alone it would be seen by everybody.
    const isPrivate = before.held === 1 || (courtId !== undefined && !moving.published.has(scene.day));
    return isPrivate ? { ...bare, court: null, court_id: null, not_before: null } : bare;
  }
  if (isSamePlace(before, moved)) return before;
  const isPublished = moving.published.has(moved.start_day ?? scene.day);
  // Who was called to one court is not called to another one, nor at another time; where it is put now it stands by the plan.
  const stays = moved.court_id === before.court_id && moved.start_time === before.start_time;
  return { ...moved, held: isPublished ? 0 : 1, ...(!stays && { called_at: null, called_away: 0 }) };
}

/** The matches that a call moves, each with its new place. Matches that stay where they are are left out. */
export function movedRows(
  scene: Scene,
  moves: readonly Move[],
  moving: Moving,
): readonly (PlacedRow & { readonly row: MatchView })[] {
  const rows = new Map(scene.rows.map((row) => [row.id, row]));
  if (new Set(moves.map(({ matchId }) => matchId)).size < moves.length)
    refuseField('moves', because('orderMovedTwice'));
  const moved = moves.flatMap((move, at) => {
    const row = checkMove(scene, move, rows.get(move.matchId), at, moving);
    if (move.version !== undefined && move.version !== row.version)
      refuseConflict(because('orderMatchChanged'), { path: `moves.${at}.version` });
    const place = placeAfter(scene, row, move, moving);
    return isSamePlace(placeOf(row), place) ? [] : [{ id: row.id, place, row }];
  });
  refuseHalfRounds(scene, moved);
  return moved;
}

/** The scene with matches in other places; those that are given up are in none. */
function movedScene(scene: Scene, moved: readonly PlacedRow[]): Scene {
  const places = new Map(moved.map(({ id, place }) => [id, place]));
  const rows = scene.rows.map((row) => ({
    ...row,
    ...places.get(row.id),
    time_limit: places.get(row.id)?.own_minutes ?? row.time_limit,
  }));
  return { ...scene, rows: rows.filter(({ status }) => status !== 'cancelled') };
}

/** What time it is and what people were told before a move, in the engine's terms; nothing on a day that is over, where all has passed. */
function liveBefore(
  { day, club }: Scene,
  before: Planned,
  { situation, order, clock }: Planned,
  now: Date,
): Pick<Situation, 'now' | 'published'> {
  if (situation.now === undefined || day < dayIn(club.time_zone, now)) return {};
  const shift = (clock.dayIndex(day) - before.clock.dayIndex(day)) * DAY_MINUTES;
  const told = new Map(before.situation.published?.map(({ match, start }) => [match, start + shift]));
  const published = order.flatMap((place): PlacedMatch[] => {
    const start = told.get(place.match);
    return start === undefined ? [] : [{ ...place, start }];
  });
  return { now: situation.now, published };
}

/**
 * The faults that a move adds. A move by hand may also put a match before the time that its people know, or into the past [OP12]; a plan keeps to both
 * and was looked at for a while. `again` is when suspended play is expected to go on.
 */
export function newFaults(
  scene: Scene,
  moved: readonly PlacedRow[],
  { now, isPlan }: Pick<Moving, 'now' | 'isPlan'>,
  called: Called,
  again?: string,
): readonly FoundFault[] {
  const ids = new Set(moved.map(({ id }) => id));
  const asked = (id: number): boolean => ids.has(id);
  const planned = (one: Scene) => withoutLeftOver(one, closeWet(one, situationOf(one, now), now, again));
  const before = planned(scene);
  const after = planned(movedScene(scene, moved));
  const faultsIn = (one: Planned): readonly FoundFault[] =>
    faultsOf(one, one.order, asked, called, isPlan ? {} : liveBefore(scene, before, one, now));
  const known = new Set(faultsIn(before).map(faultKey));
  return faultsIn(after).filter((fault) => !known.has(faultKey(fault)));
}

/** So many sentences are read before a question is answered. */
const MOST_SAID = 4;

/** What is wrong, each sentence once. */
const sentencesOf = (faults: readonly FoundFault[]): readonly Reason[] => [
  ...new Map(faults.map(({ fault }) => [JSON.stringify(fault), reasonOfFault(fault)])).values(),
];

/** The first of the sentences, and how many more there are. */
function firstOf(all: readonly Reason[]): readonly Reason[] {
  const more = all.length - MOST_SAID;
  return more <= 1 ? all : [...all.slice(0, MOST_SAID), because('orderBreaksMore', { count: more })];
}

/** Asks first where a move breaks a rule that was kept so far. */
export function refuseNewFaults(faults: readonly FoundFault[]): void {
  if (faults.length === 0) return;
  const sentences = sentencesOf(faults);
  throw new Refused({
    type: 'conflict',
    reason: because('orderBreaksRules', { count: sentences.length }),
    also: firstOf(sentences),
    details: {
      canConfirm: true,
      faults: faults.map(({ rule, level, matchIds, fault }) => ({ rule, level, matchIds, ...fault })),
    },
  });
}
