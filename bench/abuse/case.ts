// One case of abuse: something done to a running server while others read from it.

/** The server under attack. */
export interface Target {
  readonly port: number;
  readonly dataDir: string;
}

export interface AbuseCase {
  readonly name: string;
  /** Prepares the data folder before the server starts on it; returns a function that undoes that after the server's end. */
  readonly setUp?: (dataDir: string) => Promise<() => Promise<void>>;
  /** Begins, in its own thread; returns a function that ends it. Bounded in number and time: the reads beside it take about eight seconds. */
  readonly attack: (target: Target) => Promise<() => Promise<void>>;
}

/** Waits some milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
