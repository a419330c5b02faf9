import { describe, expect, it } from 'vitest';
import { auditFilter } from './audit-pages.ts';
import { isReversed, validateAuditSearch } from './audit-search.ts';

describe('the address of an audit log', () => {
  it('keeps what the page knows and drops the rest', () => {
    const search = {
      q: ' Silva ',
      actor: '7',
      act: 'setMatchScores',
      outcome: 'refused',
      object: 'match:12',
    };
    expect(validateAuditSearch({ ...search, from: '2026-09-12', to: '2026-09-31x', other: 1 })).toEqual({
      q: 'Silva',
      actor: 7,
      act: 'setMatchScores',
      outcome: 'refused',
      object: 'match:12',
      from: '2026-09-12',
    });
    expect(validateAuditSearch({ actor: '-1', act: 'a b', outcome: 'x', object: 'match:0', q: ' ' })).toEqual(
      {},
    );
  });

  it('asks for whole days of the viewer, the last one included', () => {
    const filter = auditFilter(3, { from: '2026-03-28', to: '2026-03-29' }, 'Europe/Berlin');
    expect(filter).toEqual({
      clubId: '3',
      from: '2026-03-27T23:00:00.000Z',
      // The clocks were set forward in that night.
      to: '2026-03-29T22:00:00.000Z',
    });
  });

  it('notices days in the wrong order', () => {
    expect(isReversed({ from: '2026-03-29', to: '2026-03-28' })).toBe(true);
    expect(isReversed({ from: '2026-03-28', to: '2026-03-28' })).toBe(false);
    expect(isReversed({ to: '2026-03-28' })).toBe(false);
  });
});
