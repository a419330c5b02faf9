// The line above a form that could not be sent: "Missing fields: " and each name as a link to its control (specification section 2, Create
// Tournament), or a general sentence that leads to the first wrong field.
import * as words from '@tennis/words/controls';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from './class-names.ts';
import { Filled } from './filled.tsx';

/** The name to show and the id of the control. */
interface MissingField {
  name: string;
  fieldId: string;
}

export interface ErrorSummaryProps {
  /** Fields that are empty. */
  missing?: MissingField[];
  /** Shown if nothing is missing but something is wrong; pressing it goes to the first control marked as invalid. */
  message?: string;
}

const LINK = 'font-semibold text-danger underline underline-offset-3';

const firstWrong = (within: HTMLElement | null) =>
  within?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');

function jumpTo(control: HTMLElement | null | undefined) {
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/**
 * Mount it only when there is a reason. It takes the focus when it appears, so that keyboard and screen reader land on it; where it cannot name the
 * fields, the first wrong one takes the focus, which may be a screen further down.
 */
export function ErrorSummary({ missing, message }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const names = missing !== undefined && missing.length > 0;
  useEffect(() => {
    if (names) {
      box.current?.focus();
      return undefined;
    }
    // The fields are marked a moment later.
    const frame = requestAnimationFrame(() => {
      const wrong = firstWrong(box.current);
      if (wrong == null) box.current?.focus();
      else jumpTo(wrong);
    });
    return () => cancelAnimationFrame(frame);
  }, [names]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-card border border-danger bg-danger-soft px-4 py-3 text-control"
    >
      <CircleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none text-danger" />
      {!names ? (
        <button
          type="button"
          className={cx(LINK, 'text-left')}
          onClick={() => jumpTo(firstWrong(box.current))}
        >
          {message}
        </button>
      ) : (
        <p>
          <Filled text={words.missingFields} parts={{ fields: <Links fields={missing} /> }} />
        </p>
      )}
    </div>
  );
}

function Links({ fields }: { fields: readonly MissingField[] }) {
  return fields.map((field, index) => (
    <span key={field.fieldId}>
      {index > 0 && ', '}
      <a
        href={`#${field.fieldId}`}
        className={LINK}
        onClick={(event) => {
          event.preventDefault();
          jumpTo(document.getElementById(field.fieldId));
        }}
      >
        {field.name}
      </a>
    </span>
  ));
}
