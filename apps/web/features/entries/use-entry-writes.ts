// The small changes of one entry: seed, group, removal.
import * as words from '@tennis/words/entries';
import * as withdrawals from '@tennis/words/withdrawals';
import { useQueryClient } from '@tanstack/react-query';
import type { Participant } from '@tennis/contract';
import { messageOf } from '../../lib/api.ts';
import { keepWithdrawal } from '../../writes/draws.ts';
import { forgetEntry, keepEntry } from '../../writes/entries.ts';
import { undoOf } from '../../writes/undo.ts';
import { useWrite } from '../../writes/use-write.ts';

const paramsOf = ({ id, tournamentId }: Participant) => ({
  id: String(tournamentId),
  participantId: String(id),
});

/** Writes of a tournament's entries. */
export function useEntryWrites() {
  const client = useQueryClient();
  const { busyIds, send } = useWrite();
  return {
    /** Entries with a change on its way. */
    busyIds,
    /** Changes what is given; false with a toast when it is refused. */
    change: async (
      participant: Participant,
      body: { seed?: number | null; groupId?: number | null },
    ): Promise<boolean> => {
      const { kind } = await send({
        route: 'updateParticipant',
        call: { params: paramsOf(participant), body },
        about: participant.id,
        keep: keepEntry,
        failed: words.updateFailed,
      });
      return kind === 'done';
    },
    /** Undoes what was done in a draw with an entry. */
    undo: (draw: { readonly tournamentId: number; readonly drawId: number }, act: number) =>
      void send(undoOf(draw, act)),
    /** Sets the list of alternates. */
    setAlternates: async (
      tournamentId: number,
      seen: readonly number[],
      participantIds: readonly number[],
    ) => {
      const body = { participantIds: [...participantIds], seen: [...seen] };
      const { kind } = await send({
        route: 'setAlternates',
        call: { params: { id: String(tournamentId) }, body },
        keep: (cache) => keepWithdrawal(cache, tournamentId),
        done: () => ({ title: withdrawals.alternatesSaved }),
        failed: withdrawals.alternatesFailed,
      });
      // Somebody else may have changed the list.
      if (kind === 'refused') keepWithdrawal(client, tournamentId);
    },
    /** Removes the entry, and then calls `after`; returns the reason if it is refused, else null. */
    remove: async (participant: Participant, after: () => void): Promise<string | null> => {
      const outcome = await send({
        route: 'removeParticipant',
        call: { params: paramsOf(participant) },
        about: participant.id,
        keep: (cache) => forgetEntry(cache, participant),
        after,
        done: () => ({ title: words.removed }),
      });
      return outcome.kind === 'refused' ? messageOf(outcome.error, words.removeFailed) : null;
    },
  };
}

export type EntryWrites = ReturnType<typeof useEntryWrites>;
