// Draws the toast: pauses under pointer and focus, F8 brings the keyboard to it, Escape or a 50 px swipe to the right
// sends it away (specification section 9). Mounted once by the app; live regions exist before their content does.
import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './class-names.ts';
import { LiveRegion } from './live-region.tsx';
import { dismissToast, onToastChange, shownToast, type ShownToast, type ToastTone } from './toast-store.ts';
import { useToastShift } from './use-toast-shift.ts';

const SWIPE_THRESHOLD_PX = 50;

/** Marks the toast's own corner, so that an open dialog does not take a press there for a press outside. */
export const TOAST_REGION = 'data-toast-region';

const TONES: Record<ToastTone, [string, LucideIcon]> = {
  success: ['text-primary', CircleCheck],
  info: ['text-info', Info],
  danger: ['text-danger', CircleAlert],
};

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
  const shift = useToastShift(region, current);

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

  // A modal dialog closes on a press outside it and pulls the focus back when it leaves; the toast is outside every
  // dialog but belongs to none, so what happens here goes no further up. React hears it on the container itself.
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
      aria-label="Notifications (F8)"
      {...{ [TOAST_REGION]: '' }}
      style={shift}
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

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [offset, setOffset] = useState(0);
  const start = useRef<number | null>(null);
  const remaining = useRef(toast.duration);
  const paused = hovered || focused;

  useEffect(() => {
    if (paused) return undefined;
    const began = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (performance.now() - began));
    };
  }, [paused, toast.id]);

  function drag(event: PointerEvent) {
    if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
  }
  function release(event: PointerEvent) {
    const far = start.current !== null && event.clientX - start.current >= SWIPE_THRESHOLD_PX;
    start.current = null;
    setOffset(0);
    if (far) onClose();
  }

  const [colour, Icon] = TONES[toast.tone];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pausing, swiping and Escape only repeat what the close button does
    <article
      data-toast=""
      tabIndex={-1}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={(event) => {
        setHovered(false);
        release(event);
      }}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
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
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className={cx('mt-3 flex-none', colour)} />
      <div className="min-w-0 flex-1 py-2.75 text-control">
        <p className="font-semibold">{toast.title}</p>
        {toast.description !== undefined && <p className="text-ink2">{toast.description}</p>}
      </div>
      <button
        type="button"
        aria-label="Close notification"
        onClick={onClose}
        className="grid size-11 flex-none place-items-center rounded-control text-ink2 hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
    </article>
  );
}
