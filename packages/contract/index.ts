// The one public door of the contract.
export * from './route.ts';
export * from './routes.ts';
export type { accountRoutes } from './routes/account.ts';
export * from './acts.ts';
export type { auditRoutes } from './routes/audit.ts';
export type { authRoutes } from './routes/auth.ts';
export type { careerRoutes } from './routes/careers.ts';
export type { claimRoutes } from './routes/claims.ts';
export type { clubRoutes } from './routes/clubs.ts';
export type { courtRoutes } from './routes/courts.ts';
export type { drawFitRoutes, drawRoutes } from './routes/draws.ts';
export type { tournamentCourtRoutes } from './routes/tournament-courts.ts';
export type { clubAdminRoutes, everyClubRoutes } from './routes/every-club.ts';
export type { enteringRoutes } from './routes/entering.ts';
export type { invitationRoutes } from './routes/invitations.ts';
export type { liveRoutes } from './routes/live.ts';
export type { matchRoutes } from './routes/matches.ts';
export type { memberRoutes } from './routes/members.ts';
export type { orderOfPlayRoutes, suspensionRoutes } from './routes/order-of-play.ts';
export type { playByRoutes } from './routes/play-by.ts';
export type { Arrangement, FreePlace, Proposal } from './schemas/play-by.ts';
export type { participantRoutes } from './routes/participants.ts';
export type { personRoutes } from './routes/persons.ts';
export type { planRoutes } from './routes/plans.ts';
export type { platformRoutes } from './routes/platform.ts';
export type { recoveryRoutes } from './routes/recovery.ts';
export type { meetingRoutes } from './routes/meetings.ts';
export type { noticeRoutes } from './routes/notices.ts';
export type { scorerRoutes } from './routes/scorers.ts';
export type { followRoutes } from './routes/follows.ts';
export type { reportRoutes } from './routes/reports.ts';
export type { scoreLinkRoutes } from './routes/score-links.ts';
export { SCORE_LINK_HEADER } from './headers.ts';
export type { scoreLogRoutes } from './routes/score-logs.ts';
export {
  MOST_EVENTS,
  type AppendedEvents,
  type LoggedEvent,
  type ScoreLog,
  type ScoreSetup,
} from './schemas/score-log.ts';
export type { ReportedResult, ResultReport } from './schemas/report.ts';
export type { searchRoutes } from './routes/search.ts';
export type { pictureRoutes } from './routes/pictures.ts';
export { PICTURE_BYTES, PICTURE_TYPES } from './schemas/picture.ts';
export type { supportRoutes } from './routes/support.ts';
export type { systemRoutes } from './routes/system.ts';
export type { tournamentRoutes } from './routes/tournaments.ts';
export type { withdrawalRoutes } from './routes/withdrawals.ts';
export * from './client.ts';
export { readProblem, type ProblemCode, type ProblemTexts, type SchemaProblem } from './problem.ts';
export * from './schemas/common.ts';
export { blankToNull, isStorable } from './schemas/text.ts';
export { markOfWrite } from './mark.ts';
export type { LiveChange, LivePoints } from './schemas/live.ts';
export * from './schemas/user.ts';
export * from './schemas/recovery.ts';
export * from './schemas/account.ts';
export * from './schemas/club.ts';
export * from './schemas/time-zone.ts';
export { groundsOf, HEX } from './house-colours.ts';
export * from './schemas/invitation.ts';
export type { MyTennis, Opponent, OwnEntry, PersonPage, PlayedFinal, PlayedMatch } from './schemas/career.ts';
export { AddChildSchema, MOST_CHILDREN } from './schemas/claim.ts';
export type { Claim, ClaimRelation, ClubClaim } from './schemas/claim.ts';
export {
  CreatePersonSchema,
  GENDERS,
  UpdatePersonSchema,
  type Gender,
  type Namesake,
  type Person,
  type UpdatePerson,
} from './schemas/person.ts';
export {
  EntryLineSchema,
  MemberLineSchema,
  MOST_ENTRIES,
  MOST_MEMBERS,
  MOST_PEOPLE,
  PersonLineSchema,
  type EntryOfList,
  type EntryOutcome,
  type EntryPlan,
  type MemberLine,
  type MemberOutcome,
  type MemberPlan,
  type PersonLine,
  type PersonOutcome,
  type PersonPlan,
} from './schemas/import.ts';
export * from './schemas/court.ts';
export * from './schemas/member.ts';
export * from './schemas/tournament.ts';
export * from './schemas/participant.ts';
export * from './schemas/seeding.ts';
export * from './schemas/withdrawal.ts';
export * from './schemas/late-entry.ts';
export {
  EnterSchema,
  SeekPartnerSchema,
  type Enterable,
  type Entering,
  type PartnerLink,
  type PartnerRequest,
} from './schemas/entering.ts';
export * from './schemas/match.ts';
export * from './schemas/draw.ts';
export type { EntryTime, NotedTime } from './schemas/entry-times.ts';
export * from './entry-time-terms.ts';
export type { TournamentCourts } from './schemas/tournament-courts.ts';
export { PlanFitQuerySchema } from './schemas/draw-fit.ts';
export type { DrawFit, DrawFitQuery, PlanFitQuery, WayToFit } from './schemas/draw-fit.ts';
export { CreateMeetingSchema, type ListedMeeting, type Meeting } from './schemas/meeting.ts';
export type { SearchHits } from './schemas/search.ts';
export * from './search-terms.ts';
export {
  NoticeFactsSchema,
  type Notice,
  type NoticeChoices,
  type NoticeFacts,
  type Notices,
} from './schemas/notice.ts';
export * from './notice-topics.ts';
export { pageOfMatch, placeOfMatch } from './match-page.ts';
export { pageOfNotice } from './notice-page.ts';
export type { Follow, Follows, PushDevice } from './schemas/follow.ts';
export * from './follow-terms.ts';
export type { Scorers } from './schemas/scorer.ts';
export { NOTICE_KINDS, type NoticeKind } from './notice-terms.ts';
export type {
  CourtOfPlay,
  Move,
  OrderedMatch,
  OrderFault,
  OrderOfPlayOnWire,
  PlanOfDay,
  Plans,
  Suggestion,
} from './schemas/order-of-play.ts';
export type { Standstill, Suspension, SuspensionReason } from './schemas/suspension.ts';
export * from './schemas/platform.ts';
export * from './schemas/plan.ts';
export * from './schemas/ticket.ts';
export * from './ticket-terms.ts';
export * from './schemas/user-data.ts';
export * from './schemas/audit.ts';
export * from './schemas/demo-mail.ts';
export { readScores, type ScoreShapeError } from './scores/read-scores.ts';
export { writeScores } from './scores/write-scores.ts';
