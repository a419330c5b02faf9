// The Participants tab (§2; D17, D26, D28): entries with seed and name, by group where there are groups.
import type { Group, Participant, Tournament } from '@tennis/contract';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { groupName } from '../../../lib/match-view.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { AddGroup } from './add-group.tsx';
import { AddParticipants } from './add-participants.tsx';
import { ParticipantDialog } from './participant-dialog.tsx';
import { participantName } from './participant-name.ts';
import { ParticipantRow } from './participant-row.tsx';
import { useEntries, type Entries } from './use-entries.ts';
import { useEntryWrites, type EntryWrites } from './use-entry-writes.ts';

export interface ParticipantsTabProps {
  tournament: Tournament;
  /** Whether the viewer may change the entries. */
  manages: boolean;
}

/** The tab in one of its states: loading, failed, filled. */
export function ParticipantsTab({ tournament, manages }: ParticipantsTabProps) {
  const { entries, failed, retry } = useEntries(tournament);
  if (entries !== null) return <EntriesOf tournament={tournament} manages={manages} {...entries} />;
  if (failed) {
    return (
      <Banner actions={<Button onClick={retry}>Try again</Button>}>
        Failed to load participants. Please try again.
      </Banner>
    );
  }
  return (
    <SkeletonGroup label="Loading participants" className="grid gap-px">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-12 w-full" />
      ))}
    </SkeletonGroup>
  );
}

type EntriesProps = ParticipantsTabProps & Entries;

function EntriesOf({ tournament, manages, participants, groups }: EntriesProps) {
  const [isAddingGroup, setIsAddingGroup] = useState(false);
  const writes = useEntryWrites(tournament.id);
  const isOpen = tournament.status !== 'completed';
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-body text-ink2">
          <b className="font-semibold text-ink">{participants.length}</b> of {tournament.maxParticipants}{' '}
          entered
        </p>
        {manages && isOpen && tournament.format !== 'knockout' && (
          <Button icon={Plus} onClick={() => setIsAddingGroup(true)}>
            Add group
          </Button>
        )}
      </div>
      {manages && isOpen && (
        <Card padding="m" as="section" aria-label="Add participants">
          <AddParticipants tournament={tournament} participants={participants} />
        </Card>
      )}
      {participants.length === 0 && groups.length === 0 ? (
        <EmptyState icon={Users} title="No participants yet." />
      ) : (
        <EntryList
          participants={participants}
          groups={groups}
          tournament={tournament}
          {...(manages ? { writes } : {})}
        />
      )}
      {isAddingGroup && <AddGroup tournament={tournament} onClose={() => setIsAddingGroup(false)} />}
    </div>
  );
}

interface Lot {
  readonly key: string;
  readonly label: string | null;
  readonly entries: readonly Participant[];
}

/** Each group with its entries, then those without one; a single nameless lot without groups. */
function lotsOf(participants: readonly Participant[], groups: readonly Group[]): Lot[] {
  const known = new Set(groups.map(({ id }) => id));
  const rest = participants.filter(({ groupId }) => groupId === null || !known.has(groupId));
  const grouped = groups.map(({ id, name }) => ({
    key: String(id),
    label: groupName(id, name),
    entries: participants.filter(({ groupId }) => groupId === id),
  }));
  if (groups.length > 0 && rest.length === 0) return grouped;
  return [...grouped, { key: 'rest', label: groups.length === 0 ? null : 'No group', entries: rest }];
}

function EntryList({
  tournament,
  participants,
  groups,
  writes,
}: Omit<EntriesProps, 'manages'> & { writes?: EntryWrites }) {
  const [open, setOpen] = useState<{ what: 'edit' | 'remove'; participant: Participant } | null>(null);
  const close = () => setOpen(null);
  const lots = lotsOf(participants, groups);
  const isGrouped = groups.length > 0;
  return (
    <div className={cx('grid items-start gap-4', isGrouped && 'lg:grid-cols-2')}>
      {lots.map(({ key, label, entries }) => (
        <Card key={key} as="section" padding="none" aria-label={label ?? 'Participants'}>
          {label !== null && (
            <h2 className="type-column border-b border-line px-4 py-3 [overflow-wrap:anywhere]">{label}</h2>
          )}
          {entries.length === 0 && <p className="px-4 py-3 text-control text-ink3">No participants yet.</p>}
          <ul
            className={cx(
              isGrouped ? 'divide-y divide-line' : 'grid *:border-b *:border-line lg:grid-cols-2',
            )}
          >
            {entries.map((participant) => (
              <ParticipantRow
                key={participant.id}
                participant={participant}
                groups={groups}
                {...(writes === undefined
                  ? {}
                  : {
                      manage: {
                        writes,
                        onEdit: () => setOpen({ what: 'edit', participant }),
                        onRemove: () => setOpen({ what: 'remove', participant }),
                      },
                    })}
              />
            ))}
          </ul>
        </Card>
      ))}
      {open?.what === 'edit' && (
        <ParticipantDialog
          tournament={tournament}
          participant={open.participant}
          groups={groups}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && writes !== undefined && (
        <RemoveParticipant participant={open.participant} writes={writes} onClose={close} />
      )}
    </div>
  );
}

function RemoveParticipant({
  participant,
  writes,
  onClose,
}: {
  participant: Participant;
  writes: EntryWrites;
  onClose: () => void;
}) {
  const [refusal, setRefusal] = useState<string | null>(null);
  async function remove() {
    setRefusal(null);
    const reason = await writes.remove(participant);
    if (reason === null) onClose();
    else setRefusal(reason);
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${participantName(participant)}?`}
      description="The entry is taken out of the tournament."
      confirmLabel="Remove participant"
      busy={writes.busyId === participant.id}
      onConfirm={() => void remove()}
    >
      {refusal !== null && <Banner>{refusal}</Banner>}
    </ConfirmDialog>
  );
}
