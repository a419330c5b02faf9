// Random secrets, and how they are kept: only as a hash, so that a stolen database opens nothing.
import { hash, randomBytes } from 'node:crypto';

/** A new secret for a cookie or a link: 256 random bits, safe in an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a secret, or of anything that must be compared later but not be readable in the database. */
export const fingerprint = (text: string): string => hash('sha256', text, 'base64url');
