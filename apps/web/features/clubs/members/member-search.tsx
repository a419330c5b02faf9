// The search box above the members. What is typed goes into the address after a moment, so that the list follows without a button.
import * as words from '@tennis/words/members';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';

const WAIT_MS = 250;

/** Searches members; by address too where the reader sees addresses. */
export function MemberSearch({
  q,
  alsoByEmail,
  onSearch,
}: {
  q: string;
  alsoByEmail: boolean;
  onSearch: (q: string) => void;
}) {
  const [typed, setTyped] = useState(q);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <TextField
      type="search"
      label={alsoByEmail ? words.search : words.searchNames}
      lead={<Search aria-hidden="true" size={18} strokeWidth={1.75} />}
      autoComplete="off"
      maxLength={100}
      value={typed}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => onSearch(text.trim()), WAIT_MS);
      }}
    />
  );
}
