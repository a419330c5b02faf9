// The valid body of every write that takes one, and its address: the tests of hostile bodies and of rights start from these. Add a row for each new
// write route.
import type { RouteName } from '@tennis/contract';
import { matchBody, planBody, tournamentBody, type Scene } from './factories.ts';
import type { MutationRules } from './mutations.ts';
import { SOME_PUSH_KEYS } from './push-keys.ts';

/** One write and what may be left out of its body. */
export interface Attempt extends MutationRules {
  /** The callers who may make the call. */
  readonly by: 'admin' | 'visitor' | 'member' | 'super admin';
  readonly url: (scene: Scene) => string;
  readonly body: (scene: Scene) => unknown;
}

/** Every field is needed and none may be null. */
export const none: MutationRules = { nullable: [], optional: [] };
/** An account that nobody has. */
export const account = {
  username: 'somebody',
  password: 'Tennis123',
  email: 'somebody@example.org',
  name: 'Some Body',
};
const { password: _password, ...person } = account;
const tournamentOptions = ['description', 'location', 'contactEmail', 'registrationEndDate'];
const wholeTournament = (scene: Scene) => ({
  ...tournamentBody(scene.club.id),
  description: 'Clay',
  location: 'Lisbon',
  contactEmail: 'desk@example.org',
  registrationEndDate: '2026-09-10T18:00:00.000Z',
  matchFormat: 'SET3-S:6/TB7',
  membersOnly: false,
  reportHours: 24,
});
/** A week in which a court is open every day. */
const WEEK = Array.from({ length: 7 }, () => ({ from: '08:00', to: '22:00' }));
const set = (player1: number, player2: number) => ({ player1, player2 });

