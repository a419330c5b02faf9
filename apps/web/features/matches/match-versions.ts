// The fields of a match as rows to compare when somebody else saved first (D16).
import * as words from '@tennis/words/matches';
import type { Match } from '@tennis/contract';
import { courtName } from '../../lib/court-name.ts';
import { groupName, matchView } from '../../lib/match-view.ts';
import { sayScoreText } from '../../lib/score-text.ts';
import { MATCH_STATUS_LABELS, roundName } from '../../lib/match-words.ts';
import type { VersionRow } from '../../ui/stale-dialog.tsx';

const winnerName = (match: Match): string => {
  if (match.winnerId === null) return '';
  return (match.winnerId === match.participant1Id ? match.p1Name : match.p2Name) ?? words.tbd;
};

const PRINTS: readonly (readonly [string, (match: Match) => string])[] = [
  [words.player1, ({ p1Name }) => p1Name ?? words.tbd],
  [words.player2, ({ p2Name }) => p2Name ?? words.tbd],
  [words.round, ({ round }) => roundName(round)],
  [words.group, ({ groupId, groupName: own }) => (groupId === null ? '' : groupName(groupId, own))],
  [words.start, (match) => (match.startTime === null ? words.dateTbd : matchView(match).when)],
  [words.court, ({ court }) => courtName(court)],
  [words.status, ({ status }) => MATCH_STATUS_LABELS[status]],
  [words.score, ({ scoreText }) => (scoreText === null ? '' : sayScoreText(scoreText))],
  [words.winner, winnerName],
];

/** Every field of both versions. */
export const matchVersions = (mine: Match, theirs: Match): VersionRow[] =>
  PRINTS.map(([label, print]) => ({ label, mine: print(mine), theirs: print(theirs) }));
