// Random secrets, and how they are kept: only as a hash, so that a stolen database opens nothing.
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret for a cookie or a link: 256 random bits, safe in an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a secret, or of anything that must be compared later but not be readable in the database. */
export const fingerprint = (text: string): string => hash('sha256', text, 'base64url');

/** A mark under a text that only the holder of the secret can make (HMAC-SHA-256). */
export const signature = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Whether two signatures are the same; how long that takes tells nothing. */
export const isSameSignature = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
