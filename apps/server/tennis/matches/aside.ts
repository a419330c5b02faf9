// Logs beside the one that counts: if two devices score the same match, nothing is lost (D52).
import type { AppendedEvents } from '@tennis/contract';
import { formatCounted, setupToStore } from '../log-setup.ts';
import { findAside, insertEvents, insertLog, listEvents, updateLog } from './log-store.ts';
import { comesTwice, holderOf, refuseLog, type Scoring } from './scoring.ts';

/** Keeps another device's log beside the one that counts: somebody has chosen between them, and nothing is lost. */
export async function putAside(scoring: Scoring, body: AppendedEvents): Promise<void> {
  const { tx, match, tournament, now } = scoring;
  const { from, events = [], device } = body;
  if (events.length === 0) return;
  const holder = holderOf(scoring);
  const last = await findAside(tx, match.id, { device, ...holder });
  const stored = last === undefined ? [] : await listEvents(tx, last.id);
  // A log comes in parts, and a part comes again if its answer was lost. Logs of one match share their beginning, so everything that is already there
  // must be the same.
  const isSame = events.every(({ id }, at) => (stored[from + at]?.id ?? id) === id);
  const goesOn = isSame && stored.length > 0 && from <= stored.length;
  if (!goesOn && from > 0) refuseLog('log_gap', null);
  const before = goesOn ? stored : [];
  const added = events.slice(before.length - from);
  if (comesTwice(before, added)) refuseLog('log_differs', null);
  const logId =
    goesOn && last !== undefined
      ? last.id
      : await insertLog(
          tx,
          {
            club_id: match.club_id,
            match_id: match.id,
            device,
            ...holder,
            match_format: formatCounted(body.setup) ?? tournament.match_format,
            setup: setupToStore(body.setup),
            created_at: now.toISOString(),
            closed_at: now.toISOString(),
          },
          'aside',
        );
  await insertEvents(tx, logId, before.length, added, now);
  if (added.length > 0) await updateLog(tx, logId, { count: before.length + added.length });
}
