// The question before a tournament is put away, and the notice on one that is (D9).
import type { Tournament } from '@tennis/contract';
import { ArchiveRestore } from 'lucide-react';
import { formatDay } from '../../lib/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useArchive } from './use-archive.ts';

/** What archiving does, in the words of every question that offers it. */
export const WHAT_ARCHIVING_DOES =
  'It leaves the lists, the schedule and the dashboard. Its page with all results stays, and it can be restored.';

/** Asks before archiving; mounted while open. */
export function ArchiveTournament({ tournament, onClose }: { tournament: Tournament; onClose: () => void }) {
  const { busy, archive } = useArchive(tournament);
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      tone="primary"
      title={`Archive ${tournament.name}?`}
      description={WHAT_ARCHIVING_DOES}
      confirmLabel="Archive tournament"
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
        title={`This tournament was archived on ${day}.`}
        {...(manages
          ? {
              actions: (
                <Button icon={ArchiveRestore} busy={busy} onClick={() => void archive(false)}>
                  Restore tournament
                </Button>
              ),
            }
          : {})}
      >
        It is in no list any more; its results stay here.
      </Banner>
    </div>
  );
}
