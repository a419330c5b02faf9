// Before a draw is out: who stands in it from the waiting list, in the place of somebody without a partner [AG2].
import * as words from '@tennis/words/draw-maker';
import type { Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { listed } from '../../lib/lists.ts';
import { participantName, steppingInto } from '../../lib/participant-name.ts';
import { Banner } from '../../ui/banner.tsx';

/** Their names; nothing while nobody steps in. */
export function SteppingIn({ tournament }: { tournament: Tournament }) {
  const { data: entries = [] } = useQuery(
    read('listParticipants', { params: { id: String(tournament.id) } }),
  );
  const stepsIn = steppingInto(tournament, entries);
  if (stepsIn.length === 0) return null;
  return (
    <Banner tone="info" title={words.stepsIn({ count: stepsIn.length })}>
      {listed(stepsIn.map((entry) => participantName(entry)))}
    </Banner>
  );
}
