// Dialogs: everything else is inert while one is open, Escape closes the topmost, and the focus goes back where it came from. Below 768 px the same
// dialog is a bottom sheet. With `unsaved`, closing asks first, so that typed work is not lost. Written here, because a component kit's dialog is
// forty components drawn twice, and this is one.
import * as common from '@tennis/words/common';
import * as words from '@tennis/words/controls';
import { useBlocker } from '@tanstack/react-router';
import { X } from 'lucide-react';
import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { useFirstField } from './first-field.ts';
import { useLongText } from './long-text.ts';
import { useModal } from './modal.ts';
import { useUnsavedWork } from './unsaved-work.ts';

export interface DialogProps {
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom; they stay in view while the content scrolls. */
  footer?: ReactNode;
  size?: 's' | 'm' | 'l';
  /** Below 768 px it covers the whole screen, as something to work in does. */
  fillsPhone?: boolean;
  /** From 768 px on it stands at the right edge, as high as the window, beside what it is about. */
  atSide?: boolean;
  /** True while the form inside holds changes that closing would lose. */
  unsaved?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** The dialog has sent something and waits: its buttons take no press. */
  busy?: boolean;
}

const WIDTHS = { s: 'md:max-w-[440px]', m: 'md:max-w-[600px]', l: 'md:max-w-[840px]' };

/** How the parts of a dialog ask it to close. */
const RequestClose = createContext<RefObject<() => void> | null>(null);

/** A modal dialog; open for as long as it is mounted. */
export function Dialog({
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'm',
  fillsPhone = false,
  atSide = false,
  unsaved = false,
  role = 'dialog',
  busy = false,
}: DialogProps) {
  useUnsavedWork(unsaved);
  const id = useId();
  const [asking, setAsking] = useState(false);
  const { bodyRef, closeRef, takeFocus } = useFirstField();
  const isLong = useLongText(bodyRef);
  // The back button and links ask too, even within the page: they would remove the dialog and the typed work in it.
  const leaving = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: unsaved,
    disabled: !unsaved,
    withResolver: true,
  });
  const close = () => {
    if (unsaved) setAsking(true);
    else onOpenChange(false);
  };
  const latestClose = useRef(close);
  useLayoutEffect(() => {
    latestClose.current = close;
  });
  const sheetRef = useModal(close, takeFocus);

  return createPortal(
    <RequestClose value={latestClose}>
      {/* A press beside the sheet; Escape and the buttons do the same for the keyboard. */}
      <div
        aria-hidden="true"
        className="fixed inset-0 z-50 touch-none bg-[#0c1a148c] animate-fade-in"
        {...(role === 'dialog' ? { onClick: close } : {})}
      />
      <div
        ref={sheetRef}
        role={role}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        {...(description === undefined ? {} : { 'aria-describedby': `${id}-description` })}
        tabIndex={-1}
        className={cx(
          'fixed z-50 flex flex-col bg-raised text-ink shadow-float outline-none',
          'inset-x-0 bottom-0 motion-safe:animate-sheet-in',
          fillsPhone ? 'max-md:top-0' : 'max-h-[92dvh] rounded-t-sheet',
          atSide
            ? 'md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-[440px] md:rounded-none md:border-l md:border-line'
            : cx(
                'md:inset-x-4 md:top-[8vh] md:bottom-auto md:mx-auto md:max-h-[84vh] md:rounded-sheet md:border md:border-line',
                WIDTHS[size],
              ),
        )}
      >
        {!fillsPhone && (
          <div
            aria-hidden="true"
            className="mx-auto mt-2 h-1 w-10 flex-none rounded-full bg-field md:hidden"
          />
        )}
        <header className="flex items-start gap-3 px-4 pt-3 pb-3 md:px-6 md:pt-5">
          <div className="min-w-0 flex-1">
            <h2 id={`${id}-title`} className="type-section">
              {title}
            </h2>
            {description !== undefined && (
              <p id={`${id}-description`} className="mt-1 text-control text-ink2">
                {description}
              </p>
            )}
          </div>
          {role === 'dialog' && (
            <button
              ref={closeRef}
              type="button"
              aria-label={words.close}
              onClick={close}
              className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-control text-ink2 hover:bg-sunk hover:text-ink"
            >
              <X aria-hidden="true" size={20} strokeWidth={1.75} />
            </button>
          )}
        </header>
        {children !== undefined && (
          <div
            ref={bodyRef}
            {...(isLong && { role: 'group', 'aria-labelledby': `${id}-title`, tabIndex: 0 })}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-1 pb-5 md:px-6"
          >
            {children}
          </div>
        )}
        {footer !== undefined && (
          <footer className="border-t border-line px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] md:px-6">
            {/* Disabled as one: not every button is drawn anew. */}
            <fieldset disabled={busy} className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
              {footer}
            </fieldset>
          </footer>
        )}
        {(asking || leaving.status === 'blocked') && (
          <DiscardQuestion
            onKeep={() => {
              setAsking(false);
              leaving.reset?.();
            }}
            onDiscard={() => {
              setAsking(false);
              onOpenChange(false);
              leaving.proceed?.();
            }}
          />
        )}
      </div>
    </RequestClose>,
    document.body,
  );
}

/** The button that closes a dialog without saving. Like Escape, Back and the cross, it asks before typed work is lost. */
export function CancelButton({ children = common.cancel }: { children?: ReactNode }) {
  const request = use(RequestClose);
  return <Button onClick={() => request?.current()}>{children}</Button>;
}

/** The question before typed changes are thrown away. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <Dialog
      onOpenChange={onKeep}
      role="alertdialog"
      size="s"
      title={words.discardQuestion}
      description={words.discardText}
      footer={
        <>
          <Button onClick={onKeep}>{words.keepEditing}</Button>
          <Button variant="danger-solid" onClick={onDiscard}>
            {words.discard}
          </Button>
        </>
      }
    />
  );
}
