// Badges and counts. Ball yellow means live, and nothing else is yellow (brief 1.3, 1.4).
import * as matches from '@tennis/words/matches';
import * as tournaments from '@tennis/words/tournaments';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type BadgeTone = 'neutral' | 'primary' | 'info' | 'warn' | 'danger' | 'outline' | 'on-colour' | 'live';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunk text-ink2',
  primary: 'bg-primary-soft text-primary',
  info: 'bg-info-soft text-info',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  outline: 'border border-dashed border-field text-ink2',
  'on-colour': 'bg-white text-[#10211A]',
  live: 'bg-ball text-on-ball inset-ring inset-ring-on-ball/25',
};

/** A short word in a box. */
export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cx(
        'inline-flex h-6 flex-none items-center gap-1.5 rounded-[5px] px-2.25 text-floor font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {tone === 'live' && <LiveDot />}
      {children}
    </span>
  );
}

function LiveDot() {
  return (
    <span aria-hidden="true" className="relative size-2 flex-none rounded-full bg-on-ball">
      <span className="absolute -inset-0.75 rounded-full border-[1.5px] border-on-ball opacity-0 motion-safe:animate-pulse-ring" />
    </span>
  );
}

const STATUS_TEXT = {
  draft: [tournaments.statusDraft, 'outline'],
  upcoming: [tournaments.statusUpcoming, 'neutral'],
  registering: [tournaments.statusRegistering, 'info'],
  active: [tournaments.statusActive, 'primary'],
  completed: [tournaments.statusCompleted, 'neutral'],
  scheduled: [matches.stateUpcoming, 'neutral'],
  in_progress: [matches.stateInProgress, 'live'],
  interrupted: [matches.stateInterrupted, 'warn'],
  cancelled: [matches.stateCancelled, 'danger'],
} as const satisfies Record<string, readonly [string, BadgeTone]>;

export type StatusName = keyof typeof STATUS_TEXT;

/** The badge of a tournament or match status; `onColour` is for the coloured header, where only white is readable. */
export function StatusBadge({
  status,
  onColour = false,
  className,
}: {
  status: StatusName;
  onColour?: boolean;
  className?: string;
}) {
  const [text, tone] = STATUS_TEXT[status];
  return (
    <Badge
      tone={onColour && tone !== 'live' ? 'on-colour' : tone}
      {...(className === undefined ? {} : { className })}
    >
      {text}
    </Badge>
  );
}

/** A number beside a label, as in tabs and headings. */
export function Count({ value }: { value: number }) {
  return (
    <span className="rounded-full bg-sunk px-1.5 text-floor leading-4.5 font-semibold text-ink2 tabular-nums">
      {value}
    </span>
  );
}
