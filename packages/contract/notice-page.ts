// Where a notice leads to: the page that tells more.
import { pageOfMatch } from './match-page.ts';
import type { Notice } from './schemas/notice.ts';

/** Its path in the product. */
export function pageOfNotice({
  kind,
  tournament,
  match,
}: Pick<Notice, 'kind' | 'tournament' | 'match'>): string {
  const path = `/tournaments/${tournament.id}`;
  if (match !== null && (kind === 'reported' || kind === 'dispute')) return `/matches/${match.id}/result`;
  if (kind === 'scorer') return '/score';
  if (kind === 'draw_out' || kind === 'draw_back') return `${path}?tab=matches&view=draw`;
  if (kind === 'times_asked') return `${path}?tab=participants`;
  const isArranged = kind === 'proposal' || kind === 'proposal_declined' || kind === 'play_by';
  if (isArranged && match !== null) return `/matches/${match.id}/arrange`;
  return match === null ? path : pageOfMatch(tournament.id, match.id);
}
