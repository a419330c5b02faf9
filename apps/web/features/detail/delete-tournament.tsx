// The question before a tournament is deleted. If matches were played, the dialog offers archiving instead: at once, or after the server's refusal if
// somebody else has just begun to play (D9).
import * as words from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { canArchive } from '../../writes/refusals.ts';
import { expireTournament, forgetTournament, keepTournament } from '../../writes/tournaments.ts';
import { useWrite } from '../../writes/use-write.ts';
import { useArchive } from './use-archive.ts';

interface Refusal {
  readonly reason: string;
  readonly canArchive: boolean;
}

const refusalOf = (error: unknown): Refusal => ({
  reason: messageOf(error, words.deleteFailed),
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
  const { busy, send } = useWrite<Tournament>();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function remove() {
    setRefusal(null);
    const outcome = await send({
      route: 'deleteTournament',
      call: { params: { id: String(tournament.id) } },
      seen: tournament.version,
      keepStored: keepTournament,
      // The answer on screen is removed last: otherwise the page would ask again for a deleted tournament.
      after: async () => {
        await navigate({ href: '/tournaments' });
        forgetTournament(client, tournament.id);
      },
      done: () => ({ title: words.deleted }),
    });
    if (outcome.kind !== 'refused') return;
    setRefusal(refusalOf(outcome.error));
    if (canArchive(outcome.error)) expireTournament(client, tournament.id);
  }

  if (isPlayed || refusal?.canArchive === true) {
    return (
      <ConfirmDialog
        onOpenChange={onClose}
        tone="primary"
        title={words.archiveInsteadQuestion({ name: tournament.name })}
        description={
          // A refusal for this reason gives it itself.
          refusal?.canArchive === true ? words.archiveMeaning : words.archiveInsteadMeaning
        }
        confirmLabel={words.archiveInstead}
        busy={archiving}
        onConfirm={() => void archive(true, onClose)}
      >
        {refusal !== null && <Banner>{refusal.reason}</Banner>}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={words.deleteQuestion({ name: tournament.name })}
      description={words.deleteMeaning}
      confirmLabel={words.deleteTournament}
      busy={busy}
      onConfirm={() => void remove()}
    >
      {refusal !== null && <Banner>{refusal.reason}</Banner>}
    </ConfirmDialog>
  );
}
