// When a court can be used: open, not blocked, and lit or indoors after dark [OP3].
import { DAY, dayOf, type ScheduleCourt, type Situation, type Span } from './situation.ts';

/** Spans in order, with those that touch or overlap joined. */
function joined(spans: readonly Span[]): Span[] {
  const result: [number, number][] = [];
  for (const [from, to] of spans.filter(([a, b]) => b > a).toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/** The rest of spans after others are taken out of them. */
function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  let left = joined(spans);
  for (const [from, to] of taken) {
    if (to <= from) continue;
    left = left.flatMap(([a, b]): Span[] => {
      if (to <= a || from >= b) return [[a, b]];
      const parts: Span[] = [];
      if (a < from) parts.push([a, from]);
      if (to < b) parts.push([to, b]);
      return parts;
    });
  }
  return left;
}

/** From when to when it is dark on each day. */
function nights({ dark, days = 1 }: Situation, last: number): Span[] {
  const count = Math.max(days, dayOf(last) + 1);
  const from = (day: number): number | null =>
    (typeof dark === 'number' || dark === null || dark === undefined ? dark : dark[day]) ?? null;
  return Array.from({ length: count }, (_, day) => ({ day, from: from(day) })).flatMap((night): Span[] =>
    night.from === null ? [] : [[night.day * DAY + night.from, (night.day + 1) * DAY]],
  );
}

/** The spans in which a match may be on this court, in order. */
export function usableSpans(court: ScheduleCourt, situation: Situation): Span[] {
  const last = Math.max(0, ...court.open.map(([, to]) => to - 1));
  const dark = court.indoor === true || court.lights === true ? [] : nights(situation, last);
  return without(court.open, [...(court.blocked ?? []), ...dark]);
}
