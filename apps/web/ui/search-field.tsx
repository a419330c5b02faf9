// A search box above a list. The typed text is reported after a moment, so that the list follows without a button.
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TextField } from './text-field.tsx';

const WAIT_MS = 250;

/** Shows `q`, also when it changes by another way than typing; `onSearch` gets what is looked for, trimmed. */
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
  // What was typed here comes back as `q` a moment later, when more may have been typed.
  const [told, setTold] = useState(q);
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    if (q !== told) {
      setTold(q);
      setTyped(q);
    }
  }
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
        timer.current = window.setTimeout(() => {
          setTold(text.trim());
          onSearch(text.trim());
        }, WAIT_MS);
      }}
      {...(className === undefined ? {} : { className })}
    />
  );
}
