// An empty list: the specification's words and at most one action.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** An empty list's text; `hint` is the second line, `action` the one button. */
export function EmptyState({
  icon: Icon,
  title,
  hint,
  action,
}: {
  icon?: LucideIcon;
  title: string;
  hint?: string;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-1 rounded-card border border-dashed border-field px-5 py-9 text-center">
      {Icon !== undefined && (
        <Icon aria-hidden="true" size={28} strokeWidth={1.5} className="mb-2 text-ink3" />
      )}
      <p className="text-body font-medium text-ink2">{title}</p>
      {hint !== undefined && <p className="max-w-prose text-control text-ink3">{hint}</p>}
      {action !== undefined && action !== false && <div className="mt-4">{action}</div>}
    </div>
  );
}
