// A box to choose a tournament in: it offers the nearest, and typing searches all of them.
import * as words from '@tennis/words/schedules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { useIsLive } from '../../lib/is-live.ts';
import { Combobox } from '../../ui/combobox.tsx';

/** Tournaments offered at once; typing searches all of them. */
const OFFERED = '50';

export interface TournamentFilterProps {
  /** Id of the chosen tournament. */
  value: number | undefined;
  onChange: (tournament: number | undefined) => void;
}

/** The chosen tournament's name, undefined until it is known. */
export function useTournamentName(id: number | undefined): string | undefined {
  const { data, isError } = useQuery({
    ...read('getTournament', { params: { id: String(id) } }),
    enabled: id !== undefined,
  });
  return isError ? words.unknownTournament : data?.name;
}

/** The box. */
export function TournamentBox({
  value,
  onChange,
  labelHidden,
}: TournamentFilterProps & { labelHidden: boolean }) {
  const [search, setSearch] = useState('');
  const q = search.trim().slice(0, 100);
  // Nobody chooses on a page that is only drawn.
  const enabled = useIsLive();
  const { data = [] } = useQuery({
    ...read('listTournaments', { query: { limit: OFFERED, ...(q === '' ? {} : { q }) } }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const name = useTournamentName(value);
  const offered = data.map((tournament) => ({ value: String(tournament.id), label: tournament.name }));
  const isOffered = offered.some((option) => option.value === String(value));
  const chosen = value === undefined || isOffered ? [] : [{ value: String(value), label: name ?? '' }];
  return (
    <Combobox
      label={words.tournament}
      labelHidden={labelHidden}
      placeholder={words.allTournaments}
      emptyText={words.noTournamentFound}
      clearable
      options={[...chosen, ...offered]}
      value={value === undefined ? '' : String(value)}
      onSearch={setSearch}
      onChange={(id) => onChange(id === '' ? undefined : Number(id))}
    />
  );
}
