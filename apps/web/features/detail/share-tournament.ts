// Passing on the address of a tournament: by the device's own sheet, else by the clipboard.
import * as words from '@tennis/words/tournaments';
import { toast } from '../../ui/toast-store.ts';

/** Whether the device has a sheet for passing things on; types say that all have. */
const hasSheet = (): boolean => 'share' in navigator;

/** Shares the tournament's page, or copies its address and says so. */
export async function shareTournament(id: number): Promise<void> {
  const url = new URL(`/tournaments/${id}`, location.href).href;
  if (hasSheet()) {
    // Closing the sheet without choosing is no failure.
    await navigator.share({ title: document.title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: words.linkCopied, tone: 'success' });
  } catch {
    // Without https a browser has no clipboard for pages.
    toast({ title: words.linkNotCopied, tone: 'danger' });
  }
}
