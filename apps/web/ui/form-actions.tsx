// The buttons that end a form: on a page, and in a dialog.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CancelButton } from './dialog.tsx';

/** Buttons at the end of a form: right-aligned, full width on phones. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-2 max-md:*:flex-1">{children}</div>;
}

/** The footer of a dialog with a form: Cancel, and the button that submits the form with the id `form`. */
export function DialogFormActions({
  form,
  submit,
  busy,
  disabled = false,
}: {
  form: string;
  /** The text of the button. */
  submit: string;
  /** The form is on its way: nothing can be pressed. */
  busy: boolean;
  disabled?: boolean;
}) {
  return (
    <>
      <CancelButton />
      <Button type="submit" form={form} variant="primary" busy={busy} disabled={disabled}>
        {submit}
      </Button>
    </>
  );
}
