// A request to the caller or to somebody they look after: accepted or declined in one press.
import * as words from '@tennis/words/partners';
import type { Entering, Tournament } from '@tennis/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { usePartnerAnswer } from '../../../writes/use-partner-answer.ts';

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
  const [personId, setPersonId] = useState('');
  const { id, from, personName } = request;
  const self = people.find(({ isSelf }) => isSelf);
  const isForAnother = personName !== null && !request.isSelf;
  // An address was asked: a parent says who of theirs plays.
  const mayChoose = request.personId === null && people.length > 1;
  const send = (accept: boolean) =>
    answer({
      tournamentId: tournament.id,
      requestId: id,
      accept,
      ...(mayChoose && personId !== '' && { personId: Number(personId) }),
    });
  return (
    <li className="flex flex-wrap items-end gap-3 px-4 py-3">
      <span className="min-w-0 flex-1 basis-48 self-center text-body [overflow-wrap:anywhere]">
        {isForAnother ? words.asksPerson({ name: from, person: personName }) : words.asks({ name: from })}
      </span>
      {mayChoose && (
        <Select
          label={words.whoPlays}
          className="w-44"
          value={personId === '' ? String(self?.personId ?? '') : personId}
          options={people.map((person) => ({ value: String(person.personId), label: person.name }))}
          onChange={(event) => setPersonId(event.target.value)}
        />
      )}
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
