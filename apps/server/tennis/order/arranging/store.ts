// SQL of proposals (OP39, ADR 33). Apart from an answer, only the database itself ends one (migration 0061).
import type { Db, Tx } from '../../../database/connection.ts';
import type { MatchProposalRow } from '../../../database/schema.ts';

const selectProposals = (db: Db | Tx, matchId: number) =>
  db
    .selectFrom('match_proposals')
    .innerJoin('courts', 'courts.id', 'match_proposals.court_id')
    .selectAll('match_proposals')
    .select('courts.name as court')
    .where('match_proposals.match_id', '=', matchId);

export type StoredProposal = Awaited<
  ReturnType<ReturnType<typeof selectProposals>['executeTakeFirstOrThrow']>
>;

/** The last proposal of a match, or undefined. */
export const lastProposal = (db: Db | Tx, matchId: number): Promise<StoredProposal | undefined> =>
  selectProposals(db, matchId).orderBy('match_proposals.id', 'desc').limit(1).executeTakeFirst();

/** A proposal of a match, or undefined. */
export const findProposal = (db: Db | Tx, matchId: number, id: number): Promise<StoredProposal | undefined> =>
  selectProposals(db, matchId).where('match_proposals.id', '=', id).executeTakeFirst();

/** Adds one that waits for its answer. */
export const insertProposal = (
  tx: Tx,
  proposal: Pick<MatchProposalRow, 'club_id' | 'match_id' | 'participant_id' | 'court_id' | 'start_time'>,
  now: Date,
) =>
  tx
    .insertInto('match_proposals')
    .values({ ...proposal, state: 'pending', created_at: now.toISOString() })
    .execute();

/** Ends one that waits for its answer. */
export const endProposal = (tx: Tx, id: number, state: 'accepted' | 'declined' | 'withdrawn', now: Date) =>
  tx
    .updateTable('match_proposals')
    .set({ state, answered_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
