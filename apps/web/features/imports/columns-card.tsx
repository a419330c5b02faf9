// The meaning of each column of the list: guessed, shown with examples, and changed here.
import * as words from '@tennis/words/imports';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Select } from '../../ui/select.tsx';
import { listed } from '../../lib/lists.ts';
import type { DayOrder } from './reading/births.ts';
import type { Field } from './reading/columns.ts';
import type { List } from './use-list.ts';

const LABELS: Readonly<Record<Field, string>> = {
  '': words.leftOut,
  name: words.fieldName,
  givenName: words.fieldGiven,
  familyName: words.fieldFamily,
  gender: words.fieldGender,
  birth: words.fieldBirth,
  number: words.fieldNumber,
  email: words.fieldEmail,
  role: words.fieldRole,
  partner: words.fieldPartner,
  seed: words.fieldSeed,
  club: words.fieldClub,
};

const ORDER_LABELS = {
  day: words.dayFirst,
  month: words.monthFirst,
  year: words.yearFirst,
} satisfies Readonly<Record<DayOrder, unknown>>;

/** The card; a choice for each column. */
export function ColumnsCard<L>({
  list,
  fields,
  busy,
}: {
  list: List<L>;
  fields: readonly Exclude<Field, ''>[];
  busy: boolean;
}) {
  const options = (['', ...fields] as const).map((field) => ({ value: field, label: LABELS[field] }));
  const { orderQuestion } = list;
  return (
    <Card as="section" padding="l" aria-label={words.columns}>
      <CardHeader title={words.columns} />
      <p className="mb-3 text-body text-ink2">{words.columnsHint}</p>
      <Checkbox
        label={words.firstLineHeads}
        checked={list.headed}
        disabled={busy}
        onChange={(event) => list.setHeaded(event.target.checked)}
      />
      <div className="mt-3 grid items-end gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {list.columns.map(({ at, heading, examples, field }) => (
          <Select
            key={at}
            label={heading === '' ? words.columnNumbered({ number: String(at + 1) }) : heading}
            hint={
              <span className="[overflow-wrap:anywhere]">
                {examples.length === 0
                  ? words.noExamples
                  : words.examples({ examples: listed(examples.map((example) => example.slice(0, 40))) })}
              </span>
            }
            disabled={busy}
            value={field}
            options={options}
            onChange={(event) => {
              const chosen = options.find(({ value }) => value === event.target.value);
              if (chosen !== undefined) list.setField(at, chosen.value);
            }}
          />
        ))}
      </div>
      {orderQuestion !== null && (
        <Select
          className="mt-4 max-w-xl"
          label={words.dayOrder}
          hint={words.dayOrderHint}
          disabled={busy}
          value={list.dayOrder ?? ''}
          {...(list.dayOrder === null ? { placeholder: words.chooseOrder } : {})}
          options={orderQuestion.orders.map(({ order, day }) => ({
            value: order,
            label: ORDER_LABELS[order]({ example: orderQuestion.example, day }),
          }))}
          onChange={(event) => {
            const chosen = orderQuestion.orders.find(({ order }) => order === event.target.value);
            if (chosen !== undefined) list.setDayOrder(chosen.order);
          }}
        />
      )}
    </Card>
  );
}
