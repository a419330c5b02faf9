// Matches on the wire (§3; D12, D13, D24).
import type { Match } from '@tennis/contract';
import { canManageTournament } from '@tennis/domain';
import { peopleOf } from './entries.ts';
import type { Estimates } from './estimates.ts';
import { comesFromIn } from './comes-from.ts';
import { drawRoundIn } from './draw-round.ts';
import { interruptedIn, type Standing } from './interrupted.ts';
import { isShortened } from './stage-formats.ts';
import { presentScore } from './stored-result.ts';
import { rightsOf } from '../access/guards.ts';
import { isHeld, type MatchView } from '../access/match-view.ts';
import {
  entryName,
  nameViewer,
  numberedName,
  sceneOfMatch,
  type PlayerAndPartner,
  type Reader,
  type StoredPerson,
} from '../access/names.ts';

type Show = (person: StoredPerson) => string | null;

/** The people of one side, as what decides how their names look. */
export const peopleOnSide = (row: MatchView, side: 'p1' | 'p2'): PlayerAndPartner =>
  peopleOf({
    user_id: row[`${side}_user_id`],
    name: row[`${side}_name`],
    birth_year: row[`${side}_birth_year`],
    user_name: row[`${side}_user_name`],
    user_birth: row[`${side}_birth`],
    partner_user_id: row[`${side}_partner_user_id`],
    partner_name: row[`${side}_partner_name`],
    partner_birth_year: row[`${side}_partner_birth_year`],
    partner_user_name: row[`${side}_partner_user_name`],
    partner_birth: row[`${side}_partner_birth`],
    person_given: row[`${side}_person_given`],
    person_family: row[`${side}_person_family`],
    person_birth: row[`${side}_person_birth`],
    partner_given: row[`${side}_partner_given`],
    partner_family: row[`${side}_partner_family`],
    partner_person_birth: row[`${side}_partner_person_birth`],
  });

const sideName = (row: MatchView, side: 'p1' | 'p2', show: Show): string | null =>
  entryName(peopleOnSide(row, side), show);

/** The name of an entry as the match shows it: its own, `Player #id` if nobody is known behind it, null if the place is empty. */
function opponentName(row: MatchView, side: 'p1' | 'p2', show: Show): string | null {
  const id = side === 'p1' ? row.participant1_id : row.participant2_id;
  return id === null ? null : (sideName(row, side, show) ?? numberedName(id));
}

const NO_ESTIMATES: Estimates = new Map();
const NO_BREAKS: Standing = new Map();

/** Builds the function that presents matches to one reader; in lists, with the expected start and the breaks in play. */
export function matchPresenter(
  reader: Reader,
  estimates: Estimates = NO_ESTIMATES,
  standing: Standing = NO_BREAKS,
): (row: MatchView) => Match {
  // Lists hold many matches of few tournaments: the rights on each are worked out once.
  const viewers = new Map<number, { readonly show: Show; readonly manages: boolean }>();
  const viewerOf = (row: MatchView) => {
    const known = viewers.get(row.tournament_id);
    if (known !== undefined) return known;
    const scene = sceneOfMatch(row);
    const viewer = {
      show: nameViewer(scene, reader),
      manages: canManageTournament(reader.caller, rightsOf(scene)),
    };
    viewers.set(row.tournament_id, viewer);
    return viewer;
  };
  return (row) => {
    const { show, manages } = viewerOf(row);
    const isHidden = isHeld(row) && !manages;
    const estimate = isHidden ? undefined : estimates.get(row.id);
    return {
      id: row.id,
      tournamentId: row.tournament_id,
      tournamentName: row.tournament_name,
      round: row.round,
      groupId: row.group_id,
      groupName: row.group_name,
      participant1Id: row.participant1_id,
      participant2Id: row.participant2_id,
      p1Name: opponentName(row, 'p1', show),
      p2Name: opponentName(row, 'p2', show),
      p1Seed: row.p1_seed,
      p2Seed: row.p2_seed,
      winnerId: row.winner_id,
      status: row.status,
      court: isHidden ? null : row.court,
      courtId: isHidden ? null : row.court_id,
      startTime: isHidden ? null : row.start_time,
      ...(row.status === 'completed' &&
        row.start_time === null &&
        row.completed_at !== null && { completedAt: row.completed_at }),
      notBefore: isHidden ? null : row.not_before,
      followedBy: !isHidden && row.followed_by === 1,
      pinned: !isHidden && row.pinned === 1,
      calledAt: row.called_at,
      playBy: row.play_by,
      ...interruptedIn(row, standing),
      ...(estimate !== undefined && { estimate }),
      ...presentScore(row.score, row.match_format),
      matchFormat: row.match_format,
      ...(isShortened(row) && { shortened: true as const }),
      timeZone: row.time_zone,
      drawId: row.draw_id,
      drawMatch: row.draw_match,
      ...drawRoundIn(row.draw_round),
      ...comesFromIn(row),
      version: row.version,
    };
  };
}
