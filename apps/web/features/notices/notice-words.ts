// A notice in words: what it is, what it says, and where it leads.
import * as matchWords from '@tennis/words/matches';
import * as words from '@tennis/words/notices';
import type { Notice, NoticeKind } from '@tennis/contract';
import { parseScore } from '@tennis/domain';
import { formatTime, formatWeekdayAndDay } from '../../lib/dates.ts';
import { sayScore } from '../../lib/score-text.ts';

/** What kind it is, in a word or two. */
export const NOTICE_LABELS: Readonly<Record<NoticeKind, string>> = {
  promoted: words.kindPromoted,
  partner_request: words.kindPartnerRequest,
  partner_answer: words.kindPartnerAnswer,
  draw_out: words.kindDrawOut,
  order_out: words.kindOrderOut,
  moved: words.kindMoved,
  called: words.kindCalled,
  result: words.kindResult,
  suspended: words.kindSuspended,
  resumed: words.kindResumed,
  dispute: words.kindDispute,
};

/** "Sat, Sep 12, 10:00 AM, Court 1", as much of it as is known. */
function sayPlace(
  startTime: string | null | undefined,
  court: string | null | undefined,
  zone: string,
): string {
  const when =
    startTime === null || startTime === undefined
      ? words.unplaced
      : `${formatWeekdayAndDay(startTime, zone)}, ${formatTime(startTime, zone)}`;
  return court === null || court === undefined ? when : `${when}, ${court}`;
}

/** "Nina Kovač v Priya Raman". */
const sayMatch = ({ match }: Notice): string =>
  match === null
    ? words.aMatch
    : matchWords.versus({
        first: match.p1Name ?? matchWords.tbd,
        second: match.p2Name ?? matchWords.tbd,
      });

function sayResult(notice: Notice): string {
  const { match } = notice;
  if (match === null || match.winnerId === null) return sayMatch(notice);
  const first = match.winnerId === match.participant1Id ? 1 : 2;
  const names = [match.p1Name ?? matchWords.tbd, match.p2Name ?? matchWords.tbd] as const;
  const winner = names[first - 1] ?? matchWords.tbd;
  const loser = names[2 - first] ?? matchWords.tbd;
  if (match.scoreText === null) return words.result({ winner, loser });
  const score = parseScore(match.scoreText);
  const text = score.ok ? sayScore(score.value, { first }) : match.scoreText;
  return words.resultScored({ winner, loser, score: text });
}

/** What it says, in one sentence. */
export function sayNotice(notice: Notice): string {
  const { kind, person, facts, tournament, entryName } = notice;
  const about = { who: person.isSelf ? 'self' : 'other', name: person.name };
  const match = sayMatch(notice);
  const place = sayPlace(facts.startTime, facts.court, tournament.timeZone);
  const say: Readonly<Record<NoticeKind, () => string>> = {
    promoted: () => words.promoted(about),
    partner_request: () => words.partnerRequest({ ...about, asker: entryName ?? matchWords.tbd }),
    partner_answer: () => words.partnerAnswer({ answer: facts.answer ?? 'declined' }),
    draw_out: () => words.drawOut,
    order_out: () => words.orderOut({ match, place }),
    moved: () => words.moved({ match, place }),
    called: () =>
      facts.court === null || facts.court === undefined
        ? words.called({ match })
        : words.calledTo({ match, court: facts.court }),
    result: () => sayResult(notice),
    suspended: () => words.suspended({ match }),
    resumed: () => words.resumed({ match, place }),
    dispute: () => words.dispute({ match }),
  };
  return say[kind]();
}

/** Where the match was to be played; null where nothing was said. */
export function sayBefore({ facts, tournament }: Notice): string | null {
  if (facts.fromTime === undefined || facts.fromTime === null) return null;
  return words.movedFrom({ place: sayPlace(facts.fromTime, facts.fromCourt, tournament.timeZone) });
}

/** The page that tells more. */
export function linkOf({ kind, tournament, match }: Notice): string {
  const path = `/tournaments/${tournament.id}`;
  if (kind === 'draw_out') return `${path}?tab=matches&view=draw`;
  return match === null ? path : `${path}?tab=matches&view=list`;
}
