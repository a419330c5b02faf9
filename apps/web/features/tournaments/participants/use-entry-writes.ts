// The small changes of one entry: seed, group, removal.
import type { Participant } from '@tennis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast-store.ts';
import { refreshEntries } from '../refresh.ts';

/** Writes of a tournament's entries. */
export function useEntryWrites(tournamentId: number) {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<number | null>(null);
  const params = ({ id }: Participant) => ({ id: String(tournamentId), participantId: String(id) });

  return {
    busyId,
    /** Changes what is given; false with a toast when it is refused. */
    change: async (
      participant: Participant,
      body: { seed?: number | null; groupId?: number | null },
    ): Promise<boolean> => {
      setBusyId(participant.id);
      try {
        await api.updateParticipant({ params: params(participant), body });
        await refreshEntries(client, tournamentId);
        return true;
      } catch (error) {
        const description = messageOf(error, 'Failed to update participant');
        toast({ title: 'Error', description, tone: 'danger' });
        return false;
      } finally {
        setBusyId(null);
      }
    },
    /** Removes the entry; answers the reason when it is refused, else null. */
    remove: async (participant: Participant): Promise<string | null> => {
      setBusyId(participant.id);
      try {
        await api.removeParticipant({ params: params(participant) });
        toast({ title: 'Participant removed' });
        await refreshEntries(client, tournamentId);
        return null;
      } catch (error) {
        return messageOf(error, 'Failed to remove participant');
      } finally {
        setBusyId(null);
      }
    },
  };
}

export type EntryWrites = ReturnType<typeof useEntryWrites>;
