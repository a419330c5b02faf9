// The whole API, one row for each route. If a route of endpoints.ts is missing here, or has another's name, the code does not compile.
import type { endpoints } from './endpoints.ts';
import type { Route } from './route.ts';
import { accountRoutes } from './routes/account.ts';
import { auditRoutes } from './routes/audit.ts';
import { authRoutes } from './routes/auth.ts';
import { careerRoutes } from './routes/careers.ts';
import { claimRoutes } from './routes/claims.ts';
import { clubRoutes } from './routes/clubs.ts';
import { courtRoutes } from './routes/courts.ts';
import { drawFitRoutes, drawRoutes } from './routes/draws.ts';
import { clubAdminRoutes, everyClubRoutes } from './routes/every-club.ts';
import { enteringRoutes } from './routes/entering.ts';
import { invitationRoutes } from './routes/invitations.ts';
import { liveRoutes } from './routes/live.ts';
import { matchRoutes } from './routes/matches.ts';
import { memberRoutes } from './routes/members.ts';
import { orderOfPlayRoutes, suspensionRoutes } from './routes/order-of-play.ts';
import { playByRoutes } from './routes/play-by.ts';
import { participantRoutes } from './routes/participants.ts';
import { personRoutes } from './routes/persons.ts';
import { planRoutes } from './routes/plans.ts';
import { platformRoutes } from './routes/platform.ts';
import { recoveryRoutes } from './routes/recovery.ts';
import { meetingRoutes } from './routes/meetings.ts';
import { scorerRoutes } from './routes/scorers.ts';
import { followRoutes } from './routes/follows.ts';
import { noticeRoutes } from './routes/notices.ts';
import { reportRoutes } from './routes/reports.ts';
import { scoreLinkRoutes } from './routes/score-links.ts';
import { scoreLogRoutes } from './routes/score-logs.ts';
import { searchRoutes } from './routes/search.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { supportRoutes } from './routes/support.ts';
import { systemRoutes } from './routes/system.ts';
import { tournamentCourtRoutes } from './routes/tournament-courts.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import { withdrawalRoutes } from './routes/withdrawals.ts';

type Endpoints = typeof endpoints;

export const routes = {
  ...authRoutes,
  ...recoveryRoutes,
  ...accountRoutes,
  ...clubRoutes,
  ...courtRoutes,
  ...everyClubRoutes,
  ...clubAdminRoutes,
  ...memberRoutes,
  ...invitationRoutes,
  ...personRoutes,
  ...claimRoutes,
  ...careerRoutes,
  ...tournamentRoutes,
  ...participantRoutes,
  ...enteringRoutes,
  ...withdrawalRoutes,
  ...matchRoutes,
  ...reportRoutes,
  ...scoreLinkRoutes,
  ...scoreLogRoutes,
  ...drawRoutes,
  ...drawFitRoutes,
  ...tournamentCourtRoutes,
  ...searchRoutes,
  ...meetingRoutes,
  ...noticeRoutes,
  ...followRoutes,
  ...scorerRoutes,
  ...liveRoutes,
  ...orderOfPlayRoutes,
  ...playByRoutes,
  ...suspensionRoutes,
  ...platformRoutes,
  ...planRoutes,
  ...pictureRoutes,
  ...supportRoutes,
  ...auditRoutes,
  ...systemRoutes,
} as const satisfies { readonly [N in keyof Endpoints]: Endpoints[N] & Route };

type AllRoutes = typeof routes;

/** An interface, because the compiler then prints its name instead of all routes, which are too long to print. */
export interface Routes extends AllRoutes {}
export type RouteName = keyof Routes;
