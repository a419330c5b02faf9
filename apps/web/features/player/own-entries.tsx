// The tournaments that somebody has entered and that are not over, with the state of each entry.
import * as words from '@tennis/words/player';
import type { MyTennis, OwnEntry } from '@tennis/contract';
import { formatRange } from '../../lib/dates.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';

function State({ entry }: { entry: OwnEntry }) {
  if (entry.state === 'withdrawn') return <Badge>{words.withdrawn}</Badge>;
  if (entry.state === 'waiting')
    return <Badge tone="warn">{words.waiting({ place: entry.place ?? 1 })}</Badge>;
  return <Badge tone="primary">{words.entered}</Badge>;
}

/** The list; a sentence where there is none. */
export function OwnEntries({ entries, moreEntries }: Pick<MyTennis, 'entries' | 'moreEntries'>) {
  if (entries.length === 0) return <p className="text-body text-ink2">{words.noEntries}</p>;
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {entries.map((entry) => (
          <li key={entry.entryId}>
            <AppLink
              href={`/tournaments/${entry.tournamentId}`}
              className="grid gap-1 px-4 py-3 -outline-offset-2 hover:bg-sunk"
            >
              <span className="font-semibold [overflow-wrap:anywhere]">{entry.tournamentName}</span>
              <span className="text-meta text-ink3">
                {[formatRange(entry.startDate, entry.endDate, entry.timeZone), entry.clubName]
                  .filter((fact) => fact !== null)
                  .join(' · ')}
              </span>
              <span className="flex flex-wrap items-center gap-2">
                <State entry={entry} />
                {entry.awaitsPartner && entry.state !== 'withdrawn' && (
                  <Badge tone="warn">{words.awaitsPartner}</Badge>
                )}
                {entry.partner !== null && (
                  <span className="text-meta text-ink2">{words.withPartner({ partner: entry.partner })}</span>
                )}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {moreEntries > 0 && (
        <p className="mt-2 text-meta text-ink3">{words.moreEntries({ count: moreEntries })}</p>
      )}
    </>
  );
}
