// The time zones that a club can choose, as the browser knows them.
import type { ComboboxOption } from '../../ui/combobox.tsx';

/** All zones with readable labels; `own` is among them even where the browser leaves it out of its list (UTC). */
export function timeZoneOptions(own: string): ComboboxOption[] {
  const zones = new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
