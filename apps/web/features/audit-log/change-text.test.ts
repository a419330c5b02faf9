import { describe, expect, it } from 'vitest';
import { changeText } from './change-text.ts';

const set = (player1: number, player2: number) => ({ player1, player2 });

describe('a change reads', () => {
  it.each([
    [{ field: 'status', before: 'scheduled', after: 'in_progress' }, 'Status: scheduled → in_progress'],
    [{ field: 'court', before: null, after: 'Court 2' }, 'Court: none → Court 2'],
    [{ field: 'playersProgressing', before: 2, after: 3 }, 'Players progressing: 2 → 3'],
    [{ field: 'participant1Id', before: 4, after: 5, afterName: 'Nina' }, 'Participant 1: 4 → Nina'],
    [{ field: 'email' }, 'Email changed; its text is not kept here'],
    [{ field: 'role', after: 'member' }, 'Role: member'],
    [{ field: 'court', before: 'Court 1' }, 'Court: Court 1 (removed)'],
    [
      { field: 'scores', before: null, after: { set1: set(6, 4), set2: set(7, 5), set3: set(0, 0) } },
      'Scores: none → 6-4 7-5',
    ],
    [
      { field: 'startTime', before: null, after: '2026-09-12T14:00:00.000Z' },
      'Start time: none → Sep 12, 2026 • 2:00 PM',
    ],
  ])('%j', (change, text) => {
    expect(changeText(change, 'UTC')).toBe(text);
  });
});
