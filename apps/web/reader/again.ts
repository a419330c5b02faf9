// Repeats on a control what somebody did before the app controlled it, with the same events as a browser.

/** The press or key that is repeated. */
export type Deed =
  | { readonly kind: 'press'; readonly pointerType: string }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'choice'; readonly isOn: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'focus' };

const TOGGLE = /^(?:radio|checkbox)$/;
const TOLD = { bubbles: true, cancelable: true, composed: true };

/** Some controls act when the pointer goes down, others when it has gone up again. */
function press(control: HTMLElement, pointerType: string): void {
  const pointer = { ...TOLD, pointerId: 1, pointerType, isPrimary: true };
  control.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  control.dispatchEvent(new MouseEvent('mousedown', { ...TOLD, buttons: 1 }));
  control.focus({ preventScroll: true });
  control.dispatchEvent(new PointerEvent('pointerup', pointer));
  control.dispatchEvent(new MouseEvent('mouseup', TOLD));
  control.click();
}

/** React notices only a value that differs from the one that was set last, so a different one is set first. */
function choose(control: HTMLInputElement, isOn: boolean): void {
  control.checked = !isOn;
  control.click();
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Whether letters are typed into it. */
export const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !TOGGLE.test(element.type));

/** Where in a field the next letter goes. Not every kind of field tells. */
const caretOf = ({ selectionStart, selectionEnd }: TextField) => [selectionStart, selectionEnd] as const;

function setCaret(field: TextField, [start, end]: ReturnType<typeof caretOf>): void {
  if (document.activeElement === field && start !== null) field.setSelectionRange(start, end);
}

/** As with a choice: first a different text, then the real one past the setter that React watches. */
function write(field: TextField, text: string, caret = caretOf(field)): void {
  field.value = text === '' ? ' ' : '';
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  setCaret(field, caret);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** Continues in a field that was redrawn while the reader was in the old one. A placeholder for a control reports nothing. */
export function carryOn(old: TextField, field: TextField, isAlive: boolean): void {
  const isTyped = old.value !== old.defaultValue;
  if (isTyped && isAlive) write(field, old.value, caretOf(old));
  else {
    if (isTyped) field.value = old.value;
    setCaret(field, caretOf(old));
  }
}

/** Types a letter into a field that is gone from the page. */
export function typeInto(old: TextField, letter: string): void {
  const end = old.value.length;
  old.setRangeText(letter, old.selectionStart ?? end, old.selectionEnd ?? end, 'end');
}

function select(control: HTMLSelectElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Where the app has drawn a field again, what was in the old one is typed on in the new one. */
function focus(control: HTMLElement): void {
  if (document.activeElement === document.body) control.focus({ preventScroll: true });
  else if (document.activeElement === control)
    control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Does it. */
export function again(control: Element, deed: Deed): void {
  if (!(control instanceof HTMLElement)) return;
  if (deed.kind === 'press') press(control, deed.pointerType);
  else if (deed.kind === 'key')
    control.dispatchEvent(new KeyboardEvent('keydown', { ...TOLD, key: deed.key }));
  else if (deed.kind === 'focus') focus(control);
  else if (deed.kind === 'choice') {
    if (control instanceof HTMLInputElement) choose(control, deed.isOn);
  } else if (control instanceof HTMLSelectElement) select(control, deed.text);
  else if (isTextField(control)) write(control, deed.text);
}
