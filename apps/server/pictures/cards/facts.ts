// The texts on the picture of a tournament, ready to be drawn: what visitors read, with names as they see them (D24).
import type { Match, Tournament } from '@tennis/contract';
import type { MatchRound, Surface, TournamentFormat, TournamentStatus } from '@tennis/domain';
import { wordsIn, type Words } from '@tennis/words';
import type { Language } from '@tennis/words/languages';
import { sayDays, sayMoment, type WallClock } from '@tennis/words/say/moments';
import { dayIn, localMoment } from '../../ground/clock.ts';

interface CardSide {
  readonly name: string;
  readonly seed: string;
  /** For each set, with the points of the side that lost the tie-break. */
  readonly sets: readonly { readonly games: string; readonly tieBreak: string }[];
  readonly isWinner: boolean;
}

export interface CardMatch {
  /** Its round, and when and where it is played. */
  readonly caption: string;
  /** How it ended, where it was not played out. */
  readonly ending: string;
  readonly isLive: boolean;
  readonly sides: readonly [CardSide, CardSide];
}

export interface CardFacts {
  readonly platform: string;
  readonly name: string;
  readonly club: string;
  /** The surface of its courts, by the name of its colour. */
  readonly ground: SurfaceGround;
  readonly dates: string;
  /** The last rounds of its draw, a few matches, or, where there are none yet, what it is. */
  readonly content:
    | {
        readonly kind: 'draw';
        readonly semiFinals: readonly [CardMatch, CardMatch];
        readonly final: CardMatch;
      }
    | { readonly kind: 'matches'; readonly matches: readonly CardMatch[] }
    | { readonly kind: 'lines'; readonly lines: readonly string[] };
}

/** The grounds of a header (brief, section 3); slate where the courts differ. */
export type SurfaceGround = Exclude<Surface, 'artificial_grass'> | 'slate';

const groundOf = (surface: Surface | undefined): SurfaceGround =>
  surface === 'artificial_grass' ? 'grass' : (surface ?? 'slate');

/** At the size of a message, nobody can read more. */
const MOST_MATCHES = 4;

const roundsIn = ({ matches }: Words): Readonly<Record<MatchRound, string>> => ({
  round_robin: matches.roundRobin,
  group_stage: matches.groupStage,
  group: matches.group,
  knockout: matches.knockout,
  quarter_final: matches.quarterFinal,
  semi_final: matches.semiFinal,
  third_place: matches.thirdPlace,
  final: matches.final,
});

const formatsIn = ({ tournaments }: Words): Readonly<Record<TournamentFormat, string>> => ({
  round_robin: tournaments.formatRoundRobin,
  groups_knockout: tournaments.formatGroupsKnockout,
  knockout: tournaments.formatKnockout,
});

const statusesIn = ({ tournaments }: Words): Readonly<Record<TournamentStatus, string>> => ({
  draft: tournaments.statusDraft,
  upcoming: tournaments.statusUpcoming,
  registering: tournaments.statusRegistering,
  active: tournaments.statusActive,
  completed: tournaments.statusCompleted,
});

const endingsIn = ({ matches }: Words) => ({
  retired: matches.retiredShort,
  walkover: matches.walkoverShort,
  defaulted: matches.defaultedShort,
  withdrawn: matches.withdrawnShort,
  abandoned: matches.abandonedShort,
  cancelled: matches.cancelledShort,
});

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function wallClock(zone: string, moment: string): WallClock {
  const { day, time } = localMoment(zone, moment);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return {
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8, 10)),
    weekday: WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '',
    hour,
    minute,
  };
}

/** The sets of a score, by side. */
function setsOf({ scores }: Match, side: 1 | 2): CardSide['sets'] {
  if (scores === null) return [];
  return [scores.set1, scores.set2, scores.set3, scores.set4, scores.set5].flatMap((set) => {
    if (set === undefined) return [];
    const [games, points] = side === 1 ? [set.player1, set.tieBreak1] : [set.player2, set.tieBreak2];
    const isLost = side === 1 ? set.player1 < set.player2 : set.player2 < set.player1;
    return [{ games: String(games), tieBreak: points !== undefined && isLost ? String(points) : '' }];
  });
}

