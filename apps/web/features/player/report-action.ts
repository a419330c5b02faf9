// A player's next step with the result of their own match (ADR 34).
import * as words from '@tennis/words/reports';
import type { PlayedMatch } from '@tennis/contract';

/** The text of the link to its page. */
export function reportAction({ report, side }: Pick<PlayedMatch, 'report' | 'side'>): string {
  if (report === undefined || report.state === 'none') return words.reportAction;
  return report.state === 'open' && report.side !== side ? words.answerAction : words.seeReport;
}
