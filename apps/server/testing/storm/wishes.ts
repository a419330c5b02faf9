// The next act of somebody at the desk, as they see the tournament: results, corrections, withdrawals, promotions, late entries and undoing; making,
// changing, publishing and taking back draws; and putting groups in order.
import type { DrawOnWire, DrawsAnswer, Match, Participant, RouteName, Tournament } from '@tennis/contract';
import { drawKindsOf, type DrawKind } from '@tennis/domain';
import { drawParams, idOf } from '../draws.ts';

/** A draw by its number, or a match of it by its index: what they are on any database. */
export interface Target {
  readonly draw: number;
  readonly match?: number;
}

/** One write. */
export interface Wish {
  readonly route: RouteName;
  readonly params: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly target?: Target;
}

/** A write to a draw. */
const ofDraw = (draw: DrawOnWire, route: RouteName, body?: Wish['body']): Wish => ({
  route,
  params: drawParams(draw),
  ...(body !== undefined && { body }),
  target: { draw: draw.number },
});

/** A write to a match of a draw. */
const ofMatch = (draw: DrawOnWire, match: Match, route: RouteName, body: Wish['body'] & object): Wish => ({
  route,
  params: idOf(match),
  body,
  target: { draw: draw.number, match: match.drawMatch ?? -1 },
});

/** The draw as they see it, and how far the day is. */
export interface Seen {
  readonly tournament: Pick<Tournament, 'id' | 'rules'>;
  readonly draws: DrawsAnswer;
  readonly matches: readonly Match[];
  readonly entries: readonly Participant[];
  /** Everything is taken back, so that it can be drawn again. */
  readonly isEbb: boolean;
  /** If this is set, only this kind is drawn; otherwise every kind that the format takes. */
  readonly kind?: DrawKind | undefined;
}

/** A number below `below`. */
export type Roll = (below: number) => number;

const SCORES = ['6-1 6-2', '6-4 3-6 6-3', '7-6(4) 6-4'] as const;
const LEVEL = '6-4 6-4';
const NOBODY_CAME = { set1: { player1: 0, player2: 0 }, outcome: { kind: 'walkover', by: 'both' } };
const MOST = 2 ** 31;
/** So many are enough for three groups of three. */
const FEWEST = 10;

const one = <T>(roll: Roll, all: readonly T[]): T | undefined => all[roll(Math.max(1, all.length))];

const inPlaces = (entries: readonly Participant[]): readonly Participant[] =>
  entries.filter(({ withdrawn, alternate }) => !withdrawn && alternate === null);

function aDraw(roll: Roll, { tournament, entries, kind: only }: Seen): Wish {
  const kinds = only === undefined ? drawKindsOf(tournament.rules.format) : [only];
  const kind = kinds[roll(kinds.length)] ?? 'knockout';
  const there = inPlaces(entries);
  const bestNext = roll(3);
  const qualifying = there.slice(-5).map(({ id }) => id);
  const body = {
    kind,
    randomSeed: roll(MOST),
    ...(kind === 'qualifying' && { qualifiers: 2, qualifying }),
    ...(kind === 'groups_knockout' && {
      groups: 3 + roll(2),
      bestNext,
      ...(bestNext === 0 && { consolation: roll(2) === 0 }),
      lots: roll(3) === 0 ? 'number' : 'director',
    }),
  };
  return { route: 'makeDraw', params: idOf(tournament), body };
}

/** Before a draw is out: made, changed by hand, thrown away, published. */
function drawing(roll: Roll, seen: Seen): Wish {
  const { draft } = seen.draws;
  const dice = roll(10);
  if (draft === null || dice < 3) return aDraw(roll, seen);
  const line = () => roll(draft.lines.length);
  if (dice < 5) return ofDraw(draft, 'adjustDraw', { swap: [line(), line()] });
  if (dice < 6) {
    const participantId = one(roll, draft.entries)?.participantId ?? 0;
    return ofDraw(draft, 'adjustDraw', { place: { participantId, line: line() } });
  }
  if (dice < 7)
    return ofDraw(draft, 'adjustDraw', {
      redraw: { keep: [line()], randomSeed: roll(MOST) },
    });
  if (dice < 8) return ofDraw(draft, 'discardDraw');
  return ofDraw(draft, 'setDrawPublished', { published: true });
}

