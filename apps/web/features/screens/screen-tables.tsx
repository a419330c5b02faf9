// The tables of groups, large.
import * as words from '@tennis/words/groups';
import type { CSSProperties } from 'react';
import type { DrawOnWire } from '@tennis/contract';
import { goingOnFrom } from '@tennis/domain';
import { cx } from '../../ui/class-names.ts';
import { zoomOfTables } from './fit.ts';
import type { TablePanel } from './panels.ts';

/** A table of more rows is set smaller, so that it stays whole. */
const MOST_LARGE = 9;

/** One or two of them, as large as lets them stay whole. */
export function ScreenTables({ draw, groups, room }: Pick<TablePanel, 'draw' | 'groups'> & { room: number }) {
  const rows = Math.max(...groups.map(({ stage }) => draw.stages[stage]?.table?.rows.length ?? 0));
  const letters = Math.max(...draw.entries.map(({ name }) => name.length));
  return (
    <div
      style={{ '--zoom': zoomOfTables({ rows, letters, columns: groups.length, room }) } as CSSProperties}
      className={cx('sized grid items-start gap-6', groups.length > 1 && 'lg:grid-cols-2')}
    >
      {groups.map(({ stage, name }) => (
        <Table
          key={stage}
          draw={draw}
          stage={stage}
          name={name}
          isAlone={groups.length === 1 && draw.stages.length === 1}
        />
      ))}
    </div>
  );
}

function Table({
  draw,
  stage,
  name,
  isAlone,
}: {
  draw: DrawOnWire;
  stage: number;
  name: string;
  isAlone: boolean;
}) {
  const { table } = draw.stages[stage] ?? {};
  if (!table) return null;
  const goingOn = goingOnFrom(draw, stage);
  const number = 'px-2 py-1 text-right tabular-nums whitespace-nowrap';
  return (
    <table
      className={cx(
        'w-full border-collapse rounded-card border border-line bg-surface leading-tight',
        table.rows.length > MOST_LARGE ? 'text-meta *:*:*:py-0.5' : 'text-body',
      )}
    >
      <caption className={isAlone ? 'unseen' : 'pb-2 text-left type-section'}>{name}</caption>
      <thead>
        <tr className="border-b border-line text-control text-ink2">
          <th scope="col" className="py-1.5 pl-4 text-left font-semibold" colSpan={2}>
            {words.player}
          </th>
          <th scope="col" className={cx(number, 'font-semibold')}>
            {words.wonLostShort}
          </th>
          <th scope="col" className={cx(number, 'font-semibold')}>
            {words.sets}
          </th>
          <th scope="col" className={cx(number, 'pr-4 font-semibold')}>
            {words.games}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr
            key={row.entry}
            className={cx(
              'border-b border-line last:border-b-0',
              goingOn > 0 &&
                index === goingOn - 1 &&
                index < table.rows.length - 1 &&
                'border-b-2 border-b-primary',
            )}
          >
            <td className="py-1 pl-4 font-semibold tabular-nums">{row.place}</td>
            <th
              scope="row"
              className={cx(
                'w-full px-2 py-1 text-left font-medium wrap-anywhere',
                row.withdrawn && 'line-through',
                index < goingOn && 'font-semibold',
              )}
            >
              {draw.entries[row.entry]?.name}
            </th>
            <td className={number}>{`${row.wins}–${row.losses}`}</td>
            <td className={number}>{row.sets.join('–')}</td>
            <td className={cx(number, 'pr-4')}>{row.games.join('–')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
