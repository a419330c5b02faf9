// The id in the address of a tournament's pages.
import { useParams } from '@tanstack/react-router';

/** The tournament's id, or 0, which no tournament has, when the address holds no number. */
export function useTournamentId(): number {
  const params = useParams({ strict: false });
  const text = params.id ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}
