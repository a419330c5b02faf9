// A sheet over the pad. The browser's own dialog holds the focus and closes with Escape, so the pad needs no library for it.
import * as controls from '@tennis/words/controls';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../../ui/button.tsx';

interface PadDialogProps {
  readonly title: string;
  /** The consequences, if it is a question. */
  readonly description?: string;
  readonly role?: 'alertdialog';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Open for as long as it is there; closed by Escape, its cross and a press beside it. */
export function PadDialog({ title, description, role, onClose, children }: PadDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const onCancel = useEffectEvent((event: Event) => {
    event.preventDefault();
    onClose();
  });
  const onClosed = useEffectEvent(() => onClose());
  const onPress = useEffectEvent(({ target }: MouseEvent) => {
    if (target === ref.current) onClose();
  });
  useEffect(() => {
    const dialog = ref.current;
    dialog?.addEventListener('cancel', onCancel);
    dialog?.addEventListener('click', onPress);
  }, []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // A browser does not always ask before it closes a dialog. Then the pad would still take it for open, and its keys would do nothing.
    dialog?.addEventListener('close', onClosed);
    dialog?.showModal();
    return () => {
      dialog?.removeEventListener('close', onClosed);
      // Closed while it is still in the page, it gives the focus back, so that the pad's keys act again.
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-text`}
      className="m-auto max-h-[min(90dvh,44rem)] w-[min(32rem,100vw)] max-w-none overflow-y-auto rounded-card bg-surface p-0 text-ink shadow-float backdrop:bg-[#00000080] max-md:mx-0 max-md:mb-0 max-md:w-full max-md:rounded-b-none"
    >
      <div className="grid gap-4 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <header className="-my-2 flex items-center justify-between gap-3">
          <h2 id={`${id}-title`} className="type-section">
            {title}
          </h2>
          <IconButton icon={X} label={controls.close} onClick={onClose} />
        </header>
        {description !== undefined && (
          <p id={`${id}-text`} className="text-body text-ink2">
            {description}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}
