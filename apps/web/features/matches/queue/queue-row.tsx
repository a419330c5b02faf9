// A match of the queue with the one step that it waits for.
import * as common from '@tennis/words/matches';
import { actionFor } from '@tennis/words/common';
import * as reports from '@tennis/words/reports';
import * as words from '@tennis/words/scores';
import type { Match } from '@tennis/contract';
import { Play } from 'lucide-react';
import { memo } from 'react';
import { matchTitle, matchView } from '../../../lib/match-view.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { MatchRow } from '../../../ui/match-row.tsx';
import { sidesOf } from '../match-actions.tsx';
import type { MatchChange } from '../match-writes.ts';
import { waitsFor } from './queue-order.ts';

export interface QueueRowProps {
  readonly match: Match;
  /** The zone in which the list is read. */
  readonly reading: string;
  readonly isOpen: boolean;
  readonly busy: boolean;
  readonly onOpen: (match: Match) => void;
  readonly onChange: (change: MatchChange) => void;
}

/** One match; pressing it opens the pad. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { match, reading, isOpen, busy, onOpen } = props;
  const view = matchView(match, reading);
  const when = match.startTime === null ? '' : view.when;
  return (
    <div className={cx('rounded-card', isOpen && 'outline-2 outline-offset-1 outline-primary')}>
      <MatchRow
        match={{ ...view, saving: busy }}
        caption={[view.court, when, match.tournamentName, view.round]}
        {...reportBadge(match)}
        {...(waitsFor(match) === 'winner' && !busy
          ? { status: <Badge tone="warn">{words.lacksWinner}</Badge> }
          : {})}
        {...(isReported(match)
          ? { actions: <LinkButton href={`/matches/${match.id}/result`}>{reports.seeReport}</LinkButton> }
          : hasStep(match)
            ? { actions: <Step {...props} /> }
            : {})}
        onOpen={() => onOpen(match)}
      />
    </div>
  );
});

/** Whether its players have said how it ended. */
const isReported = ({ report }: Match): boolean => report !== undefined && report.state !== 'none';

/** That its players have said how it ended, and disagree perhaps (ADR 34). */
function reportBadge({ report, p1Name, p2Name }: Match) {
  if (report === undefined || report.state === 'none') return {};
  if (report.state === 'disputed') return { status: <Badge tone="warn">{reports.queueDisputed}</Badge> };
  const name = (report.side === 1 ? p1Name : p2Name) ?? common.tbd;
  return { status: <Badge tone="info">{reports.queueOpen({ name })}</Badge> };
}

/** Whether a press moves it on. A match on court waits for its score; a match without its players waits for them. */
const hasStep = (match: Match): boolean =>
  waitsFor(match) !== 'live' && match.participant1Id !== null && match.participant2Id !== null;

function Step({ match, busy, onChange }: QueueRowProps) {
  if (waitsFor(match) === 'next')
    return (
      <Button
        icon={Play}
        busy={busy}
        aria-label={actionFor({ action: common.startMatch, name: matchTitle(match) })}
        onClick={() => onChange({ kind: 'status', match, status: 'in_progress' })}
      >
        {common.startMatch}
      </Button>
    );
  return (
    <div className="grid flex-1 grid-cols-2 gap-2">
      {sidesOf(match).map(({ id, name }) => (
        <Button
          key={id}
          busy={busy}
          className="[overflow-wrap:anywhere]"
          onClick={() => onChange({ kind: 'winner', match, winnerId: id })}
        >
          {words.won({ name })}
        </Button>
      ))}
    </div>
  );
}
