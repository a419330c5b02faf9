// The time zones that can be chosen, as the browser knows them.
import type { ComboboxOption } from './combobox.tsx';

/** All zones with readable labels; `own` is among them even if the browser leaves it out of its list (UTC). */
export function timeZoneOptions(own: string): ComboboxOption[] {
  const zones = new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
