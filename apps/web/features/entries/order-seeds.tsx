// All seeds in their order, by hand: who is seeded, in which order, saved at once (D46).
import * as words from '@tennis/words/seeds';
import type { Participant, Tournament } from '@tennis/contract';
import { suggestedSeeds } from '@tennis/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { isToBeDrawn, participantName } from '../../lib/participant-name.ts';
import { Button } from '../../ui/button.tsx';
import { CancelButton, Dialog } from '../../ui/dialog.tsx';
import { keepWithdrawal } from '../../writes/draws.ts';
import { useWrite } from '../../writes/use-write.ts';
import { SeedRows } from './seed-rows.tsx';
import { seedsIn, withoutLeft } from './seeds-of-entries.ts';

/** The dialog; mounted while open. */
export function OrderSeeds({
  tournament,
  participants,
  onClose,
}: {
  tournament: Tournament;
  participants: readonly Participant[];
  onClose: () => void;
}) {
  const client = useQueryClient();
  const { send, busy } = useWrite();
  const [seen, setSeen] = useState(() => seedsIn(participants));
  const byId = new Map(participants.map((participant) => [participant.id, participant]));
  const drawn = participants.filter(isToBeDrawn);
  const [put, setOrder] = useState<readonly number[]>(seen);
  const order = withoutLeft(put, participants);
  const nameOf = (id: number) => {
    const participant = byId.get(id);
    return participant === undefined ? '' : participantName(participant);
  };
  const rest = drawn.filter(({ id }) => !order.includes(id));

  async function save() {
    const { kind } = await send({
      route: 'setSeeds',
      call: { params: { id: String(tournament.id) }, body: { participantIds: [...order], seen: [...seen] } },
      keep: (cache) => keepWithdrawal(cache, tournament.id),
      after: onClose,
      done: () => ({ title: words.saved }),
      failed: words.failed,
    });
    if (kind !== 'refused') return;
    // Somebody else may have changed them. The order stays, to be saved over the seeds as they are now.
    keepWithdrawal(client, tournament.id);
    const stored = read('listParticipants', { params: { id: String(tournament.id) } });
    try {
      setSeen(seedsIn(await client.fetchQuery({ ...stored, staleTime: 0 })));
    } catch {
      // Nothing could be read either: the same is sent again.
    }
  }

  return (
    <Dialog
      fillsPhone
      onOpenChange={onClose}
      busy={busy}
      unsaved={order.join() !== seen.join()}
      title={words.open}
      description={words.text}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-2">
          <p className="text-meta text-ink2">
            {words.usual({ entries: drawn.length, seeds: suggestedSeeds(drawn.length) })}
          </p>
          {order.length === 0 && <p className="text-control text-ink2">{words.none}</p>}
          <SeedRows order={order} nameOf={nameOf} onChange={setOrder} />
        </div>
        {rest.length > 0 && (
          <section aria-label={words.others} className="grid grid-cols-1 gap-2">
            <h3 className="text-control font-semibold">{words.others}</h3>
            <p className="text-meta text-ink2">{words.othersHint}</p>
            <ul className="grid gap-x-4 sm:grid-cols-2">
              {rest.map((participant) => (
                <li key={participant.id}>
                  <button
                    type="button"
                    data-always
                    aria-label={words.seedNext({ name: participantName(participant) })}
                    onClick={() => setOrder([...order, participant.id])}
                    className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 py-1 text-left text-body hover:bg-sunk"
                  >
                    <Plus aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none text-ink3" />
                    <span className="min-w-0 [overflow-wrap:anywhere]">{participantName(participant)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
