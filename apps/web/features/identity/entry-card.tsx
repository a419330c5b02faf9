// The frame of the pages for signing in and up: the product's name, one line below it, one card.
import type { ReactNode } from 'react';
import { platformName } from '../../lib/platform.ts';
import { BrandMark } from '../../ui/brand.tsx';
import { Card } from '../../ui/card.tsx';

/** A narrow card under the product's name; `below` stands under the card. */
export function EntryCard({
  subtitle,
  title,
  children,
  below,
}: {
  subtitle: string;
  /** Heading of the card itself, where it has one. */
  title?: string;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-[440px] py-4 md:py-10">
      <header className="mb-6 flex flex-col items-center text-center">
        <BrandMark size={48} />
        <h1 className="type-page mt-4">{platformName()}</h1>
        <p className="mt-1 text-body text-ink2">{subtitle}</p>
      </header>
      <Card as="section" padding="l">
        {title !== undefined && <h2 className="type-section mb-4">{title}</h2>}
        {children}
      </Card>
      {below !== undefined && <div className="mt-4 text-center text-body text-ink2">{below}</div>}
    </div>
  );
}
