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

/** The parts of a line of entries, as they were read. */
export interface Says {
  /** Without the seed. */
  readonly name: string;
  readonly club: string;
  readonly seed: string;
  readonly year: string;
}

const SAID = [
  { key: 'club', header: words.fieldClub },
  { key: 'seed', header: words.fieldSeed },
  { key: 'year', header: words.fieldYear },
] as const;

export interface PreviewRow {
  /** In the file. */
  readonly line: number;
  readonly title: string;
  readonly group: Group;
  /** The outcome, also for the report. */
  readonly text: string;
  /** What else the line says, where the list can say it. */
  readonly says?: Says;
  /** What somebody should look at before it is saved. */
  readonly warning?: string | undefined;
  /** A choice beside it. */
  readonly control?: ReactNode;
}

const PORTION = 50;

/** The lines of a group. */
export const countOf = (rows: readonly PreviewRow[], group: Group): number =>
  rows.filter((row) => row.group === group).length;

function Warning({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className="text-meta font-semibold text-warn">{text}</span>;
}

/** The table with its filter. */
export function Preview({ rows, children }: { rows: readonly PreviewRow[]; children?: ReactNode }) {
  const [chosen, setChosen] = useState<Group | 'all'>('all');
  const [most, setMost] = useState(PORTION);
  const counted = GROUPS.map((group) => ({ group, count: countOf(rows, group) }));
  // A group that has emptied, because everything in it was chosen, shows all.
  const group = counted.some((one) => one.group === chosen && one.count > 0) ? chosen : 'all';
  const wanted = rows.filter((row) => group === 'all' || row.group === group);
  const shown = wanted.slice(0, most);
  const said = SAID.filter(({ key }) => rows.some(({ says }) => says !== undefined && says[key] !== ''));
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
            render: ({ title, says, warning }) => (
              <div className="grid gap-0.5">
                <span className="[overflow-wrap:anywhere]">{says?.name ?? title}</span>
                <Warning text={warning} />
              </div>
            ),
          },
          ...said.map(({ key, header }) => ({
            key,
            header,
            render: ({ says }: PreviewRow) => <span className="[overflow-wrap:anywhere]">{says?.[key]}</span>,
          })),
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
        renderShort={({ line, title, text, says, warning, control }) => (
          <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 text-control">
            <span className="text-right text-ink3 tabular-nums">
              <span className="unseen">{words.line} </span>
              {line}
            </span>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 [overflow-wrap:anywhere]">
              <b className="font-semibold">{title}</b>
              <span className="text-meta text-ink2">{text}</span>
            </p>
            {says !== undefined && (says.club !== '' || says.year !== '') && (
              <p className="col-start-2 text-meta text-ink2 [overflow-wrap:anywhere]">
                {[says.club, says.year].filter((part) => part !== '').join(' · ')}
              </p>
            )}
            {warning !== undefined && (
              <p className="col-start-2">
                <Warning text={warning} />
              </p>
            )}
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
