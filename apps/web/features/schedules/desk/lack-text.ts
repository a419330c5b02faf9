// What a place lacks for a match, in sentences: how long its court would have to stay open, or what the engine says.
import * as words from '@tennis/words/desk';

/** One sentence for each thing that it lacks, none of them twice. `outside`: the minutes of it outside the hours of its court; `say` says all other things. */
export const lackText = <Lack extends { readonly code: string }>(
  lacks: readonly Lack[],
  outside: number,
  say: (lack: Lack) => string,
): string =>
  [
    ...new Set(
      lacks.map((lack) =>
        lack.code === 'court-closed' && outside > 0 ? words.wayOutside({ minutes: outside }) : say(lack),
      ),
    ),
  ].join(' ');
