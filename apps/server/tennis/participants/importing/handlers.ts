// A list of entries of a tournament: its preview, and adding the entries in one transaction (ADR 30).
import type { EntryOfList, EntryPlan, participantRoutes } from '@tennis/contract';
import { canManageClub, type Caller } from '@tennis/domain';
import type { FastifyRequest } from 'fastify';
import type { StoredTournament } from '../../../access/guards.ts';
import type { Tx } from '../../../database/connection.ts';
import { because, type Reason } from '../../../ground/reason.ts';
import { refuseConflict } from '../../../ground/refusal.ts';
import { fingerprint } from '../../../ground/secrets.ts';
import type { Handlers } from '../../../http/handler.ts';
import { sayerFor } from '../../../http/sayer.ts';
import { hasPublishedDraw } from '../../drawn.ts';
import { membersAmong } from '../../members-among.ts';
import { findMeant, presentCandidate } from '../../people-meant.ts';
import { countPlaces, countWaiting, holdPlaces, nextWaiting } from '../../waiting-list.ts';
import { reasonOf } from '../overrule.ts';
import { decideEntries, type Decision } from './plan.ts';
import { enterAll, listEnteredBefore } from './store.ts';

type Outcome = EntryPlan['outcomes'][number];

function present(decision: Decision, tournament: StoredTournament, say: (reason: Reason) => string): Outcome {
  const said = (reason: Reason) => ({ code: reason.code, params: reason.params, message: say(reason) });
  switch (decision.kind) {
    case 'entered': {
      const { waiting, sides, overruled } = decision;
      return {
        kind: 'entered',
        waiting,
        newPeople: sides.filter(({ kind }) => kind === 'new').length,
        overruled: overruled.map((reason) => said(reasonOf(reason, tournament))),
      };
    }
    case 'same':
    case 'double':
      return decision;
    case 'choose':
      return { kind: 'choose', side: decision.side, people: decision.people.map(presentCandidate) };
    case 'ineligible':
      return {
        kind: 'ineligible',
        reasons: decision.reasons.map((reason) => said(reasonOf(reason, tournament))),
      };
    default:
      return {
        kind: 'refused',
        reason: said(decision.reason),
        ...(decision.side !== undefined && { side: decision.side }),
      };
  }
}

/** Identifies a plan by what it does to whom, in whatever language its reasons are. */
const planOf = (decisions: readonly Decision[]): string =>
  fingerprint(
    decisions
      .map((decision) => {
        if (decision.kind === 'same') return `same ${decision.participantId}`;
        if (decision.kind !== 'entered') return decision.kind;
        const who = decision.sides.map((side) => (side.kind === 'new' ? 'new' : side.person.id));
        return `entered ${who.join(' ')} ${decision.waiting ?? ''}`;
      })
      .join('\n'),
  );

interface Listed {
  readonly tx: Tx;
  readonly tournament: StoredTournament;
  readonly caller: Caller;
  readonly body: { readonly lines: readonly EntryOfList[] };
  readonly request: FastifyRequest;
}

async function decide({ tx, tournament, caller, body: { lines } }: Listed): Promise<readonly Decision[]> {
  const { id, club_id: clubId } = tournament;
  // Only admins know the people of their club: a member who made the tournament enters names (D24).
  const seesPeople = clubId !== null && canManageClub(caller, clubId);
  const sides = lines.flatMap(({ player, partner }) =>
    partner === undefined ? [player] : [player, partner],
  );
  const known = seesPeople ? await findMeant(tx, clubId, sides) : [];
  return decideEntries(lines, {
    tournament,
    known,
    entries: await listEnteredBefore(tx, id, seesPeople),
    members: await membersAmong(
      tx,
      clubId,
      known.map((person) => person.id),
    ),
    count: (await countPlaces(tx, id)) + (await countWaiting(tx, id)),
    nextWaiting: await nextWaiting(tx, id),
    isDrawn: await hasPublishedDraw(tx, id),
  });
}

const answer = (decisions: readonly Decision[], { tournament, request }: Listed): EntryPlan => {
  const say = sayerFor(request);
  return {
    plan: planOf(decisions),
    outcomes: decisions.map((decision) => present(decision, tournament, say)),
  };
};

export const entryImportHandlers: Handlers<Pick<typeof participantRoutes, 'importParticipants'>> = {
  importParticipants: {
    write: async (call) => {
      const { tx, tournament, body, caller, now, trail } = call;
      if (tournament.status === 'completed') refuseConflict(because('completedParticipants'));
      if (body.confirm === true) await holdPlaces(tx, tournament.id);
      const decisions = await decide(call);
      const entered = decisions.filter((decision) => decision.kind === 'entered');
      trail.isIdle = body.confirm !== true || entered.length === 0;
      if (body.confirm !== true) return answer(decisions, call);
      if (body.plan !== undefined && body.plan !== planOf(decisions))
        refuseConflict(because('entriesChanged'), { details: { code: 'list' } });
      await enterAll(tx, tournament, entered, { userId: caller.userId, now });
      trail.clubId = tournament.club_id;
      trail.before = { entries_added: 0, entries_waiting: 0 };
      trail.after = {
        entries_added: entered.filter(({ waiting }) => waiting === null).length,
        entries_waiting: entered.filter(({ waiting }) => waiting !== null).length,
      };
      return answer(decisions, call);
    },
    again: async (call) => answer(await decide(call), call),
  },
};
