// The drawings of a toast, as elements rather than components: a toast comes with every write, and must cost as little as possible. The shapes are
// Lucide's circle-check, info, circle-alert and x (ISC licence).
import type { ReactElement, ReactNode } from 'react';
import type { ToastTone } from './toast-store.ts';

const drawn = (size: number, className: string, shapes: ReactNode): ReactElement => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    {shapes}
  </svg>
);

const inCircle = (colour: string, path: string): ReactElement =>
  drawn(
    20,
    `mt-3 flex-none ${colour}`,
    <>
      <circle cx="12" cy="12" r="10" />
      <path d={path} />
    </>,
  );

/** By tone. */
export const TOAST_ICONS: Readonly<Record<ToastTone, ReactElement>> = {
  success: inCircle('text-primary', 'm16 9-5.5 5.5L8 12'),
  info: inCircle('text-info', 'M12 16v-4M12 8h.01'),
  danger: inCircle('text-danger', 'M12 8v4M12 16h.01'),
};

/** The cross of the close button. */
export const CROSS = drawn(18, '', <path d="M18 6 6 18M6 6l12 12" />);
