// Pictures on the wire (additive, ADR 37): sent as the content of a file, stored small and square, named by a hash of their content.
import * as z from 'zod/mini';
import { problem } from '../problem.ts';

/** The longest file that is taken. */
export const PICTURE_BYTES = 8_000_000;

/** The formats that are taken: pictures without scripts, which every browser can show. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Four letters for three bytes. */
const LONGEST = Math.ceil(PICTURE_BYTES / 3) * 4;

/** The longest body: the file as text, and what stands around it. */
export const PICTURE_BODY_BYTES = LONGEST + 1000;

/** Looks for a letter that does not belong: a pattern for the whole text would keep a way back for each of millions of letters. */
const isBase64 = (text: string): boolean => text.length >= 4 && !/[^A-Za-z0-9+/=]/.test(text);

/** A JPEG, PNG or WebP file in base64; null takes the picture away. */
const SentPictureSchema = z.nullable(
  z
    .string()
    .check(
      z.maxLength(LONGEST, problem('pictureTooLarge')),
      z.refine(isBase64, problem('pictureUnreadable')),
    ),
);

export const SetPictureSchema = z.strictObject({ picture: SentPictureSchema });
export const SetLogoSchema = z.strictObject({ logo: SentPictureSchema });

/** The name of a stored picture: half of a SHA-256 in hexadecimal. */
export const PictureParams = z.strictObject({ hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });
