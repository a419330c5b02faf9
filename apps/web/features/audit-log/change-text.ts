// A changed field of a record in words: "Status: scheduled → in_progress".
import { readScores, type AuditChange } from '@tennis/contract';
import { DEFAULT_MATCH_FORMAT, formatScore } from '@tennis/domain';
import { formatMatchTime } from '../../lib/dates.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** "playersProgressing" as "Players progressing", "participant1Id" as "Participant 1". */
function fieldLabel(field: string): string {
  const words = field
    .replace(/([A-Z]|\d+)/g, ' $1')
    .toLowerCase()
    .replace(/ id$/, '');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function valueText(field: string, value: unknown, zone: string): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'string') return MOMENT.test(value) ? formatMatchTime(value, zone) : value;
  if (field === 'scores') {
    const read = readScores(value, DEFAULT_MATCH_FORMAT);
    if (read.ok) return formatScore(read.value);
  }
  return JSON.stringify(value);
}

/** What the record keeps of a change; private fields keep no values. */
export function changeText(change: AuditChange, zone: string): string {
  const { field, beforeName, afterName } = change;
  const label = fieldLabel(field);
  if (!('before' in change) && !('after' in change)) return `${label} changed; its text is not kept here`;
  const before = beforeName ?? valueText(field, change.before, zone);
  const after = afterName ?? valueText(field, change.after, zone);
  if (!('before' in change)) return `${label}: ${after}`;
  if (!('after' in change)) return `${label}: ${before} (removed)`;
  return `${label}: ${before} → ${after}`;
}
