// Passing on the address of a tournament: by the device's own sheet, else by the clipboard.
import * as words from '@tennis/words/tournaments';
import { openShareSheet, pageAddress } from '../../lib/share-sheet.ts';
import { toast } from '../../ui/toast-store.ts';

/** Shares the tournament's page, or copies its address and says so. */
export async function shareTournament(id: number): Promise<void> {
  const path = `/tournaments/${id}`;
  if (openShareSheet(path)) return;
  try {
    await navigator.clipboard.writeText(pageAddress(path));
    toast({ title: words.linkCopied, tone: 'success' });
  } catch {
    // Without https a browser has no clipboard for pages.
    toast({ title: words.linkNotCopied, tone: 'danger' });
  }
}
