// What each write is called in the audit log, and what kind of object it is about. A write without its words does not compile.
import type { RouteName, Routes } from './routes.ts';
import type { ObjectKind } from './schemas/audit.ts';

/** Names of the routes that change something. */
export type WriteName = {
  [N in RouteName]: Routes[N]['method'] extends 'GET' ? never : N;
}[RouteName];

/** Names of the routes that only read. */
export type ReadName = Exclude<RouteName, WriteName>;

interface Act {
  readonly kind: ObjectKind;
  /** After "tried to"; `{}` stands for the object. */
  readonly infinitive: string;
  readonly past: string;
  /** What is said instead where it depends on whether a field was set or emptied. */
  readonly pastBy?: { readonly field: string; readonly set: string; readonly emptied: string };
  /** What stands for an object that there is none of. */
  readonly missing?: string;
}

interface Change {
  readonly field: string;
  readonly after?: unknown;
}

/** By route. */
export const ACTS: Readonly<Record<WriteName, Act>> = {
  login: {
    kind: 'account',
    infinitive: 'sign in to {}',
    past: 'signed in',
    missing: 'an account that does not exist',
  },
  register: { kind: 'account', infinitive: 'create an account', past: 'created an account' },
  logout: { kind: 'session', infinitive: 'sign out', past: 'signed out' },
  setUp: { kind: 'account', infinitive: 'set the server up', past: 'set the server up' },
  forgotPassword: {
    kind: 'account',
    infinitive: 'ask for a reset link by mail',
    past: 'asked for a reset link by mail',
  },
  resetPassword: {
    kind: 'account',
    infinitive: 'set a new password by a reset link',
    past: 'set a new password for {} by a reset link',
  },
  endSession: { kind: 'session', infinitive: 'end a session', past: 'ended a session' },
  endOtherSessions: {
    kind: 'session',
    infinitive: 'end the sessions on other devices',
    past: 'ended the sessions on other devices',
  },
  changePassword: {
    kind: 'account',
    infinitive: 'change their own password',
    past: 'changed their own password',
  },
  eraseAccount: {
    kind: 'account',
    infinitive: 'delete their own account',
    past: 'deleted their own account',
  },
  updateUser: { kind: 'account', infinitive: 'change {}', past: 'changed {}' },
  deleteUser: { kind: 'account', infinitive: 'delete {}', past: 'deleted {}' },
  endUserSessions: {
    kind: 'account',
    infinitive: 'sign {} out everywhere',
    past: 'signed {} out everywhere',
  },
  issueResetLink: {
    kind: 'account',
    infinitive: 'make a reset link for {}',
    past: 'made a reset link for {}',
  },
  createClub: { kind: 'club', infinitive: 'create a club', past: 'created {}' },
  createInvitation: { kind: 'invitation', infinitive: 'invite somebody', past: 'sent {}' },
  revokeInvitation: { kind: 'invitation', infinitive: 'revoke {}', past: 'revoked {}' },
  resendInvitation: { kind: 'invitation', infinitive: 'send {} again', past: 'sent {} again' },
  acceptInvitation: { kind: 'invitation', infinitive: 'accept an invitation', past: 'accepted {}' },
  issueInvitationLink: {
    kind: 'invitation',
    infinitive: 'make a link for {}',
    past: 'made a link for {}',
  },
  createTournament: { kind: 'tournament', infinitive: 'create a tournament', past: 'created {}' },
  updateTournament: { kind: 'tournament', infinitive: 'change {}', past: 'changed {}' },
  deleteTournament: { kind: 'tournament', infinitive: 'delete {}', past: 'deleted {}' },
  setTournamentStatus: {
    kind: 'tournament',
    infinitive: 'change the status of {}',
    past: 'changed the status of {}',
  },
  archiveTournament: {
    kind: 'tournament',
    infinitive: 'archive or restore {}',
    past: 'archived or restored {}',
    pastBy: { field: 'archivedAt', set: 'archived {}', emptied: 'restored {}' },
  },
  addParticipant: { kind: 'entry', infinitive: 'add an entry', past: 'added {}' },
  updateParticipant: { kind: 'entry', infinitive: 'change {}', past: 'changed {}' },
  removeParticipant: { kind: 'entry', infinitive: 'remove {}', past: 'removed {}' },
  createGroup: { kind: 'group', infinitive: 'add a group', past: 'added {}' },
  createMatch: { kind: 'match', infinitive: 'create a match', past: 'created {}' },
  updateMatch: { kind: 'match', infinitive: 'change {}', past: 'changed {}' },
  deleteMatch: { kind: 'match', infinitive: 'delete {}', past: 'deleted {}' },
  setMatchStatus: {
    kind: 'match',
    infinitive: 'change the status of {}',
    past: 'changed the status of {}',
  },
  setMatchWinner: { kind: 'match', infinitive: 'set the winner of {}', past: 'set the winner of {}' },
  setMatchScores: { kind: 'match', infinitive: 'set the score of {}', past: 'set the score of {}' },
  makeDraw: { kind: 'draw', infinitive: 'make a draw', past: 'made {}' },
  adjustDraw: { kind: 'draw', infinitive: 'change {} by hand', past: 'changed {} by hand' },
  setDrawPublished: {
    kind: 'draw',
    infinitive: 'publish {} or take it back',
    past: 'published {} or took it back',
  },
  discardDraw: { kind: 'draw', infinitive: 'discard {}', past: 'discarded {}' },
  updatePlatformSetting: { kind: 'setting', infinitive: 'change a setting', past: 'changed {}' },
};

const isWriteName = (act: string): act is WriteName => Object.hasOwn(ACTS, act);

function pastOf({ past, pastBy }: Act, changes: readonly Change[]): string {
  const change = changes.find(({ field }) => field === pastBy?.field);
  if (pastBy === undefined || change === undefined) return past;
  return change.after === null || change.after === undefined ? pastBy.emptied : pastBy.set;
}

/**
 * What somebody did or tried, as the text before and after its object: "set the score of", "" for `setMatchScores`; null
 * where the sentence names no object. Reads and acts of other versions of the program are told by their name.
 */
export function actWords({
  act,
  outcome,
  changes,
}: {
  readonly act: string;
  readonly outcome: 'done' | 'refused';
  readonly changes: readonly Change[];
}): { readonly before: string; readonly after: string | null; readonly missing: string } {
  const known: Act | null = isWriteName(act) ? ACTS[act] : null;
  const words =
    known === null ? `read {} (${act})` : outcome === 'done' ? pastOf(known, changes) : known.infinitive;
  const [before = '', after] = `${outcome === 'refused' ? 'tried to ' : ''}${words}`.split('{}');
  const missing = known?.missing ?? 'something';
  return { before: before.trim(), after: after === undefined ? null : after.trim(), missing };
}
