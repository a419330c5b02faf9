// The question before an event for children is published: it says how everybody will read their names (D24).
import * as words from '@tennis/words/publishing';
import type { Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** Mounted while open. */
export function PublishChildren({
  tournament: { name, clubId },
  busy,
  onConfirm,
  onClose,
}: {
  tournament: Tournament;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  // Only the club's admins may read it; others are told both.
  const { data: club } = useQuery({
    ...read('getClub', { params: { clubId: String(clubId) } }),
    enabled: clubId !== null,
    retry: false,
  });
  const shown = club === undefined ? 'unknown' : club.publishesFullNames ? 'full' : 'short';
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      tone="primary"
      title={words.question({ name })}
      description={words.names({ shown })}
      confirmLabel={words.confirm}
      busy={busy}
      onConfirm={onConfirm}
    >
      {club !== undefined && <TextLink href={`/admin/club/${club.id}?tab=details`}>{words.change}</TextLink>}
    </ConfirmDialog>
  );
}
