// The filter of the records: a form on wide pages, the same form in a sheet on phones; and a note if a row has narrowed the list.
import * as words from '@tennis/words/audit-log';
import { ACTS, isWriteName, type AuditRecord } from '@tennis/contract';
import * as audit from '@tennis/words/audit';
import { language } from '@tennis/words/language';
import { sayActChoice } from '@tennis/words/say/audit';
import { SlidersHorizontal, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import type { PageSearchChange } from '../../lib/page-search.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isReversed, validateAuditSearch, type AuditSearch } from './audit-search.ts';
import { narrowedText } from './filter-text.ts';

export interface AuditFiltersProps {
  search: AuditSearch;
  onChange: (change: PageSearchChange<AuditSearch>) => void;
}

/** "Created …" is used for several kinds of object, so the kind follows it. */
const ACT_OPTIONS = Object.entries(ACTS)
  .flatMap(([value, { kind }]) =>
    isWriteName(value) ? [{ value, label: sayActChoice(audit, value, kind) }] : [],
  )
  .toSorted((a, b) => a.label.localeCompare(b.label, language));

const OUTCOMES = [
  { value: 'done', label: words.done },
  { value: 'refused', label: words.refused },
];

/** The form's fields, all of them empty. */
const EMPTY_FORM = {
  q: undefined,
  act: undefined,
  outcome: undefined,
  from: undefined,
  to: undefined,
} as const;

/** The five fields; what they say goes into the address when the form is sent. */
function FilterForm({ search, onChange, id }: AuditFiltersProps & { id: string }) {
  const [hasReversedDays, setHasReversedDays] = useState(isReversed(search));
  const lastDay = useRef<HTMLInputElement>(null);
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = validateAuditSearch(Object.fromEntries(new FormData(event.currentTarget)));
    setHasReversedDays(isReversed(typed));
    if (isReversed(typed)) lastDay.current?.focus();
    else onChange({ ...EMPTY_FORM, ...typed });
  }
  return (
    <form
      id={id}
      // Its fields start again from the address.
      key={JSON.stringify(search)}
      onSubmit={apply}
      className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3"
    >
      <TextField label={words.person} name="q" maxLength={100} defaultValue={search.q ?? ''} />
      <Select
        label={words.act}
        name="act"
        placeholder={words.allActs}
        defaultValue={search.act ?? ''}
        options={ACT_OPTIONS}
      />
      <Select
        label={words.outcome}
        name="outcome"
        placeholder={words.doneAndRefused}
        defaultValue={search.outcome ?? ''}
        options={OUTCOMES}
      />
      <DateField label={words.from} name="from" defaultValue={search.from ?? ''} />
      <DateField
        ref={lastDay}
        label={words.to}
        name="to"
        defaultValue={search.to ?? ''}
        error={hasReversedDays ? words.reversedDays : undefined}
      />
      <div className="flex items-end gap-2 max-md:hidden">
        <Button type="submit" variant="primary">
          {words.show}
        </Button>
      </div>
    </form>
  );
}

/** The filters in the way that fits the width. */
export function AuditFilters(props: AuditFiltersProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="max-md:hidden">
        <FilterForm {...props} id="audit-filter" />
      </div>
      <div className="md:hidden">
        <Button icon={SlidersHorizontal} onClick={() => setOpen(true)}>
          {words.filter}
        </Button>
        {open && (
          <Dialog
            onOpenChange={setOpen}
            title={words.filterTitle}
            footer={
              <Button variant="primary" type="submit" form="audit-filter-sheet">
                {words.show}
              </Button>
            }
          >
            <FilterForm
              {...props}
              id="audit-filter-sheet"
              onChange={(change) => {
                setOpen(false);
                props.onChange(change);
              }}
            />
          </Dialog>
        )}
      </div>
    </>
  );
}

const NOTHING = { ...EMPTY_FORM, actor: undefined, object: undefined, tournament: undefined } as const;

/** The list's filter outside of the form, and the way back to all records. */
export function FilterNote({
  search,
  onChange,
  records,
}: AuditFiltersProps & {
  /** The records that were found; names come from these. */
  records: readonly AuditRecord[];
}) {
  if (Object.keys(search).length === 0) return null;
  const only = narrowedText(search, records);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-control text-ink2">
      {only !== null && <span className="[overflow-wrap:anywhere]">{only}</span>}
      <Button icon={X} onClick={() => onChange(NOTHING)}>
        {words.showAll}
      </Button>
    </div>
  );
}
