// The fields of a match as rows to compare when somebody else saved first (D16).
import type { Match } from '@tennis/contract';
import { groupName, matchView } from '../../lib/match-view.ts';
import { roundName } from '../../lib/match-words.ts';
import type { VersionRow } from '../../ui/stale-dialog.tsx';

const TBD = 'TBD';

const winnerName = (match: Match): string => {
  if (match.winnerId === null) return '';
  return (match.winnerId === match.participant1Id ? match.p1Name : match.p2Name) ?? TBD;
};

const STATUS_WORDS: Readonly<Record<Match['status'], string>> = {
  scheduled: 'Upcoming',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

const PRINTS: readonly (readonly [string, (match: Match) => string])[] = [
  ['Player 1', ({ p1Name }) => p1Name ?? TBD],
  ['Player 2', ({ p2Name }) => p2Name ?? TBD],
  ['Round', ({ round }) => roundName(round)],
  ['Group', ({ groupId, groupName: own }) => (groupId === null ? '' : groupName(groupId, own))],
  ['Start', (match) => matchView(match).when],
  ['Court', (match) => matchView(match).court],
  ['Status', ({ status }) => STATUS_WORDS[status]],
  ['Score', ({ scoreText }) => scoreText ?? ''],
  ['Winner', winnerName],
];

/** Every field of both versions. */
export const matchVersions = (mine: Match, theirs: Match): VersionRow[] =>
  PRINTS.map(([label, print]) => ({ label, mine: print(mine), theirs: print(theirs) }));
