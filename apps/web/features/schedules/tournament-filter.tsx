// Shows the matches of one tournament only: a box to search in, in a sheet on phones.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Tournaments offered at once; typing searches all of them. */
const OFFERED = '50';

export interface TournamentFilterProps {
  /** Id of the chosen tournament. */
  value: number | undefined;
  onChange: (tournament: number | undefined) => void;
}

/** The chosen tournament's name, undefined until it is known. */
function useTournamentName(id: number | undefined): string | undefined {
  const { data, isError } = useQuery({
    ...read('getTournament', { params: { id: String(id) } }),
    enabled: id !== undefined,
  });
  return isError ? 'Unknown tournament' : data?.name;
}

function TournamentBox({ value, onChange, labelHidden }: TournamentFilterProps & { labelHidden: boolean }) {
  const [search, setSearch] = useState('');
  const q = search.trim().slice(0, 100);
  const { data = [] } = useQuery({
    ...read('listTournaments', { query: { limit: OFFERED, ...(q === '' ? {} : { q }) } }),
    placeholderData: keepPreviousData,
  });
  const name = useTournamentName(value);
  const offered = data.map((tournament) => ({ value: String(tournament.id), label: tournament.name }));
  const isOffered = offered.some((option) => option.value === String(value));
  const chosen = value === undefined || isOffered ? [] : [{ value: String(value), label: name ?? '' }];
  return (
    <Combobox
      label="Tournament"
      labelHidden={labelHidden}
      placeholder="All tournaments"
      emptyText="No tournament found."
      clearable
      options={[...chosen, ...offered]}
      value={value === undefined ? '' : String(value)}
      onSearch={setSearch}
      onChange={(id) => onChange(id === '' ? undefined : Number(id))}
    />
  );
}

/** The filter of a wide page. */
export function TournamentFilter(props: TournamentFilterProps) {
  return (
    <div className="w-72 max-md:hidden">
      <TournamentBox {...props} labelHidden />
    </div>
  );
}

/** The phone's button, which opens the filter as a sheet. */
export function TournamentFilterSheet({ value, onChange }: TournamentFilterProps) {
  const [open, setOpen] = useState(false);
  return (
    <span className="md:hidden">
      <IconButton
        icon={SlidersHorizontal}
        label="Filter by tournament"
        variant="secondary"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Filter by tournament"
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Show matches
          </Button>
        }
      >
        <TournamentBox value={value} onChange={onChange} labelHidden={false} />
      </Dialog>
    </span>
  );
}

/** On a phone, where the box is out of sight: which tournament the list is limited to, and the way out. */
export function FilterNote({ value, onChange }: TournamentFilterProps) {
  const name = useTournamentName(value);
  if (value === undefined || name === undefined) return null;
  return (
    <p className="flex items-center gap-1 text-control text-ink2 md:hidden">
      <span className="min-w-0">
        Only <b className="font-semibold text-ink">{name}</b>
      </span>
      <IconButton icon={X} label="Show all tournaments" onClick={() => onChange(undefined)} />
    </p>
  );
}
