// Shows what each line of the list will do, before anything is saved; filtered by outcome, a portion at a time.
import * as words from '@tennis/words/imports';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { CardHeader } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/select.tsx';

/** The possible outcomes of a line, in the order of the filter. */
const GROUPS = [
  'choose',
  'ineligible',
  'leftOut',
  'new',
  'entered',
  'waiting',
  'changed',
  'invited',
  'same',
] as const;
export type Group = (typeof GROUPS)[number];

export interface PreviewRow {
  /** In the file. */
  readonly line: number;
  readonly title: string;
  readonly group: Group;
  /** The outcome, also for the report. */
  readonly text: string;
  /** A choice beside it. */
  readonly control?: ReactNode;
}

const PORTION = 50;

/** The lines of a group. */
export const countOf = (rows: readonly PreviewRow[], group: Group): number =>
  rows.filter((row) => row.group === group).length;

/** The table with its filter. */
export function Preview({ rows, children }: { rows: readonly PreviewRow[]; children?: ReactNode }) {
  const [chosen, setChosen] = useState<Group | 'all'>('all');
  const [most, setMost] = useState(PORTION);
  const counted = GROUPS.map((group) => ({ group, count: countOf(rows, group) }));
  // A group that has emptied, because everything in it was chosen, shows all.
  const group = counted.some((one) => one.group === chosen && one.count > 0) ? chosen : 'all';
  const wanted = rows.filter((row) => group === 'all' || row.group === group);
  const shown = wanted.slice(0, most);
  return (
    <section aria-label={words.preview}>
      <CardHeader title={words.preview} />
      {children}
      <Select
        label={words.show}
        className="mb-3 max-w-xs"
        value={group}
        options={[
          { value: 'all', label: words.groupCounted({ group: 'all', count: rows.length }) },
          ...counted
            .filter(({ count }) => count > 0)
            .map((one) => ({ value: one.group, label: words.groupCounted(one) })),
        ]}
        onChange={(event) => {
          setChosen(GROUPS.find((one) => one === event.target.value) ?? 'all');
          setMost(PORTION);
        }}
      />
      <DataTable
        caption={words.lines}
        columns={[
          { key: 'line', header: words.line, render: ({ line }) => line },
          {
            key: 'who',
            header: words.who,
            names: true,
            render: ({ title }) => <span className="[overflow-wrap:anywhere]">{title}</span>,
          },
          {
            key: 'happens',
            header: words.happens,
            render: ({ text, control }) => (
              <div className="grid gap-2">
                <span className="[overflow-wrap:anywhere]">{text}</span>
                {control}
              </div>
            ),
          },
        ]}
        renderShort={({ line, title, text, control }) => (
          <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 text-control">
            <span className="text-right text-ink3 tabular-nums">
              <span className="unseen">{words.line} </span>
              {line}
            </span>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 [overflow-wrap:anywhere]">
              <b className="font-semibold">{title}</b>
              <span className="text-meta text-ink2">{text}</span>
            </p>
            {control !== undefined && control !== null && <div className="col-start-2 mt-1.5">{control}</div>}
          </div>
        )}
        rows={shown}
        rowKey={({ line }) => line}
        empty={<EmptyState title={words.noneShown} />}
      />
      {wanted.length > shown.length && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
          <span className="text-meta text-ink3">
            {words.moreLines({ shown: shown.length, count: wanted.length })}
          </span>
          <Button onClick={() => setMost(most + PORTION * 4)}>{words.showMore}</Button>
        </div>
      )}
    </section>
  );
}
