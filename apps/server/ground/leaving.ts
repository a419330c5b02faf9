// A process that was told to stop goes on to take calls for a while: proxies find out by its health, and each answer ends its connection, so that nothing is
// sent to a process that is gone.

/** Whether this process is about to stop. */
export interface Leaving {
  readonly hasBegun: () => boolean;
  readonly begin: () => void;
}

/** That of one process. */
export function createLeaving(): Leaving {
  let hasBegun = false;
  return {
    hasBegun: () => hasBegun,
    begin: () => {
      hasBegun = true;
    },
  };
}
