// The figures of the dashboard (D10).
import { sql } from 'kysely';
import { isSuperAdmin, type Caller } from '@tennis/domain';
import type { Db, Tx } from '../../database/connection.ts';
import { readFigures } from '../kept-figures.ts';
import {
  hasOwnScope,
  listedTournament,
  matchIdsOfMine,
  onDays,
  tournamentOfMine,
  type ZonedDay,
} from '../../access/scope.ts';

/** The figures of the dashboard: of one's own clubs and entries; without a club, of everything public; for a super admin, of everything (D10). */
export const countForCaller = (db: Db | Tx, caller: Caller, today: readonly ZonedDay[]) =>
  hasOwnScope(caller) ? countOwn(db, caller, today) : countAll(db, caller, today);

/** From everybody's tournaments: the kept figures and, for somebody without a club, their own drafts, which nobody else sees. */
async function countAll(db: Db | Tx, caller: Caller, today: readonly ZonedDay[]) {
  const seesAll = isSuperAdmin(caller);
  const [kept, drafts] = await Promise.all([
    readFigures(db, today, seesAll),
    seesAll ? { completed: 0, today: 0 } : countOwnDrafts(db, caller, today),
  ]);
  return {
    totalMembers: seesAll ? kept.members : 0,
    completedMatches: kept.completed + drafts.completed,
    activeTournaments: kept.active,
    todaysMatches: kept.today + drafts.today,
  };
}

async function countOwnDrafts(db: Db | Tx, caller: Caller, today: readonly ZonedDay[]) {
  const ofDrafts = db
    .selectFrom('tournaments')
    .innerJoin('matches', 'matches.tournament_id', 'tournaments.id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tournaments.created_by', '=', caller.userId)
    .where('tournaments.status', '=', 'draft')
    .where('tournaments.archived_at', 'is', null);
  const [completed, ofToday] = await Promise.all([
    ofDrafts.where(sql<boolean>`coalesce(matches.status, '') = 'completed'`).executeTakeFirstOrThrow(),
    ofDrafts.where(onDays(today)).executeTakeFirstOrThrow(),
  ]);
  return { completed: completed.count, today: ofToday.count };
}

async function countOwn(db: Db | Tx, caller: Caller, today: readonly ZonedDay[]) {
  const clubIds = caller.clubs.map((club) => club.clubId);
  const matches = db
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(listedTournament(caller))
    .where('matches.id', 'in', matchIdsOfMine(db, caller));
  const [members, active, todays, completed] = await Promise.all([
    db
      .selectFrom('club_members')
      .select((select) => select.fn.count<number>('user_id').distinct().as('count'))
      .where('club_id', 'in', clubIds)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('tournaments')
      .select((select) => select.fn.countAll<number>().as('count'))
      // As below: the tournaments of everybody that are being played are many.
      .where(sql<boolean>`coalesce(tournaments.status, '') = 'active'`)
      .where(listedTournament(caller))
      .where(tournamentOfMine(db, caller))
      .executeTakeFirstOrThrow(),
    matches.where(onDays(today)).executeTakeFirstOrThrow(),
    // One's own are found by their ids. The index on the status is kept out: it would lead through everybody's results.
    matches.where(sql<boolean>`coalesce(matches.status, '') = 'completed'`).executeTakeFirstOrThrow(),
  ]);
  return {
    totalMembers: members.count,
    completedMatches: completed.count,
    activeTournaments: active.count,
    todaysMatches: todays.count,
  };
}
