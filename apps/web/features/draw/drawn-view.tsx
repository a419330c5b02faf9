// A published draw, stage by stage: brackets where rounds halve, else the rounds as lists.
import * as words from '@tennis/words/draw';
import * as check from '@tennis/words/draw-check';
import * as more from '@tennis/words/draw-maker';
import * as groupWords from '@tennis/words/groups';
import type { DrawOnWire, Match, Tournament } from '@tennis/contract';
import { Suspense, useState } from 'react';
import type { BracketRound } from '../../lib/bracket-facts.ts';
import { validateDetailSearch } from '../../lib/detail-search.ts';
import { isBracket, stageRounds } from '../../lib/drawn-bracket.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { Bracket } from '../../ui/bracket/bracket.tsx';
import { cx } from '../../ui/class-names.ts';
import { MatchRow } from '../../ui/match-row.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { GroupTable, type GroupTableProps } from './group-table.tsx';
import { stageNames } from './stage-names.ts';

const SettleOrder = lazyPart(() => import('./settle-order.tsx'), 'SettleOrder');

export interface DrawnViewProps {
  tournament: Tournament;
  draw: DrawOnWire;
  matches: readonly Match[];
  onOpen?: ((match: Match) => void) | undefined;
  toolsHost: HTMLElement | null;
}

/** All groups stand together, under one name. */
const GROUPS = 'groups';

/** What is seen first: the groups while one of them is open, then the first bracket. */
function firstSeen({ stages }: DrawOnWire): string {
  const bracket = stages.findIndex(({ kind }) => kind === 'knockout');
  return bracket < 0 || stages.some(({ table }) => table?.open === true) ? GROUPS : String(bracket);
}

/** One stage at a time, all groups as one; the third place stands with the main draw. */
export function DrawnView({ tournament, draw, matches, onOpen, toolsHost }: DrawnViewProps) {
  const [search, setSearch] = usePageSearch(validateDetailSearch);
  const names = stageNames(draw);
  const main = draw.stages.findIndex(({ kind }) => kind === 'knockout');
  const third = draw.stages.findIndex(
    ({ kind, matchCount, firstMatch }) =>
      kind === 'knockout' && matchCount === 1 && draw.matches[firstMatch]?.places[0] === 3,
  );
  const groups = draw.stages.flatMap(({ kind }, index) => (kind === 'group' ? [index] : []));
  const shown = [
    ...(groups.length > 0 ? [{ value: GROUPS, label: groupWords.groups }] : []),
    ...draw.stages.flatMap(({ kind }, index) =>
      index === third || kind === 'group' ? [] : [{ value: String(index), label: names[index] ?? '' }],
    ),
  ];
  const [seen, setSeen] = useState(() => firstSeen(draw));
  const chosen = Number(seen);
  const link =
    onOpen === undefined
      ? undefined
      : (match: Match) => (match.status === 'cancelled' ? {} : { onOpen: () => onOpen(match) });
  const stage = draw.stages[chosen];
  const rounds = stage === undefined ? [] : stageRounds(draw, chosen, matches, { link });
  const [thirdRound] = third >= 0 && chosen === main ? stageRounds(draw, third, matches, { link }) : [];
  const isManaged = onOpen !== undefined && tournament.status !== 'completed';
  return (
    <div className="grid grid-cols-1 gap-4">
      {shown.length > 1 && (
        <Segmented
          label={more.stages}
          options={shown}
          value={seen}
          onChange={(value) => {
            setSeen(value);
            setSearch({ round: undefined, quarter: undefined });
          }}
          className="max-w-full justify-self-start overflow-x-auto"
        />
      )}
      {seen === GROUPS && (
        <div className={cx('grid grid-cols-1 items-start gap-6', groups.length > 1 && 'lg:grid-cols-2')}>
          {groups.map((group) => (
            <GroupStage
              key={group}
              draw={draw}
              stage={group}
              name={names[group] ?? ''}
              hasPoints={tournament.rules.tieBreakerRule === 'total_points'}
              rounds={stageRounds(draw, group, matches, { link })}
              isManaged={isManaged}
            />
          ))}
        </div>
      )}
      {stage !== undefined &&
        (isBracket(stage) ? (
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
        ))}
      <p className="text-meta text-ink2">
        {check.published({
          number: draw.number,
          made: draw.made,
          seed: String(draw.options.randomSeed ?? draw.randomSeed),
        })}{' '}
        <TextLink href={`/tournaments/${tournament.id}/draw-check`}>{check.link}</TextLink>
      </p>
    </div>
  );
}

/** A group: its table, what its organisers have to decide, and its rounds. */
function GroupStage({
  rounds,
  isManaged,
  ...props
}: GroupTableProps & { rounds: readonly BracketRound[]; isManaged: boolean }) {
  const { draw, stage, name } = props;
  return (
    <section aria-label={name} className="grid grid-cols-1 gap-3">
      <h3 className="text-section font-semibold">{name}</h3>
      {isManaged && (
        <Suspense>
          <SettleOrder draw={draw} stage={stage} name={name} />
        </Suspense>
      )}
      <GroupTable {...props} />
      <Rounds rounds={rounds} level="h4" />
    </section>
  );
}

/** The rounds of a stage that is no bracket: a group, a consolation that others join later, a losers' bracket. */
function Rounds({ rounds, level: Heading = 'h3' }: { rounds: readonly BracketRound[]; level?: 'h3' | 'h4' }) {
  return rounds.map(({ slots, day }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a round has no other name than its number
    <section key={index} className="grid grid-cols-1 gap-2">
      <Heading className="text-control font-semibold">
        {more.roundNumber({ number: index + 1 })}
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
