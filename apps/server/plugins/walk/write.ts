// A write: one transaction for the right, the key, the change and its record (ADR 7).
import { successStatus, type WriteName } from '@tennis/contract';
import { recordDone } from '../../audit/audit.ts';
import { databaseFault } from '../../database/errors.ts';
import { Refused } from '../../refusal.ts';
import { needsSession } from '../access.ts';
import { findAnswer, keepAnswer, type StoredAnswer, type WriteKey } from '../idempotency.ts';
import { loadCaller } from '../sessions.ts';
import { admit } from './admission.ts';
import { checkAnswer } from './answering.ts';
import { perform } from './perform.ts';
import { newTrail, type Incoming, type Work } from './work.ts';

async function write(work: Work, incoming: Incoming, key: WriteKey | null): Promise<StoredAnswer> {
  const { services, declaration, name } = work;
  const { request, now } = incoming;
  return services.audit.transact(async (tx) => {
    // Asked again inside: a right taken away a moment ago must not be used any more.
    const caller = await loadCaller(tx, request, now);
    if (caller === null && needsSession(declaration.access)) throw new Refused({ type: 'not-signed-in' });
    const trail = newTrail(work, request, caller);
    const earlier = key === null ? null : await findAnswer(tx, key);
    if (earlier !== null) {
      // A kept answer is for whoever may still have it; one without a body, as of a deletion, tells nothing.
      if (earlier.body !== null) await admit(work, { ...incoming, caller, trail }, tx);
      return earlier;
    }
    const body = await perform(work, { ...incoming, caller, trail }, tx);
    if (services.checkAnswers) checkAnswer(declaration, body);
    const answer = { status: successStatus(declaration), body: body === null ? null : JSON.stringify(body) };
    if (key !== null) await keepAnswer(tx, key, answer, now);
    const { status } = answer;
    await recordDone(tx, {
      act: name as WriteName,
      trail,
      status,
      answer: body,
      requestId: request.id,
      now,
    });
    return answer;
  });
}

/** Does a write. A twin of this very request that committed a moment ago makes the key's insert fail; then its answer is there to be found. */
export async function writeOnce(work: Work, incoming: Incoming, key: WriteKey | null): Promise<StoredAnswer> {
  try {
    return await write(work, incoming, key);
  } catch (error) {
    if (key === null || databaseFault(error) !== 'unique') throw error;
    return write(work, incoming, key);
  }
}
