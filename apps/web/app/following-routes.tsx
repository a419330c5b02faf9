// The page of those whom this browser follows: entries in their tournaments, and people.
import { FollowedTournaments } from '../features/following/followed-tournaments.tsx';
import { FollowingPage } from '../features/player/following-page.tsx';

/** /following. */
export const Following = () => <FollowingPage entries={<FollowedTournaments />} />;
