// The check behind each word of the contract's `access`. It also loads the objects for the handler. A missing object and one that the caller may not
// read get the same refusal (D2).
import {
  canCreateClub,
  canManageClub,
  canManageTournament,
  canReadAuditLog,
  canReadTournament,
  canSeeMembers,
  isSuperAdmin,
  type Caller,
} from '@tennis/domain';
import type { Access } from '@tennis/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import { prepared, type Places } from '../database/prepared.ts';
import type { MatchRow, TournamentRow } from '../database/schema.ts';
import { findMatch, type MatchView } from './match-view.ts';
import { isScorer } from './scorers.ts';
import { findScoreLink, opensMatch, opensOn, type StoredScoreLink } from './score-links.ts';
import { sidesOf, type MatchSide } from './players.ts';
import { because } from '../ground/reason.ts';
import { Refused, refuseConflict } from '../ground/refusal.ts';

export type StoredTournament = Selectable<TournamentRow>;
export type StoredMatch = Selectable<MatchRow>;

/** The facts about its tournament that a match needs. */
export type TournamentOfMatch = Pick<
  StoredTournament,
  'id' | 'club_id' | 'created_by' | 'status' | 'archived_at' | 'time_zone' | 'time_limit' | 'match_format'
>;

/** The facts about its tournament that a loaded match carries. */
export const tournamentOfMatch = (match: MatchView): TournamentOfMatch => ({
  id: match.tournament_id,
  club_id: match.tournament_club_id,
  created_by: match.tournament_created_by,
  status: match.tournament_status,
  archived_at: match.tournament_archived_at,
  time_zone: match.time_zone,
  time_limit: match.time_limit,
  match_format: match.match_format,
});

/** Nothing needs to be loaded. */
type Nothing = unknown;

/** The objects that an access check has loaded, by the word of the contract. */
export interface Subjects {
  public: Nothing;
  session: Nothing;
  'super-admin': Nothing;
  'create-club': Nothing;
  'belong-to-club': Nothing;
  'manage-club': Nothing;
  'create-tournament': Nothing;
  'read-tournament': { readonly tournament: StoredTournament };
  'enter-tournament': { readonly tournament: StoredTournament };
  'manage-tournament': { readonly tournament: StoredTournament };
  'remove-tournament': { readonly tournament: StoredTournament };
  'play-match': { readonly tournament: TournamentOfMatch; readonly match: MatchView };
  'manage-match': { readonly tournament: TournamentOfMatch; readonly match: MatchView };
  'score-match': {
    readonly tournament: TournamentOfMatch;
    readonly match: MatchView;
    /** The link with which they score; null for the organisers. */
    readonly link: StoredScoreLink | null;
  };
  'arrange-match': {
    readonly tournament: TournamentOfMatch;
    readonly match: MatchView;
    readonly sides: readonly MatchSide[];
  };
  'read-audit-log': Nothing;
}

interface Attempt {
  readonly db: Db | Tx;
  readonly caller: Caller | null;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly now: Date;
  /** The token of a score link; null if there is none. */
  readonly scoreLink: string | null;
}

type Guard<A extends Access> = (attempt: Attempt) => Promise<Subjects[A]>;

const notAllowed = () => new Refused({ type: 'not-allowed' });
const notFound = () => new Refused({ type: 'not-found' });
const idOf = (params: unknown): number => (params as { id: number }).id;

type TournamentRights = Pick<StoredTournament, 'club_id' | 'created_by' | 'status'>;

const tournamentById = prepared((db, { id }: Places<{ id: number }>) =>
  db.selectFrom('tournaments').selectAll().where('id', '=', id),
);

async function loadTournament({ db, caller }: Attempt, id: number): Promise<StoredTournament> {
  const [row] = await tournamentById(db, { id });
  if (row === undefined || !canReadTournament(caller, rightsOf(row))) throw notFound();
  return row;
}

/** The tournament, where the caller manages it. */
function refuseForeign<T extends TournamentRights>({ caller }: Attempt, tournament: T): T {
  const rights = rightsOf(tournament);
  if (!canReadTournament(caller, rights)) throw notFound();
  if (!canManageTournament(caller, rights)) throw notAllowed();
  return tournament;
}

/** An archived tournament and its matches cannot be changed until it is restored (D9). */
function refuseArchived<T extends Pick<StoredTournament, 'archived_at'>>(tournament: T): T {
  if (tournament.archived_at !== null) refuseConflict(because('tournamentArchived'));
  return tournament;
}

const loadManaged = async (attempt: Attempt, id: number): Promise<StoredTournament> =>
  refuseForeign(attempt, await loadTournament(attempt, id));

/** Whether there is such a club. */
export async function isClub(db: Db | Tx, id: number): Promise<boolean> {
  const club = await db.selectFrom('clubs').select('id').where('id', '=', id).executeTakeFirst();
  return club !== undefined;
}

/** Whether anything was ever done in a club. */
async function wasClub(db: Db | Tx, clubId: number): Promise<boolean> {
  const record = await db
    .selectFrom('audit_log')
    .select('seq')
    .where('club_id', '=', clubId)
    .where('outcome', '=', 'done')
    .limit(1)
    .executeTakeFirst();
  return record !== undefined;
}

