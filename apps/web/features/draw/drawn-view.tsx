// A draw as everybody sees it, stage by stage: brackets where rounds halve, else the rounds as lists.
import * as words from '@tennis/words/draw';
import * as check from '@tennis/words/draw-check';
import * as more from '@tennis/words/draw-maker';
import { groups as groupsName } from '@tennis/words/groups';
import { openScreen } from '@tennis/words/matches';
import type { DrawOnWire, Match, Tournament } from '@tennis/contract';
import { Suspense, useEffect, useState } from 'react';
import { validateDetailSearch } from '../../lib/detail-search.ts';
import { isOver, sectionsOf } from '../../lib/bracket-facts.ts';
import { numberOf } from '../../lib/draw-number.ts';
import { isBracket, isQualifying, keptRounds, stageRounds } from '../../lib/drawn-bracket.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { waitsForPlayers } from '../../lib/waits-for-players.ts';
import { Bracket } from '../../ui/bracket/bracket.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TabSkeleton } from '../../ui/tab-skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PlayerPages } from './player-pages.tsx';
import { Rounds } from './rounds.tsx';
import { stageNames } from '../../lib/stage-names.ts';
import type { loserWay } from '../../lib/ways-on.ts';

const StageMap = lazyPart(() => import('./stage-map.tsx'), 'StageMap');
const GroupStages = lazyPart(() => import('./group-stages.tsx'), 'GroupStages');

export interface DrawnViewProps {
  tournament: Tournament;
  draw: DrawOnWire;
  matches: readonly Match[];
  onOpen?: ((match: Match) => void) | undefined;
  toolsHost: HTMLElement | null;
}

/** All groups stand together, under one name. */
const GROUPS = 'groups';

/** The part that is shown first: the groups while one of them is open, the qualifying while it is played, then the first bracket. */
function firstSeen(draw: DrawOnWire, matches: readonly Match[]): string {
  const { stages, state } = draw;
  if (state === 'draft' && stages.some(({ kind }) => kind === 'group')) return GROUPS;
  const bracket = stages.findIndex(
    (stage, index) =>
      stage.kind === 'knockout' &&
      !(isQualifying(stage) && stageRounds(draw, index, matches).every(({ slots }) => slots.every(isOver))),
  );
  return bracket < 0 || stages.some(({ table }) => table?.open === true) ? GROUPS : String(bracket);
}

/** Without it the draw is whole but for these words. */
const fetchWays = () => import('./stage-map.tsx').catch(() => null);

/** Where losers go on. It comes with the map of the draw, which brings the code for it. */
function useWays(
  draw: DrawOnWire,
  names: readonly string[],
  isWanted: boolean,
): ((index: number) => string | undefined) | undefined {
  const [ways, setWays] = useState<{ readonly loserWay: typeof loserWay } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    async function keepWays() {
      const found = await fetchWays();
      if (isShown) setWays(found);
    }
    void keepWays();
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  if (ways === null) return undefined;
  return (index) => ways.loserWay(draw, index, names) ?? undefined;
}

