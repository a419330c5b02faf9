// Moving through a sequence, and asking for more of a list.
import * as common from '@tennis/words/common';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlaceButton } from './place-button.tsx';
import { Button } from './button.tsx';

export interface PagerProps {
  /** Names the sequence for screen readers, as "Day". */
  label: string;
  /** Stands between the arrows: the day, "Page 2 of 7", a control of its own. */
  children: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** Left out at the ends. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Their addresses, where they have any. */
  previousHref?: string;
  nextHref?: string;
}

const STEP =
  'grid min-h-11 w-11 flex-none place-items-center text-ink2 hover:bg-sunk hover:text-ink disabled:text-line disabled:hover:bg-transparent md:pointer-fine:min-h-9.5 md:pointer-fine:w-10';

/** One bordered strip: previous, where one is, next. */
export function Pager({
  label,
  children,
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
  previousHref,
  nextHref,
}: PagerProps) {
  return (
    <fieldset className="max-w-full min-w-0">
      <legend className="unseen">{label}</legend>
      <div className="control-height inline-flex max-w-full items-stretch overflow-hidden rounded-control border border-field bg-surface text-control font-semibold">
        <Step icon={ChevronLeft} label={previousLabel} onStep={onPrevious} href={previousHref} />
        <span className="flex min-w-0 items-center gap-2 border-x border-line px-3">{children}</span>
        <Step icon={ChevronRight} label={nextLabel} onStep={onNext} href={nextHref} />
      </div>
    </fieldset>
  );
}

interface StepProps {
  icon: LucideIcon;
  label: string;
  onStep: (() => void) | undefined;
  href: string | undefined;
}

function Step({ icon: Icon, label, onStep, href }: StepProps) {
  const arrow = <Icon aria-hidden="true" size={18} />;
  return href === undefined || onStep === undefined ? (
    <button
      type="button"
      aria-label={label}
      disabled={onStep === undefined}
      onClick={onStep}
      className={STEP}
    >
      {arrow}
    </button>
  ) : (
    <PlaceButton href={href} aria-label={label} onPress={onStep} className={STEP}>
      {arrow}
    </PlaceButton>
  );
}

/** The end of a list that goes on: how many are shown, and a button for the next ones. */
export function LoadMore({
  shownText,
  busy = false,
  onMore,
  href,
}: {
  /** Left out where the page says it elsewhere. */
  shownText?: string;
  busy?: boolean;
  onMore: () => void;
  /** The address of the list with the next ones, for those without script. */
  href?: string | undefined;
}) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-center gap-3 text-meta text-ink3">
      {shownText !== undefined && <output>{shownText}</output>}
      <span className="relative">
        <Button busy={busy} onClick={onMore}>
          {common.loadMore}
        </Button>
        {href !== undefined && (
          <noscript>
            <a href={href} aria-label={common.loadMore} className="absolute inset-0" />
          </noscript>
        )}
      </span>
    </div>
  );
}
