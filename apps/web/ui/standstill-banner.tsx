// "Play suspended since 2:10 PM: rain", with the courts and when play is expected to go on, for everybody who reads the day (D56).
import * as words from '@tennis/words/schedules';
import type { ReactNode } from 'react';
import { courtLabel } from '../lib/court-label.ts';
import { formatTime } from '../lib/dates.ts';
import { useNow } from '../lib/use-now.ts';
import { Banner } from './banner.tsx';

/** Suspended play: courts by name, none if it is all of them. */
export interface Break {
  readonly since: string;
  readonly reason: 'rain' | 'light' | 'other';
  /** When it is expected to go on; null while nobody knows. */
  readonly again: string | null;
  readonly courts: readonly string[];
}

/** Each break on a line of its own: since when, why, and where if it is not everywhere. */
export function StandstillBanner({
  breaks,
  zone,
  actions,
}: {
  breaks: readonly Break[];
  zone: string;
  actions?: ReactNode;
}) {
  const now = useNow();
  if (breaks.length === 0) return null;
  return (
    <Banner tone="suspended" {...(actions !== undefined && { actions })}>
      {breaks.map(({ since, reason, again, courts }) => (
        <span key={`${since} ${reason} ${again ?? ''}`} className="block">
          <strong className="font-semibold">
            {words.suspended({ time: formatTime(since, zone), reason })}
          </strong>
          {again !== null && again > now && (
            <span className="block">{words.againAbout({ time: formatTime(again, zone) })}</span>
          )}
          {courts.length > 0 && <span className="block text-meta">{courts.map(courtLabel).join(', ')}</span>}
        </span>
      ))}
    </Banner>
  );
}
