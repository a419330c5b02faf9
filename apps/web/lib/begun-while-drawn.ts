// Remembers what somebody began to follow before the app was there (reader/stars.ts), so that the app reads the confirmation aloud once.

const NOTE = 'begun';

/** Notes it as its star has it; null: nothing any more. */
export function noteBegun(text: string | null): void {
  const { dataset } = document.documentElement;
  if (text === null) delete dataset[NOTE];
  else dataset[NOTE] = text;
}

/** Whether it is that; only the first time. */
export function takeBegun(text: string): boolean {
  if (document.documentElement.dataset[NOTE] !== text) return false;
  noteBegun(null);
  return true;
}
