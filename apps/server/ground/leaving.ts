// A process that was told to stop still takes calls for a while. Proxies learn it from its health check, and each answer ends its connection, so no
// call is sent to a process that is gone.

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