function sideOf(words: Words, match: Match, side: 1 | 2): CardSide {
  const [id, name, seed] =
    side === 1
      ? [match.participant1Id, match.p1Name, match.p1Seed]
      : [match.participant2Id, match.p2Name, match.p2Seed];
  return {
    name: name ?? (id === null ? words.matches.tbd : words.matches.playerNumber({ id })),
    seed: seed === null ? '' : `[${seed}]`,
    sets: setsOf(match, side),
    isWinner: match.winnerId !== null && match.winnerId === id,
  };
}

/** Whether a match is in progress, and not left over from an earlier day. */
const isLive = ({ status, leftOverFrom }: Match, now: Date): boolean =>
  status === 'in_progress' && (leftOverFrom === undefined || leftOverFrom > now.toISOString());

/** A match in words. */
function cardMatch(words: Words, match: Match, now: Date): CardMatch {
  const isToCome = match.status === 'scheduled';
  const when =
    isToCome && match.startTime !== null ? sayMoment(words, wallClock(match.timeZone, match.startTime)) : '';
  const caption = [
    match.groupName ?? roundsIn(words)[match.round],
    when,
    match.status === 'completed' ? '' : (match.court ?? ''),
  ];
  const kind = match.scores?.outcome?.kind;
  return {
    caption: caption.filter((part) => part !== '').join(' · '),
    ending: kind === undefined ? '' : endingsIn(words)[kind],
    isLive: isLive(match, now),
    sides: [sideOf(words, match, 1), sideOf(words, match, 2)],
  };
}

/** The last two rounds, once somebody stands in one of them. */
function lastRounds(matches: readonly Match[]) {
  const finals = matches.filter(({ round }) => round === 'final');
  const semiFinals = matches.filter(({ round }) => round === 'semi_final');
  const [final] = finals;
  const [first, second] = semiFinals;
  if (final === undefined || first === undefined || second === undefined) return null;
  if (finals.length > 1 || semiFinals.length > 2) return null;
  const isReached = semiFinals.some(
    (match) => match.participant1Id !== null || match.participant2Id !== null,
  );
  return isReached ? { semiFinals: [first, second] as const, final } : null;
}

/** As a text that sorts; what has no time comes last. */
const startOf = ({ startTime }: Match): string => startTime ?? '9999';

/** Those on court, then the next, then what was played last. */
function mostTelling(matches: readonly Match[], now: Date): readonly Match[] {
  const named = matches.filter((match) => match.participant1Id !== null && match.participant2Id !== null);
  const ofStatus = (status: Match['status']) => named.filter((match) => match.status === status);
  const next = ofStatus('scheduled').toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  const last = ofStatus('completed').toReversed();
  return [...named.filter((match) => isLive(match, now)), ...next, ...last].slice(0, MOST_MATCHES);
}

function contentOf(
  words: Words,
  tournament: Tournament,
  matches: readonly Match[],
  now: Date,
): CardFacts['content'] {
  const rounds = lastRounds(matches);
  if (rounds !== null) {
    const [first, second] = rounds.semiFinals;
    return {
      kind: 'draw',
      semiFinals: [cardMatch(words, first, now), cardMatch(words, second, now)],
      final: cardMatch(words, rounds.final, now),
    };
  }
  const shown = mostTelling(matches, now);
  if (shown.length > 0)
    return { kind: 'matches', matches: shown.map((match) => cardMatch(words, match, now)) };
  const { entered } = words.tournaments;
  return {
    kind: 'lines',
    lines: [
      statusesIn(words)[tournament.status],
      formatsIn(words)[tournament.format],
      entered({ count: tournament.participantCount, most: tournament.maxParticipants }),
    ],
  };
}

/** The texts on the picture of a tournament in a language, at a moment. */
export function cardFacts(
  tournament: Tournament,
  matches: readonly Match[],
  language: Language,
  platform: string,
  now: Date,
): CardFacts {
  const words = wordsIn(language);
  const { timeZone, startDate, endDate, club, clubName, surface } = tournament;
  const host = club?.name ?? clubName ?? words.tournaments.independent;
  return {
    platform,
    name: tournament.name,
    // The colour never speaks alone.
    club: surface === undefined ? host : `${host}, ${words.desk.surface({ surface })}`,
    ground: groundOf(surface),
    dates: sayDays(words, dayIn(timeZone, startDate), dayIn(timeZone, endDate)),
    content: contentOf(words, tournament, matches, now),
  };
}
