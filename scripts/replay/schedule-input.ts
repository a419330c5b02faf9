// Reads one line of a schedule replay: a situation and the questions about it. Fields: docs/replay.md.
import type {
  DoneMatch,
  PlacedMatch,
  RunningMatch,
  ScheduleCourt,
  ScheduleEvent,
  ScheduleId,
  ScheduleMatch,
  SchedulePlayer,
  ScheduleSide,
  Shortening,
  Situation,
  Span,
  SuspendedMatch,
} from '../../packages/domain/index.ts';
import { isFields, type Fields } from './json-lines.ts';

/** A line that cannot be read; the message names the field. */
export class Malformed extends Error {}

const refuse = (field: string, wanted: string): never => {
  throw new Malformed(`"${field}" is not ${wanted}.`);
};

const id = (value: unknown, field: string): ScheduleId =>
  typeof value === 'string' || typeof value === 'number' ? value : refuse(field, 'a name or a number');

const minute = (value: unknown, field: string): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse(field, 'a number of minutes');

const list = (value: unknown, field: string): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : refuse(field, 'a list');

const fields = (value: unknown, field: string): Fields =>
  isFields(value) ? value : refuse(field, 'an object');

const spans = (value: unknown, field: string): readonly Span[] =>
  list(value, field).map((span): Span => {
    const [from, to] = list(span, field);
    return [minute(from, field), minute(to, field)];
  });

/** A field only if it is there: exact optional types want it left out otherwise. */
function given<K extends string, T>(
  from: Fields,
  key: K,
  read: (value: unknown, field: string) => T,
): { readonly [P in K]?: T } {
  const value = from[key];
  return value === undefined || value === null
    ? {}
    : ({ [key]: read(value, key) } as { readonly [P in K]: T });
}

const text = (value: unknown, field: string): string =>
  typeof value === 'string' ? value : refuse(field, 'a text');
const yes = (value: unknown, field: string): boolean =>
  typeof value === 'boolean' ? value : refuse(field, 'true or false');
const ids = (value: unknown, field: string): readonly ScheduleId[] =>
  list(value, field).map((one) => id(one, field));
const texts = (value: unknown, field: string): readonly string[] =>
  list(value, field).map((one) => text(one, field));

const courtOf = (value: unknown): ScheduleCourt => {
  const court = fields(value, 'courts');
  return {
    id: id(court['id'], 'courts.id'),
    open: spans(court['open'] ?? [], 'courts.open'),
    ...given(court, 'blocked', spans),
    ...given(court, 'surface', text),
    ...given(court, 'indoor', yes),
    ...given(court, 'lights', yes),
    ...given(court, 'centre', yes),
  };
};

const shorterOf = (value: unknown, field: string) => {
  const shorter = fields(value, field);
  return { minutes: minute(shorter['minutes'], field), rest: minute(shorter['rest'], field) };
};

const eventOf = (value: unknown): ScheduleEvent => {
  const event = fields(value, 'events');
  return {
    id: id(event['id'], 'events.id'),
    kind: event['kind'] === 'doubles' ? 'doubles' : 'singles',
    minutes: minute(event['minutes'], 'events.minutes'),
    rest: minute(event['rest'] ?? 0, 'events.rest'),
    ...given(event, 'courts', ids),
    ...given(event, 'surfaces', texts),
    ...given(event, 'limits', text),
    ...given(event, 'early', minute),
    ...given(event, 'format', text),
    ...given(event, 'shorter', shorterOf),
  };
};

const sideOf = (value: unknown): ScheduleSide => {
  const side = fields(value, 'sides');
  if (side['players'] !== undefined) return { players: ids(side['players'], 'sides.players') };
  if (side['winner'] !== undefined) return { winner: id(side['winner'], 'sides.winner') };
  if (side['loser'] !== undefined) return { loser: id(side['loser'], 'sides.loser') };
  return { group: ids(side['group'], 'sides'), place: minute(side['place'] ?? 1, 'sides.place') };
};

const pinOf = (value: unknown) => {
  const pin = fields(value, 'pin');
  return { ...given(pin, 'court', id), ...given(pin, 'start', minute) };
};

const matchOf = (value: unknown): ScheduleMatch => {
  const match = fields(value, 'matches');
  const [first, second] = list(match['sides'], 'matches.sides');
  return {
    id: id(match['id'], 'matches.id'),
    event: id(match['event'], 'matches.event'),
    round: minute(match['round'] ?? 1, 'matches.round'),
    sides: [sideOf(first), sideOf(second)],
    ...given(match, 'minutes', minute),
    ...given(match, 'rest', minute),
    ...given(match, 'notBefore', minute),
    ...given(match, 'mustEndBy', minute),
    ...given(match, 'pin', pinOf),
    ...given(match, 'follows', id),
    ...given(match, 'final', yes),
  };
};

