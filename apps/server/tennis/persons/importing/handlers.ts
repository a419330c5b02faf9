// A list of people of a club: what it would do, and doing it, whole or not at all (ADR 30).
import type { personRoutes, PersonLine, PersonPlan } from '@tennis/contract';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../../database/connection.ts';
import { because, type Reason } from '../../../ground/reason.ts';
import { refuseConflict } from '../../../ground/refusal.ts';
import { fingerprint } from '../../../ground/secrets.ts';
import type { Handlers } from '../../../http/handler.ts';
import { sayerFor } from '../../../http/sayer.ts';
import { findMeant, presentCandidate } from '../../people-meant.ts';
import { decideLines, type Decision } from './plan.ts';
import { addPeople, changePeople } from './store.ts';

type Outcome = PersonPlan['outcomes'][number];

function present(decision: Decision, say: (reason: Reason) => string): Outcome {
  switch (decision.kind) {
    case 'new':
      return { kind: 'new' };
    case 'same':
      return { kind: 'same', personId: decision.person.id };
    case 'changed':
      return { kind: 'changed', personId: decision.person.id, fields: decision.fields };
    case 'choose':
      return {
        kind: 'choose',
        people: decision.people.map(presentCandidate),
      };
    case 'double':
      return decision;
    default: {
      const { code, params } = decision.reason;
      return { kind: 'refused', reason: { code, params, message: say(decision.reason) } };
    }
  }
}

/** Identifies a plan by what it does to whom, in whatever language its reasons are. */
const planOf = (decisions: readonly Decision[]): string =>
  fingerprint(
    decisions
      .map((decision) =>
        decision.kind === 'changed'
          ? `changed ${decision.person.id} ${decision.person.version}`
          : decision.kind === 'same'
            ? `same ${decision.person.id}`
            : decision.kind,
      )
      .join('\n'),
  );

interface Listed {
  readonly tx: Tx;
  readonly params: { readonly clubId: number };
  readonly body: { readonly lines: readonly PersonLine[] };
  readonly request: FastifyRequest;
}

async function decide({ tx, params: { clubId }, body: { lines } }: Listed): Promise<readonly Decision[]> {
  return decideLines(lines, await findMeant(tx, clubId, lines), clubId);
}

function answer(decisions: readonly Decision[], request: FastifyRequest): PersonPlan {
  const say = sayerFor(request);
  return {
    plan: planOf(decisions),
    outcomes: decisions.map((decision) => present(decision, say)),
  };
}

export const personImportHandlers: Handlers<Pick<typeof personRoutes, 'importPersons'>> = {
  importPersons: {
    write: async (call) => {
      const { tx, params, body, request, now, trail } = call;
      const decisions = await decide(call);
      const made = decisions.filter((decision) => decision.kind === 'new');
      const changed = decisions.filter((decision) => decision.kind === 'changed');
      trail.isIdle = body.confirm !== true || made.length + changed.length === 0;
      if (body.confirm !== true) return answer(decisions, request);
      if (body.plan !== undefined && body.plan !== planOf(decisions))
        refuseConflict(because('listChanged'), { details: { code: 'list' } });
      await addPeople(
        tx,
        params.clubId,
        made.map(({ change }) => change),
        now,
      );
      await changePeople(tx, params.clubId, changed, now);
      trail.before = { people_added: 0, people_changed: 0 };
      trail.after = { people_added: made.length, people_changed: changed.length };
      return answer(decisions, request);
    },
    again: async (call) => answer(await decide(call), call.request),
  },
};
