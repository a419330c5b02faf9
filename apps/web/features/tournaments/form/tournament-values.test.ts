import { CreateTournamentSchema } from '@tennis/contract';
import { expect, test } from 'vitest';
import { checkTournament, missingFields } from './tournament-checks.ts';
import { changedFields, newValues, tournamentBody, type TournamentValues } from './tournament-values.ts';

const ZONE = 'Europe/Lisbon';
const form = (change: Partial<TournamentValues> = {}): TournamentValues => ({
  ...newValues('2026-09-28T12:00:00.000Z', ZONE, '1'),
  name: 'Spring Cup',
  ...change,
});

test('a new form begins today where the club is [D1]', () => {
  expect(newValues('2026-11-22T03:00:00.000Z', 'America/Los_Angeles', '1').startDay).toBe('2026-11-21');
  expect(newValues('2026-11-22T03:00:00.000Z', 'Asia/Tokyo', '1').startDay).toBe('2026-11-22');
});

test('a new form lasts seven days, over the end of a month, and satisfies the contract [§9]', () => {
  const body = tournamentBody(form(), ZONE);
  expect(body.startDate).toBe('2026-09-28T08:00:00.000Z');
  expect(body.endDate).toBe('2026-10-05T17:00:00.000Z');
  expect(CreateTournamentSchema.safeParse({ ...body, clubId: 1 }).success).toBe(true);
  expect(checkTournament(form(), ZONE, true)).toEqual({});
});

test('a new form sends the defaults of the specification [§9, S9.6]', () => {
  expect(tournamentBody(form(), ZONE)).toMatchObject({
    type: 'Open',
    maxParticipants: 16,
    // 09:00 today, and 18:00 seven days later, in Lisbon.
    startDate: '2026-09-28T08:00:00.000Z',
    endDate: '2026-10-05T17:00:00.000Z',
    rules: {
      format: 'round_robin',
      pointSystem: 'normal_deuce',
      letRule: true,
      timeLimit: 90,
      matchesPerParticipant: 3,
      tieBreakerRule: 'matches_won',
      knockout: false,
    },
  });
  expect(form().playersProgressing).toBe('2');
});

test.each([
  ['maxParticipants', '2', '128', '1', '129'],
  ['timeLimit', '30', '180', '29', '181'],
] as const)('%s is from %s to %s, in the form and on the wire [§9, S9.6]', (name, least, most, ...beyond) => {
  const isTaken = (value: string) => {
    const values = form({ [name]: value });
    const body = { ...tournamentBody(values, ZONE), clubId: 1 };
    const byServer = CreateTournamentSchema.safeParse(body).success;
    expect(Object.keys(checkTournament(values, ZONE, true))).toEqual(byServer ? [] : [name]);
    return byServer;
  };
  expect([least, most].map(isTaken)).toEqual([true, true]);
  expect(beyond.map(isTaken)).toEqual([false, false]);
});

test.each([
  ['round_robin', 0, false],
  ['groups_knockout', 2, false],
  ['knockout', 2, true],
] as const)('%s sends %i progressing and knockout %s [§4, D42]', (format, progressing, knockout) => {
  expect(tournamentBody(form({ format }), ZONE).rules).toMatchObject({
    playersProgressingFromGroups: progressing,
    knockout,
  });
});

test('point system and let rule stand in the match format [D25]', () => {
  expect(tournamentBody(form({ pointSystem: 'sudden_death_deuce', letRule: false }), ZONE).matchFormat).toBe(
    'SET3-S:6NOAD/TB7-NOLET',
  );
});

test('formats of parts stand in the body as far as the tournament has the parts [D25]', () => {
  const parts = { groupsFormat: 'SET1-S:6/TB7', finalFormat: 'SET5-S:6/TB7' };
  const inGroups = form({ format: 'groups_knockout', pointSystem: 'sudden_death_deuce', ...parts });
  expect(tournamentBody(inGroups, ZONE).stageFormats).toEqual({
    groups: 'SET1-S:6NOAD/TB7',
    final: 'SET5-S:6NOAD/TB7',
  });
  expect(tournamentBody(form({ format: 'knockout', ...parts }), ZONE).stageFormats).toEqual({
    final: 'SET5-S:6/TB7',
  });
  const before = tournamentBody(form({ format: 'knockout' }), ZONE);
  const after = tournamentBody(form({ format: 'knockout', placesFormat: 'SET1-S:8/TB7' }), ZONE);
  expect(changedFields(before, after)).toEqual({ stageFormats: { places: 'SET1-S:8/TB7' } });
});

test('a deadline without a time is the end of its day in the club’s zone [D1]', () => {
  const { registrationEndDate } = tournamentBody(form({ registrationDay: '2026-09-20' }), ZONE);
  expect(registrationEndDate).toBe('2026-09-20T22:59:00.000Z');
});

test('a blank time is named once, and its day is not blamed [D41]', () => {
  const values = form({ startTime: '' });
  expect(missingFields(values, true)).toEqual([{ name: 'Start time', field: 'startTime' }]);
  expect(Object.keys(checkTournament(values, ZONE, true))).toEqual(['startTime']);
});

test('players progressing are asked for with groups only [§2]', () => {
  const values = form({ playersProgressing: '' });
  expect(missingFields(values, true)).toEqual([]);
  expect(missingFields({ ...values, format: 'groups_knockout' }, true)).toHaveLength(1);
});

test('an edit sends only what changed [D33]', () => {
  const before = tournamentBody(form(), ZONE);
  const after = tournamentBody(form({ name: 'Autumn Cup', timeLimit: '60' }), ZONE);
  expect(Object.keys(changedFields(before, after))).toEqual(['name', 'rules']);
  expect(changedFields(before, tournamentBody(form(), ZONE))).toEqual({});
});

test('a new tournament’s registration ends by its last day; a change is judged by the server', () => {
  const late = form({ registrationDay: '2026-10-06' });
  const message = 'Registration must end by the last day of the tournament. Please choose an earlier day.';
  expect(checkTournament(late, ZONE, true).registrationDay?.message).toBe(message);
  expect(checkTournament(late, ZONE, false)).toEqual({});
  expect(checkTournament(form({ registrationDay: '2026-10-05' }), ZONE, true)).toEqual({});
});
