// The courts of its club on which a tournament may be played: those that are named, or all if none is (OP2).
import type { tournamentCourtRoutes } from '@tennis/contract';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { courtsByTournament, listCourts, type StoredCourt } from '../courts.ts';
import { writeTournamentCourts } from './store.ts';

interface Asked {
  readonly tx: Tx;
  readonly tournament: { readonly id: number; readonly club_id: number | null };
}

async function load({ tx, tournament }: Asked) {
  const { id, club_id: clubId } = tournament;
  const courts: readonly StoredCourt[] = clubId === null ? [] : await listCourts(tx, clubId);
  return { courts, named: (await courtsByTournament(tx, [id])).get(id) ?? null };
}

const present = ({ courts, named }: Awaited<ReturnType<typeof load>>) => ({
  courts: courts.map(({ id, name }) => ({ id, name, isUsed: named === null || named.includes(id) })),
});

const read = async (asked: Asked) => present(await load(asked));

/** As the audit log compares it: the names of the courts, nothing if all may be used. */
const logged = ({ courts, named }: Awaited<ReturnType<typeof load>>) => ({
  courts:
    named === null
      ? ''
      : courts
          .filter(({ id }) => named.includes(id))
          .map(({ name }) => name)
          .join(', '),
});

export const tournamentCourtHandlers: Handlers<typeof tournamentCourtRoutes> = {
  getTournamentCourts: read,

  setTournamentCourts: {
    write: async (call) => {
      const { tx, tournament, body, trail } = call;
      const before = await load(call);
      const own = new Set(before.courts.map(({ id }) => id));
      for (const [at, id] of (body.courtIds ?? []).entries())
        if (!own.has(id)) refuseField(`courtIds.${at}`, because('orderCourtElsewhere'));
      await writeTournamentCourts(tx, tournament.id, body.courtIds ?? []);
      const after = await load(call);
      trail.before = { ...tournament, ...logged(before) };
      trail.after = { ...tournament, ...logged(after) };
      return present(after);
    },
    again: read,
  },
};
