// Who one is here: name, username, address, date of birth, and one's role in each club.
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
    <Card as="section" padding="l" aria-label="Your details">
      <CardHeader title="Your details" />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Detail term="Name">{user.name}</Detail>
        <Detail term="Username">{user.username}</Detail>
        <Detail term="Email">{user.email}</Detail>
        <Detail term="Date of birth">
          {user.dateOfBirth === null ? 'Not given' : formatDay(`${user.dateOfBirth}T12:00:00Z`, 'UTC')}
        </Detail>
        <Detail term="Role">{ROLE_LABELS[user.role]}</Detail>
        <Detail term="Clubs">
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
  const all = useQuery({ ...read('listClubs', { query: { limit: '500' } }), enabled: clubs.length > 0 });
  if (clubs.length === 0) return 'You belong to no club yet';
  return (
    <ul className="grid gap-1">
      {clubs.map(({ clubId, role }) => (
        <li key={clubId} className="flex flex-wrap items-center gap-2">
          {all.data?.find(({ id }) => id === clubId)?.name ?? `Club #${clubId}`}
          <Badge tone={role === 'admin' ? 'primary' : 'neutral'}>
            {role === 'admin' ? 'Admin' : 'Member'}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
