// Matches of one player in a list: to come, and with a word that says how they ended.
import * as words from '@tennis/words/player';
import type { PlayedMatch } from '@tennis/contract';
import { useState } from 'react';
import { viewerZone } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { MatchRow } from '../../ui/match-row.tsx';
import { hasWon, ownView, placeOf } from './own-side.ts';

function Ending({ match }: { match: PlayedMatch }) {
  const won = hasWon(match);
  if (won === null) return null;
  return <Badge tone={won ? 'primary' : 'neutral'}>{won ? words.won : words.lost}</Badge>;
}

/** The list. */
export function PlayedList({ matches, label }: { matches: readonly PlayedMatch[]; label: string }) {
  const [viewer] = useState(viewerZone);
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2">
      {matches.map((match) => {
        const view = ownView(match, viewer);
        const isOver = match.status === 'completed';
        const caption = isOver
          ? [view.when, match.tournamentName, view.round]
          : [view.when, view.court, match.tournamentName, view.round];
        return (
          <li key={match.id}>
            <MatchRow
              match={view}
              caption={caption}
              href={placeOf(match)}
              {...(isOver && { status: <Ending match={match} /> })}
            />
          </li>
        );
      })}
    </ul>
  );
}
