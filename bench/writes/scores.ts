// The requests that write scores: what a desk sends at each save.
import { bytesOf } from '../lean-connection.ts';
import type { FilledClub } from './product.ts';

/** Games of the loser of each set. */
const LOST = [0, 1, 2, 3, 4];

/** The bytes of a score for one match; each time another score, so that each is a change. */
export function scoreWrite({ cookie }: Pick<FilledClub, 'cookie'>, match: number, turn: number): Buffer {
  const [first = 0, second = 0] = [LOST[turn % 5], LOST[Math.floor(turn / 5) % 5]];
  return bytesOf({
    method: 'PUT',
    path: `/api/matches/${match}/scores`,
    headers: { cookie, 'idempotency-key': crypto.randomUUID() },
    body: { scores: { set1: { player1: 6, player2: first }, set2: { player1: 6, player2: second } } },
  });
}
