// Zones for journeys that must not depend on the hour at which they run.

const NOON = 12;

/** A zone in which it is between noon and one o'clock now. */
export function zoneAtNoon(): string {
  const ahead = NOON - new Date().getUTCHours();
  // The names of these zones say how far they are behind.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
