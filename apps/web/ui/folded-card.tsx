// A card whose content is folded below its title until somebody wants it.
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';

/** `onOpen` hears of each press; the caller keeps whether it is open, and may hold it open. */
export function FoldedCard({
  title,
  isOpen,
  onOpen,
  children,
}: {
  title: ReactNode;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Card padding="none">
      <details open={isOpen} onToggle={(event) => onOpen(event.currentTarget.open)} className="group">
        <summary className="flex min-h-12 list-none items-center gap-2 rounded-card px-5 text-body font-semibold md:px-6 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            size={18}
            className="flex-none text-ink2 transition-transform duration-120 group-open:rotate-90"
          />
          {title}
        </summary>
        {children}
      </details>
    </Card>
  );
}
