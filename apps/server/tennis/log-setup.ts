// How a stored log of points began: what its events are replayed from (D52).
import type { ScoreSetup } from '@tennis/contract';
import { disciplineOf, isPairType, type MatchSetup } from '@tennis/domain';
import type { MatchView } from '../access/match-view.ts';
import type { ScoreLogRow } from '../database/schema.ts';
import { storedFormat } from './match-format.ts';

/** The first server, as it is stored. */
export const setupStored = (log: Pick<ScoreLogRow, 'setup'>): ScoreSetup =>
  JSON.parse(log.setup) as ScoreSetup;

/** The same for the engine. */
export function setupOf(log: Pick<ScoreLogRow, 'setup' | 'match_format'>, match: MatchView): MatchSetup {
  const { firstServer, women } = setupStored(log);
  return {
    format: storedFormat(log.match_format),
    discipline: disciplineOf(isPairType(match.tournament_type), women),
    firstServer,
  };
}
