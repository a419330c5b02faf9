// The question before a tournament is deleted. Of one in which matches were played archiving is asked at once, or as soon as the
// server refuses, if somebody else has just begun to play (D9).
import type { Tournament } from '@tennis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, messageOf } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { WHAT_ARCHIVING_DOES } from './archive-tournament.tsx';
import { forgetTournament, refreshTournament } from './refresh.ts';
import { canArchive, staleTournament } from './stale.ts';
import { useArchive } from './use-archive.ts';

interface Refusal {
  readonly reason: string;
  readonly canArchive: boolean;
}

const refusalOf = (error: unknown): Refusal => ({
  reason: messageOf(error, 'Failed to delete tournament.'),
  canArchive: canArchive(error),
});

/** Mounted while open. */
export function DeleteTournament({
  tournament,
  isPlayed,
  onClose,
}: {
  tournament: Tournament;
  /** Whether a match is known to have begun. */
  isPlayed: boolean;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { busy: archiving, archive } = useArchive(tournament);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function remove() {
    setBusy(true);
    setRefusal(null);
    try {
      await api.deleteTournament({ params: { id: String(tournament.id) } }, { ifMatch: tournament.version });
      toast({ title: 'Tournament deleted' });
      await navigate({ href: '/tournaments' });
      await forgetTournament(client, tournament.id);
    } catch (error) {
      setRefusal(refusalOf(error));
      if (canArchive(error) || (await staleTournament(error)) !== null)
        await refreshTournament(client, tournament.id);
    } finally {
      setBusy(false);
    }
  }

  async function archiveInstead() {
    if (await archive(true)) onClose();
  }

  if (isPlayed || refusal?.canArchive === true) {
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        tone="primary"
        title={`Archive ${tournament.name} instead?`}
        description={
          // A refusal for this reason gives it itself.
          refusal?.canArchive === true
            ? WHAT_ARCHIVING_DOES
            : `Matches of this tournament have been played, so it cannot be deleted. ${WHAT_ARCHIVING_DOES}`
        }
        confirmLabel="Archive instead"
        busy={archiving}
        onConfirm={() => void archiveInstead()}
      >
        {refusal !== null && <Banner>{refusal.reason}</Banner>}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${tournament.name}?`}
      description="Its participants and matches are deleted with it. This cannot be undone."
      confirmLabel="Delete tournament"
      busy={busy}
      onConfirm={() => void remove()}
    >
      {refusal !== null && <Banner>{refusal.reason}</Banner>}
    </ConfirmDialog>
  );
}
