// The open list of a combobox. Loaded when somebody comes near the box: reading a page never needs it.
import { Check } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import type { RefObject } from 'react';
import { cx } from './class-names.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line: club, seed, e-mail. Searched too. */
  hint?: string;
  disabled?: boolean;
}

export interface ComboboxListProps {
  id: string;
  label: string;
  /** The element that the list hangs on, with the text box in it. */
  anchor: RefObject<HTMLDivElement | null>;
  host: HTMLElement | null;
  options: readonly ComboboxOption[];
  optionId: (index: number) => string;
  value: string;
  /** The option under the arrow keys. */
  cursor: number;
  emptyText: string;
  onPoint: (index: number) => void;
  onTake: (option: ComboboxOption) => void;
  onClose: () => void;
}

/** The options under the box; the box keeps the focus. */
export function ComboboxList({
  id,
  label,
  anchor,
  host,
  options,
  optionId,
  value,
  cursor,
  emptyText,
  onPoint,
  onTake,
  onClose,
}: ComboboxListProps) {
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={host}>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          role="presentation"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target) === true)
              event.preventDefault();
          }}
          className="z-65 w-(--radix-popover-trigger-width) animate-pop-in overflow-hidden rounded-card border border-line bg-raised text-ink shadow-float"
        >
          <div
            id={id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be filtered by typing
            role="listbox"
            aria-label={label}
            className="max-h-[min(20rem,var(--radix-popover-content-available-height))] overflow-y-auto p-1.5"
          >
            {options.map((option, index) => (
              <OptionRow
                key={option.value}
                id={optionId(index)}
                option={option}
                selected={option.value === value}
                current={index === cursor}
                onPoint={() => onPoint(index)}
                onTake={() => onTake(option)}
              />
            ))}
          </div>
          {options.length === 0 && <p className="px-4 pb-4 text-control text-ink3">{emptyText}</p>}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
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
