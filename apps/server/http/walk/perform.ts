// Runs a handler: checks the right, and hands over everything that the handler works with.
import { markOfWrite, type WriteName } from '@tennis/contract';
import { recordDone, type Transact } from '../../audit/audit.ts';
import { rowOf, type AnyRow } from '../../audit/changes.ts';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { admit } from './admission.ts';
import type { ParsedCall } from './parsing.ts';
import type { Incoming, Work } from './work.ts';

type LoadedRows = Readonly<Partial<Record<string, AnyRow>>>;

/** The row that a write is about, as it was before. The access check has usually loaded it. */
async function rowBefore(tx: Tx, { object }: Trail, subjects: LoadedRows): Promise<AnyRow | undefined> {
  if (object === null) return undefined;
  return subjects[object.kind] ?? rowOf(tx, object.kind, object.id);
}

/** Records a write in its transaction. */
export async function record(
  { name, status }: Work,
  incoming: Incoming,
  answer: unknown,
  tx: Tx,
): Promise<void> {
  const { trail, request, now } = incoming;
  const key = request.headers['idempotency-key'];
  const mark = typeof key === 'string' ? markOfWrite(key) : null;
  await recordDone(tx, { act: name as WriteName, trail, status, answer, requestId: request.id, mark, now });
}

/** The deciding transaction of a handler that opens it itself. */
function decideOnce(work: Work, incoming: Incoming): Transact {
  return (decide) =>
    work.services.audit.transact(async (tx) => {
      const answer = await decide(tx);
      await record(work, incoming, answer, tx);
      return answer;
    }, work.isolation);
}

/** Checks the right and runs the handler on one handle. */
export async function perform(work: Work, incoming: Incoming, call: ParsedCall, tx: Tx): Promise<unknown> {
  const { declaration, services, handle, isSelfManaged } = work;
  const subjects = await admit(work, incoming, call, tx);
  const { trail } = incoming;
  if (declaration.method !== 'GET') trail.before = await rowBefore(tx, trail, subjects);
  const context = { ...incoming, ...subjects, ...call, services, tx };
  return handle(isSelfManaged ? { ...context, decide: decideOnce(work, incoming) } : context);
}