/** One stage at a time, all groups as one; the third place stands with the main draw. */
export function DrawnView({ tournament, draw, matches, onOpen, toolsHost }: DrawnViewProps) {
  const [search, setSearch, hrefOf] = usePageSearch(validateDetailSearch);
  const names = stageNames(draw);
  const main = draw.stages.findIndex(({ kind }) => kind === 'knockout');
  const third = draw.stages.findIndex(
    ({ kind, matchCount, firstMatch }) =>
      kind === 'knockout' && matchCount === 1 && draw.matches[firstMatch]?.places[0] === 3,
  );
  const groups = draw.stages.flatMap(({ kind }, index) => (kind === 'group' ? [index] : []));
  const shown = [
    ...(groups.length > 0 ? [{ value: GROUPS, label: groupsName }] : []),
    ...draw.stages.flatMap(({ kind }, index) =>
      index === third || kind === 'group' ? [] : [{ value: String(index), label: names[index] ?? '' }],
    ),
  ];
  const [seen, setSeen] = useState(() => firstSeen(draw, matches));
  const [section, setSection] = useState(0);
  const [isMapOpen, setIsMapOpen] = useState(false);
  const wayOf = useWays(draw, names, isMapOpen);
  const choose = (value: string) => {
    setSeen(value);
    setSection(0);
    setSearch({ round: undefined, quarter: undefined });
  };
  const chosen = Number(seen);
  const link =
    onOpen === undefined
      ? undefined
      : (match: Match) =>
          match.status === 'cancelled' || waitsForPlayers(match) ? {} : { onOpen: () => onOpen(match) };
  const stage = draw.stages[chosen];
  const rounds = stage === undefined ? [] : keptRounds(draw, chosen, matches, { link, wayOf });
  const [thirdRound] = third >= 0 && chosen === main ? keptRounds(draw, third, matches, { link, wayOf }) : [];
  const sections = stage !== undefined && isQualifying(stage) ? sectionsOf(rounds) : [rounds];
  const isManaged = onOpen !== undefined && tournament.status !== 'completed';
  return (
    <div className="grid grid-cols-1 gap-4">
      {shown.length > 1 && (
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={more.stages}
            options={shown}
            value={seen}
            onChange={choose}
            className="max-w-full overflow-x-auto"
          />
          <Button aria-expanded={isMapOpen} onClick={() => setIsMapOpen(!isMapOpen)}>
            {words.stageMap}
          </Button>
        </div>
      )}
      {isMapOpen && (
        <Suspense fallback={<TabSkeleton />}>
          <StageMap
            draw={draw}
            matches={matches}
            parts={shown.map(({ value }) => ({
              value,
              stages:
                value === GROUPS
                  ? groups
                  : Number(value) === main && third >= 0
                    ? [main, third]
                    : [Number(value)],
            }))}
            seen={seen}
            onChoose={choose}
          />
        </Suspense>
      )}
      {seen === GROUPS && (
        <Suspense fallback={<TabSkeleton />}>
          <GroupStages
            draw={draw}
            names={names}
            groups={groups.map((group) => ({
              stage: group,
              rounds: stageRounds(draw, group, matches, { link }),
            }))}
            hasPoints={tournament.rules.tieBreakerRule === 'total_points'}
            isManaged={isManaged}
          />
        </Suspense>
      )}
      {sections.length > 1 && (
        <Segmented
          label={more.sections}
          options={sections.map((_, index) => ({
            value: String(index),
            label: more.section({ number: index + 1 }),
          }))}
          value={String(section)}
          onChange={(value) => {
            setSection(Number(value));
            setSearch({ round: undefined, quarter: undefined });
          }}
          className="max-w-full justify-self-start overflow-x-auto"
        />
      )}
      {stage !== undefined &&
        (isBracket(stage) || isQualifying(stage) ? (
          <Bracket
            key={`${chosen}-${section}`}
            facts={{
              rounds: sections[section] ?? rounds,
              thirdPlace: thirdRound?.slots[0],
              isQualifying: isQualifying(stage),
            }}
            label={words.drawOf({ tournament: tournament.name })}
            tournament={tournament.id}
            about={<PlayerPages tournamentId={tournament.id} player={search.player} />}
            place={{
              quarter: search.quarter,
              player: search.player,
              round: search.round === undefined ? undefined : search.round - 1,
            }}
            onPlace={({ round, ...change }) =>
              setSearch({ ...change, ...(round === undefined ? {} : { round: round + 1 }) })
            }
            hrefOf={({ round, ...change }) =>
              hrefOf({ ...change, ...(round === undefined ? {} : { round: round + 1 }) })
            }
            toolsHost={toolsHost}
          />
        ) : (
          <Rounds rounds={rounds} />
        ))}
      {draw.state === 'published' && <Sheets tournament={tournament} draw={draw} />}
    </div>
  );
}

/** The number of the draw in words, and where else it can be seen. */
function Sheets({ tournament: { id }, draw }: Pick<DrawnViewProps, 'tournament' | 'draw'>) {
  const { number, made } = draw;
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-meta text-ink2">
      <p>{check.published({ number, made, seed: numberOf(draw) })}</p>
      <TextLink href={`/tournaments/${id}/draw-check`}>{check.link}</TextLink>
      <TextLink href={`/tournaments/${id}/print`}>{check.print}</TextLink>
      <TextLink href={`/tv/${id}`}>{openScreen}</TextLink>
    </div>
  );
}
