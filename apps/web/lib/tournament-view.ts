// From a tournament on the wire to what cards and headers print: format, stage, dates (§3, §9; D1).
import * as words from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import type { TournamentFormat, TournamentStage } from '@tennis/domain';
import { formatRange } from './dates.ts';

/** Formats as people call them (§3). */
export const FORMAT_LABELS: Readonly<Record<TournamentFormat, string>> = {
  round_robin: words.formatRoundRobin,
  groups_knockout: words.formatGroupsKnockout,
  knockout: words.formatKnockout,
};

const STAGE_LABELS: Readonly<Record<string, string>> = {
  registration: words.stageRegistration,
  group: words.stageGroup,
  knockout: words.stageKnockout,
  complete: words.stageComplete,
} satisfies Record<TournamentStage, string>;

/** A stage in words; one that nobody knows is shown with a capital first letter (§3). */
export const stageLabel = (stage: string): string =>
  STAGE_LABELS[stage] ?? stage.charAt(0).toUpperCase() + stage.slice(1);

/** "Sep 11 - Sep 13, 2026", the days as the tournament's club counts them. */
export const tournamentDates = ({ startDate, endDate, timeZone }: Tournament): string =>
  formatRange(startDate, endDate, timeZone);

/** How many tournaments a list shows at first; more are loaded on request (D7). */
export const TOURNAMENT_PAGE = 60;

type WithClub = Pick<Tournament, 'club' | 'clubName'>;

/** The club's name on a card (§2). */
export const clubOnCard = ({ club, clubName }: WithClub): string => club?.name ?? clubName ?? words.someClub;

/** The club's name on the tournament's own page; if the club is gone, the tournament stands for itself (§2, D33). */
export const clubOfTournament = ({ club, clubName }: WithClub): string =>
  club?.name ?? clubName ?? words.independent;
