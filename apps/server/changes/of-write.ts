// Tells what a write changes for its readers, by its route. For a new route, decide here; until then the code does not compile.
import type { ObjectKind, WriteName } from '@tennis/contract';
import type { Change } from './changes.ts';

/** The act's object, its tournament and its club, and the account of who acts. */
type Told = 'object' | 'tournament' | 'club' | 'actor';

/** Only their owner reads sessions, passwords and languages. Tournaments count their entries and their matches by status. */
const TELLS: Readonly<Record<WriteName, readonly Told[]>> = {
  login: [],
  register: ['object'],
  logout: [],
  setUp: ['object'],
  forgotPassword: [],
  resetPassword: [],
  endSession: [],
  endOtherSessions: [],
  changePassword: [],
  setLanguage: [],
  setPreferences: [],
  setPicture: [],
  readNotices: [],
  setNoticeChoices: [],
  stopMails: [],
  setScorers: ['object'],
  addFollows: [],
  removeFollows: [],
  setPushDevice: [],
  stopPush: [],
  // Its tournaments are told beside it.
  createMeeting: ['object'],
  updateMeeting: ['object'],
  deleteMeeting: ['object'],
  eraseAccount: ['object'],
  updateUser: ['object'],
  deleteUser: ['object'],
  endUserSessions: [],
  issueResetLink: [],
  createClubAdmin: ['object', 'club'],
  assignClubAdmin: ['object', 'club'],
  createClub: ['object', 'actor'],
  createClubFor: ['object'],
  updateAnyClub: ['object'],
  deleteClub: ['object'],
  updateClub: ['object'],
  setClubLogo: ['object'],
  createCourts: ['object'],
  orderCourts: ['object'],
  updateCourt: ['object'],
  // The courts or times of the day have changed, so the desk reads its situation again.
  setTournamentCourts: ['object', 'club'],
  deleteCourt: ['object'],
  createMember: ['object', 'club'],
  importMembers: ['object'],
  updateMember: ['object', 'club'],
  removeMember: ['object', 'club'],
  createInvitation: ['object'],
  revokeInvitation: ['object'],
  resendInvitation: ['object'],
  acceptInvitation: ['object', 'club', 'actor'],
  issueInvitationLink: ['object'],
  importPersons: ['object'],
  createPerson: ['object'],
  updatePerson: ['object'],
  mergePerson: ['object'],
  unmergePerson: ['object'],
  removeManager: ['object'],
  stopManaging: ['object'],
  addChild: ['object'],
  createClaim: ['object'],
  withdrawClaim: ['object'],
  decideClaim: ['object'],
  createTournament: ['object'],
  updateTournament: ['object'],
  deleteTournament: ['object'],
  setTournamentStatus: ['object'],
  archiveTournament: ['object'],
  addParticipant: ['object', 'tournament'],
  importParticipants: ['object'],
  updateParticipant: ['object'],
  removeParticipant: ['object', 'tournament'],
  enterTournament: ['object', 'tournament'],
  leaveTournament: ['object', 'tournament'],
  seekPartner: ['object'],
  setEntryTimes: ['object'],
  answerPartner: ['object', 'tournament'],
  declinePartnerRequest: ['object'],
  setCheckIn: ['object'],
  clearCheckIns: ['object'],
  setWithdrawal: ['object', 'tournament'],
  seedByRating: ['object'],
  setSeeds: ['object'],
  setAlternates: ['object'],
  createGroup: ['object'],
  createMatch: ['object', 'tournament'],
  updateMatch: ['object'],
  deleteMatch: ['object', 'tournament'],
  callMatch: ['object'],
  setMatchStatus: ['object', 'tournament'],
  setMatchWinner: ['object'],
  setMatchScores: ['object'],
  // Nothing that others read.
  createScoreLinks: [],
  // Those who show or hold it look again.
  revokeScoreLink: ['club'],
  appendScoreLog: ['object'],
  reportResult: ['object'],
  answerReport: ['object'],
  // Its matches are told beside it.
  setLastDays: ['object'],
  proposePlace: ['object'],
  answerProposal: ['object'],
  makeDraw: ['object'],
  adjustDraw: ['object'],
  setDrawPublished: ['object', 'tournament'],
  settleGroup: ['object', 'tournament'],
  takeBye: ['object', 'tournament'],
  undoInDraw: ['object', 'tournament'],
  discardDraw: ['object'],
  createPlatformSetting: ['object'],
  // Its matches, of several tournaments, are told beside it.
  moveMatches: ['object'],
  setOrderPublished: ['object'],
  undoMove: ['object'],
  suspendPlay: ['object'],
  resumePlay: ['object'],
  updatePlatformSetting: ['object'],
  createPlan: ['object'],
  updatePlan: ['object'],
  createTicket: ['object'],
  updateTicket: ['object'],
  createResponse: ['object'],
  createOwnResponse: ['object'],
};

/** These are stored beside their match, tournament or club. Its version stays the same, so they are announced without a version. */
export const BESIDE: ReadonlySet<WriteName | null> = new Set<WriteName>([
  'reportResult',
  'answerReport',
  'proposePlace',
  'answerProposal',
  'setClubLogo',
  'setTournamentCourts',
  'setScorers',
  'revokeScoreLink',
]);

/** Writes that change no public read, and are told all the same: what somebody may score has changed. */
export const OF_SCORERS: ReadonlySet<WriteName | null> = new Set<WriteName>([
  'setScorers',
  'revokeScoreLink',
]);

interface Subject {
  readonly kind: ObjectKind;
  readonly id: number | null;
  readonly version: number | null;
}

/** Accounts belong to no club and no tournament. */
const NOWHERE = { clubId: null, tournamentId: null };

/** A write with what was found out about it. */
export interface WriteMade {
  readonly act: WriteName;
  readonly object: Pick<Change, 'kind' | 'id'> | null;
  readonly tournamentId: number | null;
  readonly clubId: number | null;
  /** Other things it has changed that people read. */
  readonly also: readonly Pick<Change, 'kind' | 'id' | 'version'>[];
  readonly actorId: number | null;
  readonly version: number | null;
}

/** All that a write has changed, what followed from it last; nothing twice. */
export function changesOfWrite(write: WriteMade): readonly Change[] {
  const { act, actorId, object, tournamentId, clubId, version, also } = write;
  const unknown = { version: null };
  const subjects: Readonly<Record<Told, Subject>> = {
    object: { kind: object?.kind ?? 'session', id: object?.id ?? null, version },
    tournament: { kind: 'tournament', id: tournamentId, ...unknown },
    club: { kind: 'club', id: clubId, ...unknown },
    actor: { kind: 'account', id: actorId, ...unknown },
  };
  const all = [...TELLS[act].map((told) => subjects[told]), ...also].flatMap((subject): Change[] => {
    if (subject.id === null) return [];
    const place = subject.kind === 'account' ? NOWHERE : { clubId, tournamentId };
    return [{ act, ...subject, id: subject.id, ...place }];
  });
  // The later one knows the version, where one does.
  return [...new Map(all.map((change) => [`${change.kind}:${change.id}`, change])).values()];
}
