// The pages below /tv: of a tournament, a club, one of its courts, and a match over a video. They are one route, because readers of other pages load
// the table of routes too.
import { missing } from '@tennis/words/screens';
import { useParams } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ClubTv } from './club-tv.tsx';
import { CourtScreen } from './court-screen.tsx';
import { Overlay } from './overlay.tsx';
import { TournamentTv } from './tournament-tv.tsx';

const ID = '([1-9]\\d{0,14})';
const addressed = (shape: string): RegExp => new RegExp(`^${shape}/?$`);
const TOURNAMENT = addressed(ID);
const MATCH = addressed(`${ID}/match/${ID}`);
const CLUB = addressed(`club/${ID}`);
const COURT = addressed(`club/${ID}/court/${ID}`);

/** The screen of an address. */
export function ScreensPage() {
  const { _splat: path = '' } = useParams({ strict: false });
  const [, tournament] = TOURNAMENT.exec(path) ?? [];
  if (tournament !== undefined) return <TournamentTv id={Number(tournament)} />;
  const [, ofMatch, match] = MATCH.exec(path) ?? [];
  if (match !== undefined) return <Overlay id={Number(ofMatch)} wanted={Number(match)} />;
  const [, club] = CLUB.exec(path) ?? [];
  if (club !== undefined) return <ClubTv id={club} />;
  const [, ofCourt, court] = COURT.exec(path) ?? [];
  if (ofCourt !== undefined) return <CourtScreen id={ofCourt} court={Number(court)} />;
  return <EmptyState title={missing} />;
}