const placedOf = (value: unknown, field: string): PlacedMatch => {
  const placed = fields(value, field);
  return {
    match: id(placed['match'], `${field}.match`),
    court: id(placed['court'], `${field}.court`),
    start: minute(placed['start'], `${field}.start`),
  };
};

/** An order as somebody has put it down. */
export const orderIn = (value: unknown, field = 'order'): readonly PlacedMatch[] =>
  list(value, field).map((one) => placedOf(one, field));

const doneOf = (value: unknown): DoneMatch => {
  const done = fields(value, 'done');
  const winner = done['winner'] === 1 ? 1 : 0;
  if (done['walkover'] === true) return { match: id(done['match'], 'done.match'), winner, walkover: true };
  return { ...placedOf(done, 'done'), end: minute(done['end'], 'done.end'), winner };
};

const runningOf = (value: unknown): RunningMatch => ({
  ...placedOf(value, 'running'),
  end: minute(fields(value, 'running')['end'], 'running.end'),
  ...given(fields(value, 'running'), 'aside', (aside) => yes(aside, 'running.aside')),
  ...given(fields(value, 'running'), 'sets', (sets) =>
    list(sets, 'running.sets').map((set): readonly [number, number] => {
      const [one, other] = list(set, 'running.sets');
      return [minute(one, 'running.sets'), minute(other, 'running.sets')];
    }),
  ),
});

const suspendedOf = (value: unknown): SuspendedMatch => ({
  ...placedOf(value, 'suspended'),
  minutesLeft: minute(fields(value, 'suspended')['minutesLeft'], 'suspended.minutesLeft'),
});

/** The rounds that a line has in their shorter format. */
export const shorteningsIn = (value: unknown): readonly Shortening[] =>
  list(value ?? [], 'shorten').map((one) => {
    const shortening = fields(one, 'shorten');
    return {
      event: id(shortening['event'], 'shorten.event'),
      fromRound: minute(shortening['fromRound'], 'shorten.fromRound'),
    };
  });

/** The matches that a line gives up: their names, or objects that name them. */
export const givenUpIn = (value: unknown): readonly ScheduleId[] =>
  list(value ?? [], 'unplaced').map((one) => id(isFields(one) ? one['match'] : one, 'unplaced'));

const all =
  <T>(read: (value: unknown) => T) =>
  (value: unknown, field: string): readonly T[] =>
    list(value, field).map((one) => read(one));

const limitsOf = (value: unknown, field: string): NonNullable<Situation['limits']> =>
  Object.fromEntries(
    Object.entries(fields(value, field)).map(([name, entry]) => {
      const limits = fields(entry, field);
      return [
        name,
        {
          ...given(limits, 'singles', minute),
          ...given(limits, 'doubles', minute),
          ...given(limits, 'total', minute),
          ...given(limits, 'overnight', minute),
        },
      ];
    }),
  );

const playersOf = (value: unknown, field: string): Readonly<Record<string, SchedulePlayer>> =>
  Object.fromEntries(
    Object.entries(fields(value, field)).map(([name, entry]) => {
      const player = fields(entry, field);
      return [
        name,
        {
          ...given(player, 'away', spans),
          ...given(player, 'wish', spans),
          ...given(player, 'rest', minute),
        },
      ];
    }),
  );

const darkOf = (value: unknown, field: string): number | readonly (number | null)[] =>
  Array.isArray(value)
    ? value.map((one: unknown) => (one === null ? null : minute(one, field)))
    : minute(value, field);

/** Reads the situation of a line. Throws `Malformed` when a field is not what it should be. */
export const situationIn = (line: Fields): Situation => ({
  ...given(line, 'days', minute),
  courts: list(line['courts'], 'courts').map(courtOf),
  ...given(line, 'dark', darkOf),
  ...given(line, 'turnaround', minute),
  events: list(line['events'], 'events').map(eventOf),
  ...given(line, 'limits', limitsOf),
  ...given(line, 'players', playersOf),
  matches: list(line['matches'], 'matches').map(matchOf),
  ...(line['possiblePlayers'] === 'count' ? { possiblePlayers: 'count' as const } : {}),
  ...given(line, 'target', minute),
  ...(line['goal'] === 'comfort' ? { goal: 'comfort' as const } : {}),
  ...given(line, 'now', minute),
  ...given(line, 'notice', minute),
  ...given(
    line,
    'published',
    all((one) => placedOf(one, 'published')),
  ),
  ...given(line, 'done', all(doneOf)),
  ...given(line, 'running', all(runningOf)),
  ...given(line, 'suspended', all(suspendedOf)),
});
