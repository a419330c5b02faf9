// Reads of the API whose cost must not grow with the data of others: each GET of the contract with its usual filters, and the reader.

export type Reader = 'visitor' | 'member' | 'clubadmin' | 'superadmin';

export interface Read {
  readonly name: string;
  readonly by: Reader;
  readonly path: string;
}

/** Objects of the season, which are the same at each size. */
export interface Season {
  readonly club: number;
  readonly tournament: number;
  readonly day: string;
  readonly account: number;
  /** Somebody who is entered there. */
  readonly someone: number;
  /** A word of the club's name, and one of its manager's name. */
  readonly named: string;
  readonly person: string;
}

const as = (by: Reader, reads: Readonly<Record<string, string>>): Read[] =>
  Object.entries(reads).map(([name, path]) => ({ name, by, path }));

/** All of them. An answer's limit bounds its page; the export of the log contains everything by nature, so it is kept apart. */
export function readsOf({ club, tournament, day, account, someone, named, person }: Season): readonly Read[] {
  return [
    ...as('visitor', {
      health: '/api/health',
      clubs: '/api/clubs?limit=20',
      'clubs by name': `/api/clubs?q=${named}&limit=20`,
      'clubs, nothing found': '/api/clubs?q=zzzz&limit=20',
      tournaments: '/api/tournaments?limit=20',
      'tournaments of a club': `/api/tournaments?clubId=${club}&limit=20`,
      'tournaments by status': '/api/tournaments?status=active&limit=20',
      'tournaments by name': '/api/tournaments?q=open&limit=20',
      'tournaments, nothing found': '/api/tournaments?q=zzzz&limit=20',
      'a tournament': `/api/tournaments/${tournament}`,
      'its figures': `/api/tournaments/${tournament}/stats`,
      'its entries': `/api/tournaments/${tournament}/participants`,
      'its groups': `/api/tournaments/${tournament}/groups`,
      'its matches': `/api/tournaments/${tournament}/matches`,
      'its draws': `/api/tournaments/${tournament}/draws`,
      'an order of play': `/api/clubs/${club}/order-of-play/${day}`,
      'a person': `/api/people/${someone}`,
      'results of a person': `/api/people/${someone}/results?limit=20`,
      today: '/api/matches/today?limit=50',
      'a day': `/api/matches/date/${day}?limit=50`,
      'a day of a club': `/api/matches/date/${day}?clubId=${club}&limit=50`,
      results: '/api/matches/completed?limit=50',
      'results of a club': `/api/matches/completed?clubId=${club}&limit=50`,
      'results of a tournament': `/api/matches/completed?tournamentId=${tournament}&limit=50`,
      'results, nothing found': '/api/matches/completed?q=zzzz&limit=50',
    }),
    ...as('member', {
      'own session': '/api/auth/me',
      'own devices': '/api/auth/sessions',
      'own data': '/api/user/data',
      'what goes with the account': '/api/user/erasure',
      'figures of a member': '/api/club-stats',
      'own tournaments': '/api/tournaments?scope=mine&limit=20',
      'today of a member': '/api/matches/today?limit=50',
      'search by a name': `/api/search?q=${person}`,
      'search, nothing found': '/api/search?q=zzzz',
      'own tennis': '/api/my-tennis',
      'own people': '/api/user/people',
      'own clubs of a member': '/api/user/clubs',
      'own notices': '/api/notifications?limit=20',
      'own choices of notices': '/api/notifications/choices',
      'what is followed': '/api/follows',
      'requests for a partner': '/api/user/partner-requests',
      'matches to score': '/api/user/scoring',
      'whether to enter': `/api/tournaments/${tournament}/entry`,
      'own tickets': '/api/support-tickets?limit=20',
    }),
    ...as('clubadmin', {
      'own clubs': '/api/user/admin-clubs',
      'a club': `/api/clubs/${club}`,
      'meetings of a club': `/api/clubs/${club}/meetings`,
      invitations: `/api/clubs/${club}/invitations`,
      'members of a club': `/api/clubs/${club}/members?limit=20`,
      'people of a club': `/api/clubs/${club}/persons?limit=20`,
      'people of a club by name': `/api/clubs/${club}/persons?q=${person}&limit=20`,
      'claims of a club': `/api/clubs/${club}/claims`,
      courts: `/api/clubs/${club}/courts`,
      'courts of a tournament': `/api/tournaments/${tournament}/courts`,
      scorers: `/api/tournaments/${tournament}/scorers`,
      'score links': `/api/clubs/${club}/score-links`,
      'matches to score of an admin': '/api/matches/to-score?limit=20',
      'figures of an admin': '/api/club-stats',
      'log of a club': `/api/audit-log?clubId=${club}&limit=50`,
      'log of a club by act': `/api/audit-log?clubId=${club}&act=createMatch&limit=50`,
    }),
    ...as('superadmin', {
      'figures of a super admin': '/api/club-stats',
      settings: '/api/admin/platform-settings',
      'figures of the platform': '/api/admin/stats',
      'every account': '/api/admin/users?limit=20',
      'every account by name': `/api/admin/users?q=${person}&limit=20`,
      'every club': '/api/admin/clubs?limit=20',
      'every club by name': `/api/admin/clubs?q=${named}&limit=20`,
      plans: '/api/admin/subscription-plans',
      'support tickets': '/api/admin/support-tickets?limit=20',
      log: '/api/audit-log?limit=50',
      'log by act': '/api/audit-log?act=createClub&limit=50',
      'log by outcome': '/api/audit-log?outcome=refused&limit=50',
      'log by account': `/api/audit-log?actorId=${account}&limit=50`,
      'log by name': `/api/audit-log?q=${person}&limit=50`,
      'log, nothing found': '/api/audit-log?q=zzzz&limit=50',
    }),
  ];
}
