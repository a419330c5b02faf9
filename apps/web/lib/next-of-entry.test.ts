// The first thing that a follower reads about an entry.
import type { Match } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from './sample-match.ts';
import { lineOf, matchThatCounts, whenAndWhom } from './next-of-entry.ts';

const OWN = 1;
const moment = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

const aMatch = (id: number, fields: Partial<Match>): Match => ({
  ...sampleMatch(id),
  participant1Id: OWN,
  participant2Id: 2,
  p1Name: 'Nina Kovač',
  p2Name: 'Priya Raman',
  winnerId: null,
  scoreText: null,
  calledAt: null,
  court: null,
  ...fields,
});

const early = aMatch(1, { status: 'scheduled', startTime: '2026-09-12T09:00:00.000Z' });
const late = aMatch(2, { status: 'scheduled', startTime: '2026-09-12T15:00:00.000Z' });
const over = aMatch(3, {
  status: 'completed',
  startTime: '2026-09-11T09:00:00.000Z',
  winnerId: OWN,
  scoreText: '6-4 6-2',
});
const onCourt = aMatch(4, { status: 'in_progress', court: '3' });

describe('the match that counts', () => {
  it('is the one on court, else the next one, else the last result', () => {
    expect(matchThatCounts([over, late, early, onCourt], OWN)?.id).toBe(4);
    expect(matchThatCounts([over, late, early], OWN)?.id).toBe(1);
    expect(matchThatCounts([over], OWN)?.id).toBe(3);
    expect(matchThatCounts([over, early], 99)).toBe(undefined);
  });

  it('is the one that is called before one that was planned for earlier, and goes by what is expected', () => {
    expect(matchThatCounts([early, { ...late, calledAt: '2026-09-12T08:50:00.000Z' }], OWN)?.id).toBe(2);
    const moved = {
      ...early,
      estimate: {
        low: '2026-09-12T16:00:00.000Z',
        median: '2026-09-12T16:30:00.000Z',
        high: '2026-09-12T17:00:00.000Z',
      },
    };
    expect(matchThatCounts([moved, late], OWN)?.id).toBe(2);
  });

  it('is the later one of two results that have no times, and no place without an opponent', () => {
    const [first, second] = [3, 9].map((drawMatch) => ({
      ...over,
      id: drawMatch,
      drawMatch,
      startTime: null,
    }));
    if (first === undefined || second === undefined) throw new Error('two');
    expect(matchThatCounts([first, second], OWN)?.id).toBe(9);
    expect(matchThatCounts([first, { ...second, p2Name: null }], OWN)?.id).toBe(3);
  });

  it('is no match that ended without a winner', () => {
    expect(matchThatCounts([{ ...over, winnerId: null }], OWN)).toBe(undefined);
  });
});

describe('its line', () => {
  it('is said from the side that is followed', () => {
    expect(lineOf(over, OWN)).toBe('Won against Priya Raman, 6-4 6-2');
    expect(lineOf(over, 2)).toBe('Lost to Nina Kovač, 6-4 6-2');
    // The winner's games come first [OU2].
    const turned = { ...over, winnerId: 2, scoreText: '4-6 2-6' };
    expect(lineOf(turned, 2)).toBe('Won against Nina Kovač, 6-4 6-2');
    expect(lineOf(turned, OWN)).toBe('Lost to Priya Raman, 6-4 6-2');
    expect(lineOf(onCourt, OWN)).toBe('On court now, Court 3, against Priya Raman');
    expect(lineOf({ ...onCourt, court: null }, OWN)).toBe('On court now, against Priya Raman');
    expect(lineOf({ ...over, scoreText: null }, OWN)).toBe('Won against Priya Raman');
    expect(lineOf(undefined, OWN)).toBe('No match is planned now');
  });

  it('says that it is next on its court, with what is expected or planned', () => {
    const next = (minutes: number): Match => ({
      ...early,
      court: '3',
      startTime: moment(minutes),
      estimate: { low: moment(minutes), median: moment(minutes), high: moment(minutes), isNext: true },
    });
    expect(lineOf(next(-5), OWN)).toBe('Next on Court 3, against Priya Raman');
    expect(lineOf(next(90), OWN)).toMatch(/^Next on Court 3, against Priya Raman • \d+:\d\d [AP]M/);
    const delayed = { ...next(-5), estimate: { ...next(30).estimate, low: moment(20), isNext: true } };
    expect(lineOf(delayed as Match, OWN)).toMatch(/^Next on Court 3, against Priya Raman • about /);
    expect(lineOf({ ...next(-5), calledAt: moment(-1) }, OWN)).toBe('Called to Court 3, against Priya Raman');
  });

  it('names the court once where a match is called', () => {
    const called = { ...early, court: '3', calledAt: '2026-09-12T08:50:00.000Z' };
    expect(lineOf(called, OWN)).toBe('Called to Court 3, against Priya Raman');
    expect(lineOf({ ...called, p2Name: null }, OWN)).toBe('Called to Court 3');
    expect(lineOf({ ...early, court: '3' }, OWN)).toMatch(/, against Priya Raman • Court 3/);
  });

  it('says where and about when a match is that follows another one, which is not in sight [OP37, OP38]', () => {
    const following = {
      ...early,
      court: '3',
      startTime: moment(45),
      timeZone: 'UTC',
      followedBy: true,
      estimate: { low: moment(30), median: moment(45), high: moment(90) },
    };
    const today = /^(?:\w+ \d+, \d+ • )?Court 3, against Priya Raman/.source;
    expect(lineOf(following, OWN)).toMatch(new RegExp(`${today} • about .+, between .+$`));
    expect(lineOf({ ...following, p2Name: null }, OWN)).toMatch(/Court 3 • about /);
    const { estimate: _none, ...alone } = following;
    expect(lineOf(alone as Match, OWN)).toMatch(new RegExp(`${today} • after another match$`));
    const other = { ...alone, startTime: '2026-09-12T15:00:00.000Z' } as Match;
    expect(lineOf(other, OWN)).toBe('Sep 12, 2026 • Court 3, against Priya Raman • after another match');
    expect(lineOf({ ...other, calledAt: moment(-1) }, OWN)).toBe('Called to Court 3, against Priya Raman');
    // What tells two children apart who look the same.
    expect(whenAndWhom(other, OWN)).toBe('Sep 12, 2026 • Court 3, against Priya Raman');
  });
});
