// Points of a match as a device notes and sends them, for tests (ADR 31).
import type { LoggedEvent } from '@tennis/contract';
import type { Person } from './server.ts';

/** When the points of tests are noted. */
export const AT = '2026-09-12T10:00:00.000Z';
/** Two devices that keep logs. */
export const PHONE = 'device-phone-1';
export const TABLET = 'device-tablet';

/** Something that happens in a match. */
export type Event = LoggedEvent['event'];

/** Points won, as the digits say. */
export const points = (winners: string): Event[] =>
  Array.from(winners, (digit) => ({ type: 'point', winner: digit === '1' ? 1 : 2 }));
/** Games won to love, as the digits say. */
export const games = (winners: string): Event[] =>
  Array.from(winners).flatMap((digit) => points(digit.repeat(4)));

/** The same as a device sends it. */
export const logged = (events: readonly Event[], from = 0, prefix = 'event'): LoggedEvent[] =>
  events.map((event, index) => ({ id: `${prefix}-${from + index}-id`, at: AT, event }));

/** Sends events to the log of a match, from its first one on unless `more` says otherwise. */
export const sender =
  ({ call }: Person, params: { readonly id: string }) =>
  (events: readonly LoggedEvent[], more: object = {}) =>
    call('appendScoreLog', {
      params,
      body: {
        device: PHONE,
        setup: { firstServer: 1 },
        from: 0,
        ...(events.length > 0 && { events: [...events] }),
        ...more,
      },
    });

/** The details of a refusal. */
export const detailsOf = ({ body }: { readonly body: unknown }) =>
  (body as { details?: Record<string, unknown> }).details;
