// Open requests to be somebody's partner, from all tournaments: shown on the page where people begin.
import * as words from '@tennis/words/partners';
import type { PartnerRequest } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { formatDay } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePartnerAnswer } from '../../writes/use-partner-answer.ts';
import { useWhoPlays, WhoPlays } from '../../writes/who-plays.tsx';

function Request({ request }: { request: PartnerRequest }) {
  const { busy, answer } = usePartnerAnswer();
  const { id, from, personId, personName, isSelf, tournament } = request;
  const isAddress = personId === null;
  const { data: entering } = useQuery({
    ...read('getEntering', { params: { id: String(tournament.id) } }),
    enabled: isAddress,
  });
  const who = useWhoPlays((isAddress ? entering?.people : undefined) ?? []);
  const facts = { name: from, tournament: tournament.name };
  const send = (accept: boolean) =>
    answer({
      tournamentId: tournament.id,
      requestId: id,
      accept,
      ...(who.personId !== undefined && { personId: who.personId }),
    });
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block text-body [overflow-wrap:anywhere]">
          {personName === null || isSelf
            ? words.asksIn(facts)
            : words.asksPersonIn({ ...facts, person: personName })}
        </span>
        <span className="block text-meta text-ink2">
          {words.starts({ day: formatDay(tournament.startDate, tournament.timeZone) })}{' '}
          <TextLink href={`/tournaments/${tournament.id}`}>{words.toTournament}</TextLink>
        </span>
      </span>
      <WhoPlays who={who} className="w-44" />
      <Button
        variant="primary"
        busy={busy}
        // Before it is known who could play, the wrong one would.
        disabled={isAddress && entering === undefined}
        aria-label={words.acceptOf({ name: from })}
        onClick={() => void send(true)}
      >
        {words.accept}
      </Button>
      <Button busy={busy} aria-label={words.declineOf({ name: from })} onClick={() => void send(false)}>
        {words.decline}
      </Button>
    </li>
  );
}

/** The list; nothing while nobody asks. */
export function PartnerRequests() {
  const { data = [] } = useQuery(read('listPartnerRequests', {}));
  if (data.length === 0) return null;
  return (
    <Card as="section" padding="l" aria-label={words.requests}>
      <CardHeader title={words.requests} />
      <ul aria-label={words.requests} className="mt-1 divide-y divide-line">
        {data.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
}
