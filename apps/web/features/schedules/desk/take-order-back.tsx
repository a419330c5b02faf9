// The question before the order of play of a day is taken back: its button stands where the one that published it was.
import * as words from '@tennis/words/desk';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { useDeskWrites } from './use-desk-writes.ts';

/** Mounted while open. */
export function TakeOrderBack({
  desk,
  onClose,
}: {
  desk: Pick<ReturnType<typeof useDeskWrites>, 'write' | 'publish'>;
  onClose: () => void;
}) {
  async function confirm() {
    await desk.publish(false);
    onClose();
  }
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={words.takeBackQuestion}
      description={words.takeBackText}
      confirmLabel={words.takeBack}
      busy={desk.write.busy}
      onConfirm={() => void confirm()}
    />
  );
}
