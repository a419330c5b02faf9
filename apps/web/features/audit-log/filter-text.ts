// The filter of a list of records, in words. The names come with the records that were found, so nobody reads more here than in the records. If no
// record was found, the number is shown.
import { OBJECT_KINDS, type AuditRecord } from '@tennis/contract';
import * as audit from '@tennis/words/audit';
import { sayActor, sayObject } from '@tennis/words/say/audit';
import type { AuditSearch } from './audit-search.ts';

type Records = readonly AuditRecord[];

const personText = (id: number, records: Records): string => {
  const actor = records.find((record) => record.actor.id === id)?.actor;
  return actor === undefined ? audit.personNumbered({ id }) : sayActor(audit, actor, 'inside');
};

const thingText = (written: string, records: Records): string => {
  const found = records.find(({ object }) => object !== null && `${object.kind}:${object.id}` === written);
  if (found?.object != null) return sayObject(audit, found.object);
  const [code, id = ''] = written.split(':');
  const kind = OBJECT_KINDS.find((one) => one === code);
  return kind === undefined ? written : audit.objectNumbered({ kind, id });
};

const tournamentText = (id: number, records: Records): string =>
  records.find(({ tournament }) => tournament?.id === id)?.tournament?.name ??
  audit.objectNumbered({ kind: 'tournament', id });

/** "Only records by Marta Silva, about match 12 (Nina Kovač v Priya Raman), in Clay Open"; null without such a filter. */
export function narrowedText({ actor, object, tournament }: AuditSearch, records: Records): string | null {
  const limits = [
    ...(actor === undefined ? [] : [audit.byPerson({ person: personText(actor, records) })]),
    ...(object === undefined ? [] : [audit.aboutObject({ object: thingText(object, records) })]),
    ...(tournament === undefined
      ? []
      : [audit.inTournament({ tournament: tournamentText(tournament, records) })]),
  ];
  return limits.length === 0 ? null : audit.onlyRecords({ limits: limits.join(', ') });
}
