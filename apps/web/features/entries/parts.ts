// Parts of the Participants tab that are loaded on demand: the managers' tools, and claims for signed-in people.
import { lazyPart } from '../../lib/lazy-part.ts';

export const ClaimMenu = lazyPart(() => import('./claim-menu.tsx'), 'ClaimMenu');

export const ManagedEntries = lazyPart(() => import('./managed-entries.tsx'), 'ManagedEntries');
