// Choosing a picture: the current one, a file to replace it, and removing it. Each change is sent at once.
import * as words from '@tennis/words/pictures';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

export interface PictureFieldProps {
  label: string;
  hint: string;
  /** The types of files that can be chosen. */
  accept: string;
  error?: string | undefined;
  busy: boolean;
  /** The picture that is there now. */
  children: ReactNode;
  onChoose: (file: File) => void;
  /** Left out where there is nothing to take away. */
  onRemove?: (() => void) | undefined;
}

/** The field. */
export function PictureField({
  label,
  hint,
  accept,
  error,
  busy,
  children,
  onChoose,
  onRemove,
}: PictureFieldProps) {
  return (
    <div className="flex flex-wrap items-start gap-4">
      {children}
      <div className="min-w-0 flex-1 basis-56">
        <Field label={label} hint={hint} error={error}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept={accept}
              disabled={busy}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // So that the same file can be chosen again.
                target.value = '';
                if (file !== undefined) onChoose(file);
              }}
              className="control-height w-full min-w-0 rounded-control border border-field bg-surface p-1.5 text-control text-ink2 file:mr-3 file:min-h-8 file:rounded-control file:border file:border-field file:bg-sunk file:px-3 file:font-semibold file:text-ink"
            />
          )}
        </Field>
        {onRemove !== undefined && (
          <Button className="mt-3" disabled={busy} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
