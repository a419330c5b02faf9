// A published draw, stage by stage: brackets where rounds halve, else the rounds as lists.
import * as words from '@tennis/words/draw';
import * as more from '@tennis/words/draw-maker';
import type { DrawOnWire, Match, Tournament } from '@tennis/contract';
import { useState } from 'react';
import type { BracketRound } from '../../lib/bracket-facts.ts';
import { validateDetailSearch } from '../../lib/detail-search.ts';
import { isBracket, stageRounds } from '../../lib/drawn-bracket.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { Bracket } from '../../ui/bracket/bracket.tsx';
import { MatchRow } from '../../ui/match-row.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { stageNames } from './stage-names.ts';

export interface DrawnViewProps {
  tournament: Tournament;
  draw: DrawOnWire;
  matches: readonly Match[];
  onOpen?: ((match: Match) => void) | undefined;
  toolsHost: HTMLElement | null;
}

/** One stage at a time; the third place stands with the main draw. */
export function DrawnView({ tournament, draw, matches, onOpen, toolsHost }: DrawnViewProps) {
  const [search, setSearch] = usePageSearch(validateDetailSearch);
  const names = stageNames(draw);
  const main = Math.max(
    0,
    draw.stages.findIndex(({ kind }) => kind === 'knockout'),
  );
  const third = draw.stages.findIndex(
    ({ kind, matchCount, firstMatch }) =>
      kind === 'knockout' && matchCount === 1 && draw.matches[firstMatch]?.places[0] === 3,
  );
  const shown = draw.stages.flatMap((_, index) => (index === third ? [] : [index]));
  const [chosen, setChosen] = useState(main);
  const stage = draw.stages[chosen];
  if (stage === undefined) return null;
  const link =
    onOpen === undefined
      ? undefined
      : (match: Match) => (match.status === 'cancelled' ? {} : { onOpen: () => onOpen(match) });
  const rounds = stageRounds(draw, chosen, matches, { link });
  const [thirdRound] = third >= 0 && chosen === main ? stageRounds(draw, third, matches, { link }) : [];
  return (
    <div className="grid grid-cols-1 gap-4">
      {shown.length > 1 && (
        <Segmented
          label={more.stages}
          options={shown.map((index) => ({ value: String(index), label: names[index] ?? '' }))}
          value={String(chosen)}
          onChange={(value) => {
            setChosen(Number(value));
            setSearch({ round: undefined, quarter: undefined });
          }}
          className="max-w-full justify-self-start overflow-x-auto"
        />
      )}
      {isBracket(stage) ? (
        <Bracket
          key={chosen}
          facts={{ rounds, thirdPlace: thirdRound?.slots[0] }}
          label={words.drawOf({ tournament: tournament.name })}
          place={{
            quarter: search.quarter,
            player: search.player,
            round: search.round === undefined ? undefined : search.round - 1,
          }}
          onPlace={({ round, ...change }) =>
            setSearch({ ...change, ...(round === undefined ? {} : { round: round + 1 }) })
          }
          toolsHost={toolsHost}
        />
      ) : (
        <Rounds rounds={rounds} />
      )}
    </div>
  );
}

/** The rounds of a stage that is no bracket: a group, a consolation that others join later, a losers' bracket. */
function Rounds({ rounds }: { rounds: readonly BracketRound[] }) {
  return rounds.map(({ slots, day }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a round has no other name than its number
    <section key={index} className="grid grid-cols-1 gap-2">
      <h3 className="text-control font-semibold">
        {more.roundNumber({ number: index + 1 })}
        {day !== undefined && <span className="ml-2 font-normal text-ink2">{day}</span>}
      </h3>
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
