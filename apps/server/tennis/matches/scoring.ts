// The parts of a call that scores a match (D51, D52).
import type { LoggedEvent } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { TournamentOfMatch } from '../../access/guards.ts';
import type { MatchView } from '../../access/match-view.ts';
import { creatorName, sceneOfMatch, type Reader } from '../../access/names.ts';
import type { StoredScoreLink } from '../../access/score-links.ts';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { because, type Reason } from '../../ground/reason.ts';
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
  code: 'log_gap' | 'log_differs' | 'log_over' | 'log_format',
  log: StoredLog | null,
): never => {
  const reasons = {
    log_gap: because('logGap'),
    log_differs: because('logDiffers'),
    log_over: because('logOver'),
    log_format: because('logFormat'),
  };
  return refuseFor(code, reasons[code], log);
};

function refuseFor(code: string, reason: Reason, log: StoredLog | null): never {
  const details = { code, ...(log !== null && { count: log.count, device: log.device }) };
  throw new Refused({ type: 'conflict', reason, details });
}

/** The name of the account that keeps a log, as this reader sees it; null if somebody with a link keeps it. */
export const holderName = (log: StoredLog, match: MatchView, reader: Reader): string | null =>
  creatorName(
    sceneOfMatch(match),
    { userId: log.held_by, accountName: log.holder_name, name: null, birth: log.holder_birth },
    reader,
  );

/** Somebody with a link reads what visitors read. */
export const readerOf = ({ caller, link, now }: Pick<Scoring, 'caller' | 'link' | 'now'>): Reader => ({
  caller: link === null ? caller : null,
  now,
});

/** Refused because another device keeps the log: it has to be taken over. */
export function refuseHeld(scoring: Scoring, log: StoredLog): never {
  const name = holderName(log, scoring.match, readerOf(scoring));
  refuseFor('log_held', name === null ? because('logHeldByLink') : because('logHeld', { name }), log);
}

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
