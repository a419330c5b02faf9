// The row of buttons that ends a form.
import type { ReactNode } from 'react';

/** Buttons at the end of a form: right-aligned, full width on phones. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-2 max-md:*:flex-1">{children}</div>;
}
