// Reads what a 409 says is stored now, of whatever kind it is.
import { MatchSchema, TournamentSchema, type Match, type Tournament } from '@tennis/contract';

/** The tournament in an answer; null when it is none. */
export const tournamentOf = (current: unknown): Tournament | null =>
  TournamentSchema.safeParse(current).data ?? null;

/** The match in an answer; null when it is none. */
export const matchOf = (current: unknown): Match | null => MatchSchema.safeParse(current).data ?? null;
