// Whether somebody is asked who they mean, because the club knows people of the name that they have typed (D46).
import { useState } from 'react';
import type { Namesake } from '@tennis/contract';
import { namesakesOf } from './refusals.ts';

/** The open question and the form values that it is about. `close` closes it; `askAbout` opens it if a write was refused because the club knows people of that name. */
export function useNamesakes<Values>() {
  const [asked, setAsked] = useState<{
    readonly values: Values;
    readonly people: readonly Namesake[];
  } | null>(null);
  return {
    asked,
    close: () => setAsked(null),
    askAbout: (values: Values) => (error: unknown) => {
      const people = namesakesOf(error);
      if (people.length > 0) setAsked({ values, people });
      return people.length > 0;
    },
  };
}
