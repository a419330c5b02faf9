// Nobody stands at a screen to press "try again": what could not be read is asked for again until it is there. Then the stream keeps it up to date.
import { isMissing } from '../../lib/api.ts';

const AGAIN_MS = 30_000;

interface Asked {
  readonly state: { readonly error: Error | null };
}

/** For a query of a screen. What does not exist is not asked for again. */
export const UNTIL_READ = {
  refetchInterval: ({ state: { error } }: Asked) => (error === null || isMissing(error) ? false : AGAIN_MS),
  refetchIntervalInBackground: true,
} as const;
