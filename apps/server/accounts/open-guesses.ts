// Passwords that are being checked right now, by the budget that was charged for them. Until a check is done, nobody knows whether it was a wrong
// guess, so it locks nobody out: a desk account that signs in on fifteen devices at once has guessed nothing (D37).

/** How many callers of one budget may wait for the result; further ones are refused at once. */
const MOST_WAITING = 50;

export interface OpenGuesses {
  /** Notes that a password is being checked. Returns a function that ends the check and says whether the guess was given back. */
  readonly open: (bucket: string) => (isGivenBack: boolean) => void;
  /** Waits until one more may be charged, or until all turned out wrong. Returns false at once if there is nothing to wait for. */
  readonly changed: (bucket: string) => Promise<boolean>;
}

interface Budget {
  open: number;
  readonly waiting: (() => void)[];
}

/** Builds the notes of one process; it does not know about guesses that another process checks. */
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
