// A request to the caller or to somebody they look after: accepted or declined in one press.
import * as words from '@tennis/words/partners';
import type { Entering, Tournament } from '@tennis/contract';
import { Button } from '../../../ui/button.tsx';
import { usePartnerAnswer } from '../../../writes/use-partner-answer.ts';
import { useWhoPlays, WhoPlays } from '../../../writes/who-plays.tsx';

/** The row. */
export function AskedRow({
  tournament,
  request,
  people,
}: {
  tournament: Tournament;
  request: Entering['requests'][number];
  people: Entering['people'];
}) {
  const { busy, answer } = usePartnerAnswer();
  const { id, from, personName } = request;
  const isForAnother = personName !== null && !request.isSelf;
  // An address was asked: a parent says who of theirs plays.
  const who = useWhoPlays(request.personId === null ? people : []);
  const send = (accept: boolean) =>
    answer({
      tournamentId: tournament.id,
      requestId: id,
      accept,
      ...(who.personId !== undefined && { personId: who.personId }),
    });
  return (
    <li className="flex flex-wrap items-end gap-3 px-4 py-3">
      <span className="min-w-0 flex-1 basis-48 self-center text-body [overflow-wrap:anywhere]">
        {isForAnother ? words.asksPerson({ name: from, person: personName }) : words.asks({ name: from })}
      </span>
      <WhoPlays who={who} className="w-44" />
      <span className="flex gap-2">
        <Button
          variant="primary"
          busy={busy}
          aria-label={words.acceptOf({ name: from })}
          onClick={() => void send(true)}
        >
          {words.accept}
        </Button>
        <Button busy={busy} aria-label={words.declineOf({ name: from })} onClick={() => void send(false)}>
          {words.decline}
        </Button>
      </span>
    </li>
  );
}
