// The tournaments that somebody has entered and that are not over, with the state of each entry.
import * as times from '@tennis/words/entry-times';
import * as partners from '@tennis/words/partners';
import * as words from '@tennis/words/player';
import type { MyTennis, OwnEntry } from '@tennis/contract';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { formatRange } from '../../lib/dates.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import type { OwnTimesProps } from '../../writes/own-times-dialog.tsx';

function State({ entry }: { entry: OwnEntry }) {
  if (entry.state === 'withdrawn') return <Badge>{words.withdrawn}</Badge>;
  if (entry.state === 'waiting')
    return <Badge tone="warn">{words.waiting({ place: entry.place ?? 1 })}</Badge>;
  return <Badge tone="primary">{words.entered}</Badge>;
}

/** Who was asked to be the partner, and what they said. */
function sayAsked({ asked }: OwnEntry): string {
  if (asked === null || asked.name === null) return words.awaitsPartner;
  const { state, name } = asked;
  if (state === 'asked') return partners.waitingFor({ name });
  return state === 'declined' ? partners.declinedBy({ name }) : partners.takenBy({ name });
}

const [OwnTimesDialog] = onDemand<OwnTimesProps>(
  async () => (await import('../../writes/own-times-dialog.tsx')).OwnTimesDialog,
  times.failed,
);

/** The list; a sentence where there is none. */
export function OwnEntries({
  personId,
  entries,
  moreEntries,
}: Pick<MyTennis, 'personId' | 'entries' | 'moreEntries'>) {
  const [timed, setTimed] = useState<OwnEntry | null>(null);
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
                  <Badge tone="warn">{sayAsked(entry)}</Badge>
                )}
                {entry.partner !== null && (
                  <span className="text-meta text-ink2">{words.withPartner({ partner: entry.partner })}</span>
                )}
              </span>
            </AppLink>
            {entry.state !== 'withdrawn' && (
              <Button
                variant="quiet"
                icon={Clock}
                className="mx-2 mb-2"
                aria-label={times.actionIn({ tournament: entry.tournamentName })}
                onClick={() => setTimed(entry)}
              >
                {times.action}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {timed !== null && (
        <OwnTimesDialog
          tournament={{ ...timed, id: timed.tournamentId }}
          personId={personId}
          onClose={() => setTimed(null)}
        />
      )}
      {moreEntries > 0 && (
        <p className="mt-2 text-meta text-ink3">{words.moreEntries({ count: moreEntries })}</p>
      )}
    </>
  );
}
