// One entry: seed and name (§2), for managers with what can be changed in place.
import type { Group, Participant } from '@tennis/contract';
import { Pencil, UserMinus } from 'lucide-react';
import { groupName } from '../../../lib/match-view.ts';
import { RowMenu } from '../../../ui/menu.tsx';
import { Select } from '../../../ui/select.tsx';
import type { EntryWrites } from './use-entry-writes.ts';
import { participantName } from './participant-name.ts';
import { SeedInput } from './seed-input.tsx';

export interface ParticipantRowProps {
  participant: Participant;
  groups: readonly Group[];
  /** Left out for readers. */
  manage?: {
    writes: EntryWrites;
    onEdit: () => void;
    onRemove: () => void;
  };
}

/** A row of the list. Readers see the seed as print; a row without one keeps its place. On phones the group is set in the dialog. */
export function ParticipantRow({ participant, groups, manage }: ParticipantRowProps) {
  const name = participantName(participant);
  return (
    <li className="flex min-h-12 items-center gap-3 px-3 py-1 md:px-4">
      {manage === undefined ? (
        <span className="digits w-7 flex-none text-center text-body font-semibold text-ink2">
          {participant.seed !== null && (
            <>
              <span className="unseen">Seed </span>
              {participant.seed}
            </>
          )}
        </span>
      ) : (
        <SeedInput participant={participant} onSave={(seed) => manage.writes.change(participant, { seed })} />
      )}
      <span className="min-w-0 flex-1 py-1">
        <span className="text-body font-medium [overflow-wrap:anywhere]">{name}</span>
        {participant.club !== null && (
          <span className="block text-meta text-ink3 [overflow-wrap:anywhere]">{participant.club}</span>
        )}
      </span>
      {manage !== undefined && groups.length > 0 && (
        <Select
          label={`Group of ${name}`}
          labelHidden
          className="w-32 flex-none max-sm:hidden"
          placeholder="No group"
          value={participant.groupId === null ? '' : String(participant.groupId)}
          disabled={manage.writes.busyId === participant.id}
          options={groups.map((group) => ({
            value: String(group.id),
            label: groupName(group.id, group.name),
          }))}
          onChange={(event) => {
            const { value } = event.target;
            void manage.writes.change(participant, { groupId: value === '' ? null : Number(value) });
          }}
        />
      )}
      {manage !== undefined && (
        <RowMenu
          label={`Actions for ${name}`}
          actions={() => [
            { label: 'Edit participant', icon: Pencil, onSelect: manage.onEdit },
            { label: 'Remove participant', icon: UserMinus, tone: 'danger', onSelect: manage.onRemove },
          ]}
        />
      )}
    </li>
  );
}
