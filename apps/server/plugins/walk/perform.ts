// Runs a handler: parses, checks the right, and hands it all that it works with.
import { successStatus, type WriteName } from '@tennis/contract';
import { recordDone } from '../../audit/audit.ts';
import { rowOf, type AnyRow } from '../../audit/changes.ts';
import type { Transact } from '../../audit/chain.ts';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { admit } from './admission.ts';
import type { Incoming, Work } from './work.ts';

type LoadedRows = Readonly<Partial<Record<string, AnyRow>>>;

/** The row that a write is about, as it was before; mostly the access check has it already. */
async function rowBefore(tx: Tx, { object }: Trail, subjects: LoadedRows): Promise<AnyRow | undefined> {
  if (object === null) return undefined;
  return subjects[object.kind] ?? rowOf(tx, object.kind, object.id);
}

/** The deciding transaction of a handler that opens it itself. */
function decideOnce({ name, declaration, services }: Work, { request, trail, now }: Incoming): Transact {
  return (decide) =>
    services.audit.transact(async (tx) => {
      const answer = await decide(tx);
      const status = successStatus(declaration);
      await recordDone(tx, { act: name as WriteName, trail, status, answer, requestId: request.id, now });
      return answer;
    });
}

/** Parses, checks the right and runs the handler on one handle. */
export async function perform(work: Work, incoming: Incoming, tx: Tx): Promise<unknown> {
  const { declaration, handler, services } = work;
  const { subjects, ...call } = await admit(work, incoming, tx);
  const { trail } = incoming;
  if (declaration.method !== 'GET') trail.before = await rowBefore(tx, trail, subjects);
  const context = { ...incoming, ...subjects, ...call, services, tx };
  if (typeof handler === 'function') return handler(context);
  return handler.selfManaged({ ...context, decide: decideOnce(work, incoming) });
}
