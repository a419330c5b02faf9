// A list that begins short and shows the rest on request, in its place.
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';

/** Hands the first few `things`, then all of them, to `children`; `what` names them in the button. */
export function ShowAll<T>({
  things,
  first,
  what,
  children,
}: {
  things: readonly T[];
  first: number;
  what: string;
  children: (shown: readonly T[]) => ReactNode;
}) {
  const [all, setAll] = useState(false);
  return (
    <>
      {children(all ? things : things.slice(0, first))}
      {!all && things.length > first && (
        <div className="mt-4 flex justify-center">
          <Button onClick={() => setAll(true)}>{`Show all ${things.length} ${what}`}</Button>
        </div>
      )}
    </>
  );
}
