// Shows the matches of one tournament only: a box to search in, in a sheet on phones.
import * as words from '@tennis/words/schedules';
import { SlidersHorizontal, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useIsLive } from '../../lib/is-live.ts';
import { IconButton } from '../../ui/button.tsx';
import { Filled } from '../../ui/filled.tsx';
import { useMediaQuery } from '../../ui/media-query.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import type { TournamentSheetProps } from './tournament-sheet.tsx';
import { TournamentBox, useTournamentName, type TournamentFilterProps } from './tournament-box.tsx';

const [Sheet, preloadSheet] = onDemand<TournamentSheetProps>(
  async () => (await import('./tournament-sheet.tsx')).TournamentSheet,
  words.filterFailed,
);

/** The filter of a wide page. */
export function TournamentFilter(props: TournamentFilterProps) {
  const isWide = useMediaQuery('(min-width: 48rem)');
  // A server does not know the width: what is about to come has its place (ADR 53).
  const isLive = useIsLive();
  return isWide || !isLive ? (
    <div className="w-72 max-md:hidden">
      <TournamentBox {...props} labelHidden />
    </div>
  ) : null;
}

/** The phone's button, which opens the filter as a sheet. */
export function TournamentFilterSheet({ value, onChange }: TournamentFilterProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <span className="md:hidden" onPointerEnter={preloadSheet}>
      <IconButton
        icon={SlidersHorizontal}
        label={words.filter}
        variant="secondary"
        onClick={() => setOpen(true)}
      />
      {open && <Sheet value={value} onChange={onChange} onClose={close} />}
    </span>
  );
}

/** On a phone, if the box is out of sight: the tournament to which the list is limited, and a way to clear it. */
export function FilterNote({ value, onChange }: TournamentFilterProps) {
  const name = useTournamentName(value);
  if (value === undefined || name === undefined) return null;
  return (
    <p className="flex items-center gap-1 text-control text-ink2 md:hidden">
      <span className="min-w-0">
        <Filled
          text={words.onlyTournament}
          parts={{ tournament: <b className="font-semibold text-ink">{name}</b> }}
        />
      </span>
      <IconButton icon={X} label={words.showAllTournaments} onClick={() => onChange(undefined)} />
    </p>
  );
}
