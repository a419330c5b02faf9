// Chooses the answers that a browser keeps for times without a network: things that people follow, play and look up. Managing a club or the platform is useless
// without the server, and a secret is never kept. For a new read, decide here; until then the code does not compile (ADR 38).
import type { ReadName } from '@tennis/contract';
import { endpoints } from '@tennis/contract/endpoints';

const KEPT: Readonly<Record<ReadName, boolean>> = {
  getSession: true,
  getPicture: true,
  listClubs: true,
  getClub: true,
  listMyClubs: true,
  listAdminClubs: true,
  listCourts: true,
  getClubStats: true,
  getOwnPeople: true,
  getMyTennis: true,
  getPerson: true,
  listPersonResults: true,
  listTournaments: true,
  getTournament: true,
  getTournamentStats: true,
  listParticipants: true,
  getEntering: true,
  listGroups: true,
  listTournamentMatches: true,
  getDraws: true,
  listMatchesToday: true,
  listMatchesOfDay: true,
  listCompletedMatches: true,
  listMatchesToScore: true,
  getMeeting: true,
  listMeetings: true,
  getNotices: true,
  getOwnScoring: true,
  getFollows: true,
  getOrderOfPlay: true,
  getArrangement: true,

  getSetup: false,
  checkResetToken: false,
  listSessions: false,
  getPasswordRule: false,
  getUserData: false,
  getErasure: false,
  listUsers: false,
  listMembers: false,
  listInvitations: false,
  getInvitation: false,
  listPersons: false,
  listClaims: false,
  listPartnerRequests: false,
  getPartnerRequest: false,
  getMailStop: false,
  search: false,
  getNoticeChoices: false,
  getScorers: false,
  getTournamentCourts: false,
  getPushKey: false,
  getScoreLinks: false,
  getScoreLink: false,
  // The pad keeps its own (ADR 31).
  getScoreLog: false,
  getResultReport: false,
  getAdminStats: false,
  listEveryClub: false,
  listPlans: false,
  listTickets: false,
  listResponses: false,
  listOwnTickets: false,
  listOwnResponses: false,
  replanOrder: false,
  suggestOrder: false,
  getDrawFit: false,
  getPlanFit: false,
  listPlatformSettings: false,
  listAuditRecords: false,
  exportAuditLog: false,
  verifyAuditLog: false,
  followChanges: false,
  listDemoMails: false,
  getHealth: false,
};

/** Reads in the order of the contract: the first whose path fits is meant. */
const READS = Object.entries(endpoints).flatMap(([name, { method, path }]) =>
  method === 'GET'
    ? [{ isKept: KEPT[name as ReadName], path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }]
    : [],
);

/** Whether the answer to a read at this path is kept. */
export const isKeptRead = (pathname: string): boolean =>
  READS.find(({ path }) => path.test(pathname))?.isKept === true;
