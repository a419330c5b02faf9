// The public page of a meeting (D47): its tournaments with the way to enter each, and everybody who plays, with their events.
import { join } from '@tennis/words/entering';
import * as words from '@tennis/words/meetings';
import { allTournaments } from '@tennis/words/tournaments';
import type { Meeting } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { isMissing, read } from '../../lib/api.ts';
import { formatMatchTime, formatRange } from '../../lib/dates.ts';
import { useIsLive } from '../../lib/is-live.ts';
import { TYPE_LABELS } from '../../lib/tournament-words.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ClubLogo } from '../../ui/club-logo.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EnterEvents } from './enter-events.tsx';

type Event = Meeting['tournaments'][number];

/** With this many players or more, there is a search for a name. */
const MANY = 12;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** The first day of all and the last one, where it is played. */
function sayDates({ tournaments }: Meeting): string | null {
  const [first] = tournaments;
  if (first === undefined) return null;
  const start = tournaments.map(({ startDate }) => startDate).toSorted()[0] ?? first.startDate;
  const end =
    tournaments
      .map(({ endDate }) => endDate)
      .toSorted()
      .at(-1) ?? first.endDate;
  return formatRange(start, end, first.timeZone);
}

function EventCard({ event }: { event: Event }) {
  const { id, name, type, status, startDate, endDate, timeZone, registrationEndDate } = event;
  const isOpen = status === 'registering';
  const isFull = event.participantCount >= event.maxParticipants;
  return (
    <Card as="article" className="flex flex-col gap-2" aria-labelledby={`event-${id}`}>
      <div className="flex items-start justify-between gap-3">
        <h3 id={`event-${id}`} className="type-column min-w-0 [overflow-wrap:anywhere]">
          {name}
        </h3>
        <StatusBadge status={status} />
      </div>
      <p className="text-control text-ink2">
        {TYPE_LABELS[type]} · {formatRange(startDate, endDate, timeZone)}
      </p>
      <p className="text-control text-ink2">
        {words.entered({ count: event.participantCount, most: event.maxParticipants })}
      </p>
      {isOpen && registrationEndDate !== null && (
        <p className="text-control text-ink2">
          {words.entriesUntil({ when: formatMatchTime(registrationEndDate, timeZone) })}
        </p>
      )}
      <div className="mt-auto pt-2">
        <LinkButton
          href={`/tournaments/${id}`}
          variant={isOpen ? 'primary' : 'secondary'}
          className="w-full"
          aria-describedby={`event-${id}`}
        >
          {isOpen ? (isFull ? join : words.enter) : words.look}
        </LinkButton>
      </div>
    </Card>
  );
}

/** People with a key each: several may be called the same, shortened names above all. */
function keyed(people: Meeting['people']) {
  const called = new Map<string, number>();
  return people.map((person) => {
    const before = called.get(person.name) ?? 0;
    called.set(person.name, before + 1);
    return { ...person, key: `${person.name} ${before}` };
  });
}

function Players({ meeting }: { meeting: Meeting }) {
  const [text, setText] = useState('');
  const names = new Map(meeting.tournaments.map(({ id, name }) => [id, name]));
  const sought = plain(text);
  const shown = meeting.people.filter(({ name }) => plain(name).includes(sought));
  return (
    <section aria-labelledby="players" className="mt-8">
      <h2 id="players" className="type-column mb-3">
        {words.players}
      </h2>
      {meeting.people.length === 0 && <p className="text-body text-ink2">{words.noPlayers}</p>}
      {meeting.people.length >= MANY && (
        <SearchField className="mb-4 max-w-sm" label={words.filter} q={text} onSearch={setText} />
      )}
      {text !== '' && shown.length === 0 && <p className="text-body text-ink2">{words.noneLike({ text })}</p>}
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {keyed(shown).map(({ key, name, tournamentIds }) => (
          <li key={key} className="min-w-0 border-b border-line py-2 [overflow-wrap:anywhere]">
            <span className="block text-body font-semibold">{name}</span>
            <span className="block text-meta text-ink2">
              {tournamentIds.map((id) => names.get(id) ?? '').join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** /meetings/{id}. */
export function MeetingPage() {
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(read('getMeeting', { params: { id } }));
  const meeting = query.data;
  const isLive = useIsLive();
  usePageTitle(meeting?.name ?? words.meeting);
  if (isMissing(query.error))
    return (
      <EmptyState
        icon={SearchX}
        title={words.notFound}
        hint={words.notFoundText}
        action={<LinkButton href="/tournaments">{allTournaments}</LinkButton>}
      />
    );
  if (meeting === undefined)
    return query.isError ? (
      <LoadFailed text={words.loadFailed} onRetry={() => void query.refetch()} />
    ) : (
      <CardGrid skeletons={3} />
    );
  const { club } = meeting;
  const place = club.location === null ? club.name : `${club.name}, ${club.location}`;
  const dates = sayDates(meeting);
  return (
    <>
      <PageHeader
        title={<span className="[overflow-wrap:anywhere]">{meeting.name}</span>}
        mark={<ClubLogo logo={club.logo} size="l" />}
        description={dates === null ? place : `${dates} · ${place}`}
      />
      <section aria-labelledby="events">
        <h2 id="events" className="type-column mb-3">
          {words.events}
        </h2>
        <CardGrid>
          {meeting.tournaments.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </CardGrid>
      </section>
      <EnterEvents key={meeting.id} meeting={meeting} />
      <Players meeting={meeting} />
      <section aria-label={words.qr} className="mt-8 flex flex-wrap items-center gap-4">
        {isLive ? (
          <QrCode
            text={`${window.location.origin}/meetings/${meeting.id}`}
            label={words.qr}
            className="w-32 rounded-card"
          />
        ) : (
          // A server that draws the page does not know by which address its reader has come.
          <div data-app-draws="" className="size-32" />
        )}
        <p className="min-w-0 max-w-sm flex-1 basis-40 text-control text-ink2">{words.qrHint}</p>
      </section>
    </>
  );
}
