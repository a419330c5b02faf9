// The id in the address of a tournament's pages.
import { useParams } from '@tanstack/react-router';

/** The id that a piece of an address holds, or 0, which no tournament has. */
const tournamentIdOf = (text: string): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

/** The tournament's id, or 0 when the address holds no number. */
export function useTournamentId(): number {
  const params = useParams({ strict: false });
  return tournamentIdOf(params.id ?? '');
}
