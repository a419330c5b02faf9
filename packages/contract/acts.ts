// Which calls write, and what kind of object each is about: what the audit log tells apart. A write without its kind does not compile.
import type { RouteName, Routes } from './routes.ts';
import type { ObjectKind } from './schemas/audit.ts';

/** Names of the routes that change something. */
export type WriteName = {
  [N in RouteName]: Routes[N]['method'] extends 'GET' ? never : N;
}[RouteName];

/** Names of the routes that only read. */
export type ReadName = Exclude<RouteName, WriteName>;

/** By route. */
export const ACTS: Readonly<Record<WriteName, { readonly kind: ObjectKind }>> = {
  login: { kind: 'account' },
  register: { kind: 'account' },
  logout: { kind: 'session' },
  setUp: { kind: 'account' },
  forgotPassword: { kind: 'account' },
  resetPassword: { kind: 'account' },
  endSession: { kind: 'session' },
  endOtherSessions: { kind: 'session' },
  changePassword: { kind: 'account' },
  setLanguage: { kind: 'account' },
  eraseAccount: { kind: 'account' },
  updateUser: { kind: 'account' },
  createClubAdmin: { kind: 'account' },
  assignClubAdmin: { kind: 'membership' },
  deleteUser: { kind: 'account' },
  endUserSessions: { kind: 'account' },
  issueResetLink: { kind: 'account' },
  createClub: { kind: 'club' },
  updateClub: { kind: 'club' },
  createCourts: { kind: 'club' },
  orderCourts: { kind: 'club' },
  updateCourt: { kind: 'court' },
  deleteCourt: { kind: 'court' },
  createClubFor: { kind: 'club' },
  updateAnyClub: { kind: 'club' },
  deleteClub: { kind: 'club' },
  createMember: { kind: 'account' },
  updateMember: { kind: 'membership' },
  removeMember: { kind: 'membership' },
  createInvitation: { kind: 'invitation' },
  revokeInvitation: { kind: 'invitation' },
  resendInvitation: { kind: 'invitation' },
  acceptInvitation: { kind: 'invitation' },
  issueInvitationLink: { kind: 'invitation' },
  createPerson: { kind: 'person' },
  updatePerson: { kind: 'person' },
  mergePerson: { kind: 'person' },
  unmergePerson: { kind: 'person' },
  removeManager: { kind: 'person' },
  stopManaging: { kind: 'person' },
  createClaim: { kind: 'claim' },
  withdrawClaim: { kind: 'claim' },
  decideClaim: { kind: 'claim' },
  createTournament: { kind: 'tournament' },
  updateTournament: { kind: 'tournament' },
  deleteTournament: { kind: 'tournament' },
  setTournamentStatus: { kind: 'tournament' },
  archiveTournament: { kind: 'tournament' },
  addParticipant: { kind: 'entry' },
  updateParticipant: { kind: 'entry' },
  removeParticipant: { kind: 'entry' },
  setWithdrawal: { kind: 'entry' },
  setAlternates: { kind: 'tournament' },
  createGroup: { kind: 'group' },
  createMatch: { kind: 'match' },
  updateMatch: { kind: 'match' },
  deleteMatch: { kind: 'match' },
  setMatchStatus: { kind: 'match' },
  setMatchWinner: { kind: 'match' },
  setMatchScores: { kind: 'match' },
  makeDraw: { kind: 'draw' },
  adjustDraw: { kind: 'draw' },
  setDrawPublished: { kind: 'draw' },
  undoInDraw: { kind: 'draw' },
  discardDraw: { kind: 'draw' },
  createPlatformSetting: { kind: 'setting' },
  moveMatches: { kind: 'order' },
  setOrderPublished: { kind: 'order' },
  undoMove: { kind: 'order' },
  updatePlatformSetting: { kind: 'setting' },
  createPlan: { kind: 'plan' },
  updatePlan: { kind: 'plan' },
  createTicket: { kind: 'ticket' },
  updateTicket: { kind: 'ticket' },
  createResponse: { kind: 'response' },
  createOwnResponse: { kind: 'response' },
};

/** Whether an act is a write that this program knows. */
export const isWriteName = (act: string): act is WriteName => Object.hasOwn(ACTS, act);

/** Why a call was refused, as the audit log keeps it: the tag of the refusal. */
export const REFUSAL_REASONS = [
  'invalid',
  'unreadable',
  'not-signed-in',
  'wrong-password',
  'wrong-proof',
  'not-allowed',
  'foreign-origin',
  'not-found',
  'too-many-requests',
  'stale',
  'taken',
  'conflict',
  'status-refused',
  'session-changed',
  'key-reused',
  'answer-forgotten',
  'answer-gone',
  'dead-reset-token',
  'dead-invitation',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
