// The doctor's findings, as lines for the people who run the server.

/** `look`: it works, and something should be looked at before it does not. */
export type State = 'ok' | 'look' | 'wrong';

/** One thing that was looked at. */
export interface Finding {
  readonly about: string;
  readonly state: State;
  /** The finding in one sentence. */
  readonly found: string;
  /** How to mend it; only where there is something to mend. */
  readonly mend?: string;
}

export const ok = (about: string, found: string): Finding => ({ about, state: 'ok', found });
export const look = (about: string, found: string, mend: string): Finding => ({
  about,
  state: 'look',
  found,
  mend,
});
export const wrong = (about: string, found: string, mend: string): Finding => ({
  about,
  state: 'wrong',
  found,
  mend,
});

/** The findings as text, one line each and one for how to mend it. */
export const report = (findings: readonly Finding[]): string =>
  findings
    .map(({ about, state, found, mend }) => {
      const line = `${state.padEnd(5)}  ${about.padEnd(9)}  ${found}`;
      return mend === undefined ? line : `${line}\n${' '.repeat(18)}${mend}`;
    })
    .join('\n');
