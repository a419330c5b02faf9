// Rows of records: a table from 768 px on, a list of labelled cards below. Sorting is announced by aria-sort and works on phones through a select;
// actions are always visible, never only on hover.
import * as common from '@tennis/words/common';
import * as words from '@tennis/words/controls';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { useMediaQuery } from './media-query.ts';
import { Select } from './select.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** The column that names the row: its cells are row headers, and the title of the card on a phone. */
  names?: boolean;
  sortable?: boolean;
  align?: 'start' | 'end';
}

export interface Sorting {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** Says what the table holds; read aloud, and shown when `captionShown`. */
  caption: string;
  captionShown?: boolean;
  columns: Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  /** Buttons of a row; name the object in each. */
  renderActions?: (row: Row) => ReactNode;
  /** On a phone: all of a row that says little, in the place of its card with labels. */
  renderShort?: (row: Row) => ReactNode;
  /** Shown instead of rows if there are none: an EmptyState, with a text about the filter if one is set. */
  empty: ReactNode;
  error?: { message: string; retry: () => void } | undefined;
  /** How many placeholder rows to draw while loading. */
  placeholders?: number;
}

/** The table in one of four states: loading, failed, empty, filled. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const wide = useMediaQuery('(min-width: 48rem)');
  const { rows, error, empty, caption, columns, placeholders = 6 } = props;
  if (error !== undefined) {
    return (
      <Banner actions={<Button onClick={error.retry}>{common.tryAgain}</Button>}>{error.message}</Banner>
    );
  }
  if (rows === undefined) {
    return (
      <SkeletonGroup
        label={words.loadingTable({ table: caption })}
        className="grid gap-px overflow-hidden rounded-card border border-line bg-line"
      >
        {Array.from({ length: placeholders }, (_, index) => (
          <span key={index} className="flex min-h-13 items-center gap-6 bg-surface px-4">
            {columns.map((column) => (
              <Skeleton key={column.key} className="h-4 flex-1" />
            ))}
          </span>
        ))}
      </SkeletonGroup>
    );
  }
  if (rows.length === 0) return empty;
  return wide ? <Rows {...props} rows={rows} /> : <Cards {...props} rows={rows} />;
}

type Filled<Row> = DataTableProps<Row> & { rows: readonly Row[] };

function Rows<Row>({
  caption,
  captionShown = false,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
  renderActions,
}: Filled<Row>) {
  return (
    // Positioned, so that what is only read aloud scrolls with it and does not widen the page.
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-left text-control">
        <caption className={captionShown ? 'type-column px-4 pt-4 pb-2 text-left' : 'unseen'}>
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line bg-sunk text-ink2">
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
            {renderActions !== undefined && (
              <th scope="col" className="px-4">
                <span className="unseen">{words.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-b-0 hover:bg-sunk/60">
              {columns.map((column) => {
                const className = cx('px-4 py-2', column.align === 'end' && 'text-right tabular-nums');
                return column.names ? (
                  <th key={column.key} scope="row" className={cx(className, 'font-semibold')}>
                    {column.render(row)}
                  </th>
                ) : (
                  <td key={column.key} className={className}>
                    {column.render(row)}
                  </td>
                );
              })}
              {renderActions !== undefined && (
                <td className="px-2 py-1">
                  <div className="flex justify-end gap-1">{renderActions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadCellProps<Row> {
  column: Column<Row>;
  sorting: Sorting | undefined;
  onSort: ((sorting: Sorting) => void) | undefined;
}

function HeadCell<Row>({ column, sorting, onSort }: HeadCellProps<Row>) {
  const end = column.align === 'end';
  if (!column.sortable || onSort === undefined) {
    return (
      <th scope="col" className={cx('h-11 px-4 font-medium', end && 'text-right')}>
        {column.header}
      </th>
    );
  }
  const direction = sorting?.key === column.key ? sorting.direction : undefined;
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={cx('px-1.5 font-medium', end && 'text-right')}>
      <button
        type="button"
        onClick={() =>
          onSort({ key: column.key, direction: direction === 'ascending' ? 'descending' : 'ascending' })
        }
        className={cx(
          'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 hover:text-ink',
          direction !== undefined && 'font-semibold text-ink',
        )}
      >
        {column.header}
        <Icon aria-hidden="true" size={15} strokeWidth={2} className="flex-none" />
      </button>
    </th>
  );
}

function Cards<Row>({
  caption,
  captionShown = false,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
  renderActions,
  renderShort,
}: Filled<Row>) {
  const sortable = columns.filter((column) => column.sortable);
  const heading = columns.find((column) => column.names);
  // Below the caption where it is shown, else below the page's own heading.
  const Title = captionShown ? 'h4' : 'h2';
  return (
    <section aria-label={caption}>
      {captionShown && <h3 className="type-column mb-2">{caption}</h3>}
      {onSort !== undefined && sortable.length > 0 && (
        <Select
          label={words.sortBy}
          className="mb-3"
          value={sorting === undefined ? '' : `${sorting.key} ${sorting.direction}`}
          onChange={(event) => {
            const [key = '', direction] = event.target.value.split(' ');
            onSort({ key, direction: direction === 'descending' ? 'descending' : 'ascending' });
          }}
          options={sortable.flatMap(({ key, header }) => [
            { value: `${key} ascending`, label: words.ascending({ column: header }) },
            { value: `${key} descending`, label: words.descending({ column: header }) },
          ])}
          {...(sorting === undefined ? { placeholder: words.asListed } : {})}
        />
      )}
      {renderShort === undefined ? (
        <ul className="grid gap-2.5">
          {rows.map((row) => (
            <li key={rowKey(row)} className="rounded-card border border-line bg-surface px-4 py-3">
              {heading !== undefined && (
                <Title className="mb-1 text-body font-semibold">{heading.render(row)}</Title>
              )}
              <dl className="grid grid-cols-[minmax(6.5rem,auto)_1fr] gap-x-3 gap-y-1 text-control">
                {columns
                  .filter((column) => column !== heading)
                  .map((column) => (
                    <div key={column.key} className="contents">
                      <dt className="text-ink3">{column.header}</dt>
                      <dd className="min-w-0 [overflow-wrap:anywhere]">{column.render(row)}</dd>
                    </div>
                  ))}
              </dl>
              {renderActions !== undefined && (
                <div className="mt-2 flex flex-wrap gap-1 border-t border-line pt-2">
                  {renderActions(row)}
                </div>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {rows.map((row) => (
            <li key={rowKey(row)} className="px-3 py-1.5">
              {renderShort(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
