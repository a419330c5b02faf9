// Names somebody's partner, or says how far the search for one has come.
import { failed } from '@tennis/words/entering';
import * as words from '@tennis/words/partners';
import type { Enterable, Entering, Tournament } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { keepEntering } from '../../../writes/entering.ts';
import { useWrite } from '../../../writes/use-write.ts';

type Partner = NonNullable<Enterable['partner']>;

const stateOf = ({ state, name }: Partner): string => {
  if (name === null || state === 'none') return words.noPartner;
  return {
    joined: words.playsWith,
    asked: words.waitingFor,
    declined: words.declinedBy,
    taken: words.takenBy,
  }[state]({ name });
};

/** The line. */
export function PartnerLine({ partner }: { partner: Partner }) {
  return (
    <span className="block text-meta text-ink2 [overflow-wrap:anywhere]">
      {stateOf(partner)}
      {partner.isLooking && <> · {words.isLooking}</>}
    </span>
  );
}

/** Takes the open request back; the entry stays. */
export function TakeBackButton({ tournament, person }: { tournament: Tournament; person: Enterable }) {
  const { busy, send } = useWrite();
  const { partner, personId } = person;
  if (partner?.state !== 'asked') return null;
  const takeBack = () =>
    send({
      route: 'seekPartner',
      call: {
        params: { id: String(tournament.id), personId: String(personId) },
        body: partner.isLooking ? { looking: true } : {},
      },
      about: personId,
      keep: (cache: QueryClient, answer: Entering) => keepEntering(cache, tournament.id, answer),
      done: () => ({ title: words.takenBack }),
      failed,
    });
  return (
    <Button
      busy={busy}
      aria-label={words.takeBackOf({ name: partner.name ?? '' })}
      onClick={() => void takeBack()}
    >
      {words.takeBack}
    </Button>
  );
}
