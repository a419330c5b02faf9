// A QR code, for paper and for a phone held to the screen. If a page does not always show one, load it on demand: its encoder is 5 kB.
import { cx } from './class-names.ts';
import { qrPath } from './qr-path.ts';

/** The code of an address, black on white in every theme. `className` sets the size; below 18 mm on paper phones do not read it well. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so there is no file for an <img>
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx('block flex-none', className)}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
