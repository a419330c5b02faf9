// A list that begins short and shows the rest on request, in its place.
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';

/** Hands the first few `things`, then all of them, to `children`; `label` says how many there are, on the button. */
export function ShowAll<T>({
  things,
  first,
  label,
  children,
}: {
  things: readonly T[];
  first: number;
  label: (parameters: { count: number }) => string;
  children: (shown: readonly T[]) => ReactNode;
}) {
  const [all, setAll] = useState(false);
  return (
    <>
      {children(all ? things : things.slice(0, first))}
      {!all && things.length > first && (
        <div className="mt-4 flex justify-center">
          <Button onClick={() => setAll(true)}>{label({ count: things.length })}</Button>
        </div>
      )}
    </>
  );
}
