// "Play suspended since 2:10 PM: rain", with the courts, for everybody who reads the day (D56).
import * as deskWords from '@tennis/words/desk';
import * as words from '@tennis/words/schedules';
import type { CourtOfPlay, OrderOfPlayOnWire } from '@tennis/contract';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/dates.ts';
import { Banner } from '../../ui/banner.tsx';

type Standing = CourtOfPlay & { readonly suspended: NonNullable<CourtOfPlay['suspended']> };

const isStanding = (court: CourtOfPlay): court is Standing => court.suspended !== null;

/** The courts on which play stands still. */
export const standingCourts = ({ courts }: OrderOfPlayOnWire): readonly Standing[] =>
  courts.filter(isStanding);

const courtLabel = (name: string): string =>
  deskWords.court({ court: name, numbered: /^\d+$/.test(name) ? 'yes' : 'no' });

/** Each break on a line of its own: since when, why, and where if it is not everywhere. */
export function SuspendedBanner({ order, actions }: { order: OrderOfPlayOnWire; actions?: ReactNode }) {
  const standing = standingCourts(order);
  if (standing.length === 0) return null;
  const breaks = Map.groupBy(standing, ({ suspended: { since, reason } }) => `${since} ${reason}`);
  return (
    <Banner tone="suspended" {...(actions !== undefined && { actions })}>
      {[...breaks].map(([key, courts]) => {
        const [first] = courts;
        if (first === undefined) return null;
        const { since, reason } = first.suspended;
        return (
          <span key={key} className="block">
            <strong className="font-semibold">
              {words.suspended({ time: formatTime(since, order.timeZone), reason })}
            </strong>
            {courts.length < order.courts.length && (
              <span className="block text-meta">{courts.map(({ name }) => courtLabel(name)).join(', ')}</span>
            )}
          </span>
        );
      })}
    </Banner>
  );
}
