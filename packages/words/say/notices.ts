// A notice in one sentence (D53), for the bell, its page and the mails.
import type { Notice, NoticeKind } from '@tennis/contract';
import { parseScore } from '@tennis/domain';
import type { Words } from '../index.ts';
import { sayScoreLine, type EndingWords } from './score-line.ts';

/** The things needed to say a notice: the reader's words, and how they write a moment in a zone. */
export interface NoticeSayer {
  readonly notices: Words['notices'];
  readonly matches: Pick<Words['matches'], 'tbd' | 'versus'>;
  readonly endings: EndingWords;
  readonly moment: (startTime: string, zone: string) => string;
  /** Its time of day alone. */
  readonly clock: (startTime: string, zone: string) => string;
  /** A day of the calendar (yyyy-mm-dd). */
  readonly day: (day: string) => string;
}

/** "Sat, Sep 12, 10:00 AM, Court 1", as much of it as is known. */
export function sayPlace(
  { notices: words, moment }: NoticeSayer,
  startTime: string | null | undefined,
  court: string | null | undefined,
  zone: string,
): string {
  const when = startTime === null || startTime === undefined ? words.unplaced : moment(startTime, zone);
  return court === null || court === undefined ? when : `${when}, ${court}`;
}

/** "Nina Kovač v Priya Raman". */
const sayMatch = ({ notices, matches }: NoticeSayer, { match }: Notice): string =>
  match === null
    ? notices.aMatch
    : matches.versus({ first: match.p1Name ?? matches.tbd, second: match.p2Name ?? matches.tbd });

function sayResult(sayer: NoticeSayer, notice: Notice): string {
  const { notices: words, matches } = sayer;
  const { match } = notice;
  if (match === null || match.winnerId === null) return sayMatch(sayer, notice);
  const first = match.winnerId === match.participant1Id ? 1 : 2;
  const names = [match.p1Name ?? matches.tbd, match.p2Name ?? matches.tbd] as const;
  const winner = names[first - 1] ?? matches.tbd;
  const loser = names[2 - first] ?? matches.tbd;
  if (match.scoreText === null) return words.result({ winner, loser });
  const score = parseScore(match.scoreText);
  const text = score.ok ? sayScoreLine(sayer.endings, score.value, first) : match.scoreText;
  return words.resultScored({ winner, loser, score: text });
}

/** Players are asked to come; followers are only told. */
function sayCalled({ notices: words }: NoticeSayer, { facts, person }: Notice, match: string): string {
  const { court } = facts;
  if (court === null || court === undefined)
    return person === null ? words.calledFollowed({ match }) : words.called({ match });
  return person === null ? words.calledToFollowed({ match, court }) : words.calledTo({ match, court });
}

/** When a match is expected now, and what was said before if that was earlier. */
function sayLate({ notices: words, clock }: NoticeSayer, { facts, tournament }: Notice, match: string) {
  const { startTime, fromTime } = facts;
  if (!startTime || !fromTime) return match;
  const time = clock(startTime, tournament.timeZone);
  return Date.parse(startTime) < Date.parse(fromTime)
    ? words.earlierAgain({ match, time })
    : words.late({ match, time, before: clock(fromTime, tournament.timeZone) });
}

/** The sentence of a notice. */
export function sayNotice(sayer: NoticeSayer, notice: Notice): string {
  const { notices: words, matches } = sayer;
  const { kind, person, facts, tournament, entryName } = notice;
  const about = { who: person?.isSelf === true ? 'self' : 'other', name: person?.name ?? '' };
  const match = sayMatch(sayer, notice);
  const place = sayPlace(sayer, facts.startTime, facts.court, tournament.timeZone);
  // Told to those who follow a tournament or its club.
  const isToAll = person === null && notice.match === null;
  const say: Readonly<Record<NoticeKind, () => string>> = {
    promoted: () => words.promoted(about),
    partner_request: () => words.partnerRequest({ ...about, asker: entryName ?? matches.tbd }),
    partner_answer: () => words.partnerAnswer({ answer: facts.answer ?? 'declined' }),
    partner_left: () => words.partnerLeft({ isOut: facts.isOut === true ? 'out' : 'in' }),
    unpaired: () => words.unpaired(about),
    paired: () => words.paired({ ...about, entry: entryName ?? matches.tbd }),
    times_asked: () =>
      words.timesAsked({
        name: entryName ?? matches.tbd,
        days: (facts.days ?? []).map(sayer.day).join(', '),
      }),
    draw_out: () => words.drawOut,
    draw_back: () =>
      facts.reason === undefined ? words.drawBack : words.drawBackBecause({ reason: facts.reason }),
    withdrawn: () => words.withdrawn(about),
    opponent: () => words.opponent({ match }),
    unplayed: () => words.unplayed({ match, isWon: notice.match?.winnerId ? 'yes' : 'no' }),
    place_back: () => words.placeBack(about),
    opponent_left: () => words.opponentLeft({ match, isOut: facts.isOut === false ? 'in' : 'out' }),
    order_out: () => (isToAll ? words.orderOutToAll : words.orderOut({ match, place })),
    moved: () => (facts.isOff === true ? words.movedOff({ match }) : words.moved({ match, place })),
    late: () => sayLate(sayer, notice, match),
    proposal: () => words.proposal({ match, place }),
    proposal_accepted: () => words.proposalAccepted({ match, place }),
    proposal_declined: () => words.proposalDeclined({ match, place }),
    play_by: () => words.playBy({ match, day: sayer.day(facts.playBy ?? '') }),
    called: () => sayCalled(sayer, notice, match),
    next: () => words.next({ match, court: facts.court ?? '' }),
    result: () => sayResult(sayer, notice),
    suspended: () => (isToAll ? words.suspendedToAll : words.suspended({ match })),
    resumed: () => (isToAll ? words.resumedToAll : words.resumed({ match, place })),
    dispute: () => words.dispute({ match }),
    reported: () => words.reported({ match }),
    scorer: () => words.scorer,
    entries_open: () => words.entriesOpen,
  };
  return say[kind]();
}
