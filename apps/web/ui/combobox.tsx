// A choice from a list too long to scroll: type to filter, arrows to move, Enter to take (ARIA combobox with listbox). The list's code is loaded when
// somebody comes near the box.
import * as texts from '@tennis/words/controls';
import { ChevronsUpDown, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import type { ComboboxListProps, ComboboxOption } from './combobox-list.tsx';
import { CONTROL_BOX, Field, type FieldFrame } from './field.tsx';
import { onDemand } from './on-demand.tsx';
import { matching } from './matching.ts';
import { portalHost } from './portal-host.ts';

export type { ComboboxOption } from './combobox-list.tsx';

const [List, preloadList] = onDemand<ComboboxListProps>(
  async () => (await import('./combobox-list.tsx')).ComboboxList,
  texts.listFailed,
);

export interface ComboboxProps extends FieldFrame {
  options: ComboboxOption[];
  /** The chosen value; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /**
   * For a list from elsewhere: called with the typed text, and with an empty one once typing is over. The given options are then shown unfiltered.
   */
  onSearch?: (text: string) => void;
  placeholder?: string;
  /** Shown in the list when nothing matches. */
  emptyText?: string;
  /** Offers a button that empties the choice. */
  clearable?: boolean;
  disabled?: boolean;
  lead?: ReactNode;
}

/** A text box that offers matching options. */
export function Combobox({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  options,
  value,
  onChange,
  onSearch,
  placeholder,
  emptyText = texts.nothingFound,
  clearable = false,
  disabled = false,
  lead,
}: ComboboxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [cursor, setCursor] = useState(0);
  const [host, setHost] = useState<HTMLElement | null>(null);

  const chosen = options.find((option) => option.value === value);
  const shown = onSearch === undefined ? matching(options, typed ?? '') : options;
  const optionId = (index: number) => `${listId}-${index}`;

  function show() {
    if (disabled || open) return;
    setHost(portalHost(input.current));
    setCursor(Math.max(0, typed === null ? options.findIndex((option) => option.value === value) : 0));
    setOpen(true);
  }
  function hide() {
    if (typed !== null) onSearch?.('');
    setOpen(false);
    setTyped(null);
  }
  function take(option: ComboboxOption | undefined) {
    if (option === undefined || option.disabled === true) return;
    onChange(option.value);
    hide();
  }
  function move(to: number) {
    const next = Math.min(shown.length - 1, Math.max(0, to));
    setCursor(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) move(cursor + step);
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      take(shown[cursor]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      hide();
    } else if (event.key === 'Tab') {
      hide();
    }
  }

  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(control) => (
        <>
          <div ref={box} className="relative" onPointerEnter={preloadList}>
            {lead !== undefined && (
              <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink3">
                {lead}
              </span>
            )}
            <input
              {...control}
              ref={input}
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              disabled={disabled}
              placeholder={placeholder}
              aria-expanded={open}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={open && shown.length > 0 ? optionId(cursor) : undefined}
              value={typed ?? chosen?.label ?? ''}
              onChange={(event) => {
                setTyped(event.target.value);
                setCursor(0);
                onSearch?.(event.target.value);
                show();
              }}
              onClick={show}
              onFocus={(event) => {
                event.target.select();
                preloadList();
              }}
              onKeyDown={onKeyDown}
              className={cx(
                CONTROL_BOX,
                lead !== undefined && 'pl-10',
                clearable && value !== '' ? 'pr-20' : 'pr-9',
              )}
            />
            {clearable && value !== '' && !disabled && (
              <button
                type="button"
                aria-label={typeof label === 'string' ? texts.clearField({ field: label }) : texts.clear}
                onClick={() => {
                  onChange('');
                  hide();
                  input.current?.focus();
                }}
                className="absolute inset-y-0 right-8 grid w-11 place-items-center rounded-control text-ink2 hover:text-ink"
              >
                <X aria-hidden="true" size={16} strokeWidth={1.75} />
              </button>
            )}
            <ChevronsUpDown
              aria-hidden="true"
              size={16}
              strokeWidth={1.75}
              className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink2"
            />
          </div>
          {open && (
            <List
              id={listId}
              label={typeof label === 'string' ? label : texts.choices}
              anchor={box}
              host={host}
              options={shown}
              optionId={optionId}
              value={value}
              cursor={cursor}
              emptyText={emptyText}
              onPoint={setCursor}
              onTake={take}
              onClose={hide}
            />
          )}
        </>
      )}
    </Field>
  );
}
