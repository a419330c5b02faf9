// The question before a published draw is taken back, with the reason that everybody reads.
import * as words from '@tennis/words/draw-maker';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/text-field.tsx';

/** Mounted while open. */
export function TakeBack({
  busy,
  onConfirm,
  onClose,
}: {
  busy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function confirm() {
    if (reason.trim() === '') setIsMissing(true);
    else onConfirm(reason.trim());
  }

  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={words.takeBackQuestion}
      description={words.takeBackText}
      confirmLabel={words.takeBack}
      busy={busy}
      onConfirm={confirm}
    >
      <TextArea
        label={words.reason}
        error={isMissing ? words.reasonMissing : undefined}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setIsMissing(false);
        }}
      />
    </ConfirmDialog>
  );
}
