// The zone in which a page is drawn for visitors whose own zone is unknown: that of the club, or of most of its content.

function* zonesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('timeZone' in value && typeof value.timeZone === 'string') yield value.timeZone;
  for (const part of Object.values(value)) yield* zonesIn(part);
}

/** The zone that answers name most often, the first of several; undefined if they name none. */
export function commonZone(answers: readonly unknown[]): string | undefined {
  const counts = new Map<string, number>();
  for (const zone of zonesIn(answers)) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first?.[0];
}
