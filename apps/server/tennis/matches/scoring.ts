// The parts of a call that scores a match (D51, D52).
import type { LoggedEvent } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { TournamentOfMatch } from '../../access/guards.ts';
import type { MatchView } from '../../access/match-view.ts';
import type { StoredScoreLink } from '../../access/score-links.ts';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { because } from '../../ground/reason.ts';
import { Refused } from '../../ground/refusal.ts';
import type { StoredLog } from './log-store.ts';

/** The scorer and the match. */
export interface Scoring {
  readonly tx: Tx;
  /** Null for somebody with a link. */
  readonly caller: Caller | null;
  readonly link: StoredScoreLink | null;
  readonly now: Date;
  readonly trail: Trail;
  readonly tournament: TournamentOfMatch;
  readonly match: MatchView;
}

/** Refused with where the stored log stands, so that the device can show both. */
export const refuseLog = (
  code: 'log_held' | 'log_gap' | 'log_differs' | 'log_over',
  log: StoredLog | null,
): never => {
  const reasons = {
    log_held: because('logHeld', { name: log?.holder_name ?? '' }),
    log_gap: because('logGap'),
    log_differs: because('logDiffers'),
    log_over: because('logOver'),
  };
  const details = { code, ...(log !== null && { count: log.count, device: log.device }) };
  throw new Refused({ type: 'conflict', reason: reasons[code], details });
};

/** The keeper of a log: an account, or a link. */
export const holderOf = ({ caller, link }: Pick<Scoring, 'caller' | 'link'>) => ({
  held_by: link === null ? (caller?.userId ?? null) : null,
  link_id: link?.id ?? null,
});

/** Whether an event would be in a log twice. */
export function comesTwice(stored: readonly LoggedEvent[], added: readonly LoggedEvent[]): boolean {
  const ids = [...stored, ...added].map(({ id }) => id);
  return new Set(ids).size < ids.length;
}
