// Draws the toast: pauses under pointer and focus, F8 brings the keyboard to it, Escape or a 50 px swipe to the right
// sends it away (specification section 9). Mounted once by the app; live regions exist before their content does.
import * as words from '@tennis/words/controls';
import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { LiveRegion } from './live-region.tsx';
import { CROSS, TOAST_ICONS } from './toast-icons.tsx';
import { dismissToast, onToastChange, shownToast, type ShownToast } from './toast-store.ts';
import { useToastShift } from './use-toast-shift.ts';

const SWIPE_THRESHOLD_PX = 50;

/** Marks the toast's own corner, so that an open dialog leaves it within reach. */
export const TOAST_REGION = 'data-toast-region';

const KEPT_EVENTS = ['focusin', 'pointerdown'] as const;

function keep(event: Event): void {
  event.stopPropagation();
}

/** The toast's corner of the screen; on phones the top, because the buttons of sheets and forms are at the bottom. */
export function Toaster() {
  const current = useSyncExternalStore(onToastChange, shownToast);
  const [container] = useState(() => document.createElement('div'));
  const cameFrom = useRef<Element | null>(null);
  const region = useRef<HTMLElement>(null);
  useToastShift(region, current);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'F8') return;
      const target = container.querySelector<HTMLElement>('[data-toast]');
      if (!target) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      target.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [container]);

  // Menus and calendars close if somebody presses outside them or the focus leaves. The toast is outside all of them but belongs to none, so its
  // events go no further up. React hears them on the container itself.
  useEffect(() => {
    document.body.append(container);
    for (const type of KEPT_EVENTS) container.addEventListener(type, keep);
    return () => {
      for (const type of KEPT_EVENTS) container.removeEventListener(type, keep);
      container.remove();
    };
  }, [container]);

  function close(toast: ShownToast) {
    const hadFocus = container.contains(document.activeElement);
    dismissToast(toast.id);
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  }

  const urgent = current?.tone === 'danger';
  return createPortal(
    <section
      ref={region}
      aria-label={words.notifications}
      {...{ [TOAST_REGION]: '' }}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 flex justify-end px-3 pt-[max(8px,env(safe-area-inset-top))] md:top-auto md:bottom-0 md:p-6 print:hidden"
    >
      <LiveRegion className={cx(!urgent && 'w-full md:max-w-[420px]')}>
        {current !== null && !urgent && (
          <ToastCard key={current.id} toast={current} onClose={() => close(current)} />
        )}
      </LiveRegion>
      <LiveRegion urgent className={cx(urgent && 'w-full md:max-w-[420px]')}>
        {current !== null && urgent && (
          <ToastCard key={current.id} toast={current} onClose={() => close(current)} />
        )}
      </LiveRegion>
    </section>,
    container,
  );
}

/** The time that a toast has left; it stands still while the pointer or the focus is on it. */
interface Clock {
  readonly hold: (by: 'pointer' | 'focus') => void;
  readonly letGo: (by: 'pointer' | 'focus') => void;
  readonly stop: () => void;
}

function startClock(milliseconds: number, onEnd: () => void): Clock {
  const holders = new Set<string>();
  let left = milliseconds;
  let began = performance.now();
  let timer = setTimeout(onEnd, left);
  return {
    hold: (by) => {
      if (holders.size === 0) {
        clearTimeout(timer);
        left = Math.max(0, left - (performance.now() - began));
      }
      holders.add(by);
    },
    letGo: (by) => {
      if (!holders.delete(by) || holders.size > 0) return;
      began = performance.now();
      timer = setTimeout(onEnd, left);
    },
    stop: () => clearTimeout(timer),
  };
}

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const [offset, setOffset] = useState(0);
  const start = useRef<number | null>(null);
  const { id, duration, action } = toast;
  const clock = useRef<Clock | null>(null);
  useEffect(() => {
    const own = startClock(duration, () => dismissToast(id));
    clock.current = own;
    return own.stop;
  }, [id, duration]);

  function drag(event: PointerEvent) {
    if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
  }
  function release(event: PointerEvent) {
    const far = start.current !== null && event.clientX - start.current >= SWIPE_THRESHOLD_PX;
    start.current = null;
    setOffset(0);
    if (far) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pausing, swiping and Escape only repeat what the close button does
    <article
      data-toast=""
      tabIndex={-1}
      onPointerEnter={() => clock.current?.hold('pointer')}
      onPointerLeave={(event) => {
        clock.current?.letGo('pointer');
        release(event);
      }}
      onFocus={() => clock.current?.hold('focus')}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) clock.current?.letGo('focus');
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={() => {
        start.current = null;
        setOffset(0);
      }}
      style={offset === 0 ? undefined : { transform: `translateX(${offset}px)`, opacity: 1 - offset / 300 }}
      className="pointer-events-auto flex touch-pan-y select-none items-start gap-3 rounded-card border border-line bg-raised py-2 pr-1.5 pl-4 shadow-float motion-safe:animate-toast-in"
    >
      {TOAST_ICONS[toast.tone]}
      <div className="min-w-0 flex-1 py-2.75 text-control">
        <p className="font-semibold">{toast.title}</p>
        {toast.description !== undefined && <p className="text-ink2">{toast.description}</p>}
        {toast.lines.length > 0 && (
          <ul className="mt-1 grid gap-0.5 text-ink2">
            {toast.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {action !== undefined && (
          <Button
            className="mt-2"
            onClick={() => {
              onClose();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label={words.closeNotification}
        onClick={onClose}
        className="grid size-11 flex-none place-items-center rounded-control text-ink2 hover:bg-sunk hover:text-ink"
      >
        {CROSS}
      </button>
    </article>
  );
}
