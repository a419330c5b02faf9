// Clashes of matches in words. `words` is the room `clashes` of the reader's language.
import type { Clash } from '@tennis/domain';
import { sayerOf } from './coded.ts';

/** Why two matches clash, or one with itself. */
export const sayClash = sayerOf<Clash>()('clash');
