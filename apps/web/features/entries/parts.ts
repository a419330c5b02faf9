// What of the Participants tab comes when it is needed: all that managers do, and claims of those who are signed in.
import { lazyPart } from '../../lib/lazy-part.ts';

export const ClaimMenu = lazyPart(() => import('./claim-menu.tsx'), 'ClaimMenu');

export const ManagedEntries = lazyPart(() => import('./managed-entries.tsx'), 'ManagedEntries');
