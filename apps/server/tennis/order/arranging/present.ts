// The state of two sides who arrange their match, on the wire (OP39).
import type { Arrangement } from '@tennis/contract';
import type { Caller } from '@tennis/domain';
import type { MatchView } from '../../../access/match-view.ts';
import type { MatchSide } from '../../../access/players.ts';
import type { Tx } from '../../../database/connection.ts';
import { todayIn } from '../../../ground/clock.ts';
import { matchPresenter } from '../../present-match.ts';
import { contactsOf } from './contacts.ts';
import { firstFreePlaces, freePlaces } from './free-places.ts';
import { lastProposal, type StoredProposal } from './store.ts';

export interface Arranging {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
  readonly sides: readonly MatchSide[];
}

/** Whether a match is to be played by a day, with both sides known. */
const isToBeArranged = (match: MatchView): boolean =>
  match.play_by !== null &&
  match.status === 'scheduled' &&
  match.winner_id === null &&
  match.participant1_id !== null &&
  match.participant2_id !== null &&
  match.tournament_archived_at === null &&
  match.tournament_status !== 'draft';

/** Whether its sides may still choose a place: its last day is not over. */
export const isOpen = (match: MatchView, now: Date): boolean =>
  isToBeArranged(match) && match.called_at === null && todayIn(match.time_zone, now) <= (match.play_by ?? '');

/** The entry of a side. */
export const entryOfSide = (match: MatchView, side: MatchSide): number | null =>
  side === 1 ? match.participant1_id : match.participant2_id;

/** Whether the caller's side has made a proposal. Somebody who stands on both sides answers for either. */
export const isOwn = (
  match: MatchView,
  sides: readonly MatchSide[],
  { participant_id: by }: StoredProposal,
): boolean => sides.some((side) => entryOfSide(match, side) === by);

/** The people they may write to, the proposal, and the free places of a day: of the requested day, or else of the first that has one. */
export async function presentArrangement(
  { tx, caller, now, sides }: Arranging,
  match: MatchView,
  asked: string | undefined,
): Promise<Arrangement> {
  const reader = { caller, now };
  const today = todayIn(match.time_zone, now);
  const open = isOpen(match, now);
  const side = sides[0] ?? 1;
  const proposal = await lastProposal(tx, match.id);
  const last = match.play_by ?? '';
  const free = !open
    ? { day: null, places: [] }
    : asked !== undefined && asked >= today && asked <= last
      ? { day: asked, places: await freePlaces(tx, match, asked, now) }
      : await firstFreePlaces(tx, match, { today, last }, now);
  return {
    match: matchPresenter(reader)(match),
    clubId: match.tournament_club_id,
    clubName: match.club_name,
    side,
    today,
    isOpen: open,
    proposal:
      proposal === undefined
        ? null
        : {
            id: proposal.id,
            isOwn: entryOfSide(match, side) === proposal.participant_id,
            state: proposal.state,
            at: proposal.created_at,
            courtId: proposal.court_id,
            court: proposal.court,
            startTime: proposal.start_time,
          },
    contacts: isToBeArranged(match) ? await contactsOf(tx, match, side, reader) : [],
    ...free,
  };
}
