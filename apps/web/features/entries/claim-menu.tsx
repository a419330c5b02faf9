// "This is me" and "I look after this player", for somebody who is signed in and does not run the tournament (D26, D46).
import * as words from '@tennis/words/entries';
import type { ClaimRelation, Participant } from '@tennis/contract';
import { Users, UserRoundCheck } from 'lucide-react';
import { participantName } from '../../lib/participant-name.ts';
import { RowMenu } from '../../ui/menu.tsx';
import { keepClaim } from '../../writes/people.ts';
import { useWrite } from '../../writes/use-write.ts';

type Side = 'player' | 'partner';

/** The menu of one entry; of a pair it names both. */
export function ClaimMenu({ participant }: { participant: Participant }) {
  const { send } = useWrite();
  const claim = (side: Side, relation: ClaimRelation) =>
    void send({
      route: 'createClaim',
      call: { body: { entryId: participant.id, side, relation } },
      about: participant.id,
      keep: keepClaim,
      done: ({ club }) => ({ title: words.claimed, description: words.claimedText({ club }) }),
      failed: words.claimFailed,
    });
  const ofSide = (side: Side, isClaimable: boolean, name: string) =>
    isClaimable
      ? [
          {
            label: words.thisIsMe({ name }),
            icon: UserRoundCheck,
            onSelect: () => claim(side, 'self'),
          },
          {
            label: words.lookAfter({ name }),
            icon: Users,
            onSelect: () => claim(side, 'manager'),
          },
        ]
      : [];
  const { partner } = participant;
  const first = participantName(participant).split(' / ')[0] ?? '';
  const isFree = participant.userId === null;
  const isPartnerFree = partner !== null && participant.partnerUserId === null;
  if (!isFree && !isPartnerFree) return null;
  return (
    <RowMenu
      label={words.actionsFor({ name: participantName(participant) })}
      actions={() => [
        ...ofSide('player', isFree, first),
        ...ofSide('partner', isPartnerFree, partner?.name ?? ''),
      ]}
    />
  );
}
