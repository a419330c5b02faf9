// Writes into an uncontrolled input as if a person had typed, so that React and react-hook-form notice.

/** Sets an input's value and fires the `input` and `change` events that listeners expect. */
export function typeInto(input: HTMLInputElement, value: string): void {
  // React shadows `value` on the element; the prototype's setter does not change React's memory of the old value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
