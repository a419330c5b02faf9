// The writes that need no form: status, winner, deletion. Each is sent under the version that was seen (D16), answers in
// the words of §8, and asks back where the server does: somebody else was first, or the change has consequences (D14).
import type { Match } from '@tennis/contract';
import type { MatchStatus } from '@tennis/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast-store.ts';
import { refreshTournament } from '../refresh.ts';
import { canConfirm, staleMatch } from '../stale.ts';

export type MatchChange =
  | { readonly kind: 'status'; readonly match: Match; readonly status: MatchStatus }
  | { readonly kind: 'winner'; readonly match: Match; readonly winnerId: number | null }
  | { readonly kind: 'delete'; readonly match: Match };

const FAILED = {
  status: 'Failed to update match status',
  winner: 'Failed to set match winner',
  delete: 'Failed to delete match',
} as const;

const done = (change: MatchChange): string => {
  if (change.kind === 'status') return `Match status updated to ${change.status}`;
  return change.kind === 'winner' ? 'Match winner set successfully' : 'Match deleted';
};

/** The stored match as it would be with the change, to be laid beside it; of a deletion the match that was seen. */
export const matchAfter = (change: MatchChange, stored: Match): Match => {
  if (change.kind === 'status') return { ...stored, status: change.status };
  return change.kind === 'winner' ? { ...stored, winnerId: change.winnerId } : change.match;
};

async function send(change: MatchChange, version: number, confirmed: boolean): Promise<void> {
  const params = { id: String(change.match.id) };
  const options = { ifMatch: version };
  const confirm = confirmed ? { confirm: true } : {};
  if (change.kind === 'status')
    await api.setMatchStatus({ params, body: { status: change.status, ...confirm } }, options);
  else if (change.kind === 'winner')
    await api.setMatchWinner({ params, body: { winnerId: change.winnerId, ...confirm } }, options);
  else await api.deleteMatch({ params, query: confirmed ? { confirm: 'true' } : {} }, options);
}

export interface MatchChanges {
  /** The match whose change is on its way, or null. */
  readonly busyId: number | null;
  readonly stale: { readonly change: MatchChange; readonly current: Match } | null;
  readonly question: { readonly change: MatchChange; readonly reason: string } | null;
  /** Sends a change; true when it was applied. */
  readonly apply: (change: MatchChange) => Promise<boolean>;
  /** Sends the stale change again over the version that was shown. */
  readonly insist: () => Promise<boolean>;
  /** Confirms the change whose consequences were shown. */
  readonly confirm: () => Promise<boolean>;
  /** Gives up whatever is being asked and shows what is stored. */
  readonly giveUp: () => void;
}

/** The writes of one tournament's matches. */
export function useMatchChange(tournamentId: number): MatchChanges {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<number | null>(null);
  const [stale, setStale] = useState<MatchChanges['stale']>(null);
  const [question, setQuestion] = useState<MatchChanges['question']>(null);

  async function run(change: MatchChange, version: number, confirmed: boolean): Promise<boolean> {
    setBusyId(change.match.id);
    try {
      await send(change, version, confirmed);
      setStale(null);
      setQuestion(null);
      toast({ title: done(change) });
      await refreshTournament(client, tournamentId);
      return true;
    } catch (error) {
      const current = await staleMatch(error);
      const reason = messageOf(error, FAILED[change.kind]);
      const asks = !confirmed && canConfirm(error);
      setStale(current === null ? null : { change, current });
      setQuestion(asks ? { change: { ...change, match: { ...change.match, version } }, reason } : null);
      if (current === null && !asks) toast({ title: 'Error', description: reason, tone: 'danger' });
      return false;
    } finally {
      setBusyId(null);
    }
  }

  return {
    busyId,
    stale,
    question,
    apply: (change) => run(change, change.match.version, false),
    insist: async () => stale !== null && run(stale.change, stale.current.version, false),
    confirm: async () => question !== null && run(question.change, question.change.match.version, true),
    giveUp: () => {
      setStale(null);
      setQuestion(null);
      void refreshTournament(client, tournamentId);
    },
  };
}
