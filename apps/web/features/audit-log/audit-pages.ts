// The reads of the page: records page by page, and the address of a file with the same filter.
import { queryKey, type Call, type Routes } from '@tennis/contract';
import { api } from '../../lib/api.ts';
import { momentAt } from '../../lib/moment-at.ts';
import { pages } from '../../lib/pages.ts';
import type { AuditSearch } from './audit-search.ts';

type Query = NonNullable<Call<Routes['listAuditRecords']>['query']>;

const PAGE = '50';

/** The day after a day, both yyyy-mm-dd. */
function nextDay(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + 1);
  return moment.toISOString().slice(0, 10);
}

/** The request to the server; days are whole days in the reader's time zone. */
export function auditFilter(clubId: number | null, search: AuditSearch, zone: string): Query {
  const { q, actor, act, outcome, from, to, object, tournament } = search;
  return {
    ...(clubId === null ? {} : { clubId: String(clubId) }),
    ...(q === undefined ? {} : { q }),
    ...(actor === undefined ? {} : { actorId: String(actor) }),
    ...(act === undefined ? {} : { act }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(object === undefined ? {} : { object }),
    ...(tournament === undefined ? {} : { tournamentId: String(tournament) }),
    ...(from === undefined ? {} : { from: momentAt(from, '00:00', zone) }),
    ...(to === undefined ? {} : { to: momentAt(nextDay(to), '00:00', zone) }),
  };
}

/** The records that pass a filter, newest first. */
export const auditPages = (filter: Query) =>
  pages(queryKey('listAuditRecords', { query: filter }), (page, options) =>
    api.listAuditRecords({ query: { ...filter, ...page, limit: PAGE } }, options),
  );

/** Where the same records are as a file. */
export function fileAddress(filter: Query, format: 'csv' | 'jsonl'): string {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  query.set('format', format);
  return `/api/audit-log/export?${query.toString()}`;
}
