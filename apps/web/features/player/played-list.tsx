// Matches of one player in a list: to come, and with a word that says how they ended.
import * as words from '@tennis/words/player';
import type { PlayedMatch } from '@tennis/contract';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { actionFor } from '@tennis/words/common';
import { isCalled } from '../../lib/called.ts';
import { viewerZone } from '../../lib/dates.ts';
import { lastDayNote, shortWhen } from '../../lib/when-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { MatchRow } from '../../ui/match-row.tsx';
import { canArrange, hasWon, ownView, placeOf } from './own-side.ts';

function Ending({ match }: { match: PlayedMatch }) {
  const won = hasWon(match);
  if (won === null) return null;
  return <Badge tone={won ? 'primary' : 'neutral'}>{won ? words.won : words.lost}</Badge>;
}

interface PlayedListProps {
  matches: readonly PlayedMatch[];
  label: string;
  /** Whether they are the reader's own, or of somebody they look after. */
  arranges?: boolean;
}

/** The list. */
export function PlayedList({ matches, label, arranges = false }: PlayedListProps) {
  const [viewer] = useState(viewerZone);
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2">
      {matches.map((match) => {
        const view = ownView(match, viewer);
        const isOver = match.status === 'completed';
        const caption = isOver
          ? [view.when, match.tournamentName, view.round]
          : [
              lastDayNote(match) || view.when,
              shortWhen(match),
              isCalled(match) ? '' : view.court,
              match.tournamentName,
              view.round,
            ];
        return (
          <li key={match.id}>
            <MatchRow
              match={view}
              caption={caption}
              href={placeOf(match)}
              {...(arranges &&
                canArrange(match) && {
                  actions: (
                    <LinkButton
                      href={`/matches/${match.id}/arrange`}
                      icon={CalendarClock}
                      aria-label={actionFor({ action: words.arrange, name: match.tournamentName })}
                    >
                      {words.arrange}
                    </LinkButton>
                  ),
                })}
              {...(isOver && { status: <Ending match={match} /> })}
            />
          </li>
        );
      })}
    </ul>
  );
}
