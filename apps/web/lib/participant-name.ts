// The name of an entry (§3; D12, D26).
import { playerNumber } from '@tennis/words/matches';
import type { Participant, Tournament } from '@tennis/contract';
import { steppingIn } from '@tennis/domain';

/** The account's or the player's name; for a pair both names; `Player #id` if nobody is known. */
export const participantName = ({ id, user, player }: Pick<Participant, 'id' | 'user' | 'player'>): string =>
  user?.name ?? player?.name ?? playerNumber({ id });

/** The first of a pair's two names, before the partner's. The name itself without a partner. */
export function firstName(participant: Participant): string {
  const name = participantName(participant);
  const tail = participant.partner === null ? '' : ` / ${participant.partner.name}`;
  return tail !== '' && name.endsWith(tail) ? name.slice(0, -tail.length) : name;
}

/** The server's name for somebody who has deleted their account: nobody has a page by this name. */
const FORMER_PLAYER = 'Former player';

const named = (name: string, id: number | null) => ({
  name,
  personId: name === FORMER_PLAYER ? null : id,
});

/** The names of an entry, of a pair both, each with the person whose page can be opened. */
export function namesOf(participant: Participant): readonly ReturnType<typeof named>[] {
  const { partner, personId, partnerPersonId } = participant;
  const first = named(firstName(participant), personId);
  return partner === null ? [first] : [first, named(partner.name, partnerPersonId)];
}

/** Whether an entry holds one of the tournament's places: neither withdrawn nor waiting. */
export const holdsPlace = ({ withdrawn, alternate }: Participant): boolean =>
  !withdrawn && alternate === null;

/** Whether an entry is to be drawn: it holds a place, and does not wait for a partner. */
export const isToBeDrawn = (participant: Participant): boolean =>
  holdsPlace(participant) && !participant.awaitsPartner;

/** The entries that step in for those without a partner when the draw is made [AG2]. */
export const steppingInto = (
  { status, maxParticipants: places }: Pick<Tournament, 'status' | 'maxParticipants'>,
  participants: readonly Participant[],
): readonly Participant[] =>
  steppingIn(
    participants.map((entry) => ({
      id: entry.id,
      isOut: entry.withdrawn || (entry.user === null && entry.player?.name === FORMER_PLAYER),
      alternate: entry.alternate,
      awaitsPartner: entry.awaitsPartner,
      entry,
    })),
    { status, places },
  ).map(({ entry }) => entry);

/** The entries that a draw would be made of now. */
export const toBeDrawn = (
  tournament: Pick<Tournament, 'status' | 'maxParticipants'>,
  participants: readonly Participant[],
): readonly Participant[] => [...participants.filter(isToBeDrawn), ...steppingInto(tournament, participants)];
