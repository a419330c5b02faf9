// The bar on top of a screen: the product's, or in the colours of the club's house (ADR 51).
import type { ClubColours } from '@tennis/contract';
import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';
import { houseGround } from '../../ui/house-ground.ts';

/** The bar; letters on a club's colour are white, the quiet ones too. */
export function ScreenBar({
  colours,
  className = 'gap-4 px-4 py-1.5',
  children,
}: {
  colours: ClubColours | null;
  className?: string;
  children: ReactNode;
}) {
  const own = colours === null ? { className: 'bg-pine', style: undefined } : houseGround(colours);
  return (
    <header
      style={own.style}
      className={cx('relative flex items-center text-on-pine', className, own.className)}
    >
      {children}
      {colours !== null && colours.second !== null && (
        <div
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-1"
          style={{ backgroundColor: colours.second }}
        />
      )}
    </header>
  );
}
