// The person's own details: name, username, address, date of birth, and their role in each club.
import * as words from '@tennis/words/accounts';
import type { User } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/dates.ts';
import { ROLE_LABELS } from '../../../lib/role-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';

/** The card Your details. */
export function DetailsCard({ user }: { user: User }) {
  return (
    <Card as="section" padding="l" aria-label={words.details}>
      <CardHeader title={words.details} />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Detail term={words.name}>{user.name}</Detail>
        <Detail term={words.username}>{user.username}</Detail>
        <Detail term={words.email}>{user.email}</Detail>
        <Detail term={words.dateOfBirth}>
          {user.dateOfBirth === null ? words.notGiven : formatDay(`${user.dateOfBirth}T12:00:00Z`, 'UTC')}
        </Detail>
        <Detail term={words.role}>{ROLE_LABELS[user.role]}</Detail>
        <Detail term={words.clubs}>
          <Clubs clubs={user.clubs} />
        </Detail>
      </dl>
    </Card>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-ink3">{term}</dt>
      <dd className="text-body [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Clubs({ clubs }: { clubs: User['clubs'] }) {
  const all = useQuery({ ...read('listMyClubs', {}), enabled: clubs.length > 0 });
  if (clubs.length === 0) return words.noClub;
  return (
    <ul className="grid gap-1">
      {clubs.map(({ clubId, role }) => (
        <li key={clubId} className="flex flex-wrap items-center gap-2">
          {all.data?.find(({ id }) => id === clubId)?.name ?? words.clubNumber({ id: clubId })}
          <Badge tone={role === 'admin' ? 'primary' : 'neutral'}>
            {role === 'admin' ? words.admin : words.member}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
