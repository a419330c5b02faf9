// The questions before a match is deleted or cancelled.
import * as words from '@tennis/words/matches';
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
    // Further questions and messages appear in another place.
    if (outcome !== 'done') onClose();
  };
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={
        kind === 'delete' ? words.deleteQuestion({ match: title }) : words.cancelQuestion({ match: title })
      }
      description={kind === 'delete' ? words.deleteMeaning : words.cancelMeaning}
      confirmLabel={kind === 'delete' ? words.deleteMatch : words.cancel}
      cancelLabel={words.keep}
      busy={write.busyIds.includes(match.id)}
      onConfirm={() => void apply()}
    />
  );
}
