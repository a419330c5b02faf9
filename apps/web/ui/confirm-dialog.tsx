// The question before something that cannot be undone. It names the object; the button names the act.
import * as common from '@tennis/words/common';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CancelButton, Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  onOpenChange: (open: boolean) => void;
  /** Names the object, as in "Delete Riverside Tennis Club?". */
  title: string;
  /** Says what follows from it. */
  description?: ReactNode;
  /** The act, as in "Delete club". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Red for what destroys, green for what only moves on. */
  tone?: 'danger' | 'primary';
  busy?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}

/** An alert dialog with cancel and one named act; the caller closes it when the act is done. */
export function ConfirmDialog({
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = common.cancel,
  tone = 'danger',
  busy = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...{ onOpenChange, title, description, children, busy }}
      role="alertdialog"
      size="s"
      footer={
        <>
          <CancelButton>{cancelLabel}</CancelButton>
          <Button variant={tone === 'danger' ? 'danger-solid' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
