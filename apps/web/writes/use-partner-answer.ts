// Answering a request to be somebody's partner, from wherever it is shown.
import { failed } from '@tennis/words/entering';
import * as words from '@tennis/words/partners';
import type { Entering } from '@tennis/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { expire, only } from './cache.ts';
import { expireEntries, keepEntering } from './entering.ts';
import { useWrite } from './use-write.ts';

/** The caller's list of requests. */
const REQUESTS_PATH = '/api/user/partner-requests';

export interface PartnerAnswer {
  readonly tournamentId: number;
  readonly requestId: number;
  readonly accept: boolean;
  /** The person who plays, where an address was asked. */
  readonly personId?: number;
  /** Of the mailed link. */
  readonly token?: string;
}

/** Sends answers; resolves with whether it was taken. */
export function usePartnerAnswer() {
  const client = useQueryClient();
  const { busy, send } = useWrite();
  async function answer({
    tournamentId,
    requestId,
    accept,
    personId,
    token,
  }: PartnerAnswer): Promise<boolean> {
    const outcome = await send({
      route: 'answerPartner',
      call: {
        params: { id: String(tournamentId), requestId: String(requestId) },
        body: {
          accept,
          ...(personId !== undefined && { personId }),
          ...(token !== undefined && { token }),
        },
      },
      about: requestId,
      keep: (cache: QueryClient, entering: Entering) => {
        keepEntering(cache, tournamentId, entering);
        expire(cache, only(REQUESTS_PATH));
      },
      done: () => ({ title: accept ? words.accepted : words.declined }),
      failed,
    });
    if (outcome.kind === 'refused') {
      // Taken back, closed, or somebody was faster: what is so now is read again.
      expireEntries(client, tournamentId);
      expire(client, only(REQUESTS_PATH));
    }
    return outcome.kind === 'done';
  }
  return { busy, answer };
}
