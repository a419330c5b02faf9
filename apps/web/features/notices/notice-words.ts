// A notice in words: what it is, what it says, and where it leads.
import * as matchWords from '@tennis/words/matches';
import * as words from '@tennis/words/notices';
import type { Notice, NoticeKind } from '@tennis/contract';
import { sayNotice as say, sayPlace, type NoticeSayer } from '@tennis/words/say/notices';
import { formatCalendarDay, formatTime, formatWeekdayAndDay } from '../../lib/dates.ts';
import { ENDINGS } from '../../lib/score-text.ts';

/** Its kind, in a word or two. */
export const NOTICE_LABELS: Readonly<Record<NoticeKind, string>> = {
  promoted: words.kindPromoted,
  partner_request: words.kindPartnerRequest,
  partner_answer: words.kindPartnerAnswer,
  partner_left: words.kindPartnerLeft,
  unpaired: words.kindUnpaired,
  paired: words.kindPaired,
  times_asked: words.kindTimesAsked,
  draw_out: words.kindDrawOut,
  draw_back: words.kindDrawBack,
  withdrawn: words.kindWithdrawn,
  opponent: words.kindOpponent,
  unplayed: words.kindUnplayed,
  place_back: words.kindPlaceBack,
  opponent_left: words.kindOpponentLeft,
  order_out: words.kindOrderOut,
  moved: words.kindMoved,
  late: words.kindLate,
  proposal: words.kindProposal,
  proposal_accepted: words.kindProposalAccepted,
  proposal_declined: words.kindProposalDeclined,
  play_by: words.kindPlayBy,
  called: words.kindCalled,
  next: words.kindNext,
  result: words.kindResult,
  suspended: words.kindSuspended,
  resumed: words.kindResumed,
  dispute: words.kindDispute,
  reported: words.kindReported,
  scorer: words.kindScorer,
  entries_open: words.kindEntriesOpen,
};

const SAYER: NoticeSayer = {
  notices: words,
  matches: { tbd: matchWords.tbd, versus: matchWords.versus },
  endings: ENDINGS,
  moment: (moment, zone) => `${formatWeekdayAndDay(moment, zone)}, ${formatTime(moment, zone)}`,
  clock: formatTime,
  day: formatCalendarDay,
};

/** Its text, in one sentence. */
export const sayNotice = (notice: Notice): string => say(SAYER, notice);

/** Where the match was to be played; null if nothing was said, or the sentence itself says it. */
export function sayBefore({ kind, facts, tournament }: Notice): string | null {
  if (kind === 'late' || facts.fromTime === undefined || facts.fromTime === null) return null;
  return words.movedFrom({ place: sayPlace(SAYER, facts.fromTime, facts.fromCourt, tournament.timeZone) });
}
