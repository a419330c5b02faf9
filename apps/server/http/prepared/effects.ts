// Tells which kept answers a committed write throws away (ADR 16).
import type { WriteName } from '@tennis/contract';
import type { Change } from '../../changes/changes.ts';

/** The public reads that a write can change: none, those of one tournament and all lists, or any. */
type Effect = 'nothing' | 'tournament' | 'everything';

/** Every call looks up who belongs to which club with which role. That decides the class of the reader and stands in no answer. */
const EFFECTS: Readonly<Record<WriteName, Effect>> = {
  login: 'nothing',
  register: 'nothing',
  logout: 'nothing',
  setUp: 'nothing',
  forgotPassword: 'nothing',
  resetPassword: 'nothing',
  endSession: 'nothing',
  endOtherSessions: 'nothing',
  changePassword: 'nothing',
  setLanguage: 'nothing',
  setPreferences: 'nothing',
  setPicture: 'nothing',
  readNotices: 'nothing',
  setNoticeChoices: 'nothing',
  stopMails: 'nothing',
  setScorers: 'nothing',
  addFollows: 'nothing',
  removeFollows: 'nothing',
  setPushDevice: 'nothing',
  stopPush: 'nothing',
  endUserSessions: 'nothing',
  issueResetLink: 'nothing',
  importMembers: 'nothing',
  updateMember: 'nothing',
  removeMember: 'nothing',
  createInvitation: 'nothing',
  revokeInvitation: 'nothing',
  resendInvitation: 'nothing',
  acceptInvitation: 'nothing',
  issueInvitationLink: 'nothing',
  createClubAdmin: 'nothing',
  assignClubAdmin: 'nothing',
  createPlatformSetting: 'nothing',
  updatePlatformSetting: 'nothing',
  // No match names its place, and every match keeps its name.
  orderCourts: 'nothing',
  createPlan: 'nothing',
  updatePlan: 'nothing',
  createTicket: 'nothing',
  updateTicket: 'nothing',
  createResponse: 'nothing',
  createOwnResponse: 'nothing',
  createScoreLinks: 'nothing',
  revokeScoreLink: 'nothing',
  createPerson: 'nothing',
  addChild: 'nothing',
  // The entry goes on waiting for a partner.
  declinePartnerRequest: 'nothing',
  createClaim: 'nothing',
  withdrawClaim: 'nothing',
  // Names, years of birth, who created what, a club's name and what it publishes, whose matches are one's own: they may stand anywhere.
  removeManager: 'everything',
  stopManaging: 'everything',
  // Entering may also say somebody's year of birth.
  enterTournament: 'everything',
  eraseAccount: 'everything',
  updateUser: 'everything',
  deleteUser: 'everything',
  createClub: 'everything',
  createClubFor: 'everything',
  updateAnyClub: 'everything',
  deleteClub: 'everything',
  updatePerson: 'everything',
  importPersons: 'everything',
  mergePerson: 'everything',
  // A person whom entries name may get the account.
  createMember: 'everything',
  decideClaim: 'everything',
  unmergePerson: 'everything',
  updateClub: 'everything',
  setClubLogo: 'everything',
  // Matches of all tournaments of the club belong to a court and take its name.
  createCourts: 'everything',
  updateCourt: 'everything',
  // The courts of a tournament decide when its next matches are expected.
  setTournamentCourts: 'everything',
  deleteCourt: 'everything',
  // Tournaments tell in which meeting they are.
  createMeeting: 'everything',
  updateMeeting: 'everything',
  deleteMeeting: 'everything',
  // Matches of several tournaments.
  moveMatches: 'everything',
  setOrderPublished: 'everything',
  undoMove: 'everything',
  suspendPlay: 'everything',
  resumePlay: 'everything',
  // The match gets a place of the club's day, which other tournaments' estimates rest on.
  answerProposal: 'everything',
  setLastDays: 'tournament',
  // Those who run it see that something was proposed.
  proposePlace: 'tournament',
  createTournament: 'tournament',
  updateTournament: 'tournament',
  deleteTournament: 'tournament',
  setTournamentStatus: 'tournament',
  archiveTournament: 'tournament',
  addParticipant: 'tournament',
  importParticipants: 'tournament',
  updateParticipant: 'tournament',
  removeParticipant: 'tournament',
  leaveTournament: 'tournament',
  seekPartner: 'tournament',
  setEntryTimes: 'tournament',
  answerPartner: 'tournament',
  setCheckIn: 'tournament',
  clearCheckIns: 'tournament',
  setWithdrawal: 'tournament',
  seedByRating: 'tournament',
  setSeeds: 'tournament',
  setAlternates: 'tournament',
  createGroup: 'tournament',
  createMatch: 'tournament',
  updateMatch: 'tournament',
  deleteMatch: 'tournament',
  callMatch: 'tournament',
  setMatchStatus: 'tournament',
  setMatchWinner: 'tournament',
  setMatchScores: 'tournament',
  appendScoreLog: 'tournament',
  // Those who run it see that it waits for an answer.
  reportResult: 'tournament',
  answerReport: 'tournament',
  makeDraw: 'tournament',
  adjustDraw: 'tournament',
  setDrawPublished: 'tournament',
  settleGroup: 'tournament',
  takeBye: 'tournament',
  undoInDraw: 'tournament',
  discardDraw: 'tournament',
};

const isKnown = (act: string): act is WriteName => Object.hasOwn(EFFECTS, act);

/**
 * The tournament whose answers a change makes out of date, 'everything', or null. A change that is not understood, as from a newer process, counts as
 * 'everything'.
 */
export function staleBy({ act, kind, id, tournamentId }: Change): number | 'everything' | null {
  if (act === null || !isKnown(act)) return 'everything';
  const effect = EFFECTS[act];
  if (effect === 'nothing') return null;
  // Somebody's identity and age show wherever they have entered.
  if (effect === 'everything' || kind === 'person') return 'everything';
  return tournamentId ?? (kind === 'tournament' ? id : 'everything');
}
