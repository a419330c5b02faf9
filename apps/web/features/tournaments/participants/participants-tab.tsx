// The Participants tab: seed and name (§2).
import type { Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { participantName } from './participant-name.ts';

/** The entries in the server's order: seeds first. */
export function ParticipantsTab({ tournament }: { tournament: Tournament; manages: boolean }) {
  const participants = useQuery(read('listParticipants', { params: { id: String(tournament.id) } }));
  return (
    <ul className="grid gap-2">
      {participants.data?.map((participant) => (
        <li key={participant.id}>
          {participant.seed} {participantName(participant)}
        </li>
      ))}
    </ul>
  );
}
