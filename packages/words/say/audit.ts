// A record of the audit log as a sentence: "Marta Silva set the score of match 12 (Nina Kovač v Priya Raman) in Riverside Open".
// `words` is the room `audit` of the reader's language.
import {
  isWriteName,
  REFUSAL_REASONS,
  type AuditRecord,
  type ObjectKind,
  type RefusalReason,
  type WriteName,
} from '@tennis/contract';
import type { Words } from '../index.ts';
import { nameOf, type Camel } from './coded.ts';

/** The actor and the object, as texts or as the marks of parts of a page. */
export interface Parts {
  readonly actor: string;
  readonly object: string;
}

/** Each write has its words, done and tried, and each reason of a refusal. */
type ActWords = {
  readonly [Act in WriteName as `${Act}Done` | `${Act}Tried`]: (parts: Parts) => string;
} & { readonly [Reason in RefusalReason as `reason${Capitalize<Camel<Reason>>}`]: string };

export type AuditWords = Words['audit'] & ActWords;

/** The actor: their name, or what is known of them; `inside` a sentence or at its start. */
export function sayActor(
  words: AuditWords,
  { id, name, role }: AuditRecord['actor'],
  place: 'start' | 'inside' = 'start',
): string {
  if (name !== null) return name;
  const who = place === 'start' ? words.nameless({ role }) : words.namelessInside({ role });
  return id === null ? who : words.numbered({ who, id });
}

/** The name of an object: its names if it has any, with its kind and number if they help to find it. */
export function sayObject(words: AuditWords, object: NonNullable<AuditRecord['object']>): string {
  const { kind, id, name } = object;
  return name === null ? words.objectNumbered({ kind, id }) : words.objectNamed({ kind, id, name });
}

/** The object of a call; empty if it was about nothing that has a name. */
export function objectOf(words: AuditWords, { act, object }: AuditRecord): string {
  if (object !== null) return sayObject(words, object);
  return act === 'login' ? words.missingAccount : words.missing;
}

const isReason = (reason: string): reason is RefusalReason => REFUSAL_REASONS.some((one) => one === reason);

/** Why a call was refused, by the tag of the refusal. */
const sayReason = (words: AuditWords, reason: string | null): string =>
  reason !== null && isReason(reason) ? words[nameOf('reason', reason)] : words.reasonOther;

/** Somebody's act or try. Reads, and acts of other versions of the program, are given by their name. */
function sayAct(words: AuditWords, { act, outcome, changes }: AuditRecord, parts: Parts): string {
  if (!isWriteName(act)) return words[outcome === 'done' ? 'readDone' : 'readTried']({ ...parts, act });
  if (act === 'archiveTournament' && outcome === 'done') {
    const change = changes.find(({ field }) => field === 'archivedAt');
    if (change !== undefined)
      return change.after == null
        ? words.archiveTournamentRestored(parts)
        : words.archiveTournamentArchived(parts);
  }
  return words[`${act}${outcome === 'done' ? 'Done' : 'Tried'}` as const](parts);
}

/** The sentence of an act, with the given parts in the places of the actor and the object. */
export function saySentence(words: AuditWords, record: AuditRecord, parts: Parts): string {
  const { object, tournament, outcome, count } = record;
  const act = sayAct(words, record, parts);
  const isInside = tournament !== null && object !== null && object.kind !== 'tournament';
  const sentence =
    isInside && act.includes(parts.object)
      ? words.inside({
          sentence: act,
          place: tournament.name ?? words.objectNumbered({ kind: 'tournament', id: tournament.id }),
        })
      : act;
  return outcome === 'done'
    ? sentence
    : words.refused({ sentence, count, reason: sayReason(words, record.reason) });
}

/** The sentence of an act as one line. */
export const auditSentence = (words: AuditWords, record: AuditRecord): string =>
  saySentence(words, record, { actor: sayActor(words, record.actor), object: objectOf(words, record) });

/** An act as one line of a list: "Created … (tournament)"; without the kind if the act names no object. */
export function sayActChoice(words: AuditWords, act: WriteName, kind: ObjectKind): string {
  const text = words[`${act}Done` as const]({ actor: '', object: '…' }).trim();
  const said = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return said.includes('…') ? words.actLabel({ act: said, kind }) : said;
}
