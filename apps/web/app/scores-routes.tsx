// Manage Scores is for the organisers of a tournament: its admins and the person who created it. Other members get the card (D39, brief section 2).
import { useQuery } from '@tanstack/react-query';
import { ScoresPage } from '../features/matches/queue/scores-page.tsx';
import { read } from '../lib/api.ts';
import { isAnyAdmin, useSession } from '../lib/session.ts';
import { AccessRestricted } from './access-restricted.tsx';
import { PagePending } from './page-pending.tsx';

/** The page at /manage-scores. */
export function ManageScores() {
  const user = useSession();
  const isAdmin = isAnyAdmin(user);
  const created = useQuery({ ...read('listTournaments', { query: { scope: 'mine' } }), enabled: !isAdmin });
  if (isAdmin) return <ScoresPage />;
  if (created.isPending) return <PagePending />;
  const runsOne = created.data?.some(({ createdBy }) => createdBy === user?.id) === true;
  return runsOne ? <ScoresPage /> : <AccessRestricted />;
}
