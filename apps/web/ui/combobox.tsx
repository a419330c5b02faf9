// A choice from a list too long to scroll: type to filter, arrows to move, Enter to take (ARIA combobox with listbox).
import { Check, ChevronsUpDown, X } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import { CONTROL_BOX, Field, type FieldFrame } from './field.tsx';
import { portalHost } from './portal-host.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line: club, seed, e-mail. Searched too. */
  hint?: string;
  disabled?: boolean;
}

export interface ComboboxProps extends FieldFrame {
  options: ComboboxOption[];
  /** The chosen value; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Called with what is typed, and with nothing once that is over, when the list comes from elsewhere; the given options are then shown unfiltered. */
  onSearch?: (text: string) => void;
  placeholder?: string;
  /** What the list says when nothing matches. */
  emptyText?: string;
  /** Offers a button that empties the choice. */
  clearable?: boolean;
  disabled?: boolean;
  lead?: ReactNode;
}

/** Lower case without accents, so that "kovac" finds "Kovač". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
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
  emptyText = 'Nothing found.',
  clearable = false,
  disabled = false,
  lead,
}: ComboboxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [cursor, setCursor] = useState(0);
  const [host, setHost] = useState<HTMLElement | null>(null);

  const chosen = options.find((option) => option.value === value);
  const words = typed === null || onSearch !== undefined ? [] : fold(typed).split(/\s+/).filter(Boolean);
  const shown = options.filter((option) => {
    const text = fold(`${option.label} ${option.hint ?? ''}`);
    return words.every((word) => text.includes(word));
  });
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
        <Popover.Root open={open} onOpenChange={(next) => (next ? show() : hide())}>
          <Popover.Anchor asChild>
            <div className="relative">
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
                onFocus={(event) => event.target.select()}
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
                  aria-label={`Clear ${typeof label === 'string' ? label : 'choice'}`}
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
          </Popover.Anchor>
          <Popover.Portal container={host}>
            <Popover.Content
              align="start"
              sideOffset={4}
              collisionPadding={8}
              role="presentation"
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
              onInteractOutside={(event) => {
                if (
                  event.target instanceof Node &&
                  input.current?.parentElement?.contains(event.target) === true
                )
                  event.preventDefault();
              }}
              className="z-50 w-(--radix-popover-trigger-width) animate-pop-in overflow-hidden rounded-card border border-line bg-raised text-ink shadow-float"
            >
              <div
                id={listId}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be filtered by typing
                role="listbox"
                aria-label={typeof label === 'string' ? label : 'Choices'}
                className="max-h-[min(20rem,var(--radix-popover-content-available-height))] overflow-y-auto p-1.5"
              >
                {shown.map((option, index) => (
                  <OptionRow
                    key={option.value}
                    id={optionId(index)}
                    option={option}
                    selected={option.value === value}
                    current={index === cursor}
                    onPoint={() => setCursor(index)}
                    onTake={() => take(option)}
                  />
                ))}
              </div>
              {shown.length === 0 && <p className="px-4 pb-4 text-control text-ink3">{emptyText}</p>}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
}

interface OptionRowProps {
  id: string;
  option: ComboboxOption;
  selected: boolean;
  current: boolean;
  onPoint: () => void;
  onTake: () => void;
}

function OptionRow({ id, option, selected, current, onPoint, onTake }: OptionRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox's input holds the focus and handles the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the listbox above
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-disabled={option.disabled}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 py-1.5 text-control aria-disabled:cursor-default aria-disabled:text-ink3 md:pointer-fine:min-h-9',
        current && 'bg-primary-soft',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className={cx(selected && 'font-semibold')}>{option.label}</span>
        {option.hint !== undefined && <span className="block text-meta text-ink3">{option.hint}</span>}
      </span>
      {selected && (
        <Check aria-hidden="true" size={16} strokeWidth={2.5} className="flex-none text-primary" />
      )}
    </div>
  );
}
