// The rounds of a part of a draw that is no bracket, as lists.
import * as stageWords from '@tennis/words/stages';
import type { BracketRound } from '../../lib/bracket-facts.ts';
import { MatchRow } from '../../ui/match-row.tsx';

/** The rounds of a stage that is no bracket: a group, a consolation that others join later, a losers' bracket. */
export function Rounds({
  rounds,
  level: Heading = 'h3',
}: {
  rounds: readonly BracketRound[];
  level?: 'h3' | 'h4';
}) {
  return rounds.map(({ slots, day }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a round has no other name than its number
    <section key={index} className="grid grid-cols-1 gap-2">
      <Heading className="text-control font-semibold">
        {stageWords.roundNumber({ number: index + 1 })}
        {day !== undefined && <span className="ml-2 font-normal text-ink2">{day}</span>}
      </Heading>
      {slots.map((match) => (
        <MatchRow
          key={match.id}
          match={match}
          caption={[String(match.number), match.caption]}
          {...(match.onOpen === undefined ? {} : { onOpen: match.onOpen })}
        />
      ))}
    </section>
  ));
}
