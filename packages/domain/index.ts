// The one public door of the domain: everything that other rooms may use.
export * from './result.ts';
export * from './ids.ts';
export { randomFrom } from './random.ts';
export type { Random } from './random.ts';
export * from './tournament/terms.ts';
export * from './tournament/how-far.ts';
export * from './tournament/status.ts';
export * from './tournament/stage.ts';
export * from './tournament/span.ts';
export * from './tournament/eligibility.ts';
export * from './access/policies.ts';
export * from './access/names.ts';
export { isNameSuffix, joinedName, keyWords, personKey, type NameParts } from './access/person-name.ts';
export { proposedUsername } from './access/proposed-username.ts';
export { namePartsOf } from './access/short-name.ts';
export * from './score/side.ts';
export * from './score/format.ts';
export { parseMatchFormat, printMatchFormat, printSetFormat } from './score/format-code.ts';
export * from './score/score.ts';
export { parseScore } from './score/parse-score.ts';
export type { ParseScoreOptions } from './score/parse-score.ts';
export type { ScoreTextError } from './score/score-text.ts';
export { formatScore } from './score/format-score.ts';
export { judgeScore, winnerOf } from './score/judge.ts';
export type { Judgement, JudgementCode, JudgementReason, Verdict } from './score/judge.ts';
export { judgeSet } from './score/judge-set.ts';
export { setsOver } from './score/sets-over.ts';
export { winnerContradiction } from './score/contradiction.ts';
export type { Contradiction } from './score/contradiction.ts';
export { suggestedWinner } from './score/suggested-winner.ts';
export type { Clash } from './tournament/clash.ts';
export {
  FORMAT_STAGES,
  formatStageOf,
  formatStagesOf,
  type FormatStage,
} from './tournament/stage-formats.ts';
export { lastDayFaults, spreadLastDays, type LastDayFault } from './tournament/last-days.ts';
export { COURT_LIMITS, courtKey, DAY_MINUTES, SURFACES, type Surface } from './tournament/court.ts';
export * from './standings/types.ts';
export type { Rival, StandingReason, StepValue } from './standings/reasons.ts';
export { LADDERS, ladderFor, STEP_NAMES } from './standings/ladders.ts';
export type { Ladder, LadderName, StepName } from './standings/ladders.ts';
export { STEPS } from './standings/steps.ts';
export { rankGroup } from './standings/rank-group.ts';
export { drawLots } from './standings/lots.ts';
export { qualifiersOf } from './standings/qualifiers.ts';
export type { Qualification, Qualifier, QualifyingRule } from './standings/qualifiers.ts';
export { DEFAULT_MATCH_FORMAT, suggestedMatchFormat, underRules } from './score/suggested-format.ts';
export type { PointSystem } from './score/suggested-format.ts';
export { keypadFor } from './score/keypad.ts';
export type { DigitChoice, DigitProblem, EntryField, Keypad, KeypadPlace, SetEntry } from './score/keypad.ts';
export { disciplineOf } from './score/discipline.ts';
export type * from './score/point-log.ts';
export { callOf, playOn, replayLog, replayThrough, undoTarget } from './score/replay.ts';
export type { MatchState, Replayed } from './score/replay.ts';
export { isServerSaid } from './score/server-said.ts';
export type { Stake } from './score/stakes.ts';
export { KNOWN_FORMATS } from './score/known-formats.ts';
export { drawRoundRobin, roundRobinRounds } from './draws/round-robin.ts';
export type { Pairing, RoundRobinOptions } from './draws/round-robin.ts';
export { consolationPlayers, drawGroups, seatBestNext } from './draws/groups.ts';
export type { BestNext, GroupsOptions } from './draws/groups.ts';
export { suggestedGroups } from './draws/groups-fill.ts';
export * from './draws/stage-name.ts';
export * from './draws/structure.ts';
export * from './draws/draw.ts';
export { bracketSize, mostSeeds, seedBlocks, suggestedSeeds } from './draws/seeding.ts';
export type { SeedingPolicy } from './draws/seeding.ts';
export type { ByePolicy } from './draws/byes.ts';
export { eliminationStructure } from './draws/elimination.ts';
export type { EliminationShape, EliminationType } from './draws/elimination.ts';
export { drawKnockout, emptyDraw, LARGEST_BRACKET } from './draws/knockout.ts';
export type { KnockoutOptions, PlacingOptions } from './draws/knockout.ts';
export * from './draws/kinds.ts';
export { drawAs, entriesDrawn, keptApart, otherLines } from './draws/draw-as.ts';
export type { DrawChoices, GroupRules, OtherLine } from './draws/draw-as.ts';
export { drawKeepingFamilies, withFamilies } from './draws/families.ts';
export { clubNumbers, drawAgain, withClubs } from './draws/draw-again.ts';
export type { DrawnAgain, Making, Redraw } from './draws/draw-again.ts';
export { comesFromOf, type ComesFrom, type SidesComeFrom } from './draws/comes-from.ts';
export { drawRoundOf, roundOf, type DrawRound } from './draws/round-of.ts';
export { drawQualifying, suggestedQualifying, whoQualifies } from './draws/qualifying.ts';
export type { QualifyingOptions, QualifyingSplit } from './draws/qualifying.ts';
export { placeEntry, redrawnStage, redrawRest, stayingLines, swapLines } from './draws/by-hand.ts';
export type { RedrawOptions } from './draws/by-hand.ts';
export { breachesOf } from './draws/breaches.ts';
export * from './progress/outcome.ts';
export * from './progress/progress.ts';
export { clearResult, setResult, settlePlaces, startProgress } from './progress/results.ts';
export type { KnownProgress } from './progress/results.ts';
export { promoteAlternate, reinstateEntry, withdrawEntry } from './progress/withdrawals.ts';
export { walkoversToCome } from './progress/walkovers-to-come.ts';
export type { PromoteOptions } from './progress/withdrawals.ts';
export { byeByLot, byesLeft, openByes } from './progress/late-entries.ts';
export type { OpenBye } from './progress/late-entries.ts';
export { luckyLosers } from './progress/lucky-losers.ts';
export { isFinished, playableMatches, standingOf, waitsFor, whereIs } from './progress/outlook.ts';
export type { MatchStanding, Whereabouts } from './progress/outlook.ts';
export { passOver } from './progress/group-order.ts';
export { placesOf } from './progress/places.ts';
export { championOf, rankingOf } from './progress/ranking.ts';
export type { RankedEntry } from './progress/ranking.ts';
export { matchName } from './progress/match-name.ts';
export type { MatchName } from './progress/match-name.ts';
export type { News, ResultNews } from './progress/news.ts';
export { groupResultOf, outcomeOf } from './standings/from-score.ts';
export { drawBestNext, seatNextBy } from './standings/best-next.ts';
export { rankStageBy, stageStandings } from './standings/of-draw.ts';
export { stageOutlook, stageTable } from './standings/stage-table.ts';
export type { StageTable } from './standings/stage-table.ts';
export { FATES, groupOutlook, OWN_RESULTS } from './standings/group-outlook.ts';
export type { Fate, Outlook, OutlookPath, OutlookWay, OwnResult } from './standings/group-outlook.ts';
export type { StageRules } from './standings/of-draw.ts';
export { ENDING_TEXT } from './score/ending-words.ts';
export type * from './schedule/situation.ts';
export { problemOf } from './schedule/problem.ts';
export type { Problem, SituationError } from './schedule/problem.ts';
export { usableSpans } from './schedule/calendar.ts';
export { checkOrder } from './schedule/check.ts';
export type { Fault, ScheduleRule, Violation } from './schedule/check.ts';
export { directlyAfter } from './schedule/following.ts';
export { firstOverlaps } from './schedule/overlaps.ts';
export type { Booking } from './schedule/overlaps.ts';
export { orderOfPlay } from './schedule/order.ts';
export { sooner } from './schedule/sooner.ts';
export type { OrderOfPlay } from './schedule/plan.ts';
export { WEIGHTS } from './schedule/cost.ts';
export type { CostPart, CostParts } from './schedule/cost.ts';
export { lowerBound } from './schedule/bounds.ts';
export type { GivenUp } from './schedule/reasons.ts';
export { priceOf } from './schedule/priced.ts';
export { nextDay, replan, REPLAN_KINDS } from './schedule/replan.ts';
export type { PlanChange, Replan, ReplanKind, Variant } from './schedule/replan.ts';
export { RANK_REASONS, rankedPlans } from './schedule/ranking.ts';
export type { RankedPlan, RankReason } from './schedule/ranking.ts';
export { minutesInFormat, shorterFormat, usualMinutes } from './schedule/shorter.ts';
export type { Shortened } from './schedule/shorter.ts';
export { expectedRest } from './schedule/lengths.ts';
export { whenDoTheyPlay } from './schedule/when.ts';
export type { CallingPolicy, Estimate, WhenOptions } from './schedule/when.ts';
export { lawfulPlaces, nearestPlaces, PLACE_STEP } from './schedule/places.ts';
export { inTheWay } from './schedule/in-the-way.ts';
export type { InTheWay, NearPlace } from './schedule/in-the-way.ts';
export { courtTaken, faultOf, namedFault } from './schedule/said.ts';
export type { FaultLevel, Naming, ScheduleFault } from './schedule/said.ts';
export { fits } from './schedule/fits.ts';
export {
  JUNIOR_LIMITS,
  juniorsOverBy,
  PLANNING_LIMITS,
  REST_RULES,
  restAfterMatch,
  SENIORS,
  type RestRules,
  DAY_LIMITS,
  USUAL_LIMITS,
  type DayLimitsOf,
} from './schedule/planning.ts';
export type { Fit, Shortage } from './schedule/fits.ts';
export { byRating, RATING_KINDS, readRating } from './tournament/ratings.ts';
export type { Rating, RatingKind } from './tournament/ratings.ts';
export { DRAW_ACTS, UNDO_MINUTES, WITHDRAWAL_REASONS } from './tournament/withdrawal.ts';
export type { DrawActKind, WithdrawalReason } from './tournament/withdrawal.ts';
export { isBeforePlay, steppingIn } from './tournament/stepping-in.ts';
