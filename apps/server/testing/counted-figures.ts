// The figures of the dashboard counted one by one, to compare with what is kept.
import type { Db } from '../database/connection.ts';
import type { ZonedDay } from '../access/scope.ts';

/** The figures that `readFigures` has to give. */
export async function countedFigures(db: Db, today: ZonedDay | undefined, withDrafts: boolean) {
  const tournaments = (await db.selectFrom('tournaments').selectAll().execute()).filter(
    ({ archived_at: archivedAt, status }) => archivedAt === null && (withDrafts || status !== 'draft'),
  );
  const zones = new Map(tournaments.map(({ id, time_zone: zone }) => [id, zone]));
  const matches = (await db.selectFrom('matches').selectAll().execute()).filter((match) =>
    zones.has(match.tournament_id),
  );
  const members = await db.selectFrom('club_members').select('user_id').distinct().execute();
  return {
    members: members.length,
    active: tournaments.filter(({ status }) => status === 'active').length,
    completed: matches.filter(({ status }) => status === 'completed').length,
    today: matches.filter(
      ({ start_day: day, tournament_id: id }) => day === today?.day && zones.get(id) === today?.zone,
    ).length,
  };
}
