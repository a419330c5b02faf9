// Makes a picture small, square and upright, without the data that a camera has written into it. It does not run in the thread that answers (ADR 37).
import { createHash } from 'node:crypto';
import type Sharp from 'sharp';
import { fewAtOnce } from '../database/few-at-once.ts';
import { because, type ReasonCode } from '../ground/reason.ts';
import { Refused, refuseField } from '../ground/refusal.ts';

/** A picture as it is stored. */
export interface MadePicture {
  readonly hash: string;
  /** A WebP file. */
  readonly bytes: Uint8Array;
}

/** `filled`: the middle of the picture, for a face; `whole`: all of it on a transparent ground, for a logo. */
export type PictureShape = 'filled' | 'whole';

/** As large as the largest place it has, on a screen with two dots for one. */
const SIDE = 256;
/** The largest that phones take have 50 million dots; a small file may unfold to any number. */
const MOST_DOTS = 50_000_000;
const LONGEST_SECONDS = 10;
/** Each waits with its file in memory. */
const MOST_WAITING = 4;
const TRY_AGAIN_SECONDS = 5;

const oneAtATime = fewAtOnce(1);
let waiting = 0;

let loading: Promise<typeof Sharp> | undefined;

/** The library is loaded with the first picture: most starts never need it. It reads only the three kinds that we accept. */
function library(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return sharp;
  });
  return loading;
}

async function made(file: Uint8Array, shape: PictureShape): Promise<Uint8Array | ReasonCode> {
  const sharp = await library();
  const options = { limitInputPixels: MOST_DOTS, failOn: 'error', sequentialRead: true } as const;
  try {
    const { width, height } = await sharp(file, { ...options, limitInputPixels: false }).metadata();
    if (width * height > MOST_DOTS) return 'pictureTooManyDots';
    return await sharp(file, options)
      .autoOrient()
      .resize(SIDE, SIDE, {
        fit: shape === 'filled' ? 'cover' : 'contain',
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      })
      .timeout({ seconds: LONGEST_SECONDS })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // The library's own words about a bad file help nobody: all they can do is take another file.
    return 'pictureNotRead';
  }
}

/** Makes a stored picture from a file in base64. Refuses at the field if it is no picture; refuses the whole call if too many wait. */
export async function makePicture(field: string, base64: string, shape: PictureShape): Promise<MadePicture> {
  if (waiting >= MOST_WAITING)
    throw new Refused({ type: 'too-many-requests', retryAfterSeconds: TRY_AGAIN_SECONDS });
  waiting += 1;
  let bytes: Uint8Array | ReasonCode;
  try {
    bytes = await oneAtATime(() => made(Buffer.from(base64, 'base64'), shape));
  } finally {
    waiting -= 1;
  }
  if (typeof bytes === 'string') refuseField(field, because(bytes));
  return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32), bytes };
}
