// What a list of records is narrowed to, in words. The names are those that the records found bring along, so that nobody reads more here
// than in the records; where none was found, the number stays.
import { actorText, objectText, type AuditRecord } from '@tennis/contract';
import type { AuditSearch } from './audit-search.ts';

type Records = readonly AuditRecord[];

const personText = (id: number, records: Records): string => {
  const actor = records.find((record) => record.actor.id === id)?.actor;
  if (actor === undefined) return `the person with the number ${id}`;
  const text = actorText(actor);
  return actor.name === null ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
};

const thingText = (written: string, records: Records): string => {
  const found = records.find(({ object }) => object !== null && `${object.kind}:${object.id}` === written);
  return found === undefined ? written.replace(':', ' ') : objectText(found.object);
};

const tournamentText = (id: number, records: Records): string =>
  records.find(({ tournament }) => tournament?.id === id)?.tournament?.name ?? `tournament ${id}`;

/** "Only records by Marta Silva, about match 12 (Nina Kovač v Priya Raman), in Clay Open"; null when the list is not narrowed so. */
export function narrowedText({ actor, object, tournament }: AuditSearch, records: Records): string | null {
  const parts = [
    ...(actor === undefined ? [] : [`by ${personText(actor, records)}`]),
    ...(object === undefined ? [] : [`about ${thingText(object, records)}`]),
    ...(tournament === undefined ? [] : [`in ${tournamentText(tournament, records)}`]),
  ];
  return parts.length === 0 ? null : `Only records ${parts.join(', ')}`;
}
