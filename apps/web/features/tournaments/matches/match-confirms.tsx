// The questions around a match: delete, cancel, confirm consequences, choose a version.
import type { Match } from '@tennis/contract';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { StaleDialog } from '../stale-dialog.tsx';
import { matchTitle, matchVersions } from './match-versions.ts';
import { matchAfter, type MatchChange, type MatchChanges } from './use-match-change.ts';

/** Asks before a match is deleted or cancelled. */
export function AskMatch({
  kind,
  match,
  changes,
  onClose,
}: {
  kind: 'delete' | 'cancel';
  match: Match;
  changes: MatchChanges;
  onClose: () => void;
}) {
  const title = matchTitle(match);
  const change: MatchChange =
    kind === 'delete' ? { kind, match } : { kind: 'status', match, status: 'cancelled' };
  const apply = async () => {
    await changes.apply(change);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={kind === 'delete' ? `Delete the match ${title}?` : `Cancel the match ${title}?`}
      description={
        kind === 'delete'
          ? 'It disappears from the list and the schedule. This cannot be undone.'
          : 'It stays in the list as cancelled and can be rescheduled.'
      }
      confirmLabel={kind === 'delete' ? 'Delete match' : 'Cancel match'}
      cancelLabel="Keep match"
      busy={changes.busyId === match.id}
      onConfirm={() => void apply()}
    />
  );
}

/** What the server asks back after a write: whose version counts, or whether its consequences are meant. */
export function MatchQuestions({ changes }: { changes: MatchChanges }) {
  const { stale, question } = changes;
  if (stale !== null) {
    return (
      <StaleDialog
        name={matchTitle(stale.current)}
        rows={matchVersions(matchAfter(stale.change, stale.current), stale.current)}
        busy={changes.busyId !== null}
        onMine={() => void changes.insist()}
        onTheirs={changes.giveUp}
      />
    );
  }
  if (question === null) return null;
  const isDelete = question.change.kind === 'delete';
  return (
    <ConfirmDialog
      open
      onOpenChange={changes.giveUp}
      tone={isDelete ? 'danger' : 'primary'}
      title={`${isDelete ? 'Delete' : 'Change'} the match ${matchTitle(question.change.match)} with its result?`}
      description={question.reason}
      confirmLabel={isDelete ? 'Delete match and result' : 'Apply all the same'}
      busy={changes.busyId !== null}
      onConfirm={() => void changes.confirm()}
    />
  );
}
