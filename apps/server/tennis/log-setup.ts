// How a stored log of points began: what its events are replayed from (D52).
import type { ScoreSetup } from '@tennis/contract';
import {
  disciplineOf,
  isPairType,
  parseMatchFormat,
  printMatchFormat,
  type MatchSetup,
} from '@tennis/domain';
import type { MatchView } from '../access/match-view.ts';
import type { ScoreLogRow } from '../database/schema.ts';
import { storedFormat } from './match-format.ts';

/** A setup as it is stored: the format has a column of its own. */
export const setupToStore = ({ firstServer, women }: ScoreSetup): string =>
  JSON.stringify({ firstServer, ...(women !== undefined && { women }) });

/** The setup of a stored log. */
export const setupStored = (log: Pick<ScoreLogRow, 'setup' | 'match_format'>): ScoreSetup => ({
  ...(JSON.parse(log.setup) as ScoreSetup),
  matchFormat: log.match_format,
});

/** The format by which a device has counted, in its normal spelling; null if it names none that can be read, as older pads do. */
export function formatCounted({ matchFormat }: ScoreSetup): string | null {
  const parsed = matchFormat === undefined ? null : parseMatchFormat(matchFormat);
  return parsed?.ok === true ? printMatchFormat(parsed.value) : null;
}

/** The same for the engine. */
export function setupOf(log: Pick<ScoreLogRow, 'setup' | 'match_format'>, match: MatchView): MatchSetup {
  const { firstServer, women } = setupStored(log);
  return {
    format: storedFormat(log.match_format),
    discipline: disciplineOf(isPairType(match.tournament_type), women),
    firstServer,
  };
}
