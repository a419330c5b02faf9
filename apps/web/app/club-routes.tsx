// The pages of a club for its admins. They join the club's own feature with tournaments, the audit log and the people of other features. Somebody
// else's club is denied like one that is missing (D39).
import * as words from '@tennis/words/manage-club';
import { canManageClub } from '@tennis/domain';
import { useParams } from '@tanstack/react-router';
import { ChooseClubPage } from '../features/clubs/manage/choose-club-page.tsx';
import { ClubPage, type ClubPageParts } from '../features/clubs/manage/club-page.tsx';
import { isClubTab } from '../features/clubs/manage/club-tabs.ts';
import { MeetingsSection } from '../features/meetings/meetings-section.tsx';
import { TournamentCards } from '../features/tournaments/tournament-cards.tsx';
import { callerOf, isAnyAdmin, useSession } from '../lib/session.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AccessRestricted } from './access-restricted.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const renderTournaments: ClubPageParts['renderTournaments'] = (club, which) => (
  <>
    {which === 'all' && <MeetingsSection clubId={club.id} />}
    <TournamentCards
      filter={{ clubId: String(club.id), ...(which === 'all' ? {} : { status: 'active,registering' }) }}
      empty={
        <EmptyState
          title={which === 'all' ? words.noTournaments : words.noneUnderWay}
          action={
            which === 'all' && (
              <LinkButton variant="primary" href="/create-tournament">
                {words.createTournament}
              </LinkButton>
            )
          }
        />
      }
    />
  </>
);

/** /admin/club, where somebody with several clubs chooses (D5); others get the same as at any unknown address under /admin. */
export function ChooseClub() {
  const user = useSession();
  return isAnyAdmin(user) ? <ChooseClubPage /> : <AccessRestricted />;
}

/** /admin/club/{id} and /admin/club/{id}/{tab}. */
export function ManagedClubPage() {
  const user = useSession();
  const { id, tab = 'overview' } = useParams({ strict: false });
  const clubId = Number(id);
  if (!canManageClub(callerOf(user), clubId)) return <AccessRestricted />;
  const isId = Number.isSafeInteger(clubId) && clubId > 0;
  if (!isId || !isClubTab(tab)) return <NotFoundPage />;
  return (
    <ClubPage clubId={clubId} tab={tab} missing={<NotFoundPage />} renderTournaments={renderTournaments} />
  );
}
