// A search box above a list. The typed text is reported after a moment, so that the list follows without a button.
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TextField } from './text-field.tsx';

const WAIT_MS = 250;

/** Begins with `q`; `onSearch` gets what is looked for, trimmed. */
export function SearchField({
  label,
  q,
  onSearch,
  className,
}: {
  label: string;
  q: string;
  onSearch: (q: string) => void;
  className?: string;
}) {
  const [typed, setTyped] = useState(q);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <TextField
      type="search"
      label={label}
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
      {...(className === undefined ? {} : { className })}
    />
  );
}
