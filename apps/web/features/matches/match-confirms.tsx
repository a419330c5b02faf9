// The questions before a match is deleted or cancelled.
import type { Match } from '@tennis/contract';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Write } from '../../writes/use-write.ts';
import { matchTitle } from '../../lib/match-view.ts';
import { writeMatch, type MatchChange } from './match-writes.ts';

/** Asks before a match is deleted or cancelled. */
export function AskMatch({
  kind,
  match,
  write,
  onClose,
}: {
  kind: 'delete' | 'cancel';
  match: Match;
  write: Write<Match>;
  onClose: () => void;
}) {
  const title = matchTitle(match);
  const change: MatchChange =
    kind === 'delete' ? { kind, match } : { kind: 'status', match, status: 'cancelled' };
  const apply = async () => {
    const { kind: outcome } = await writeMatch(write.send, change, onClose);
    // What comes next is asked, or told, in another place.
    if (outcome !== 'done') onClose();
  };
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={kind === 'delete' ? `Delete the match ${title}?` : `Cancel the match ${title}?`}
      description={
        kind === 'delete'
          ? 'It disappears from the list and the schedule. This cannot be undone.'
          : 'It stays in the list as cancelled and can be rescheduled.'
      }
      confirmLabel={kind === 'delete' ? 'Delete match' : 'Cancel match'}
      cancelLabel="Keep match"
      busy={write.busyIds.includes(match.id)}
      onConfirm={() => void apply()}
    />
  );
}
