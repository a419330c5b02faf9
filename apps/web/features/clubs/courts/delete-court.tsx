// The question before a court is deleted. A court with matches ahead cannot be deleted; then the dialog offers to close it instead.
import * as words from '@tennis/words/courts';
import { ApiError, type Court } from '@tennis/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { dropCourt, keepCourt } from '../../../writes/courts.ts';
import { useWrite } from '../../../writes/use-write.ts';

const hasMatches = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem?.reason === 'courtHasMatches';

/** Mounted while open. */
export function DeleteCourt({
  court,
  onClose,
  onCloseCourt,
}: {
  court: Court;
  onClose: () => void;
  onCloseCourt: () => void;
}) {
  const { send, busy } = useWrite<Court>();
  const [inTheWay, setInTheWay] = useState<string | null>(null);
  const title = words.removeQuestion({ name: court.name });
  if (inTheWay !== null)
    return (
      <ConfirmDialog
        onOpenChange={onClose}
        tone="primary"
        title={title}
        description={inTheWay}
        confirmLabel={words.closeInstead}
        onConfirm={onCloseCourt}
      />
    );
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={title}
      description={words.removeText}
      confirmLabel={words.remove}
      busy={busy}
      onConfirm={() =>
        void send({
          route: 'deleteCourt',
          call: { params: { clubId: String(court.clubId), courtId: String(court.id) } },
          seen: court.version,
          keep: dropCourt(court),
          keepStored: keepCourt,
          after: onClose,
          done: () => ({ title: words.removed }),
          failed: words.removeFailed,
          mark: (error) => {
            if (hasMatches(error)) setInTheWay(error.problem?.message ?? '');
          },
        })
      }
    />
  );
}
