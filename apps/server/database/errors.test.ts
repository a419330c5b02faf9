// PostgreSQL's messages in our words.
import { describe, expect, it } from 'vitest';
import { databaseFault, UnsettledCommit } from './errors.ts';

const postgres = (code: string) => Object.assign(new Error('refused'), { code });

describe('a fault of PostgreSQL', () => {
  it.each([
    ['lock_not_available', '55P03', 'unavailable'],
    ['query_canceled', '57014', 'unavailable'],
    ['idle_in_transaction_session_timeout', '25P03', 'unavailable'],
    ['feature_not_supported, as of a prepared statement after a change of its table', '0A000', 'unavailable'],
    ['invalid_sql_statement_name, as of a pooler', '26000', 'unavailable'],
    ['read_only_sql_transaction, as of a replica', '25006', 'unavailable'],
    ['protocol_violation, as of a pooler', '08P01', 'unavailable'],
    ['disk_full', '53100', 'unavailable'],
    ['serialization_failure', '40001', 'serialization'],
    ['deadlock_detected', '40P01', 'serialization'],
    ['syntax_error', '42601', null],
  ])('%s (%s) is %s', (_, code, fault) => {
    expect(databaseFault(postgres(code))).toBe(fault);
  });

  it('is unsettled when a commit was lost, whatever it was lost by', () => {
    expect(databaseFault(new UnsettledCommit(postgres('57P01')))).toBe('unsettled');
  });
});
