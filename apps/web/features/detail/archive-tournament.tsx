// The question before a tournament is put away, and the notice on one that is (D9).
import * as words from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import { ArchiveRestore } from 'lucide-react';
import { formatDay } from '../../lib/dates.ts';
import { Banner } from '../../ui/banner.tsx';
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

/** Stands above an archived tournament; managers can restore it. */
export function ArchivedNotice({ tournament, manages }: { tournament: Tournament; manages: boolean }) {
  const { busy, archive } = useArchive(tournament);
  if (tournament.archivedAt === null) return null;
  const day = formatDay(tournament.archivedAt, tournament.timeZone);
  return (
    <div className="py-3 md:pb-0">
      <Banner
        tone="info"
        title={words.archivedOn({ day })}
        {...(manages
          ? {
              actions: (
                <Button icon={ArchiveRestore} busy={busy} onClick={() => void archive(false)}>
                  {words.restore}
                </Button>
              ),
            }
          : {})}
      >
        {words.archivedNotice}
      </Banner>
    </div>
  );
}
