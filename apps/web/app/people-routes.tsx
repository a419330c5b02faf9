// The people of a club as a page of their own, for those who may manage it (D46). Somebody else's club is denied like one that is missing (D39).
import { canManageClub } from '@tennis/domain';
import { useParams } from '@tanstack/react-router';
import { ClubNav } from '../features/clubs/manage/club-nav.tsx';
import { ClubPeopleScreen } from '../features/people/club-people-screen.tsx';
import { callerOf, useSession } from '../lib/session.ts';
import { AccessRestricted } from './access-restricted.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** /admin/club/{id}/people. */
export function ClubPeoplePage() {
  const user = useSession();
  const { id } = useParams({ strict: false });
  const clubId = Number(id);
  if (!canManageClub(callerOf(user), clubId)) return <AccessRestricted />;
  const isId = Number.isSafeInteger(clubId) && clubId > 0;
  return isId ? (
    <ClubPeopleScreen clubId={clubId} nav={<ClubNav clubId={clubId} />} missing={<NotFoundPage />} />
  ) : (
    <NotFoundPage />
  );
}
