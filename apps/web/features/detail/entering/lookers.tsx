// Those who look for a partner, each to be asked in one press by somebody without one.
import { failed } from '@tennis/words/entering';
import * as words from '@tennis/words/partners';
import type { Entering, Tournament } from '@tennis/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { expireEntries, keepEntering } from '../../../writes/entering.ts';
import { useWrite } from '../../../writes/use-write.ts';

/** The list; nothing if nobody looks. */
export function Lookers({ tournament, entering }: { tournament: Tournament; entering: Entering }) {
  const client = useQueryClient();
  const { busy, send } = useWrite();
  const self = entering.people.find(({ isSelf }) => isSelf);
  if (entering.looking.length === 0) return null;
  const isIn = self?.state === 'entered' || self?.state === 'waiting';
  const mayAsk = self !== undefined && self.partner?.state !== 'joined';

  async function ask(personId: number, partnerEntryId: number) {
    const id = String(tournament.id);
    const common = {
      about: partnerEntryId,
      keep: (cache: QueryClient, answer: Entering) => keepEntering(cache, tournament.id, answer),
      done: () => ({ title: words.asked }),
      failed,
    };
    const looking = self?.partner?.isLooking === true;
    const body = { partnerEntryId, ...(looking && { looking }) };
    const outcome = isIn
      ? await send({
          route: 'seekPartner',
          call: { params: { id, personId: String(personId) }, body },
          ...common,
        })
      : await send({
          route: 'enterTournament',
          call: { params: { id }, body: { personId, ...body } },
          ...common,
        });
    if (outcome.kind === 'refused') expireEntries(client, tournament.id);
  }

  return (
    <div className="mt-4">
      <h3 className="text-control font-semibold text-ink2">{words.lookers}</h3>
      <ul aria-label={words.lookers} className="mt-1 divide-y divide-line border-y border-line">
        {entering.looking.map(({ participantId, name }) => (
          <li key={participantId} className="flex min-h-12 items-center gap-3 py-1">
            <span className="min-w-0 flex-1 text-body [overflow-wrap:anywhere]">{name}</span>
            {mayAsk && (
              <Button
                busy={busy}
                aria-label={words.askOf({ name })}
                onClick={() => void ask(self.personId, participantId)}
              >
                {words.ask}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
