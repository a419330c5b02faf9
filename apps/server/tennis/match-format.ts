// Match formats at the server's boundary (D25): codes are checked on the way in and described on the way out.
import {
  parseMatchFormat,
  printMatchFormat,
  suggestedMatchFormat,
  type MatchFormat,
  type PointSystem,
} from '@tennis/domain';
import { wordsIn } from '@tennis/words';
import { formatTexts, type FormatTexts } from '@tennis/words/say/formats';
import { sayFormatProblem } from '@tennis/words/say/score';
import { reasonOfEngine } from '../ground/reason.ts';
import { refuseField } from '../ground/refusal.ts';

interface FormatRules {
  readonly pointSystem: PointSystem;
  readonly letRule: boolean;
}

/** The code that follows from the rules if nobody has chosen one: SET3-S:6/TB7, with NOAD and no-let if the rules say so. */
export const defaultMatchFormat = ({ pointSystem, letRule }: FormatRules): string =>
  printMatchFormat(suggestedMatchFormat(pointSystem, letRule));

/** A sent code in its normal spelling, or null if none was sent; refuses a format that cannot be played, at the field with this path. */
export function checkMatchFormat(code: string | undefined, path = 'matchFormat'): string | null {
  if (code === undefined || code === '') return null;
  const parsed = parseMatchFormat(code);
  if (!parsed.ok) {
    refuseField(
      path,
      reasonOfEngine(parsed.error, ({ score }, error) => sayFormatProblem(score, error)),
    );
  }
  return printMatchFormat(parsed.value);
}

const parsed = new Map<string, MatchFormat>();

/** The format of a stored code. Stored codes were checked before, so an unreadable one is a bug. */
export function storedFormat(code: string): MatchFormat {
  const known = parsed.get(code);
  if (known !== undefined) return known;
  const result = parseMatchFormat(code);
  if (!result.ok) throw new Error(`Stored match format ${code} cannot be read: ${result.error.code}`);
  // A club uses a handful of formats; the limit only protects the memory against abuse.
  if (parsed.size >= 200) parsed.clear();
  parsed.set(code, result.value);
  return result.value;
}

/** The three display texts of §3 for a stored code, in English as the specification has them; a page says the code in its own language. */
export const matchFormatTexts = (code: string): FormatTexts =>
  formatTexts(wordsIn('en').formats, storedFormat(code));
