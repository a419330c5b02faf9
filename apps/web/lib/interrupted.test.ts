// Whether a match is played now or was broken off, the same wherever it is read: on screens, in lists, in a line of text (D56).
import type { Match } from '@tennis/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cellCaption } from './bracket-view.ts';
import { interruptionOf, isLeftOver, isOnCourt, standsAt } from './interrupted.ts';
import { spokenMatch } from './match-facts.ts';
import { matchView } from './match-view.ts';
import { lineOf, matchThatCounts } from './next-of-entry.ts';
import { sampleMatch } from './sample-match.ts';
import { shortWhen } from './when-words.ts';

const at = (time: string, day = 12): string => `2026-09-${day}T${time}:00.000Z`;
const NOW = new Date(at('14:20'));
const rain = (again: string | null = null) => ({ since: at('14:10'), reason: 'rain' as const, again });
const begun = (interrupted?: Match['interrupted']): Match =>
  sampleMatch(1, {
    timeZone: 'UTC',
    status: 'in_progress',
    court: 'Court 5',
    startTime: at('13:30'),
    participant1Id: 11,
    participant2Id: 12,
    p1Name: 'Nina Kovač',
    p2Name: 'Priya Raman',
    scoreText: '6-4 4-3',
    calledAt: at('13:25'),
    ...(interrupted !== undefined && { interrupted }),
  });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a match that has begun', () => {
  it.each([
    ['is played', undefined, null],
    ['was moved and waits', { goesOn: at('14:40') }, { goesOn: at('14:40'), again: null }],
    ['was moved and has gone on', { goesOn: at('14:00') }, null],
    ['stands still', { goesOn: null, suspended: rain() }, { goesOn: null, again: null }],
    [
      'stands still until about three',
      { goesOn: null, suspended: rain(at('15:00')) },
      { goesOn: null, again: at('15:00') },
    ],
    // The guess was wrong.
    [
      'stands still for longer',
      { goesOn: null, suspended: rain(at('14:15')) },
      { goesOn: null, again: null },
    ],
    [
      'has gone on and stands still again',
      { goesOn: at('14:00'), suspended: rain() },
      { goesOn: null, again: null },
    ],
    [
      'waits for a court that stands still',
      { goesOn: at('16:00'), suspended: rain() },
      { goesOn: at('16:00'), again: null },
    ],
  ] as const)('%s', (_case, interrupted, expected) => {
    expect(interruptionOf(begun(interrupted))).toEqual(expected);
    expect(isOnCourt(begun(interrupted))).toBe(expected === null);
  });

  it('is not on court any more once an earlier day has left it unfinished, whether anybody said why or not [D56]', () => {
    const left = (interrupted?: Match['interrupted']): Match => ({
      ...begun(interrupted),
      leftOverFrom: at('00:00', 13),
    });
    const nextDay = new Date(at('08:00', 13));
    expect([isOnCourt(left()), isLeftOver(left())]).toEqual([true, false]);
    expect(isOnCourt(left(), new Date(at('23:59')))).toBe(true);
    expect([isOnCourt(left(), nextDay), isLeftOver(left(), nextDay)]).toEqual([false, true]);
    expect(interruptionOf(left(), nextDay)).toEqual({ goesOn: null, again: null });
    expect(interruptionOf(left({ goesOn: null, suspended: rain() }), nextDay)).toEqual({
      goesOn: null,
      again: null,
    });
    vi.setSystemTime(nextDay);
    expect(matchView(left(), 'UTC')).toMatchObject({ phase: 'interrupted' });
    expect(cellCaption(left(), nextDay)).toBe('Sat 1:30 PM, Court 5');
    // Its followers read first what they can go to.
    const next = sampleMatch(2, { startTime: at('14:30', 13), participant1Id: 11 });
    expect(matchThatCounts([left(), next], 11)).toBe(next);
    expect(matchThatCounts([left()], 11)).toEqual(left());
    expect(lineOf(left(), 11)).toBe('Interrupted at 6-4 4-3, against Priya Raman • Court 5');
  });

  it('is not on court before it has begun, nor when it is over', () => {
    const others = (['scheduled', 'completed', 'cancelled'] as const).map((status) => ({
      ...begun({ goesOn: at('16:00') }),
      status,
    }));
    expect(others.map((match) => [interruptionOf(match), isOnCourt(match)])).toEqual(
      others.map(() => [null, false]),
    );
  });
});

describe('an interrupted match', () => {
  it('stands where it goes on, with that time', () => {
    const match = begun({ goesOn: at('14:40') });
    expect(standsAt(match)).toBe(at('14:40'));
    expect(matchView(match, 'UTC')).toMatchObject({
      phase: 'interrupted',
      when: 'Sep 12, 2026 • 2:40 PM',
      time: '2:40 PM',
      court: 'Court 5',
    });
    // Once it goes on it is as any other on court.
    vi.setSystemTime(at('14:41'));
    expect(matchView(match, 'UTC')).toMatchObject({ phase: 'live', time: '1:30 PM' });
  });

  it('says when it goes on', () => {
    const notes = [
      begun(),
      begun({ goesOn: at('14:40') }),
      begun({ goesOn: at('09:00', 13) }),
      begun({ goesOn: null, suspended: rain(at('15:00')) }),
      begun({ goesOn: null, suspended: rain() }),
    ].map((match) => shortWhen(match, NOW.toISOString()));
    expect(notes).toEqual([
      '',
      'Goes on at 2:40 PM',
      'Goes on Sun 9:00 AM',
      'Expected to go on at about 3:00 PM',
      '',
    ]);
  });

  it('is what its followers read first, with its score', () => {
    const match = begun({ goesOn: at('14:40') });
    const next = sampleMatch(2, { startTime: at('14:30'), participant1Id: 11 });
    expect(matchThatCounts([next, match], 11)).toBe(match);
    expect(lineOf(match, 11)).toBe(
      'Interrupted at 6-4 4-3, against Priya Raman • Court 5 • Goes on at 2:40 PM',
    );
    // Each side reads its own games first.
    expect(lineOf(match, match.participant2Id ?? 0)).toMatch(/^Interrupted at 4-6 3-4, against /);
    expect(lineOf({ ...match, scoreText: null, p2Name: null }, 11)).toBe(
      'Interrupted, against TBD • Court 5 • Goes on at 2:40 PM',
    );
    expect(lineOf(begun(), 11)).toBe('On court now, Court 5, against Priya Raman');
  });

  it('says so in a draw, and to a screen reader', () => {
    const match = begun({ goesOn: at('14:40') });
    expect(cellCaption(match, NOW)).toBe('Goes on at 2:40 PM, Court 5');
    expect(cellCaption(begun(), NOW)).toBe('Court 5');
    expect(spokenMatch(matchView(match, 'UTC'))).toContain(', interrupted');
  });
});
