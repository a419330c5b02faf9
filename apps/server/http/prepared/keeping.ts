// Tells which reads are answered from kept bytes, who gets the same bytes, and when they are thrown away. For a new read, decide here; until then the code does
// not compile. A read without its own line is made for every call (ADR 16).
import type { ReadName } from '@tennis/contract';

export interface Keeping {
  /** The readers who get the same answer: see `reader-class.ts`. */
  readonly for: 'relation-to-tournament' | 'signed-in-or-not' | 'person';
  /** The changes that throw it away. Changes of clubs and accounts throw away everything, whatever stands here. */
  readonly of: 'its-tournament' | 'tournaments-of-its-club' | 'all-tournaments' | 'clubs-alone';
  /** Those who run a tournament read sentences in it, each in their language. */
  readonly saysToManagers?: true;
  /** The people of an entry may read more of it than other members of the club: none of them gets bytes that were made for another. */
  readonly tellsPlayers?: true;
}

const ofTournament: Keeping = { for: 'relation-to-tournament', of: 'its-tournament' };
const ofAll: Keeping = { for: 'person', of: 'all-tournaments' };

/** Null: about a person, a session, a secret or the server itself, and never kept. */
export const KEEPING: Readonly<Record<ReadName, Keeping | null>> = {
  listTournaments: ofAll,
  getTournament: ofTournament,
  getTournamentStats: ofTournament,
  listParticipants: { ...ofTournament, tellsPlayers: true },
  listGroups: ofTournament,
  // Matches of other tournaments change if one's own are expected at another time (OP38), and may clash with them (D15).
  listTournamentMatches: { ...ofTournament, of: 'tournaments-of-its-club', saysToManagers: true },
  getDraws: { ...ofTournament, saysToManagers: true },
  listMatchesToday: ofAll,
  listMatchesOfDay: ofAll,
  listCompletedMatches: ofAll,
  // A person's page rests on every tournament that they have entered.
  getPerson: ofAll,
  listPersonResults: ofAll,
  listClubs: { for: 'signed-in-or-not', of: 'clubs-alone' },
  // The desk's reads are of one moment, and rights differ by club.
  getOrderOfPlay: null,
  // It changes with every court, hour and match of its club.
  getDrawFit: null,
  getPlanFit: null,
  suggestOrder: null,
  replanOrder: null,
  getArrangement: null,
  getSession: null,
  getSetup: null,
  getPasswordRule: null,
  getUserData: null,
  getErasure: null,
  // The name of a picture is made from its content, so browsers keep it themselves.
  getPicture: null,
  listAdminClubs: null,
  listMyClubs: null,
  getClub: null,
  listCourts: null,
  listMembers: null,
  getClubStats: null,
  listInvitations: null,
  listPersons: null,
  listClaims: null,
  getOwnPeople: null,
  // Expected starts change from minute to minute.
  getMyTennis: null,
  getInvitation: null,
  checkResetToken: null,
  listSessions: null,
  listMatchesToScore: null,
  search: null,
  getNotices: null,
  // It never ends.
  followChanges: null,
  getNoticeChoices: null,
  getFollows: null,
  getScorers: null,
  getTournamentCourts: null,
  getOwnScoring: null,
  getPushKey: null,
  getScoreLinks: null,
  getScoreLink: null,
  getScoreLog: null,
  getResultReport: null,
  getMeeting: ofAll,
  listMeetings: null,
  getEntering: null,
  listPartnerRequests: null,
  getPartnerRequest: null,
  getMailStop: null,
  getAdminStats: null,
  listUsers: null,
  listEveryClub: null,
  listPlans: null,
  listTickets: null,
  listResponses: null,
  listOwnTickets: null,
  listOwnResponses: null,
  listPlatformSettings: null,
  listAuditRecords: null,
  exportAuditLog: null,
  verifyAuditLog: null,
  listDemoMails: null,
  getHealth: null,
};
