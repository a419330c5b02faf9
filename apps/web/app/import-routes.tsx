// The imports of a club, for those who may manage it. Somebody else's club is denied like one that is missing (D39).
import { canManageClub } from '@tennis/domain';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ImportMembers } from '../features/imports/import-members.tsx';
import { ImportPeople } from '../features/imports/import-people.tsx';
import { callerOf, useSession } from '../lib/session.ts';
import { AccessRestricted } from './access-restricted.tsx';
import { NotFoundPage } from './not-found-page.tsx';

function OfClub({ children }: { children: (clubId: number) => ReactNode }) {
  const user = useSession();
  const { id } = useParams({ strict: false });
  const clubId = Number(id);
  if (!canManageClub(callerOf(user), clubId)) return <AccessRestricted />;
  return Number.isSafeInteger(clubId) && clubId > 0 ? children(clubId) : <NotFoundPage />;
}

/** /admin/club/{id}/people/import. */
export function ImportPeoplePage() {
  return <OfClub>{(clubId) => <ImportPeople clubId={clubId} />}</OfClub>;
}

/** /admin/club/{id}/members/import. */
export function ImportMembersPage() {
  return <OfClub>{(clubId) => <ImportMembers clubId={clubId} />}</OfClub>;
}