const takeBack = (published: DrawOnWire): Wish =>
  ofDraw(published, 'setDrawPublished', { published: false, reason: 'An entry was overlooked.' });

/** Somebody withdraws, or comes back: always that if so few are left that hardly any draw can be made of them. */
function withdrawing(roll: Roll, { tournament, entries }: Seen, isWished: boolean): Wish {
  const isBack = isWished || inPlaces(entries).length < FEWEST;
  const entry = one(
    roll,
    entries.filter(({ withdrawn }) => withdrawn === isBack),
  );
  const params = { ...idOf(tournament), participantId: String((entry ?? entries[0])?.id ?? 0) };
  const noReplacement = roll(3) === 0 ? { replacement: null } : {};
  const body = isBack
    ? { withdrawn: false, confirm: true }
    : { withdrawn: true, reason: 'injury', confirm: true, ...noReplacement };
  return { route: 'setWithdrawal', params, body };
}

function entering(roll: Roll, draw: DrawOnWire, match: Match): Wish {
  const confirm = roll(3) > 0;
  const isUpper = roll(2) === 0;
  const winnerId = isUpper ? match.participant1Id : match.participant2Id;
  const kind = roll(14);
  const enter = (body: object) =>
    ofMatch(draw, match, 'setMatchScores', { complete: true, confirm, ...body });
  if (kind === 0) return enter({ scores: NOBODY_CAME, winnerId: null });
  if (kind === 1) return enter({ scores: { text: '6-2 1-0 ret.' }, winnerId: match.participant1Id });
  if (kind < 4) {
    const status = (['in_progress', 'completed', 'cancelled', 'scheduled'] as const)[roll(4)];
    return ofMatch(draw, match, 'setMatchStatus', { status, confirm });
  }
  if (kind < 5)
    return ofMatch(draw, match, 'setMatchWinner', { winnerId: roll(3) === 0 ? null : winnerId, confirm });
  // In a group mostly the same score, so that now and then only a lot can decide.
  const isLevel = match.groupId !== null && roll(5) > 0;
  const text = isLevel ? LEVEL : (SCORES[roll(SCORES.length)] ?? SCORES[0]);
  return enter({ scores: { text: isUpper ? text : text.replaceAll(/(\d)-(\d)/g, '$2-$1') }, winnerId });
}

function undoing(roll: Roll, published: DrawOnWire): Wish | null {
  const act = one(roll, (published.acts ?? []).slice(0, 4));
  return act === undefined ? null : ofDraw(published, 'undoInDraw', { act: act.id });
}

/** Somebody who is not in the draw takes a bye of it; null if nobody is left. */
function enteringLate(roll: Roll, published: DrawOnWire, entries: readonly Participant[]): Wish | null {
  const drawn = new Set(published.lines.map((line) => published.entries[line]?.participantId));
  const late = one(
    roll,
    entries.filter(({ id, withdrawn }) => !withdrawn && !drawn.has(id)),
  );
  if (late === undefined) return null;
  return ofDraw(published, 'takeBye', {
    participantId: late.id,
    reason: 'They were here first.',
    confirm: true,
  });
}

/** The order of a group: by lot, by hand, or open again. Some of these are refused, because the rules decide. */
function settling(roll: Roll, published: DrawOnWire): Wish | null {
  const tables = published.stages.flatMap(({ table }, stage) => (table === null ? [] : [{ table, stage }]));
  const open = tables.filter(({ table: { open: isOpen, complete } }) => isOpen && complete);
  const chosen = one(roll, open.length > 0 ? open : tables);
  if (chosen === undefined) return null;
  const ids = chosen.table.rows.map(({ entry }) => published.entries[entry]?.participantId ?? 0);
  const dice = roll(6);
  const order = dice < 3 ? 'lot' : dice < 5 ? ids : null;
  return ofDraw(published, 'settleGroup', { stage: chosen.stage, order, confirm: roll(3) > 0 });
}

