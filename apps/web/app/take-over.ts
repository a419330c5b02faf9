// How the app takes over a page that the server has drawn (ADR 44): with the answers from which it was drawn, and unchanged, unless something in this
// browser requires a different page.
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { viewerZone } from '../lib/dates.ts';
import type { DrawnState } from '../lib/drawn-pages.ts';
import { answeredAt, isDrawnFor } from '../lib/drawn-state.ts';
import { noteBrought } from '../lib/loaded-files.ts';
import { KEPT } from '../lib/preferences.ts';
import { renderFrom } from '../lib/rendering.ts';
import { whenIdle } from '../lib/timing.ts';

/** Puts the answers into the cache, as if they had been read when the page was opened. */
export function seed(client: QueryClient, drawn: DrawnState): void {
  const { answers, reads } = drawn;
  noteBrought(reads);
  const readAt = answeredAt(drawn);
  for (const { state } of answers.queries) state.dataUpdatedAt = readAt;
  hydrate(client, answers);
}

/** Whether this browser would draw the page as the server has. Following does not count: the first drawing follows nobody. */
export const isAsDrawn = (drawn: DrawnState): boolean =>
  drawn.address === location.pathname + location.search &&
  KEPT.hours === null &&
  isDrawnFor(drawn, viewerZone());

/** Parts of a page that wait for their code are taken over one after the other; those that nobody touches come last. */
const TAKEN_OVER_MS = 5000;

/** However slow the phone is: what is left to take over is work, and idle is who has none. */
const whenTakenOver = (act: () => void): void => void setTimeout(() => whenIdle(act), TAKEN_OVER_MS);

/** Draws as the server did until the page is taken over. */
export function drawAs({ now, zone }: DrawnState): void {
  const drawn = { now: new Date(now), zone: zone ?? viewerZone() };
  renderFrom(() => drawn);
  whenTakenOver(() => renderFrom(() => null));
}

/** Whether the router may scroll after a drawing. The first one is of a page that somebody may have scrolled already, before the app took it over. */
export function scrollsAfter(drawn: DrawnState | null): () => boolean {
  let isFirst = drawn !== null;
  return () => {
    const stays = isFirst && scrollY > 0;
    isFirst = false;
    return !stays;
  };
}
