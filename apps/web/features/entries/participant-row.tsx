// One entry: seed and name (§2), and for managers what can be changed in place.
import { seed as seedWord } from '@tennis/words/entries';
import type { Participant } from '@tennis/contract';
import type { ReactNode } from 'react';
import { participantName } from '../../lib/participant-name.ts';

/** What a manager finds in a row: in the place of the seed, and at the end. */
export type EntryControls = (participant: Participant) => { seed: ReactNode; end: ReactNode };

/** A row of the list. Readers see the seed as print; a row without one keeps its place. */
export function ParticipantRow({
  participant,
  seed,
  end,
}: { participant: Participant } & Partial<ReturnType<EntryControls>>) {
  return (
    <li className="flex min-h-12 items-center gap-3 px-3 py-1 md:px-4">
      {seed ?? (
        <span className="digits w-7 flex-none text-center text-body font-semibold text-ink2">
          {participant.seed !== null && (
            <>
              <span className="unseen">{seedWord} </span>
              {participant.seed}
            </>
          )}
        </span>
      )}
      <span className="min-w-0 flex-1 py-1">
        <span className="text-body font-medium [overflow-wrap:anywhere]">{participantName(participant)}</span>
        {participant.club !== null && (
          <span className="block text-meta text-ink3 [overflow-wrap:anywhere]">{participant.club}</span>
        )}
      </span>
      {end}
    </li>
  );
}
