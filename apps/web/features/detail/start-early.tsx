// The question before a tournament is started while that would surprise somebody: one press would close entries, weeks ahead or with nobody in.
import * as words from '@tennis/words/starting';
import { startTournament } from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import { isPairType } from '@tennis/domain';
import { formatDay } from '../../lib/dates.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { isAhead } from './starts-early.ts';

/** What starting it means now: who is in, that entries close, and when it was meant to begin. */
function meaning(tournament: Tournament): string {
  const { type, status, participantCount: count, startDate, timeZone } = tournament;
  return [
    isPairType(type) ? words.pairsIn({ count }) : words.playersIn({ count }),
    ...(status === 'registering' ? [words.entriesClose] : []),
    ...(isAhead(tournament, new Date().toISOString())
      ? [words.firstDay({ day: formatDay(startDate, timeZone) })]
      : []),
  ].join(' ');
}

/** Asks before starting; mounted while open. */
export function StartEarly({
  tournament,
  busy,
  onConfirm,
  onClose,
}: {
  tournament: Tournament;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      tone="primary"
      title={words.question}
      description={meaning(tournament)}
      confirmLabel={startTournament}
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}
