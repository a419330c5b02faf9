// The results of the palette, in groups: one listbox; the text box above it moves through its options.
import * as words from '@tennis/words/search';
import { ArrowRight, Building2, CalendarDays, Plus, Trophy, UserRound, type LucideIcon } from 'lucide-react';
import { cx } from '../../ui/class-names.ts';
import type { Found, FoundGroup } from './found.ts';

const ICONS: Readonly<Record<FoundGroup['kind'], LucideIcon>> = {
  tournaments: Trophy,
  meetings: CalendarDays,
  people: UserRound,
  clubs: Building2,
  pages: ArrowRight,
  actions: Plus,
};

interface FoundListProps {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  /** The option under the arrow keys, counted over all groups. */
  readonly cursor: number;
  readonly optionId: (index: number) => string;
  readonly onPoint: (index: number) => void;
  readonly onOpen: (href: string) => void;
}

/** The list; empty while nothing is found. */
export function FoundList({ id, groups, cursor, optionId, onPoint, onOpen }: FoundListProps) {
  const firsts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { found }) => sum + found.length, 0));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can neither be filtered by typing nor open pages
    <div id={id} role="listbox" aria-label={words.results} className="mt-2">
      {groups.map(({ kind, label, found }, at) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options of the listbox above
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="px-3 pt-3 pb-1 text-meta font-semibold text-ink3">
            {label}
          </p>
          {found.map((one, index) => {
            const place = (firsts[at] ?? 0) + index;
            return (
              <FoundOption
                key={one.key}
                id={optionId(place)}
                icon={ICONS[kind]}
                found={one}
                isCurrent={place === cursor}
                onPoint={() => onPoint(place)}
                onOpen={() => onOpen(one.href)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface FoundOptionProps {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly found: Found;
  readonly isCurrent: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
}

function FoundOption({ id, icon: Icon, found, isCurrent, onPoint, onOpen }: FoundOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text box above holds the focus and handles the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the listbox above
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-control',
        isCurrent && 'bg-primary-soft',
      )}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none text-ink3" />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="font-medium">{found.label}</span>
        {found.hint !== undefined && <span className="block text-meta text-ink3">{found.hint}</span>}
      </span>
    </div>
  );
}
