// The entries of a tournament as they are read: with seed and name, by group if there are groups (D17). Managers' controls are passed in from
// outside, so that nobody else loads them.
import * as words from '@tennis/words/entries';
import type { Group, Participant, Tournament } from '@tennis/contract';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { holdsPlace } from '../../lib/participant-name.ts';
import { groupName } from '../../lib/match-view.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Filled } from '../../ui/filled.tsx';
import { ParticipantRow, type EntryControls } from './participant-row.tsx';
import type { Entries } from '../../lib/use-entries.ts';

export interface EntryListProps extends Entries {
  tournament: Tournament;
  /** Said above the list to readers. */
  about?: string;
  /** At the end of a row, for readers. */
  renderEnd?: (participant: Participant) => ReactNode;
  /** Tells each entry from another that looks the same, by entry. */
  hints?: ReadonlyMap<number, string>;
  /** Left out for readers. */
  manage?: {
    /** Beside the number of entries. */
    beside: ReactNode;
    /** Above the list. */
    above: ReactNode;
    renderControls: EntryControls;
  };
}

/** How many are entered, and who. */
export function EntryList({
  tournament,
  participants,
  groups,
  about,
  renderEnd,
  hints,
  manage,
}: EntryListProps) {
  const isGrouped = groups.length > 0;
  const hasSeeds = participants.some(({ seed }) => seed !== null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-body text-ink2">
          <Filled
            text={words.entered}
            parts={{
              count: <b className="font-semibold text-ink">{participants.filter(holdsPlace).length}</b>,
              most: tournament.maxParticipants,
            }}
          />
        </p>
        {manage?.beside}
        {about !== undefined && <p className="text-meta text-ink2">{about}</p>}
      </div>
      {manage?.above}
      {participants.length === 0 && !isGrouped ? (
        <EmptyState icon={Users} title={words.none} />
      ) : (
        <div className={cx('grid items-start gap-4', isGrouped && 'lg:grid-cols-2')}>
          {lotsOf(participants, groups).map(({ key, label, entries }) => (
            <Card
              key={key}
              as="section"
              padding="none"
              aria-label={label ?? words.participants}
              className="overflow-clip"
            >
              {label !== null && (
                <h2 className="type-column border-b border-line px-4 py-3 [overflow-wrap:anywhere]">
                  {label}
                </h2>
              )}
              {entries.length === 0 && <p className="px-4 py-3 text-control text-ink3">{words.none}</p>}
              <ul
                className={cx(
                  isGrouped
                    ? 'divide-y divide-line'
                    : // The last line falls upon the edge of the card, which hides it.
                      '-mb-px grid *:border-b *:border-line lg:grid-cols-2',
                )}
              >
                {entries.map((participant) => (
                  <ParticipantRow
                    key={participant.id}
                    participant={participant}
                    // A draft is on nobody's page.
                    hasPages={tournament.status !== 'draft'}
                    hasSeeds={hasSeeds}
                    hint={hints?.get(participant.id)}
                    {...(renderEnd === undefined ? {} : { end: renderEnd(participant) })}
                    {...manage?.renderControls(participant)}
                  />
                ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
    </div>
  );
}

interface Lot {
  readonly key: string;
  readonly label: string | null;
  readonly entries: readonly Participant[];
}

/** Each group with its entries, then those without one; without groups, one list without a heading. */
function lotsOf(participants: readonly Participant[], groups: readonly Group[]): Lot[] {
  const known = new Set(groups.map(({ id }) => id));
  const rest = participants.filter(({ groupId }) => groupId === null || !known.has(groupId));
  const grouped = groups.map(({ id, name }) => ({
    key: String(id),
    label: groupName(id, name),
    entries: participants.filter(({ groupId }) => groupId === id),
  }));
  if (groups.length > 0 && rest.length === 0) return grouped;
  return [...grouped, { key: 'rest', label: groups.length === 0 ? null : words.noGroup, entries: rest }];
}
