// Sends a score with its winner, and asks back where the server does: somebody else was first, or the score is odd (D13, D14, D16).
import type { Match } from '@tennis/contract';
import { writeScores, type Score } from '@tennis/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast-store.ts';
import { refreshTournament } from '../refresh.ts';
import { canConfirm, staleMatch } from '../stale.ts';
import { formatOfMatch } from './score-form.ts';

interface Sent {
  readonly score: Score;
  readonly winnerId: number | null;
  /** A person has said that an odd score is what was played. */
  readonly confirmed: boolean;
}

interface ScoreWrite {
  readonly saving: boolean;
  readonly stale: { readonly sent: Sent; readonly current: Match } | null;
  readonly question: { readonly sent: Sent; readonly reason: string; readonly version: number } | null;
  readonly send: (sent: Sent, version: number) => Promise<void>;
  /** Sends what is being asked about once more, this time meant. */
  readonly insist: () => void;
  readonly giveUp: () => void;
}

/** Sends a score with its winner in one step; the server judges it again (D13) and lists consequences (D14). */
export function useScoreWrite(match: Match, onSaved: () => void): ScoreWrite {
  const client = useQueryClient();
  const { id, tournamentId } = match;
  const format = formatOfMatch(match);
  const [saving, setSaving] = useState(false);
  const [stale, setStale] = useState<ScoreWrite['stale']>(null);
  const [question, setQuestion] = useState<ScoreWrite['question']>(null);

  async function send(sent: Sent, version: number) {
    setSaving(true);
    try {
      await api.setMatchScores(
        {
          params: { id: String(id) },
          body: {
            scores: writeScores(sent.score, format),
            winnerId: sent.winnerId,
            ...(sent.confirmed ? { confirm: true } : {}),
          },
        },
        { ifMatch: version },
      );
      toast({ title: 'Match scores and winner updated successfully' });
      await refreshTournament(client, tournamentId);
      onSaved();
    } catch (error) {
      const current = await staleMatch(error);
      const reason = messageOf(error, 'Failed to update match scores');
      const asks = !sent.confirmed && canConfirm(error);
      setStale(current === null ? null : { sent, current });
      setQuestion(asks ? { sent, reason, version } : null);
      if (current === null && !asks) toast({ title: 'Error', description: reason, tone: 'danger' });
    } finally {
      setSaving(false);
    }
  }

  return {
    saving,
    stale,
    question,
    send,
    insist: () => {
      if (stale !== null) void send(stale.sent, stale.current.version);
      else if (question !== null) void send({ ...question.sent, confirmed: true }, question.version);
    },
    giveUp: () => {
      setStale(null);
      setQuestion(null);
      void refreshTournament(client, tournamentId);
    },
  };
}
