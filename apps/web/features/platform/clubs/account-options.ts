// Accounts to choose from, found by the server while somebody types.
import type { Account } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { read } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import type { ComboboxOption } from '../../../ui/combobox.tsx';

const WAIT_MS = 250;

const optionOf = ({ id, name, email }: Pick<Account, 'id' | 'name' | 'email'>): ComboboxOption => ({
  value: String(id),
  label: name,
  hint: email,
});

/** The accounts that match the typed text. Your own is always among `all`, because it is chosen at first. */
export function useAccountOptions(which: 'all' | 'available') {
  const me = useSession();
  const [q, setQ] = useState('');
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const query = useQuery(
    read('listUsers', {
      query: {
        limit: '20',
        ...(q === '' ? {} : { q }),
        ...(which === 'available' ? { scope: 'available' as const } : {}),
      },
    }),
  );
  const found = (query.data ?? []).map(optionOf);
  const own = me === null || me === undefined || which === 'available' ? [] : [optionOf(me)];
  return {
    options: [...own, ...found.filter(({ value }) => own.every((option) => option.value !== value))],
    onSearch: (text: string) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setQ(text.trim()), WAIT_MS);
    },
  };
}
