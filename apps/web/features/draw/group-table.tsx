// The table of a group: live, with the reason for each place in words, and in the last round what must happen (RR8).
import * as words from '@tennis/words/groups';
import { language } from '@tennis/words/language';
import { listerOf } from '@tennis/words/say/lists';
import { sayStanding } from '@tennis/words/say/standings';
import * as standings from '@tennis/words/standings';
import type { DrawOnWire, GroupTableOnWire } from '@tennis/contract';
import { goingOnFrom } from '@tennis/domain';
import { cx } from '../../ui/class-names.ts';
import { outlookLines } from './outlook-lines.ts';

export interface GroupTableProps {
  draw: DrawOnWire;
  stage: number;
  /** "Group A". */
  name: string;
  /** Whether points rank, and are shown. */
  hasPoints: boolean;
}

/** The table of one stage. */
export function GroupTable({ draw, stage, name, hasPoints }: GroupTableProps) {
  const { table, placeTo = [] } = draw.stages[stage] ?? {};
  if (!table) return null;
  const goingOn = goingOnFrom(draw, stage);
  // Those who do not go on play a consolation.
  const playsOn = placeTo.filter((slot) => slot >= 0).length > goingOn;
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-control">
        <caption className="unseen">{words.tableOf({ group: name })}</caption>
        <thead>
          <tr className="border-b border-line bg-sunk text-meta text-ink2">
            <Head short={words.placeShort} long={words.place} className="w-9 pl-3" />
            <th scope="col" className="px-2 py-1.5 text-left font-semibold">
              {words.player}
            </th>
            <Head short={words.wonLostShort} long={words.wonLost} />
            {hasPoints && <Head short={words.pointsShort} long={words.points} />}
            <Head short={words.sets} long={words.sets} />
            <Head short={words.games} long={words.games} className="pr-3 max-sm:hidden" />
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <Row
              key={row.entry}
              draw={draw}
              table={table}
              row={row}
              hasPoints={hasPoints}
              playsOn={playsOn && !row.withdrawn}
              isLastToGoOn={goingOn > 0 && index === goingOn - 1 && index < table.rows.length - 1}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ short, long, className }: { short: string; long: string; className?: string }) {
  return (
    <th scope="col" className={cx('px-2 py-1.5 text-right font-semibold whitespace-nowrap', className)}>
      {short === long ? (
        short
      ) : (
        <abbr title={long} className="no-underline">
          {short}
        </abbr>
      )}
    </th>
  );
}

type TableRow = GroupTableOnWire['rows'][number];

function Row({
  draw,
  table,
  row,
  hasPoints,
  playsOn,
  isLastToGoOn,
}: {
  draw: DrawOnWire;
  table: GroupTableOnWire;
  row: TableRow;
  hasPoints: boolean;
  playsOn: boolean;
  isLastToGoOn: boolean;
}) {
  const nameOf = (entry: number) => draw.entries[entry]?.name ?? '';
  const seed = draw.entries[row.entry]?.seed ?? null;
  const outlook = table.outlook?.find(({ entry }) => entry === row.entry);
  const lines = outlook === undefined ? [] : outlookLines(outlook, nameOf, playsOn);
  const isBegun = row.wins + row.losses > 0;
  const number = 'px-2 py-2 text-right align-top tabular-nums whitespace-nowrap';
  return (
    <tr className={cx('border-b border-line last:border-b-0', isLastToGoOn && 'border-b-2 border-b-primary')}>
      <td className={cx(number, 'pl-3 font-semibold')}>{row.place}</td>
      <th scope="row" className="w-full max-w-0 px-2 py-2 text-left font-normal">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className={cx('min-w-0 font-semibold break-words', row.withdrawn && 'line-through')}>
            {nameOf(row.entry)}
            {seed !== null && <span className="ml-1 font-normal text-ink2">[{seed}]</span>}
          </span>
          {outlook?.state === 'through' && <span className="text-meta text-primary">{words.through}</span>}
          {outlook?.state === 'out' && (
            <span className="text-meta text-ink2">{playsOn ? words.toConsolation : words.out}</span>
          )}
        </span>
        {isBegun && row.reason.code !== 'alone' && (
          <span className="block text-meta text-ink2">
            {sayStanding(standings, row.reason, listerOf(language))}
          </span>
        )}
        {lines.map((line) => (
          <span key={line} className="block text-meta text-ink">
            {line}
          </span>
        ))}
      </th>
      <td className={number}>{`${row.wins}–${row.losses}`}</td>
      {hasPoints && <td className={number}>{row.points}</td>}
      <td className={number}>{row.sets.join('–')}</td>
      <td className={cx(number, 'pr-3 max-sm:hidden')}>{row.games.join('–')}</td>
    </tr>
  );
}
