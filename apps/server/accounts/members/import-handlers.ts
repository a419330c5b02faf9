// A list of people to invite to a club (ADR 30). As with a single invitation, people who have an account must accept it themselves. So nobody is
// added by somebody else's form, and a list does not show which addresses have an account.
import type { MemberLine, MemberOutcome, MemberPlan, memberRoutes } from '@tennis/contract';
import type { FastifyRequest } from 'fastify';
import { keyOf } from '../../database/text.ts';
import type { Tx } from '../../database/connection.ts';
import { because, type Reason } from '../../ground/reason.ts';
import { refuseConflict } from '../../ground/refusal.ts';
import { fingerprint } from '../../ground/secrets.ts';
import type { Handlers } from '../../http/handler.ts';
import { languageOf } from '../../http/language.ts';
import { sayerFor } from '../../http/sayer.ts';
import { roomForMembers } from '../../tennis/plan-limits.ts';
import { countMailsTo, fullMailboxes } from '../invitations/limits.ts';
import { invitedTo, inviteAll, membersAt } from './import-store.ts';

type Decision =
  | Exclude<MemberOutcome, { kind: 'refused' }>
  | { readonly kind: 'refused'; readonly reason: Reason };

interface Listed {
  readonly tx: Tx;
  readonly params: { readonly clubId: number };
  readonly body: { readonly lines: readonly MemberLine[] };
  readonly request: FastifyRequest;
  readonly now: Date;
}

async function decide({ tx, params: { clubId }, body, now }: Listed): Promise<readonly Decision[]> {
  const emails = body.lines.map(({ email }) => email);
  const members = await membersAt(tx, clubId, emails);
  const invited = await invitedTo(tx, clubId, now);
  const plan = await roomForMembers(tx, clubId, invited.size);
  const fullMailbox = await fullMailboxes(tx, emails, now);
  const seen = new Map<string, number>();
  let room = plan?.room ?? Infinity;
  return body.lines.map(({ email, role = 'member' }, at): Decision => {
    const key = keyOf(email);
    const before = seen.get(key);
    if (before !== undefined) return { kind: 'double', of: before };
    seen.set(key, at);
    const known = members.get(key);
    if (known !== undefined)
      return known.role === role
        ? { kind: 'member', name: known.name }
        : { kind: 'refused', reason: because('roleByHand') };
    if (invited.has(key)) return { kind: 'waiting' };
    if (plan !== null && room <= 0)
      return { kind: 'refused', reason: because('planMembers', { plan: plan.plan, max: plan.max }) };
    const full = fullMailbox(email);
    if (full !== null) return { kind: 'refused', reason: full };
    room -= 1;
    return { kind: 'invited' };
  });
}

const planOf = (decisions: readonly Decision[]): string =>
  fingerprint(decisions.map(({ kind }) => kind).join('\n'));

function answer(decisions: readonly Decision[], request: FastifyRequest): MemberPlan {
  const say = sayerFor(request);
  return {
    plan: planOf(decisions),
    outcomes: decisions.map((decision) => {
      if (decision.kind !== 'refused') return decision;
      const { code, params } = decision.reason;
      return { kind: 'refused', reason: { code, params, message: say(decision.reason) } };
    }),
  };
}

export const memberImportHandlers: Handlers<Pick<typeof memberRoutes, 'importMembers'>> = {
  importMembers: {
    write: async (call) => {
      const { tx, params, body, caller, request, now, trail } = call;
      const decisions = await decide(call);
      const lines = body.lines.filter((_, at) => decisions[at]?.kind === 'invited');
      trail.isIdle = body.confirm !== true || lines.length === 0;
      if (body.confirm !== true) return answer(decisions, request);
      if (body.plan !== undefined && body.plan !== planOf(decisions))
        refuseConflict(because('listChanged'), { details: { code: 'list' } });
      if (lines.length === 0) return answer(decisions, request);
      const by = { clubId: params.clubId, userId: caller.userId };
      await countMailsTo(tx, { ...by, emails: lines.map(({ email }) => email), request, now });
      await inviteAll(tx, lines, { ...by, language: languageOf(request) }, now);
      trail.before = { people_invited: 0 };
      trail.after = { people_invited: lines.length };
      return answer(decisions, request);
    },
    again: async (call) => answer(await decide(call), call.request),
  },
};
