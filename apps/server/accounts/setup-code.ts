// The code of the first set-up. Each process derives it from something only the database knows, so all processes of one database have the same code:
// any of them can print it and any can check it.
import { createHmac } from 'node:crypto';

// Without letters and digits that look alike.
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** The code that belongs to a secret: 31^8 are possible. */
export function setupCodeOf(secret: string): string {
  const digest = createHmac('sha256', secret).update('the code of the first set-up').digest();
  const letters = Array.from({ length: CODE_LENGTH }, (_, at) =>
    ALPHABET.charAt(digest.readUInt32BE(at * 4) % ALPHABET.length),
  );
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
