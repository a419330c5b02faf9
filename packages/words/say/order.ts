// The faults of a place in the order of play, in words. `words` is the room `order` of the reader's language.
import type { ScheduleFault } from '@tennis/domain';
import { sayerOf } from './coded.ts';

/** Why a place is wrong. */
export const sayFault = sayerOf<ScheduleFault>()('fault');
