import type { AuditRecord } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { narrowedText } from './filter-text.ts';

const record: AuditRecord = {
  seq: 7,
  at: '2026-09-12T14:00:00.000Z',
  until: null,
  count: 1,
  actor: { id: 3, name: 'Marta Silva', role: 'member', clubRole: 'admin' },
  act: 'setMatchScores',
  object: { kind: 'match', id: 12, name: 'Nina Kovač v Priya Raman' },
  tournament: { id: 5, name: 'Clay Open' },
  club: { id: 1, name: 'Riverside' },
  outcome: 'done',
  status: 200,
  reason: null,
  changes: [],
  requestId: null,
  hash: 'x',
};
const gone: AuditRecord = {
  ...record,
  actor: { ...record.actor, name: null },
  object: { kind: 'match', id: 12, name: null },
  tournament: { id: 5, name: null },
};

describe('what a list is narrowed to', () => {
  it.each([
    [{ actor: 3 }, [record], 'Only records by Marta Silva'],
    [{ object: 'match:12' }, [record], 'Only records about match 12 (Nina Kovač v Priya Raman)'],
    [{ tournament: 5, q: 'silva' }, [record], 'Only records in Clay Open'],
    [{ actor: 3, tournament: 5 }, [record], 'Only records by Marta Silva, in Clay Open'],
    [{ actor: 3 }, [gone], 'Only records by a deleted account (number 3)'],
    [{ object: 'match:12' }, [gone], 'Only records about match 12'],
    [{ tournament: 5 }, [gone], 'Only records in tournament 5'],
    [{ actor: 4 }, [record], 'Only records by the person with the number 4'],
    [{ object: 'match:1', tournament: 6 }, [], 'Only records about match 1, in tournament 6'],
    [{ q: 'silva', outcome: 'refused' as const }, [record], null],
  ])('%j', (search, records, text) => {
    expect(narrowedText(search, records)).toBe(text);
  });
});
