// What whoever manages a tournament can do with it as a whole: edit, move its status (D9), archive, delete.
import type { Tournament } from '@tennis/contract';
import { TOURNAMENT_STATUSES, tournamentMoves, type TournamentStatus } from '@tennis/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api, messageOf, read } from '../../lib/api.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Menu, type MenuAction } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ArchiveTournament } from './archive-tournament.tsx';
import { DeleteTournament } from './delete-tournament.tsx';
import { tournamentProgress } from './matches/match-progress.ts';
import { refreshTournament } from './refresh.ts';
import { staleTournament } from './stale.ts';
import { StaleDialog } from './stale-dialog.tsx';
import { STATUS_LABELS } from './words.ts';

type Direction = 'forward' | 'back';

interface Move {
  readonly to: TournamentStatus;
  readonly label: string;
  readonly direction: Direction;
}

/** What a move is called, by where it starts and ends. */
function moveLabel(from: TournamentStatus, to: TournamentStatus): string {
  if (from === 'draft') return 'Publish';
  if (from === 'completed') return 'Reopen tournament';
  if (to === 'draft') return 'Back to draft';
  if (to === 'upcoming') return from === 'active' ? 'Back to upcoming' : 'Close registration';
  if (to === 'registering') return from === 'active' ? 'Back to registration' : 'Open registration';
  return to === 'active' ? 'Start' : 'Complete tournament';
}

function movesOf(tournament: Tournament, moves: readonly TournamentStatus[]): Move[] {
  const from = tournament.status;
  return moves.map((to) => ({
    to,
    label: moveLabel(from, to),
    direction: TOURNAMENT_STATUSES.indexOf(to) > TOURNAMENT_STATUSES.indexOf(from) ? 'forward' : 'back',
  }));
}

/** The row of buttons in the tab line, on phones under the header: the next step as a button, everything else in a menu. */
export function ManageBar({ tournament }: { tournament: Tournament }) {
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null);
  const status = useStatusMove(tournament);
  const [next, ...others] = status.moves.filter(({ direction }) => direction === 'forward');
  const back = status.moves.filter(({ direction }) => direction === 'back');
  const actions: MenuAction[] = [
    ...others.map(({ to, label }) => ({ label, onSelect: () => void status.move(to) })),
    ...back.map(({ to, label }) => ({ label, icon: Undo2, onSelect: () => void status.move(to) })),
    {
      label: 'Archive tournament',
      icon: Archive,
      startsGroup: others.length + back.length > 0,
      onSelect: () => setAsking('archive'),
    },
    { label: 'Delete tournament', icon: Trash2, tone: 'danger', onSelect: () => setAsking('delete') },
  ];
  return (
    <div className="flex flex-wrap items-center gap-2 py-1 max-md:*:not-last:flex-1">
      {next !== undefined && (
        <Button variant="primary" busy={status.busy} onClick={() => void status.move(next.to)}>
          {next.label}
        </Button>
      )}
      <LinkButton icon={Pencil} href={`/tournaments/${tournament.id}/edit`}>
        Edit
      </LinkButton>
      <Menu label={`More actions for ${tournament.name}`} actions={actions} />
      {status.stale !== null && (
        <StaleDialog
          name={tournament.name}
          rows={[
            {
              label: 'Status',
              mine: STATUS_LABELS[status.stale.to],
              theirs: STATUS_LABELS[status.stale.current.status],
            },
          ]}
          busy={status.busy}
          onMine={() => void status.insist()}
          onTheirs={() => void status.giveIn()}
        />
      )}
      {asking === 'archive' && <ArchiveTournament tournament={tournament} onClose={() => setAsking(null)} />}
      {asking === 'delete' && (
        <DeleteTournament
          tournament={tournament}
          isPlayed={status.isPlayed}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

interface StaleMove {
  readonly to: TournamentStatus;
  readonly current: Tournament;
}

function useStatusMove(tournament: Tournament) {
  const client = useQueryClient();
  const matches = useQuery(read('listTournamentMatches', { params: { id: String(tournament.id) } }));
  const [busy, setBusy] = useState(false);
  const [stale, setStale] = useState<StaleMove | null>(null);

  async function move(to: TournamentStatus, version = tournament.version) {
    setBusy(true);
    try {
      await api.setTournamentStatus(
        { params: { id: String(tournament.id) }, body: { status: to } },
        { ifMatch: version },
      );
      setStale(null);
      toast({ title: `Tournament status updated to ${to}` });
      await refreshTournament(client, tournament.id);
    } catch (error) {
      const current = await staleTournament(error);
      if (current !== null) setStale({ to, current });
      else {
        setStale(null);
        const description = messageOf(error, 'Failed to update tournament status.');
        toast({ title: 'Error', description, tone: 'danger' });
      }
    } finally {
      setBusy(false);
    }
  }

  const progress = matches.data === undefined ? null : tournamentProgress(matches.data);
  return {
    busy,
    stale,
    /** Whether a match is known to have begun. */
    isPlayed: progress !== null && progress.startedMatches > 0,
    moves: progress === null ? [] : movesOf(tournament, tournamentMoves(tournament.status, progress)),
    move,
    insist: async () => {
      if (stale !== null) await move(stale.to, stale.current.version);
    },
    giveIn: async () => {
      setStale(null);
      await refreshTournament(client, tournament.id);
    },
  };
}
