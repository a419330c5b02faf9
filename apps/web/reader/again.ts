// Does again on a control what was done before the app looked after it, as a browser tells it.

/** What was done. */
export type Deed =
  | { readonly kind: 'press'; readonly pointerType: string }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'choice'; readonly isOn: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'focus' };

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

/** React hears only of what differs from the state that was set last, so the other one is set first. */
function choose(control: HTMLInputElement, isOn: boolean): void {
  control.checked = !isOn;
  control.click();
}

/** As with a choice: something else is set first, then the text past the setter that React watches. */
function write(control: HTMLInputElement | HTMLTextAreaElement, told: string): void {
  // More may have been typed in the meantime.
  const text = control.value === control.defaultValue ? told : control.value;
  const { selectionStart, selectionEnd } = control;
  control.value = text === '' ? ' ' : '';
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  if (document.activeElement === control && selectionStart !== null)
    control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

function select(control: HTMLSelectElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Where the app has drawn a field anew, what was in the old one is typed on in the new one. */
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
  else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    write(control, deed.text);
}
