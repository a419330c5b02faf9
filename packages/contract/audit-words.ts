// A record of the audit log as a sentence: "Marta Silva set the score of match 12 (Nina Kovač v Priya Raman) in Riverside Open".
import { actWords } from './acts.ts';
import type { AuditRecord } from './schemas/audit.ts';

const NAMELESS: Readonly<Record<AuditRecord['actor']['role'], string>> = {
  super_admin: 'A deleted account',
  club_admin: 'A deleted account',
  member: 'A deleted account',
  visitor: 'A visitor',
  unknown: 'Somebody unknown',
  various: 'Various people',
  system: 'The server',
};

/** Who acted: his name, or what is known of him. */
export const actorText = ({ id, name, role }: AuditRecord['actor']): string =>
  name ?? (id === null ? NAMELESS[role] : `${NAMELESS[role]} (number ${id})`);

/** What an object is called: names where there are some, its kind and number where they help to find it. */
export function objectText(object: AuditRecord['object']): string {
  if (object === null) return '';
  const { kind, id, name } = object;
  if (name === null) return `${kind} ${id}`;
  switch (kind) {
    case 'tournament':
    case 'club':
      return name;
    case 'account':
      return `the account of ${name}`;
    case 'entry':
      return `the entry of ${name}`;
    case 'invitation':
      return `the invitation to ${name}`;
    case 'draw':
      return `draw ${name}`;
    case 'group':
    case 'setting':
      return `${kind === 'group' ? 'group' : 'the setting'} ${name}`;
    default:
      return `${kind} ${id} (${name})`;
  }
}

/** Why a call was refused, by the tag of the refusal. */
const REASONS: Readonly<Record<string, string>> = {
  invalid: 'the request was not valid',
  unreadable: 'the request could not be read',
  'not-signed-in': 'nobody was signed in',
  'wrong-password': 'the password was wrong',
  'wrong-proof': 'the password was wrong',
  'not-allowed': 'this is not allowed',
  'foreign-origin': 'the request came from another site',
  'not-found': 'there is no such thing',
  'too-many-requests': 'too many tries',
  stale: 'somebody else had saved first',
  taken: 'it is taken',
  conflict: 'the present state forbids it',
  'status-refused': 'the present state forbids it',
  'session-changed': 'somebody else had signed in meanwhile',
  'key-reused': 'the key of the request was used before',
  'answer-forgotten': 'it had been done before',
  'answer-gone': 'it had been done before',
  'dead-reset-token': 'the link is no longer good',
  'dead-invitation': 'the invitation is no longer good',
};

/** The parts of a record's sentence. */
export interface SentenceParts {
  readonly actor: string;
  readonly before: string;
  /** Empty where the sentence has none. */
  readonly object: string;
  readonly after: string;
}

/** Who did what, in parts, so that a page can make a link of each. */
export function sentenceParts(record: AuditRecord): SentenceParts {
  const words = actWords(record);
  const { object, tournament } = record;
  const isInside = tournament !== null && object !== null && object.kind !== 'tournament';
  const place = isInside ? `in ${tournament.name ?? `tournament ${tournament.id}`}` : '';
  const refused =
    record.outcome === 'done'
      ? ''
      : `and was refused${record.count === 1 ? '' : ` ${record.count} times`}: ${REASONS[record.reason ?? ''] ?? 'it was not possible'}`;
  return {
    actor: actorText(record.actor),
    before: words.before,
    object: words.after === null ? '' : object === null ? words.missing : objectText(object),
    after: [words.after ?? '', words.after === null ? '' : place, refused]
      .filter((part) => part !== '')
      .join(' '),
  };
}

/** Who did what, as one line. */
export function auditSentence(record: AuditRecord): string {
  const { actor, before, object, after } = sentenceParts(record);
  return [actor, before, object, after].filter((part) => part !== '').join(' ');
}