/** The facts about a stored tournament that the policies need. */
export const rightsOf = (row: TournamentRights) => ({
  clubId: row.club_id,
  createdBy: row.created_by,
  status: row.status,
});

const allowAll = async () => ({});

/** One guard per word; a word without a guard does not compile. */
export const GUARDS = {
  public: allowAll,
  session: allowAll,
  'super-admin': async ({ caller }) => {
    if (!isSuperAdmin(caller)) throw notAllowed();
    return {};
  },
  'create-club': async ({ caller }) => {
    if (!canCreateClub(caller)) throw notAllowed();
    return {};
  },
  'belong-to-club': async ({ db, caller, params }) => {
    const { clubId } = params as { clubId: number };
    if (!(await isClub(db, clubId))) throw notFound();
    if (!canSeeMembers(caller, clubId)) throw notAllowed();
    return {};
  },
  'manage-club': async ({ db, caller, params }) => {
    const { clubId } = params as { clubId: number };
    // Clubs are public (D36), so this tells nobody anything new.
    if (!(await isClub(db, clubId))) throw notFound();
    if (!canManageClub(caller, clubId)) throw notAllowed();
    return {};
  },
  'create-tournament': async ({ caller, body }) => {
    if (!canManageClub(caller, (body as { clubId: number }).clubId)) throw notAllowed();
    return {};
  },
  'read-tournament': async (attempt) => ({ tournament: await loadTournament(attempt, idOf(attempt.params)) }),
  // The handler asks whom they may enter: that depends on the person.
  'enter-tournament': async (attempt) => ({
    tournament: refuseArchived(await loadTournament(attempt, idOf(attempt.params))),
  }),
  'manage-tournament': async (attempt) => ({
    tournament: refuseArchived(await loadManaged(attempt, idOf(attempt.params))),
  }),
  'remove-tournament': async (attempt) => ({ tournament: await loadManaged(attempt, idOf(attempt.params)) }),
  'manage-match': async (attempt) => {
    const match = await findMatch(attempt.db, idOf(attempt.params));
    if (match === undefined) throw notFound();
    return { tournament: refuseArchived(refuseForeign(attempt, tournamentOfMatch(match))), match };
  },
  // The organisers, members they have named, and anybody who holds a link for the match or its court (D51).
  'score-match': async (attempt) => {
    const { db, caller, params, now, scoreLink } = attempt;
    const match = await findMatch(db, idOf(params));
    const tournament = match === undefined ? null : tournamentOfMatch(match);
    const isRun = tournament !== null && caller !== null && canManageTournament(caller, rightsOf(tournament));
    const isNamed =
      !isRun && caller !== null && tournament !== null && (await isScorer(db, caller.userId, tournament.id));
    // A link that a device has kept bars nobody from what they may do without it.
    if (scoreLink !== null && !isRun && !isNamed) {
      const link = await findScoreLink(db, scoreLink, now);
      if (link === undefined) throw new Refused({ type: 'not-allowed', reason: because('scoreLinkOver') });
      if (match === undefined || tournament === null || !(await opensMatch(db, link, match)))
        throw notFound();
      // A match on court is never taken away from those who keep its score.
      if (match.status !== 'in_progress' && opensOn(link, now) !== null)
        throw new Refused({ type: 'not-allowed', reason: because('scoreLinkEarly') });
      return { tournament: refuseArchived(tournament), match, link };
    }
    if (caller === null) throw new Refused({ type: 'not-signed-in' });
    if (match === undefined || tournament === null) throw notFound();
    if (isNamed) return { tournament: refuseArchived(tournament), match, link: null };
    return { tournament: refuseArchived(refuseForeign(attempt, tournament)), match, link: null };
  },
  // Whether they play in it, or run the tournament, is asked by the handler.
  'play-match': async (attempt) => {
    const match = await findMatch(attempt.db, idOf(attempt.params));
    if (match === undefined) throw notFound();
    const tournament = tournamentOfMatch(match);
    if (!canReadTournament(attempt.caller, rightsOf(tournament))) throw notFound();
    return { tournament: refuseArchived(tournament), match };
  },
  // Only those who play in it, and those who look after one of them.
  'arrange-match': async ({ db, caller, params }) => {
    const match = await findMatch(db, idOf(params));
    if (match === undefined || caller === null) throw notFound();
    const tournament = tournamentOfMatch(match);
    if (!canReadTournament(caller, rightsOf(tournament))) throw notFound();
    const sides = await sidesOf(db, match, caller.userId);
    if (sides.length === 0) throw notAllowed();
    return { tournament, match, sides };
  },
  'read-audit-log': async ({ db, caller, query }) => {
    const { clubId = null } = query as { clubId?: number };
    // Acts in a club that is gone can still be read.
    const isThere =
      clubId === null || (await isClub(db, clubId)) || (isSuperAdmin(caller) && (await wasClub(db, clubId)));
    if (!isThere) throw notFound();
    if (!canReadAuditLog(caller, clubId)) throw notAllowed();
    return {};
  },
} satisfies { readonly [A in Access]: Guard<A> };

/** Whether a route with this access needs a session at all. */
export const needsSession = (access: Access): boolean => access !== 'public' && access !== 'read-tournament';
