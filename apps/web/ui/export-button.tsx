// Saving a list as a file, with a word where that fails.
import { error as errorTitle } from '@tennis/words/controls';
import * as words from '@tennis/words/imports';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { toast } from './toast-store.ts';

/** A button that is busy while `onExport` puts the file together. */
export function ExportButton({ onExport }: { onExport: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  function save() {
    setBusy(true);
    onExport()
      .catch(() => toast({ title: errorTitle, description: words.exportFailed, tone: 'danger' }))
      .finally(() => setBusy(false));
  }
  return (
    <Button icon={Download} busy={busy} onClick={save}>
      {words.exportAction}
    </Button>
  );
}
