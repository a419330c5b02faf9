// The code of the first set-up. All processes of a database make the same one of what only the database knows, so it does not matter which of them
// says it and which is asked.
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
