// Naming scorers over HTTP, and what a named scorer may score.
import type { scorerRoutes } from '@tennis/contract';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { matchPresenter } from '../present-match.ts';
import { tell } from '../telling.ts';
import {
  listScoredBy,
  listScorers,
  listToScoreIn,
  membersOf,
  peopleOfAccounts,
  setScorers,
} from './store.ts';

const named = async ({
  tx,
  tournament,
}: {
  readonly tx: Tx;
  readonly tournament: { readonly id: number };
}) => ({
  scorers: await listScorers(tx, tournament.id),
});

export const scorerHandlers: Handlers<typeof scorerRoutes> = {
  getScorers: named,

  setScorers: {
    write: async ({ tx, tournament, body, caller, now }) => {
      const members = await membersOf(tx, tournament.club_id ?? 0, body.userIds);
      for (const [at, id] of body.userIds.entries())
        if (!members.has(id)) refuseField(`userIds.${at}`, because('scorerNoMember'));
      const fresh = await setScorers(tx, tournament.id, body.userIds, now);
      if (tournament.status !== 'draft') {
        const personIds = await peopleOfAccounts(tx, fresh);
        await tell(tx, [{ kind: 'scorer', personIds, tournamentId: tournament.id }], {
          now,
          actorId: caller.userId,
        });
      }
      return named({ tx, tournament });
    },
    again: named,
  },

  getOwnScoring: async ({ tx, caller, now }) => {
    const tournaments = await listScoredBy(tx, caller.userId);
    const rows = await listToScoreIn(
      tx,
      tournaments.map(({ id }) => id),
    );
    return { tournaments, matches: rows.map(matchPresenter({ caller, now })) };
  },
};
