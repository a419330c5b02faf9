import { describe, expect, it } from 'vitest';
import { changeText } from './change-text.ts';

const set = (player1: number, player2: number) => ({ player1, player2 });

describe('a change reads', () => {
  it.each([
    [{ field: 'status', before: 'scheduled', after: 'in_progress' }, 'Status: Upcoming → In Progress'],
    [{ field: 'court', before: null, after: 'Court 2' }, 'Court: none → Court 2'],
    [{ field: 'playersProgressing', before: 2, after: 3 }, 'Players progressing: 2 → 3'],
    [{ field: 'participant1Id', before: 4, after: 5, afterName: 'Nina' }, 'Player 1: 4 → Nina'],
    [{ field: 'letRule', before: 1, after: 0 }, 'Let rule: yes → no'],
    [{ field: 'language', before: null, after: 'fr' }, 'Language: none → Français'],
    [{ field: 'round', before: 'round_of_16', after: 'semi_final' }, 'Round: Round Of 16 → Semi Final'],
    [
      { field: 'options', after: { kind: 'compass', separateClubs: true } },
      'Options: Compass draw, Keep players of one club apart in their first match',
    ],
    [{ field: 'isActive', before: 1, after: 0 }, 'Active: yes → no'],
    [{ field: 'billingCycle', before: 'monthly', after: 'yearly' }, 'Billing cycle: Monthly → Yearly'],
    [{ field: 'priority', before: 'medium', after: 'urgent' }, 'Priority: Medium → Urgent'],
    [{ field: 'status', before: 'open', after: 'resolved' }, 'Status: Open → Resolved'],
    [{ field: 'fromTheFuture', after: 'x' }, 'fromTheFuture: x'],
    [{ field: 'email' }, 'Email changed; its text is not kept here'],
    [{ field: 'role', after: 'member' }, 'Role: Member'],
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
