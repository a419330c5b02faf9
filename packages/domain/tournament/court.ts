// Courts: what they are made of, and when two names mean the same one (D48).

export const SURFACES = ['clay', 'hard', 'grass', 'artificial_grass', 'carpet'] as const;
export type Surface = (typeof SURFACES)[number];

/** Minutes of a day, in which the opening hours of a court are counted. */
export const DAY_MINUTES = 24 * 60;

export const COURT_LIMITS = { name: 60, reason: 200, ofAClub: 60, closures: 50 } as const;

/** The words that clubs put before the number of a court, in the languages of the product. */
const CALLED = /^(?:court|platz|terrain)(?: ?(?:no|nr|number|nummer|numéro|n) ?(?=\d)| ?(?=\d)| (?=.))/u;

/** The same for all names of one court: "1", "court 1", "Court  01", "Court No. 1" and "Platz 1" (D48). */
export function courtKey(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const bare = words.replace(CALLED, '').replace(/^0+(?=\d)/, '');
  // Signs alone have no words: they are compared as they stand.
  return bare === '' ? name.normalize('NFKC').trim().toLowerCase() : bare;
}
