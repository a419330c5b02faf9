// The format that a tournament's rules suggest (D25): the default of a club tournament, with no-ad and no-let as its rules say.
import type { MatchFormat } from './format.ts';

/** The specification's two point systems (section 5). */
export type PointSystem = 'normal_deuce' | 'sudden_death_deuce';

/** The default of D25: best of three sets to 6 with a tie-break to 7, advantage games and lets. */
export const DEFAULT_MATCH_FORMAT: MatchFormat = {
  bestOf: 3,
  exactly: false,
  set: { kind: 'games', to: 6, noAd: false, tieBreak: { to: 7, noAd: false, at: 6 } },
  finalSet: null,
  lets: true,
};

const withNoAd = <S extends MatchFormat['set']>(set: S, noAd: boolean): S =>
  set.kind === 'games' ? { ...set, noAd } : set;

/** The same format under a tournament's point system and let rule; tie-breaks keep their own way of ending. */
export const underRules = (format: MatchFormat, pointSystem: PointSystem, letRule: boolean): MatchFormat => {
  const noAd = pointSystem === 'sudden_death_deuce';
  return {
    ...format,
    set: withNoAd(format.set, noAd),
    finalSet: format.finalSet === null ? null : withNoAd(format.finalSet, noAd),
    lets: letRule,
  };
};

/** D25: SET3-S:6/TB7, with NOAD under sudden_death_deuce and without lets when the let rule is off. */
export const suggestedMatchFormat = (pointSystem: PointSystem, letRule: boolean): MatchFormat =>
  underRules(DEFAULT_MATCH_FORMAT, pointSystem, letRule);
