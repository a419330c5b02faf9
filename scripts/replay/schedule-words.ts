// Says in English what the order-of-play engine answers in codes.
import type { GivenUp, Replan, SituationError, Violation } from '../../packages/domain/index.ts';

/** 870 is "14:30", 2310 is "day 1, 14:30". */
const timeText = (minute: number): string => {
  const day = Math.floor(minute / 1440);
  const rest = ((minute % 1440) + 1440) % 1440;
  const clock = `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(Math.round(rest % 60)).padStart(2, '0')}`;
  return day === 0 ? clock : `day ${day}, ${clock}`;
};

const minutes = (count: number | undefined): string => (count === 1 ? '1 minute' : `${count ?? 0} minutes`);

const FAULTS: Readonly<Record<Violation['fault'], (violation: Violation) => string>> = {
  'placed-twice': ({ matches: [one] }) => `${one} is placed twice.`,
  'not-placed': ({ matches: [one] }) => `${one} is neither placed nor given up.`,
  'placed-and-given-up': ({ matches: [one] }) => `${one} is placed and given up at once.`,
  'not-to-be-placed': ({ matches: [one] }) => `${one} is unknown, over or on court, and is not to be placed.`,
  'waits-for-given-up': ({ matches: [one, other] }) => `${one} waits for ${other}, which is given up.`,
  'unknown-court': ({ matches: [one] }) => `${one} is on a court that does not exist.`,
  'court-not-allowed': ({ matches: [one] }) => `${one} is on a court that its event may not use.`,
  'start-not-whole': ({ matches: [one] }) => `${one} does not start on a whole minute.`,
  'court-closed': ({ matches: [one] }) =>
    `${one} is on a court that is closed, blocked or dark before it ends.`,
  'court-taken': ({ matches: [one, other], minutes: count }) =>
    `${one} and ${other} are on the same court ${minutes(count)} too close together.`,
  'before-feeder': ({ matches: [one, other], minutes: count, limit }) =>
    `${one} starts ${minutes(count)} too early after ${other}: its players have rested at ${timeText(limit ?? 0)}.`,
  'too-close': ({ matches: [one, other], player, minutes: count }) =>
    `${player} would lack ${minutes(count)} between ${one} and ${other}.`,
  away: ({ matches: [one], player, limit }) =>
    `${player} is away until ${timeText(limit ?? 0)} and is in ${one}.`,
  'too-many': ({ matches, player, minutes: count, limit }) =>
    `${player} could have ${count} matches on one day, ${limit} are allowed: ${matches.join(', ')}.`,
  'too-early': ({ matches: [one], minutes: count }) => `${one} starts ${minutes(count)} before it may.`,
  'ends-too-late': ({ matches: [one], minutes: count }) => `${one} ends ${minutes(count)} after it has to.`,
  'other-than-pinned': ({ matches: [one] }) => `${one} is not where or when it is pinned.`,
  'does-not-follow': ({ matches: [one, other] }) => `${one} does not come next after ${other} on its court.`,
  'in-the-past': ({ matches: [one], minutes: count }) => `${one} starts ${minutes(count)} ago.`,
  'before-published': ({ matches: [one], limit }) =>
    `${one} starts earlier than published without notice; it may start at ${timeText(limit ?? 0)}.`,
  'no-shorter-format': ({ matches: [one] }) => `The event of ${one} has no shorter format.`,
  'round-begun': ({ matches }) => `${matches.join(', ')} had begun before the format was shortened.`,
};

/** A violation as a sentence. */
export const violationText = (violation: Violation): string => FAULTS[violation.fault](violation);

const REASONS: Readonly<Record<string, string>> = {
  OP2: 'its event may use none of the courts',
  OP3: 'no court is open long enough',
  OP4: 'the courts are full whenever its players could play',
  OP5: 'what it waits for ends too late',
  OP7: 'somebody in it plays, or could play, whenever a court is free',
  OP8: 'somebody in it is away',
  OP9: 'somebody in it has enough matches on each day, or no rest',
  OP10: 'its own times leave no place',
  OP11: 'it cannot come next after the match that it follows',
};

/** Why a match is given up, as a sentence. */
export const reasonText = ({ rule, waitsFor }: GivenUp): string =>
  waitsFor === undefined
    ? `${rule}: ${REASONS[rule] ?? 'no lawful place was found'}.`
    : `${rule}: it waits for ${waitsFor}, which has no place.`;

/** Why a situation cannot be read, as a sentence. */
export const errorText = ({ type, kind, id }: SituationError): string =>
  type === 'unknown-id'
    ? `There is no ${kind} "${id}".`
    : type === 'same-id-twice'
      ? `Two of kind ${kind} are called "${id}".`
      : 'The links of the matches go round in a circle.';

const TITLES: Readonly<Record<Replan['kind'], (plan: Replan) => string>> = {
  wait: ({ delay }) => `Wait and move everything back by up to ${minutes(Math.round(delay))}`,
  rearrange: ({ parts }) => `Rearrange the rest of the day: ${parts.told} matches to tell`,
  halls: () => 'Play on in the halls, the rest when there is room',
  shorten: ({ parts }) => `Shorten the format of ${parts.shortened} matches`,
  short_sets: ({ parts }) => `Play ${parts.shortened} matches in short sets`,
  tomorrow: () => 'Move the last rounds to tomorrow',
  consolation_doubles: ({ givenUp }) => `Give up ${givenUp.length} matches of the consolation of doubles`,
  consolation: ({ givenUp }) => `Give up ${givenUp.length} matches of the consolation`,
};

/** The effect of a plan, in words. */
export const planTitle = (plan: Replan): string => TITLES[plan.kind](plan);
