// Chooses the coding of an answer by what the caller takes (RFC 9110, 12.5.3).
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip' | 'identity';

/** Stands in a coded body's tag after the hash, because other bytes need another tag. */
export const TAG_SUFFIX: Readonly<Record<Coding, string>> = { br: '-br', gzip: '-gz', identity: '' };

/** Below this many bytes an answer fits into one packet either way. */
export const WORTH_CODING = 1024;

/** For 100 kB of matches, brotli 5 gives fewer bytes than gzip 9 and takes 2 ms; level 11 would save another tenth and take 150 ms. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a body once; on the pool of threads, not on the one that answers. */
export async function code(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'identity') return body;
  if (coding === 'gzip') return zip(body);
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** How much the caller wants each coding that they name; 0 is not at all. */
function weights(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      const quality = parameters.find((word) => word.startsWith('q='));
      const weight = quality === undefined ? 1 : Number(quality.slice(2));
      return [name, Number.isFinite(weight) ? weight : 0];
    }),
  );
}

function choose(header: string): Coding {
  const wanted = weights(header);
  const weightOf = (coding: string) => wanted.get(coding) ?? wanted.get('*') ?? 0;
  const [br, gz] = [weightOf('br'), weightOf('gzip')];
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : 'identity';
}

/** Browsers send one of a few lines: what they mean is worked out once. */
const KNOWN = new Map<string, Coding>();
const MOST_KNOWN = 100;

/** The coding for a caller, by their `Accept-Encoding`: brotli before gzip, and uncompressed if they take neither. */
export function codingFor(header: string | string[] | undefined): Coding {
  if (header === undefined) return 'identity';
  const line = String(header);
  const known = KNOWN.get(line);
  if (known !== undefined) return known;
  const chosen = choose(line);
  if (KNOWN.size < MOST_KNOWN && line.length < 200) KNOWN.set(line, chosen);
  return chosen;
}
