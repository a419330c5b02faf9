// A line of text with suggestions under it: the typed text counts as it is, unless a suggestion is taken. Arrow keys, Enter and Escape, or a touch.
import { useId, useState, type ClipboardEventHandler, type KeyboardEvent, type Ref } from 'react';
import { cx } from './class-names.ts';
import { CONTROL_BOX, Field, type FieldFrame } from './field.tsx';

export interface Suggestion {
  readonly id: number;
  readonly label: string;
  /** A second line that tells namesakes apart. */
  readonly hint: string;
}

export interface SuggestFieldProps extends Omit<FieldFrame, 'id'> {
  ref?: Ref<HTMLInputElement>;
  value: string;
  placeholder?: string;
  maxLength?: number;
  suggestions: readonly Suggestion[];
  /** Says to screen readers what is suggested. */
  suggestionsLabel: string;
  /** Suggests as soon as the field is entered, not only while somebody types. */
  opensOnFocus?: boolean;
  onType: (text: string) => void;
  onTake: (suggestion: Suggestion) => void;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
}

/** In a dialog that is too low for the list, its content scrolls. */
const bringIntoView = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'nearest' });

/** The field; the list is open while somebody types and there is something to suggest. */
export function SuggestField({
  ref,
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  value,
  placeholder,
  maxLength,
  suggestions,
  suggestionsLabel,
  opensOnFocus = false,
  onType,
  onTake,
  onPaste,
}: SuggestFieldProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [cursor, setCursor] = useState(-1);
  const isShown = isOpen && suggestions.length > 0;
  const at = Math.min(cursor, suggestions.length - 1);
  const optionId = (index: number): string => `${listId}-${index}`;

  function close() {
    setIsOpen(false);
    setCursor(-1);
  }

  function take(suggestion: Suggestion | undefined) {
    if (suggestion === undefined) return;
    close();
    onTake(suggestion);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isShown) {
      if (opensOnFocus && event.key === 'ArrowDown') setIsOpen(true);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // One place before the first: back in the text.
      setCursor(((at + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    } else if (event.key === 'Enter' && at >= 0) {
      event.preventDefault();
      take(suggestions[at]);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  }

  return (
    <Field {...{ label, hint, error, optional, labelHidden, className }}>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist shows no second line
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={isShown && at >= 0 ? optionId(at) : undefined}
            ref={ref}
            value={value}
            placeholder={placeholder}
            maxLength={maxLength}
            onChange={(event) => {
              setIsOpen(true);
              setCursor(-1);
              onType(event.target.value);
            }}
            onKeyDown={onKeyDown}
            {...(opensOnFocus ? { onFocus: () => setIsOpen(true), onClick: () => setIsOpen(true) } : {})}
            onBlur={close}
            onPaste={onPaste}
            {...control}
            className={CONTROL_BOX}
          />
          {isShown && (
            <div
              id={listId}
              ref={bringIntoView}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be filtered by typing
              role="listbox"
              aria-label={suggestionsLabel}
              className="absolute inset-x-0 top-full z-40 mt-1 max-h-60 overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-ink shadow-float"
            >
              {suggestions.map((suggestion, index) => (
                <div
                  key={suggestion.id}
                  id={optionId(index)}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a listbox
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === at}
                  className={cx(
                    'min-h-11 cursor-pointer rounded-control px-2.5 py-1.5 [overflow-wrap:anywhere]',
                    index === at && 'bg-primary-soft',
                  )}
                  // The text keeps the focus.
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => setCursor(index)}
                  onClick={() => take(suggestion)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') take(suggestion);
                  }}
                >
                  <span className="block text-body font-medium">{suggestion.label}</span>
                  {suggestion.hint !== '' && (
                    <span className="block text-meta text-ink3">{suggestion.hint}</span>
                  )}
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
