// The audit log on the wire: who did what to which object when, and what was refused (ADR 12).
import * as z from 'zod/mini';
import { problem } from '../problem.ts';
import { IdParam, listQuery, Timestamp } from './common.ts';

/** The kinds of objects of an act. */
export const OBJECT_KINDS = [
  'account',
  'session',
  'club',
  'court',
  'meeting',
  'membership',
  'invitation',
  'tournament',
  'entry',
  'person',
  'claim',
  'group',
  'match',
  'draw',
  'order',
  'setting',
  'plan',
  'ticket',
  'response',
] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

export const ACTOR_ROLES = [
  'super_admin',
  'club_admin',
  'member',
  /** Anybody who holds a score link (D51). */
  'score_link',
  /** Nobody was signed in. */
  'visitor',
  /** Refused before anybody asked who it was. */
  'unknown',
  /** Several, counted together because there were too many to tell apart. */
  'various',
  /** The server itself, on the orders of its operator. */
  'system',
] as const;
export type ActorRole = (typeof ACTOR_ROLES)[number];

const named = z.object({
  id: z.int(),
  /** As it is called now; null when it is there no more. */
  name: z.nullable(z.string()),
});

/** One field of an object that a write has changed. Private values are left out (ADR 12). */
export const AuditChangeSchema = z.object({
  field: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
  /** The name behind a value that is the id of an entry, a group or an account. */
  beforeName: z.optional(z.string()),
  afterName: z.optional(z.string()),
});
export type AuditChange = z.output<typeof AuditChangeSchema>;

/** One record. Ids are what is stored; names are looked up when it is read. */
export const AuditRecordSchema = z.object({
  seq: z.int(),
  at: Timestamp,
  /** The last time, where several refusals were counted together. */
  until: z.nullable(Timestamp),
  count: z.int(),
  actor: z.object({
    id: z.nullable(z.int()),
    name: z.nullable(z.string()),
    role: z.enum(ACTOR_ROLES),
    clubRole: z.nullable(z.enum(['admin', 'member'])),
  }),
  /** The route's name, as in the API's documentation. */
  act: z.string(),
  object: z.nullable(z.object({ kind: z.enum(OBJECT_KINDS), id: z.int(), name: z.nullable(z.string()) })),
  tournament: z.nullable(named),
  club: z.nullable(named),
  outcome: z.enum(['done', 'refused']),
  /** The HTTP status of the answer. */
  status: z.int(),
  reason: z.nullable(z.string()),
  changes: z.array(AuditChangeSchema),
  requestId: z.nullable(z.string()),
  hash: z.string(),
});
export type AuditRecord = z.output<typeof AuditRecordSchema>;

const { limit, cursor, q } = listQuery;

const auditFilter = {
  clubId: z.optional(IdParam),
  /** Part of the actor's name or username. */
  q,
  actorId: z.optional(IdParam),
  act: z.optional(z.string().check(z.regex(/^\w{1,60}$/, problem('actMalformed')))),
  object: z.optional(
    z
      .string()
      .check(
        z.regex(new RegExp(`^(?:${OBJECT_KINDS.join('|')}):[1-9]\\d{0,14}$`), problem('objectMalformed')),
      ),
  ),
  tournamentId: z.optional(IdParam),
  outcome: z.optional(z.enum(['done', 'refused'])),
  from: z.optional(Timestamp),
  to: z.optional(Timestamp),
} as const;

export const AuditQuerySchema = z.strictObject({ ...auditFilter, limit, cursor });
export type AuditFilter = Omit<z.output<typeof AuditQuerySchema>, 'limit' | 'cursor'>;

export const AuditExportQuerySchema = z.strictObject({
  ...auditFilter,
  format: z.optional(z.enum(['csv', 'jsonl'])),
});

/** A record and its hash as somebody has noted them: from an export, the server's log, or an earlier check. */
export const AuditCheckQuerySchema = z.strictObject({
  seq: z.optional(IdParam),
  hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, problem('hashMalformed')))),
});

/** The result of the check of the whole chain. */
export const AuditVerificationSchema = z.object({
  state: z.enum(['intact', 'broken']),
  /** How many records the chain has, and the hash of the last one: to be noted elsewhere. */
  records: z.int(),
  hash: z.string(),
  /** How many written records wait to be sealed into the chain: usually for a second at most, longer only if sealing is held up. */
  unsealed: z.int(),
  /** The first record that is not what was written. */
  brokenAt: z.nullable(z.int()),
  problem: z.nullable(z.enum(['changed', 'missing', 'added', 'rewritten'])),
});
export type AuditVerification = z.output<typeof AuditVerificationSchema>;
