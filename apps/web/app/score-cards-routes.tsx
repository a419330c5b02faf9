// The scoring cards of a club, for those who may manage it. Somebody else's club is denied like one that is missing (D39).
import { canManageClub } from '@tennis/domain';
import { useParams } from '@tanstack/react-router';
import { ScoreCardsPage } from '../features/score-cards/score-cards-page.tsx';
import { callerOf, useSession } from '../lib/session.ts';
import { AccessRestricted } from './access-restricted.tsx';

/** /admin/club/{id}/score-cards. */
export function ClubScoreCards() {
  const user = useSession();
  const { id } = useParams({ strict: false });
  const clubId = Number(id);
  return canManageClub(callerOf(user), clubId) ? <ScoreCardsPage clubId={clubId} /> : <AccessRestricted />;
}
