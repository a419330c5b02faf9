// The question before a tournament is put away, and the button that brings it back (D9).
import * as words from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import { ArchiveRestore } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useArchive } from './use-archive.ts';

/** Asks before archiving; mounted while open. */
export function ArchiveTournament({ tournament, onClose }: { tournament: Tournament; onClose: () => void }) {
  const { busy, archive } = useArchive(tournament);
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      tone="primary"
      title={words.archiveQuestion({ name: tournament.name })}
      description={words.archiveMeaning}
      confirmLabel={words.archive}
      busy={busy}
      onConfirm={() => void archive(true, onClose)}
    />
  );
}

/** Brings an archived tournament back. */
export function RestoreTournament({ tournament }: { tournament: Tournament }) {
  const { busy, archive } = useArchive(tournament);
  return (
    <Button icon={ArchiveRestore} busy={busy} onClick={() => void archive(false)}>
      {words.restore}
    </Button>
  );
}
