// The first reads as early.js needs them: text alone, made by the build.
import { endpoints } from '@tennis/contract/endpoints';
import { FIRST_READS, type AnyReading } from './first-reads.ts';

/** A path of the API in which {id}, {date} and {tournament} stand for what the address says. */
function template({ route, call }: AnyReading): string {
  const { params = {}, query = {} } = call as Readonly<
    Record<'params' | 'query', Readonly<Record<string, string>> | undefined>
  >;
  const path = endpoints[route].path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return search.length === 0 ? path : `${path}?${search.join('&')}`;
}

/** Each page with its tab, as patterns, and one of its reads. */
export const earlyTable = (): (readonly [page: string, tab: string, read: string])[] =>
  FIRST_READS.flatMap(({ page, tab, reads }) =>
    reads({ id: '{id}', date: '{date}', tournament: '{tournament}' }).map(
      (read) => [page.source, tab.source, template(read)] as const,
    ),
  );
