// The parameters of these pages' addresses: whose tennis, of which year, against whom. Anything else is dropped.

/** Of My Tennis: somebody the reader looks after. */
export interface MyTennisSearch {
  person?: number;
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Keeps what the page knows. */
export const validateMyTennisSearch = ({ person }: Record<string, unknown>): MyTennisSearch =>
  isId(person) ? { person } : {};

/** For the page of a person: which results. */
export interface PersonSearch {
  year?: number;
  /** As the server names one of those they have met. */
  opponent?: string;
}

const OPPONENT = /^(?:p[1-9]\d{0,14}(?:-[1-9]\d{0,14})?|e[1-9]\d{0,14})$/;

/** Keeps what the page knows. */
export const validatePersonSearch = ({ year, opponent }: Record<string, unknown>): PersonSearch => ({
  ...(isId(year) && year >= 1000 && year <= 9999 ? { year } : {}),
  ...(typeof opponent === 'string' && OPPONENT.test(opponent) ? { opponent } : {}),
});
