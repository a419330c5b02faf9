import { expect, test } from 'vitest';
import { isPairType, TOURNAMENT_TYPES } from './terms.ts';

test('only Doubles and Mixed are played by pairs [D12]', () => {
  expect(TOURNAMENT_TYPES.filter(isPairType)).toEqual(['Doubles', 'Mixed']);
});
