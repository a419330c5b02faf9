// What of the Participants tab comes when it is needed: all that managers do.
import { lazyPart } from '../../lib/lazy-part.ts';

export const ManagedEntries = lazyPart(() => import('./managed-entries.tsx'), 'ManagedEntries');
