// Moving through a sequence, and asking for more of a list.
import * as common from '@tennis/words/common';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface PagerProps {
  /** Names the sequence for screen readers, as "Day". */
  label: string;
  /** What stands between the arrows: the day, "Page 2 of 7", a control of its own. */
  children: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** Left out at the ends. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

const STEP =
  'grid min-h-11 w-11 flex-none place-items-center text-ink2 hover:bg-sunk hover:text-ink disabled:text-line disabled:hover:bg-transparent md:pointer-fine:min-h-9.5 md:pointer-fine:w-10';

/** One bordered strip: previous, where one is, next. */
export function Pager({ label, children, previousLabel, nextLabel, onPrevious, onNext }: PagerProps) {
  return (
    <fieldset className="max-w-full min-w-0">
      <legend className="unseen">{label}</legend>
      <div className="control-height inline-flex max-w-full items-stretch overflow-hidden rounded-control border border-field bg-surface text-control font-semibold">
        <button
          type="button"
          aria-label={previousLabel}
          disabled={onPrevious === undefined}
          onClick={onPrevious}
          className={STEP}
        >
          <ChevronLeft aria-hidden="true" size={18} />
        </button>
        <span className="flex min-w-0 items-center gap-2 border-x border-line px-3">{children}</span>
        <button
          type="button"
          aria-label={nextLabel}
          disabled={onNext === undefined}
          onClick={onNext}
          className={STEP}
        >
          <ChevronRight aria-hidden="true" size={18} />
        </button>
      </div>
    </fieldset>
  );
}

/** The end of a list that goes on: how many are shown, and a button for the next ones. */
export function LoadMore({
  shownText,
  busy = false,
  onMore,
}: {
  shownText: string;
  busy?: boolean;
  onMore: () => void;
}) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-center gap-3 text-meta text-ink3">
      <output>{shownText}</output>
      <Button busy={busy} onClick={onMore}>
        {common.loadMore}
      </Button>
    </div>
  );
}
