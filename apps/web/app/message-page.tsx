// A page that has only something to say: not found, failed, not allowed.
import type { ReactNode } from 'react';
import { BrandMark } from '../ui/brand.tsx';
import { usePageTitle } from '../ui/page-title.ts';

/** A card in the middle with a heading, a sentence and actions. */
export function MessagePage({
  code,
  title,
  children,
  actions,
}: {
  code?: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <section className="w-full max-w-[480px] rounded-sheet border border-line bg-surface p-6 text-center md:p-8">
        <div className="mx-auto mb-4 w-fit">
          <BrandMark size={44} />
        </div>
        {code !== undefined && <p className="digits text-[4rem] leading-none font-bold text-ink3">{code}</p>}
        <h1 className="type-page mt-2">{title}</h1>
        <p className="mt-2 text-body text-ink2">{children}</p>
        {actions !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
      </section>
    </div>
  );
}