/** The smallest picture: one dot, as PNG. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** By route. */
export const ATTEMPTS: Partial<Record<RouteName, Attempt>> = {
  login: {
    by: 'visitor',
    url: () => '/api/auth/login',
    body: ({ admin }) => ({ username: admin.user?.username, password: 'Tennis123' }),
    ...none,
  },
  register: {
    by: 'visitor',
    url: () => '/api/auth/register',
    body: () => ({ ...account, role: 'member' }),
    nullable: [],
    optional: ['role'],
  },
  logout: { by: 'admin', url: () => '/api/auth/logout', body: () => ({}), ...none },
  forgotPassword: {
    by: 'visitor',
    url: () => '/api/auth/forgot-password',
    body: ({ admin }) => ({ email: admin.user?.email }),
    ...none,
  },
  changePassword: {
    by: 'admin',
    url: () => '/api/user/password',
    body: () => ({ currentPassword: 'Tennis123', newPassword: 'NewTennis1' }),
    ...none,
  },
  setPreferences: {
    by: 'member',
    url: () => '/api/user/preferences',
    body: () => ({ theme: 'dark', hours: '24', timeZone: 'Europe/Lisbon', shortcuts: false }),
    nullable: ['theme', 'hours', 'timeZone'],
    optional: ['theme', 'hours', 'timeZone', 'shortcuts'],
  },
  setPicture: {
    by: 'member',
    url: () => '/api/user/picture',
    body: () => ({ picture: DOT }),
    nullable: ['picture'],
    optional: [],
  },
  setClubLogo: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/logo`,
    body: () => ({ logo: DOT }),
    nullable: ['logo'],
    optional: [],
  },
  setLanguage: {
    by: 'admin',
    url: () => '/api/user/language',
    body: () => ({ language: 'de' }),
    ...none,
  },
  setNoticeChoices: {
    by: 'admin',
    url: () => '/api/notifications/choices',
    body: () => ({
      topics: [{ topic: 'result', inApp: true, byMail: true, byPush: false }],
      quiet: { from: '21:30', until: '06:00' },
    }),
    nullable: ['quiet'],
    optional: ['topics', 'quiet'],
  },
  stopMails: {
    by: 'visitor',
    url: () => '/api/mail-stops/1.draw.nobody-was-given-it',
    body: () => ({}),
    ...none,
  },
  readNotices: {
    by: 'admin',
    url: () => '/api/notifications/read',
    body: () => ({ upTo: 1 }),
    ...none,
  },
  setTournamentCourts: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/courts`,
    body: ({ courtIds }) => ({ courtIds: courtIds.slice(0, 1) }),
    ...none,
    nullable: ['courtIds'],
  },
  setScorers: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/scorers`,
    body: ({ admin }) => ({ userIds: [admin.user?.id] }),
    ...none,
    emptiable: ['userIds'],
  },
  addFollows: {
    by: 'admin',
    url: () => '/api/follows',
    body: ({ club, tournament }) => ({
      follows: [
        { kind: 'club', id: club.id },
        { kind: 'tournament', id: tournament.id },
      ],
    }),
    ...none,
  },
  removeFollows: {
    by: 'admin',
    url: () => '/api/follows/remove',
    body: ({ club }) => ({ follows: [{ kind: 'club', id: club.id }] }),
    ...none,
  },
  setPushDevice: {
    by: 'admin',
    url: () => '/api/push/device',
    body: ({ club }) => ({
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example',
      keys: SOME_PUSH_KEYS,
      language: 'en',
      timeZone: 'Europe/Lisbon',
      follows: [{ kind: 'club', id: club.id }],
    }),
    ...none,
    emptiable: ['follows'],
  },
  stopPush: {
    by: 'admin',
    url: () => '/api/push/stop',
    body: () => ({ endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example' }),
    ...none,
  },
  eraseAccount: {
    by: 'member',
    url: () => '/api/user',
    body: () => ({ password: 'Tennis123' }),
    ...none,
  },
  updateUser: {
    by: 'super admin',
    url: ({ admin }) => `/api/admin/users/${admin.user?.id}`,
    body: ({ club, planId }) => ({ ...person, role: 'club_admin', clubId: club.id, planId }),
    nullable: ['clubId', 'planId'],
    optional: ['username', 'email', 'name', 'role', 'clubId', 'planId'],
  },
  createClubFor: {
    by: 'super admin',
    url: () => '/api/admin/clubs',
    body: ({ admin }) => ({
      name: 'Lakeside',
      description: 'Six courts',
      location: 'Porto',
      timeZone: 'Europe/Lisbon',
      createdBy: admin.user?.id,
    }),
    nullable: ['description', 'location'],
    optional: ['description', 'location', 'timeZone', 'createdBy'],
  },
  updateAnyClub: {
    by: 'super admin',
    url: ({ club }) => `/api/admin/clubs/${club.id}`,
    body: () => ({
      name: 'Lakeside',
      description: 'Six courts',
      location: 'Porto',
      timeZone: 'Europe/Lisbon',
      publishesFullNames: true,
      contactEmail: 'desk@example.org',
    }),
    nullable: ['description', 'location', 'contactEmail'],
    optional: ['name', 'description', 'location', 'timeZone', 'publishesFullNames', 'contactEmail'],
  },
  createClubAdmin: {
    by: 'super admin',
    url: ({ club }) => `/api/admin/clubs/${club.id}/admin`,
    body: ({ tournament: { id } }) => ({
      ...account,
      username: `clubadmin${id}`,
      email: `clubadmin${id}@example.org`,
    }),
    ...none,
  },
  createPlatformSetting: {
    by: 'super admin',
    url: () => '/api/admin/platform-settings',
    body: () => ({ settingKey: 'motto', settingValue: 'Play on', description: 'On the welcome desk' }),
    nullable: ['description'],
    optional: ['description'],
  },
  createPlan: {
    by: 'super admin',
    url: () => '/api/admin/subscription-plans',
    body: () => ({ ...planBody(), isActive: true }),
    nullable: [],
    optional: ['isActive'],
  },
  updatePlan: {
    by: 'super admin',
    url: ({ planId }) => `/api/admin/subscription-plans/${planId}`,
    body: () => ({ ...planBody(), isActive: false }),
    nullable: [],
    optional: [
      'name',
      'description',
      'price',
      'billingCycle',
      'features',
      'maxClubs',
      'maxMembersPerClub',
      'maxTournamentsPerClub',
      'isActive',
    ],
  },
  createTicket: {
    by: 'admin',
    url: () => '/api/support-tickets',
    body: () => ({ subject: 'Scores', description: 'How do we enter a retirement?', priority: 'high' }),
    nullable: [],
    optional: ['priority'],
  },
  updateTicket: {
    by: 'super admin',
    url: ({ ticketId }) => `/api/admin/support-tickets/${ticketId}`,
    body: () => ({ status: 'in_progress', priority: 'urgent', assignedTo: null }),
    nullable: ['assignedTo'],
    optional: ['status', 'priority', 'assignedTo'],
  },
  createResponse: {
    by: 'super admin',
    url: ({ ticketId }) => `/api/admin/support-tickets/${ticketId}/responses`,
    body: ({ ticketId }) => ({ message: 'It is mended.', ticketId }),
    nullable: [],
    optional: ['ticketId'],
  },
  createOwnResponse: {
    by: 'admin',
    url: ({ ticketId }) => `/api/support-tickets/${ticketId}/responses`,
    body: () => ({ message: 'It happened again.' }),
    ...none,
  },
  updatePlatformSetting: {
    by: 'super admin',
    url: () => '/api/admin/platform-settings/password_rule',
    body: () => ({ value: 'strong', description: 'For everybody' }),
    nullable: ['description'],
    optional: ['description'],
  },
  createInvitation: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/invitations`,
    body: () => ({ email: 'nina@example.org', role: 'member' }),
    nullable: [],
    optional: ['role'],
  },
  createClub: {
    by: 'admin',
    url: () => '/api/clubs',
    body: () => ({
      name: 'Hillside',
      description: 'Six courts',
      location: 'Porto',
      timeZone: 'Europe/Lisbon',
    }),
    nullable: ['description', 'location'],
    optional: ['description', 'location', 'timeZone'],
  },
  createCourts: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/courts`,
    body: ({ tournament }) => ({
      courts: [
        {
          // A court of its own in every stage.
          name: `Centre Court ${tournament.id}`,
          surface: 'clay',
          indoor: false,
          lights: true,
          hours: WEEK,
          closures: [{ from: '2026-09-10T18:00:00.000Z', to: '2026-09-11T18:00:00.000Z', reason: 'Nets' }],
        },
      ],
    }),
    ...none,
  },
  orderCourts: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/courts/order`,
    body: ({ courtIds }) => ({ courtIds }),
    ...none,
  },
  updateCourt: {
    by: 'admin',
    url: ({ club, courtIds }) => `/api/clubs/${club.id}/courts/${courtIds.at(-1)}`,
    body: ({ tournament }) => ({
      name: `Show Court ${tournament.id}`,
      surface: 'grass',
      indoor: true,
      lights: true,
      hours: WEEK,
      closures: [{ from: '2026-09-10T18:00:00.000Z', to: '2026-09-11T18:00:00.000Z', reason: 'Nets' }],
    }),
    nullable: ['surface'],
    optional: ['name', 'surface', 'indoor', 'lights', 'hours', 'closures'],
    emptiable: ['closures'],
  },
  createMeeting: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/meetings`,
    body: ({ tournament }) => ({ name: 'Autumn Weekend', tournamentIds: [tournament.id] }),
    ...none,
  },
  updateMeeting: {
    by: 'admin',
    url: ({ club, meetingId }) => `/api/clubs/${club.id}/meetings/${meetingId}`,
    body: ({ tournament }) => ({ name: `Weekend of ${tournament.id}`, tournamentIds: [tournament.id] }),
    nullable: [],
    optional: ['name', 'tournamentIds'],
  },
  createPerson: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/persons`,
    body: () => ({
      name: 'Sam Oduya',
      gender: 'male',
      birthYear: 1999,
      ratings: [{ kind: 'lk', value: '7.3' }],
      isMarked: false,
      asksAboutNamesakes: false,
    }),
    nullable: ['gender', 'birthYear'],
    optional: ['gender', 'birthYear', 'ratings', 'isMarked', 'asksAboutNamesakes'],
    emptiable: ['ratings'],
  },
  importPersons: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/persons/import`,
    body: () => ({
      lines: [
        {
          name: 'Ana Duarte',
          givenName: 'Ana',
          familyName: 'Duarte',
          gender: 'female',
          birthDate: '2001-02-03',
          isNew: true,
        },
      ],
      confirm: true,
    }),
    nullable: [],
    optional: ['confirm', 'lines.0.gender', 'lines.0.birthDate', 'lines.0.isNew'],
  },
  importMembers: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/members/import`,
    body: ({ tournament }) => ({
      lines: [{ email: `guest${tournament.id}@example.org`, role: 'member' }],
      confirm: true,
    }),
    nullable: [],
    optional: ['confirm', 'lines.0.role'],
  },
  updatePerson: {
    by: 'admin',
    url: ({ club, personId }) => `/api/clubs/${club.id}/persons/${personId}`,
    body: () => ({
      name: 'Bo Lind-Strand',
      gender: 'female',
      birthYear: 1999,
      ratings: [{ kind: 'utr', value: '8.5' }],
      isMarked: true,
    }),
    nullable: ['gender', 'birthYear'],
    optional: ['name', 'gender', 'birthYear', 'ratings', 'isMarked'],
    emptiable: ['ratings'],
  },
  addChild: {
    by: 'admin',
    url: () => '/api/user/people',
    body: () => ({ givenName: 'Mia', familyName: 'Strand', birthYear: 2016 }),
    ...none,
  },
  createClaim: {
    by: 'admin',
    url: () => '/api/user/claims',
    body: ({ second }) => ({ entryId: second.id, side: 'player', relation: 'manager' }),
    nullable: [],
    optional: ['side'],
  },
  // The claim is the admin's own, which nobody approves themselves.
  decideClaim: {
    by: 'super admin',
    url: ({ club, claimId }) => `/api/clubs/${club.id}/claims/${claimId}`,
    body: () => ({ approved: true }),
    ...none,
  },
  mergePerson: {
    by: 'admin',
    url: ({ club, personId }) => `/api/clubs/${club.id}/persons/${personId}/merge`,
    body: ({ first }) => ({ into: first.personId, confirm: true }),
    nullable: [],
    optional: [],
  },
  updateClub: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}`,
    body: () => ({
      name: 'Hillside',
      description: 'Six courts',
      location: 'Porto',
      timeZone: 'Europe/Lisbon',
      publishesFullNames: true,
      contactEmail: 'desk@example.org',
    }),
    nullable: ['description', 'location', 'contactEmail'],
    optional: ['name', 'description', 'location', 'timeZone', 'publishesFullNames', 'contactEmail'],
  },
  createMember: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/members/create`,
    // An account of its own in every stage.
    body: ({ tournament: { id } }) => ({
      username: `somebody${id}`,
      email: `somebody${id}@example.org`,
      name: 'Some Body',
      dateOfBirth: '2001-02-03',
      role: 'member',
      asksAboutNamesakes: false,
    }),
    nullable: ['dateOfBirth'],
    optional: ['dateOfBirth', 'role', 'asksAboutNamesakes'],
  },
  updateMember: {
    by: 'admin',
    url: ({ club, admin }) => `/api/clubs/${club.id}/members/${admin.user?.id}`,
    body: () => ({ role: 'admin' }),
    ...none,
  },
  createTournament: {
    by: 'admin',
    url: () => '/api/tournaments',
    body: (scene) => ({ ...wholeTournament(scene), status: 'draft' }),
    nullable: [...tournamentOptions, 'reportHours'],
    optional: [...tournamentOptions, 'matchFormat', 'membersOnly', 'reportHours', 'status', 'rules.knockout'],
  },
  updateTournament: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}`,
    body: (scene) => {
      const { clubId: _, ...body } = wholeTournament(scene);
      // The scene's tournament has groups, which a bare knockout could not keep.
      return { ...body, rules: { ...body.rules, format: 'groups_knockout' } };
    },
    nullable: [...tournamentOptions, 'reportHours'],
    optional: [
      ...tournamentOptions,
      'name',
      'type',
      'startDate',
      'endDate',
      'maxParticipants',
      'rules',
      'rules.knockout',
      'membersOnly',
      'reportHours',
      'matchFormat',
    ],
  },
  setTournamentStatus: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/status`,
    body: () => ({ status: 'registering' }),
    ...none,
  },
  archiveTournament: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/archive`,
    body: () => ({ archived: true }),
    ...none,
  },
  addParticipant: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/participants`,
    body: () => ({
      name: 'Sam Oduya',
      seed: 3,
      club: 'Hillside',
      birthYear: 1999,
      mayWait: true,
      confirm: true,
    }),
    nullable: ['seed', 'club', 'birthYear'],
    optional: ['seed', 'club', 'birthYear', 'mayWait', 'confirm'],
  },
  importParticipants: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/participants/import`,
    body: () => ({
      lines: [
        {
          player: {
            name: 'Sam Oduya',
            givenName: 'Sam',
            familyName: 'Oduya',
            gender: 'male',
            birthYear: 1999,
            isNew: true,
          },
          seed: 3,
          club: 'Hillside',
          overrule: true,
        },
      ],
      confirm: true,
    }),
    nullable: [],
    optional: [
      'confirm',
      'lines.0.seed',
      'lines.0.club',
      'lines.0.overrule',
      'lines.0.player.gender',
      'lines.0.player.birthYear',
      'lines.0.player.isNew',
    ],
  },
  updateParticipant: {
    by: 'admin',
    url: ({ tournament, first }) => `/api/tournaments/${tournament.id}/participants/${first.id}`,
    body: () => ({ name: 'Nina Kovač-Strand', seed: 2, club: 'Hillside', birthYear: 1999, note: 'Late' }),
    nullable: ['seed', 'club', 'birthYear', 'note'],
    optional: ['name', 'seed', 'club', 'birthYear', 'note'],
  },
  createGroup: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/groups`,
    body: () => ({ name: 'Red' }),
    nullable: ['name'],
    optional: ['name'],
  },
  makeDraw: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/draws`,
    body: () => ({
      kind: 'groups_knockout',
      separateClubs: true,
      separateFamilies: true,
      thirdPlace: false,
      groups: 1,
      bestNext: 0,
      randomSeed: 7,
    }),
    nullable: [],
    optional: ['kind', 'separateClubs', 'separateFamilies', 'thirdPlace', 'groups', 'bestNext', 'randomSeed'],
  },
  adjustDraw: {
    by: 'admin',
    url: ({ tournament, drawId }) => `/api/tournaments/${tournament.id}/draws/${drawId}`,
    body: () => ({ swap: [0, 1] }),
    ...none,
  },
  setDrawPublished: {
    by: 'admin',
    url: ({ tournament, drawId }) => `/api/tournaments/${tournament.id}/draws/${drawId}/publication`,
    body: () => ({ published: true, reason: 'The entries are complete.' }),
    nullable: [],
    optional: ['reason'],
  },
  enterTournament: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/entry`,
    body: () => ({ birthYear: 2001, gender: 'female' }),
    nullable: [],
    optional: ['birthYear', 'gender'],
  },
  seekPartner: {
    by: 'admin',
    url: ({ tournament, personId }) => `/api/tournaments/${tournament.id}/entry/${personId}/partner`,
    body: () => ({ partnerEmail: 'partner@example.org', looking: true }),
    nullable: [],
    optional: ['partnerEmail', 'looking'],
  },
  setEntryTimes: {
    by: 'admin',
    url: ({ tournament, personId }) => `/api/tournaments/${tournament.id}/entry/${personId}/times`,
    body: () => ({ times: [{ kind: 'away', day: '2026-09-12', from: '00:00', to: '15:00' }] }),
    nullable: [],
    optional: [],
    emptiable: ['times'],
  },
  answerPartner: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/partner-requests/1`,
    body: () => ({ accept: false }),
    ...none,
  },
  declinePartnerRequest: {
    by: 'visitor',
    url: () => '/api/partner-requests/nobody-was-given-it/decline',
    body: () => ({}),
    ...none,
  },
  setCheckIn: {
    by: 'admin',
    url: ({ tournament, first }) => `/api/tournaments/${tournament.id}/participants/${first.id}/check-in`,
    body: () => ({ state: 'here' }),
    ...none,
  },
  setWithdrawal: {
    by: 'admin',
    url: ({ tournament, first }) => `/api/tournaments/${tournament.id}/participants/${first.id}/withdrawal`,
    body: () => ({ withdrawn: true, reason: 'injury', note: 'A knee.', confirm: true }),
    nullable: [],
    optional: ['note', 'confirm'],
  },
  seedByRating: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/seeding`,
    body: () => ({ kind: 'lk', seeds: 2, confirm: true }),
    nullable: [],
    optional: ['confirm'],
  },
  setSeeds: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/seeds`,
    body: ({ first, second }) => ({ participantIds: [second.id, first.id] }),
    nullable: [],
    optional: ['seen'],
    emptiable: ['participantIds', 'seen'],
  },
  setAlternates: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/alternates`,
    body: ({ first, second }) => ({ participantIds: [second.id, first.id], seen: [] }),
    nullable: [],
    optional: ['seen'],
    emptiable: ['participantIds', 'seen'],
  },
  settleGroup: {
    by: 'admin',
    url: ({ tournament, drawId }) => `/api/tournaments/${tournament.id}/draws/${drawId}/order`,
    body: () => ({ stage: 0, order: 'lot', confirm: true }),
    nullable: ['order'],
    optional: ['confirm'],
  },
  undoInDraw: {
    by: 'admin',
    url: ({ tournament, drawId }) => `/api/tournaments/${tournament.id}/draws/${drawId}/undo`,
    body: () => ({ act: 1 }),
    ...none,
  },
  moveMatches: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/order-of-play/2026-09-12`,
    body: ({ match }) => ({
      moves: [
        {
          matchId: match.id,
          version: match.version,
          startTime: '2026-09-12T15:00:00.000Z',
          notBefore: '2026-09-12T15:00:00.000Z',
          followedBy: false,
          pinned: true,
          format: null,
        },
      ],
      rain: { again: '2099-09-12T21:00:00.000Z' },
      confirm: true,
    }),
    nullable: ['moves.0.startTime', 'moves.0.notBefore', 'moves.0.format'],
    optional: [
      'rain',
      'moves.0.version',
      'moves.0.startTime',
      'moves.0.notBefore',
      'moves.0.followedBy',
      'moves.0.pinned',
      'moves.0.format',
      'confirm',
    ],
  },
  setOrderPublished: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/order-of-play/2026-09-12/publication`,
    body: () => ({ published: true }),
    ...none,
  },
  suspendPlay: {
    by: 'admin',
    // A break belongs to the day that it is; the clubs here are in UTC.
    url: ({ club }) =>
      `/api/clubs/${club.id}/order-of-play/${new Date().toISOString().slice(0, 10)}/suspension`,
    body: ({ courtIds }) => ({ courtIds, reason: 'rain', again: '2099-09-12T21:00:00.000Z' }),
    nullable: [],
    optional: ['again'],
  },
  resumePlay: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/order-of-play/2026-09-12/resumption`,
    body: ({ courtIds }) => ({ courtIds }),
    ...none,
  },
  undoMove: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/order-of-play/2026-09-12/undo`,
    body: () => ({ move: 1 }),
    ...none,
  },
  createMatch: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/matches`,
    body: ({ tournament, first, second }) => ({
      tournamentId: tournament.id,
      ...matchBody(first.id, second.id),
    }),
    nullable: ['participant1Id', 'participant2Id', 'court', 'startTime', 'groupId'],
    optional: ['tournamentId', 'court', 'groupId', 'status'],
  },
  updateMatch: {
    by: 'admin',
    url: ({ match }) => `/api/matches/${match.id}`,
    body: ({ tournament, first, second }) => ({
      tournamentId: tournament.id,
      ...matchBody(first.id, second.id),
    }),
    nullable: ['participant1Id', 'participant2Id', 'court', 'startTime', 'groupId'],
    optional: [
      'tournamentId',
      'participant1Id',
      'participant2Id',
      'court',
      'round',
      'startTime',
      'groupId',
      'status',
    ],
  },
  setLastDays: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/last-days`,
    body: ({ match }) => ({ matches: [{ matchId: match.id, playBy: '2026-12-20' }] }),
    nullable: ['matches.0.playBy'],
    optional: ['matches.0.version'],
  },
  callMatch: {
    by: 'admin',
    url: ({ match }) => `/api/matches/${match.id}/call`,
    body: () => ({ called: true, confirm: true }),
    nullable: [],
    optional: ['confirm'],
  },
  setMatchStatus: {
    by: 'admin',
    url: ({ match }) => `/api/matches/${match.id}/status`,
    body: () => ({ status: 'in_progress' }),
    ...none,
  },
  setMatchWinner: {
    by: 'admin',
    url: ({ match }) => `/api/matches/${match.id}/winner`,
    body: ({ first }) => ({ winnerId: first.id, confirm: false }),
    nullable: ['winnerId'],
    optional: ['confirm'],
  },
  createScoreLinks: {
    by: 'admin',
    url: ({ club }) => `/api/clubs/${club.id}/score-links`,
    body: ({ match, courtIds }) => ({
      day: '2099-09-12',
      courtIds: courtIds.slice(-1),
      matchIds: [match.id],
    }),
    nullable: [],
    optional: ['courtIds', 'matchIds'],
  },
  appendScoreLog: {
    by: 'admin',
    url: ({ match }) => `/api/matches/${match.id}/log`,
    body: () => ({
      device: 'device-of-the-test',
      setup: { firstServer: 1 },
      from: 0,
      events: [{ id: 'event-0001', at: '2026-09-12T15:00:00.000Z', event: { type: 'point', winner: 1 } }],
      takeOver: false,
      replace: true,
      complete: false,
    }),
    nullable: [],
    optional: ['events', 'takeOver', 'complete', 'replace'],
  },
  reportResult: {
    by: 'admin',
    url: ({ match }) => `/api/matches/${match.id}/report`,
    body: ({ first }) => ({ scores: { text: '6-4 7-5' }, winnerId: first.id, confirm: false }),
    nullable: [],
    optional: ['confirm'],
  },
  answerReport: {
    by: 'admin',
    url: ({ match }) => `/api/matches/${match.id}/report`,
    body: () => ({ answer: 'confirm' }),
    ...none,
  },
  setMatchScores: {
    by: 'admin',
    url: ({ match }) => `/api/matches/${match.id}/scores`,
    body: ({ first }) => ({
      scores: { set1: set(6, 4), set2: set(7, 5), set3: set(0, 0) },
      winnerId: first.id,
      confirm: false,
    }),
    nullable: ['winnerId'],
    optional: ['scores.set2', 'scores.set3', 'winnerId', 'confirm'],
  },
};
