// Proposing a place for a match and answering a proposal (OP39).
import * as words from '@tennis/words/arranging';
import type { Arrangement, FreePlace, Match } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { expire } from './cache.ts';
import { keepMatch } from './matches.ts';
import { useWrite } from './use-write.ts';

type Said = 'accepted' | 'declined' | 'withdrawn';

const DONE: Readonly<Record<Said, string>> = {
  accepted: words.accepted,
  declined: words.declined,
  withdrawn: words.takenBack,
};

/** The days that were read are read again: with the proposal their places may have changed. */
function keepArrangement(client: QueryClient, { match }: Arrangement): void {
  keepMatch(client, match);
  expire(client, (path) => path === `/api/matches/${match.id}/arrangement` || path === '/api/my-tennis');
}

export interface Arranger {
  readonly busy: boolean;
  readonly propose: (place: FreePlace, after: () => void) => void;
  readonly answer: (proposalId: number, said: Said) => void;
}

/** The actions of a side in its match. */
export function useArranging({ id }: Pick<Match, 'id'>): Arranger {
  const { busy, send } = useWrite();
  const params = { id: String(id) };
  return {
    busy,
    propose: ({ courtId, startTime }, after) =>
      void send({
        route: 'proposePlace',
        call: { params, body: { courtId, startTime } },
        keep: keepArrangement,
        after,
        done: () => ({ title: words.proposed }),
        failed: words.proposeFailed,
      }),
    answer: (proposalId, said) =>
      void send({
        route: 'answerProposal',
        call: { params, body: { proposalId, answer: said } },
        keep: keepArrangement,
        done: () => ({ title: DONE[said] }),
        failed: words.answerFailed,
      }),
  };
}