const isBegun = ({ status, scoreText, winnerId }: Match): boolean =>
  status === 'in_progress' || status === 'completed' || scoreText !== null || winnerId !== null;

/**
 * Whether the draw has decided a match itself, because a side has withdrawn: this does not keep a draw from being taken back, and nobody can clear it
 * away. A walkover that somebody has entered does keep it; here this is always one of both sides.
 */
function isGivenUp(
  { scores, participant1Id, participant2Id }: Match,
  entries: readonly Participant[],
): boolean {
  const outcome = scores?.outcome;
  if (outcome?.kind !== 'walkover' || outcome.by === 'both') return false;
  const gone = outcome.by === 1 ? participant1Id : participant2Id;
  return entries.some(({ id, withdrawn }) => withdrawn && id === gone);
}

/** The next status on the way from a result to none. */
const CLEARED_BY = { completed: 'in_progress', in_progress: 'cancelled', cancelled: 'scheduled' } as const;

/** Takes away what stands in the way of taking the draw back. */
function clearing(roll: Roll, published: DrawOnWire, begun: readonly Match[]): Wish {
  // Mostly the last ones first: others hang on what was played before them. But the last ones may all be decided by those who have left.
  const match = one(roll, roll(3) > 0 ? begun.slice(-4) : begun);
  if (match === undefined) return takeBack(published);
  if (match.status === 'scheduled')
    return ofMatch(published, match, 'setMatchScores', {
      scores: { text: '' },
      winnerId: null,
      confirm: true,
    });
  // One that is cancelled keeps its score, and only one that is scheduled can be cleared.
  const status = CLEARED_BY[match.status];
  return ofMatch(published, match, 'setMatchStatus', { status, confirm: true });
}

/** Whether entries have come or gone since the draw was made: it is refused until it is made again. */
function isOutOfDate(draft: DrawOnWire, entries: readonly Participant[]): boolean {
  const drawn = new Set(draft.entries.map(({ participantId }) => participantId));
  const there = inPlaces(entries);
  return there.length !== drawn.size || there.some(({ id }) => !drawn.has(id));
}

/** The next thing somebody does. */
export function wish(roll: Roll, seen: Seen): Wish {
  const { published, draft } = seen.draws;
  const dice = roll(20);
  if (published === null) {
    if (draft !== null && dice < 14 && isOutOfDate(draft, seen.entries)) return aDraw(roll, seen);
    if (draft !== null && dice < 9) return ofDraw(draft, 'setDrawPublished', { published: true });
    return dice < 18 ? drawing(roll, seen) : withdrawing(roll, seen, dice === 18);
  }
  const drawn = seen.matches.filter(({ drawId }) => drawId === published.id);
  const begun = drawn.filter((match) => isBegun(match) && !isGivenUp(match, seen.entries));
  if (dice === 0 || (begun.length === 0 && dice < 8))
    return dice % 2 === 0 ? takeBack(published) : aDraw(roll, seen);
  if (seen.isEbb && dice < 18) return clearing(roll, published, begun);
  if (dice > 17) return withdrawing(roll, seen, dice > 18);
  const late = dice === 12 ? enteringLate(roll, published, seen.entries) : null;
  if (late !== null) return late;
  const settled = dice > 12 && dice < 15 ? settling(roll, published) : null;
  if (settled !== null) return settled;
  const undone = dice > 14 ? undoing(roll, published) : null;
  if (undone !== null) return undone;
  const known = drawn.filter((match) => match.participant1Id !== null && match.participant2Id !== null);
  // While the day goes on, mostly what is still to be played: otherwise few groups are ever decided.
  const open = seen.isEbb
    ? []
    : known.filter(({ status }) => status !== 'completed' && status !== 'cancelled');
  const match = one(roll, open.length > 0 && roll(3) > 0 ? open : known);
  return match === undefined ? takeBack(published) : entering(roll, published, match);
}
