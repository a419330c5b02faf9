// The server's questions after a write, of whatever kind: whose version counts, or whether it is intended.
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { StaleDialog } from '../ui/stale-dialog.tsx';
import type { Write } from './use-write.ts';

/** Mounted beside whatever writes. The words come with the submission. */
export function WriteQuestions<C>({
  write: { question, busy, insist, drop },
  onTheirs,
  keepsTyped = false,
}: {
  write: Write<C>;
  /** The stored version was chosen; what was typed is to be replaced by it. */
  onTheirs?: (current: C) => void;
  /** Something was typed, and the person can go back to it without deciding. */
  keepsTyped?: boolean;
}) {
  if (question === null) return null;
  if (question.kind === 'unsure') {
    const { title, reason, label, consequences, tone = 'primary' } = question;
    return (
      <ConfirmDialog
        onOpenChange={drop}
        tone={tone}
        title={title}
        description={reason}
        confirmLabel={label}
        busy={busy}
        onConfirm={insist}
      >
        {consequences.length > 0 && (
          <ul className="grid list-disc gap-1 pl-5 text-control text-ink2">
            {consequences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </ConfirmDialog>
    );
  }
  return (
    <StaleDialog
      name={question.name}
      rows={question.rows}
      busy={busy}
      onMine={insist}
      onTheirs={() => {
        onTheirs?.(question.current);
        drop();
      }}
      {...(keepsTyped ? { onKeepEditing: drop } : {})}
    />
  );
}
