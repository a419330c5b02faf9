// Every route with its handler: a missing one does not compile.
import type { Routes } from '@tennis/contract';
import { auditHandlers } from '../platform/audit-log/handlers.ts';
import { ownPictureHandlers } from '../accounts/picture.ts';
import { pictureReads } from '../pictures/sending.ts';
import { logoHandlers } from '../tennis/clubs/logo.ts';
import { clubHandlers } from '../tennis/clubs/handlers.ts';
import { tournamentCourtHandlers } from '../tennis/courts/of-tournament.ts';
import { courtHandlers } from '../tennis/courts/handlers.ts';
import { memberImportHandlers } from '../accounts/members/import-handlers.ts';
import { memberHandlers } from '../accounts/members/handlers.ts';
import { everyClubHandlers } from '../tennis/clubs/every-club.ts';
import { clubAdminHandlers } from '../accounts/club-admins.ts';
import { accountHandlers } from '../accounts/account.ts';
import { authHandlers } from '../accounts/handlers.ts';
import { recoveryHandlers } from '../accounts/recovery.ts';
import { enteringHandlers } from '../tennis/entering/handlers.ts';
import { invitationHandlers } from '../accounts/invitations/handlers.ts';
import { drawHandlers } from '../tennis/draws/handlers.ts';
import { drawFitHandlers } from '../tennis/order/fit/handlers.ts';
import { orderOfPlayHandlers } from '../tennis/order/handlers.ts';
import { suspensionHandlers } from '../tennis/order/suspend-handlers.ts';
import { playByHandlers } from '../tennis/order/arranging/handlers.ts';
import { matchHandlers } from '../tennis/matches/handlers.ts';
import { participantHandlers } from '../tennis/participants/handlers.ts';
import { entryImportHandlers } from '../tennis/participants/importing/handlers.ts';
import { careerHandlers } from '../tennis/careers/handlers.ts';
import { claimHandlers } from '../tennis/persons/claim-handlers.ts';
import { personImportHandlers } from '../tennis/persons/importing/handlers.ts';
import { personHandlers } from '../tennis/persons/handlers.ts';
import { platformHandlers } from '../platform/handlers.ts';
import { planHandlers } from '../platform/plans.ts';
import { supportHandlers } from '../platform/support/handlers.ts';
import { systemHandlers } from '../platform/system.ts';
import { meetingHandlers } from '../tennis/meetings/handlers.ts';
import { scoreLinkHandlers } from '../tennis/score-links/handlers.ts';
import { scoreLogHandlers } from '../tennis/matches/log-handlers.ts';
import { reportHandlers } from '../tennis/matches/report-handlers.ts';
import { liveHandlers } from '../live/handlers.ts';
import { scorerHandlers } from '../tennis/scorers/handlers.ts';
import { followHandlers } from '../tennis/following/handlers.ts';
import { noticeHandlers } from '../tennis/notices/handlers.ts';
import { searchHandlers } from '../tennis/search/handlers.ts';
import { tournamentHandlers } from '../tennis/tournaments/handlers.ts';
import { withdrawalHandlers } from '../tennis/withdrawals/handlers.ts';
import type { Handlers } from '../http/handler.ts';
import type { AppServices } from './services.ts';

export const handlers: Handlers<Routes, AppServices> = {
  ...authHandlers,
  ...recoveryHandlers,
  ...accountHandlers,
  ...ownPictureHandlers,
  ...pictureReads,
  ...logoHandlers,
  ...clubHandlers,
  ...courtHandlers,
  ...tournamentCourtHandlers,
  ...everyClubHandlers,
  ...clubAdminHandlers,
  ...memberHandlers,
  ...memberImportHandlers,
  ...invitationHandlers,
  ...personHandlers,
  ...personImportHandlers,
  ...entryImportHandlers,
  ...claimHandlers,
  ...careerHandlers,
  ...tournamentHandlers,
  ...participantHandlers,
  ...enteringHandlers,
  ...withdrawalHandlers,
  ...matchHandlers,
  ...drawHandlers,
  ...searchHandlers,
  ...meetingHandlers,
  ...noticeHandlers,
  ...followHandlers,
  ...scorerHandlers,
  ...reportHandlers,
  ...liveHandlers,
  ...scoreLinkHandlers,
  ...scoreLogHandlers,
  ...drawFitHandlers,
  ...orderOfPlayHandlers,
  ...suspensionHandlers,
  ...playByHandlers,
  ...platformHandlers,
  ...planHandlers,
  ...supportHandlers,
  ...auditHandlers,
  ...systemHandlers,
};
