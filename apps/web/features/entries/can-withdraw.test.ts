import type { WithdrawalOutcome } from '@tennis/contract';
import { expect, test } from 'vitest';
import { canWithdraw } from './can-withdraw.ts';

const told: WithdrawalOutcome = {
  id: 1,
  name: 'Nina Kovač',
  otherEntries: [],
  applied: false,
  version: 1,
  consequences: [],
  consequenceCodes: [],
  lost: [],
  replacement: null,
  alternates: [],
  nextSeed: null,
  nextSeeds: [],
  undo: null,
};
const shown = { told, unread: null, problem: null, ticked: new Map() };

test('[D57] a withdrawal is sent again after a try that failed', () => {
  expect(canWithdraw({ ...shown, problem: 'No connection to the server.' })).toBe(true);
});

test('[D57] nothing is sent before the person has seen what would happen, here and in each other event they tick', () => {
  expect(canWithdraw({ ...shown, told: null })).toBe(false);
  expect(canWithdraw({ ...shown, unread: 'No connection to the server.' })).toBe(false);
  expect(canWithdraw({ ...shown, ticked: new Map([[2, null]]) })).toBe(false);
  expect(canWithdraw({ ...shown, ticked: new Map([[2, told]]) })).toBe(true);
});
