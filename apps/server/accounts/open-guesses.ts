// Passwords that are being checked right now, by the budget that they were charged to. A charge about which nobody knows yet whether it was a wrong
// guess shuts nobody out: a desk's account that signs in on fifteen devices at once has guessed nothing (D37).

/** How many of one budget may wait to learn it; the rest of a flood of guesses is refused at once. */
const MOST_WAITING = 50;

export interface OpenGuesses {
  /** Notes that a password is being looked at; answers what ends that, and says whether the guess was given back. */
  readonly open: (bucket: string) => (isGivenBack: boolean) => void;
  /** Waits until one more may be charged, or all of them were wrong; false, at once, when there is nothing to wait for. */
  readonly changed: (bucket: string) => Promise<boolean>;
}

interface Budget {
  open: number;
  readonly waiting: (() => void)[];
}

/** Builds the notes of one process; of a guess that another process looks at it knows nothing. */
export function createOpenGuesses(): OpenGuesses {
  const budgets = new Map<string, Budget>();
  return {
    open: (bucket) => {
      const budget = budgets.get(bucket) ?? { open: 0, waiting: [] };
      budgets.set(bucket, budget);
      budget.open += 1;
      return (isGivenBack) => {
        budget.open -= 1;
        // Room for one more, or the last word for all.
        const told = budget.open === 0 ? budget.waiting.length : Number(isGivenBack);
        for (const tell of budget.waiting.splice(0, told)) tell();
        if (budget.open === 0) budgets.delete(bucket);
      };
    },
    changed: (bucket) => {
      const budget = budgets.get(bucket);
      if (budget === undefined || budget.waiting.length >= MOST_WAITING) return Promise.resolve(false);
      return new Promise((resolve) => {
        budget.waiting.push(() => resolve(true));
      });
    },
  };
}
