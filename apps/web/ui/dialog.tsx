// Dialogs on Radix: focus trap and return, Escape, the rest of the page inert. Below 768 px the same dialog is a bottom sheet.
// With `unsaved`, closing asks first instead of losing what was typed.
import { useBlocker } from '@tanstack/react-router';
import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { useFirstField } from './first-field.ts';
import { addSheet } from './open-sheets.ts';
import { TOAST_REGION } from './toaster.tsx';
import { useUnsavedWork } from './unsaved-work.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom; they stay in view while the content scrolls. */
  footer?: ReactNode;
  size?: 's' | 'm' | 'l';
  /** True while the form inside holds changes that closing would lose. */
  unsaved?: boolean;
  role?: 'dialog' | 'alertdialog';
}

const WIDTHS = { s: 'md:max-w-[440px]', m: 'md:max-w-[600px]', l: 'md:max-w-[840px]' };

function inToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${TOAST_REGION}]`) !== null;
}

/** F8 may take the focus from a modal dialog to the toast; Radix would pull it back if it saw it leave. */
function letGo(event: FocusEvent): void {
  if (inToast(event.relatedTarget)) event.stopPropagation();
}

function attend(sheet: HTMLElement | null): (() => void) | undefined {
  if (sheet === null) return undefined;
  const leave = addSheet(sheet);
  sheet.addEventListener('focusout', letGo);
  return () => {
    leave();
    sheet.removeEventListener('focusout', letGo);
  };
}

/** Where the focus goes when the dialog closes: to what opened it, or, when that is gone, to the heading of what it stood in. */
function returnPath(): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement) path.push(at);
  return path;
}

function giveBack([opener, ...around]: readonly HTMLElement[]): boolean {
  if (opener?.isConnected === true) {
    opener.focus();
    return true;
  }
  const heading = around
    .filter((place) => place.isConnected)
    .map((place) => place.querySelector<HTMLElement>('h1, h2, h3'))
    .find((found) => found !== null);
  if (heading === undefined || heading === null) return false;
  heading.tabIndex = -1;
  heading.focus();
  return true;
}

/** How to close each open dialog, the topmost last. */
const openDialogs: (() => void)[] = [];

/**
 * Keeps Escape for the topmost dialog. Radix learns in a later render that another dialog opened above one, and until then
 * gives Escape to the one below. Returns what to do on Escape.
 */
function useEscapeOrder(open: boolean, close: () => void): (event: KeyboardEvent) => void {
  const latest = useRef(close);
  const entry = useRef(() => latest.current());
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    if (!open) return undefined;
    const own = entry.current;
    openDialogs.push(own);
    return () => {
      openDialogs.splice(openDialogs.indexOf(own), 1);
    };
  }, [open]);
  return (event) => {
    const topmost = openDialogs.at(-1);
    if (topmost === undefined || topmost === entry.current) return;
    event.preventDefault();
    topmost();
  };
}

/** A modal dialog; the caller owns `open`. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'm',
  unsaved = false,
  role = 'dialog',
}: DialogProps) {
  useUnsavedWork(open && unsaved);
  const [asking, setAsking] = useState(false);
  const wayBack = useRef<readonly HTMLElement[]>([]);
  const { bodyRef, closeRef, takeFocus } = useFirstField();
  // The back button and links ask too, even within the page: the dialog would be gone with what was typed in it.
  const isTyped = open && unsaved;
  const leaving = useBlocker({
    shouldBlockFn: () => isTyped,
    enableBeforeUnload: isTyped,
    disabled: !isTyped,
    withResolver: true,
  });

  function change(next: boolean) {
    if (!next && unsaved) setAsking(true);
    else onOpenChange(next);
  }
  const keepEscapeOrder = useEscapeOrder(open, () => change(false));

  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-[#0C1A14]/55 animate-fade-in" />
        <Primitive.Content
          role={role}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            wayBack.current = returnPath();
            if (takeFocus()) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus to its own trigger only; ours are opened by state.
            if (giveBack(wayBack.current)) event.preventDefault();
          }}
          onEscapeKeyDown={keepEscapeOrder}
          onInteractOutside={(event) => {
            if (role === 'alertdialog') event.preventDefault();
          }}
          ref={attend}
          className={cx(
            'fixed z-50 flex flex-col bg-raised text-ink shadow-float outline-none',
            'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet motion-safe:animate-sheet-in',
            'md:inset-x-4 md:top-[8vh] md:bottom-auto md:mx-auto md:max-h-[84vh] md:rounded-sheet md:border md:border-line',
            WIDTHS[size],
          )}
        >
          <div
            aria-hidden="true"
            className="mx-auto mt-2 h-1 w-10 flex-none rounded-full bg-field md:hidden"
          />
          <header className="flex items-start gap-3 px-4 pt-3 pb-3 md:px-6 md:pt-5">
            <div className="min-w-0 flex-1">
              <Primitive.Title className="type-section">{title}</Primitive.Title>
              {description !== undefined && (
                <Primitive.Description className="mt-1 text-control text-ink2">
                  {description}
                </Primitive.Description>
              )}
            </div>
            {role === 'dialog' && (
              <Primitive.Close
                ref={closeRef}
                aria-label="Close"
                className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-control text-ink2 hover:bg-sunk hover:text-ink"
              >
                <X aria-hidden="true" size={20} strokeWidth={1.75} />
              </Primitive.Close>
            )}
          </header>
          {children !== undefined && (
            <div
              ref={bodyRef}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-1 pb-5 md:px-6"
            >
              {children}
            </div>
          )}
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] max-md:*:flex-1 md:px-6">
              {footer}
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
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The question before typed changes are thrown away. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onKeep}
      role="alertdialog"
      size="s"
      title="Discard changes?"
      description="What you entered has not been saved."
      footer={
        <>
          <Button onClick={onKeep}>Keep editing</Button>
          <Button variant="danger-solid" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    />
  );
}
