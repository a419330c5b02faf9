// The managers' actions on a tournament as a whole: edit, move its status (D9), archive, delete.
import * as planWords from '@tennis/words/plan-link';
import * as scorers from '@tennis/words/scorers';
import * as courts from '@tennis/words/tournament-courts';
import * as words from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import { isYouthType, TOURNAMENT_STATUSES, tournamentMoves, type TournamentStatus } from '@tennis/domain';
import { useQuery } from '@tanstack/react-query';
import { Archive, CalendarClock, LayoutGrid, Pencil, Smartphone, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { planLink, waitsForPlan } from '../../lib/plan-link.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { RowMenu, type MenuAction } from '../../ui/menu.tsx';
import { WriteQuestions } from '../../writes/questions.tsx';
import { keepTournament } from '../../writes/tournaments.ts';
import { useWrite } from '../../writes/use-write.ts';
import { ArchiveTournament } from './archive-tournament.tsx';
import { DeleteTournament } from './delete-tournament.tsx';
import { shareTournament } from './share-tournament.ts';
import { tournamentProgress } from './match-progress.ts';
import { nextLine } from './next-line.ts';
import { PublishChildren } from './publish-children.tsx';
import { StartEarly } from './start-early.tsx';
import { startsEarly } from './starts-early.ts';
import { STATUS_LABELS } from '../../lib/tournament-words.ts';

type Direction = 'forward' | 'back';

interface Move {
  readonly to: TournamentStatus;
  readonly label: string;
  readonly direction: Direction;
}

/** The name of a move, by its start and end. */
function moveLabel(from: TournamentStatus, to: TournamentStatus): string {
  if (from === 'draft') return words.publish;
  if (from === 'completed') return words.reopen;
  if (to === 'draft') return words.backToDraft;
  if (to === 'upcoming') return from === 'active' ? words.backToUpcoming : words.closeRegistration;
  if (to === 'registering') return from === 'active' ? words.backToRegistration : words.openRegistration;
  return to === 'active' ? words.startTournament : words.complete;
}

/** Whether a move starts the tournament; a completed one is reopened instead. */
const isStart = ({ status }: Tournament, to: TournamentStatus): boolean =>
  to === 'active' && status !== 'completed';

function movesOf(tournament: Tournament, moves: readonly TournamentStatus[]): Move[] {
  const from = tournament.status;
  return moves.map((to) => ({
    to,
    label: moveLabel(from, to),
    direction: TOURNAMENT_STATUSES.indexOf(to) > TOURNAMENT_STATUSES.indexOf(from) ? 'forward' : 'back',
  }));
}

/** One line before the buttons; on phones above them. */
function NextLine({ tournament, unplanned }: { tournament: Tournament; unplanned: number }) {
  const line = nextLine(tournament);
  if (unplanned > 0)
    return <p className="text-control text-ink2 max-md:w-full">{planWords.waiting({ count: unplanned })}</p>;
  if (line === null) return null;
  return (
    <p className="text-control text-ink2 max-md:w-full">
      {line === 'shut' ? (
        words.noEntriesYet
      ) : (
        <>
          {words.isOpen}{' '}
          <button
            type="button"
            className="font-semibold text-primary underline underline-offset-4 hover:text-primary-hover"
            onClick={() => void shareTournament(tournament.id)}
          >
            {words.shareLink}
          </button>
        </>
      )}
    </p>
  );
}

/** The row of buttons in the tab line, on phones under the header: the next step as a button, everything else in a menu. */
export function ManageBar({
  tournament,
  onChoose,
}: {
  tournament: Tournament;
  /** Opens a dialog, which stays open when the bar moves to its other place. */
  onChoose: (what: 'scorers' | 'courts') => void;
}) {
  const [asking, setAsking] = useState<'archive' | 'delete' | TournamentStatus | null>(null);
  const status = useStatusMove(tournament);
  // An event for children says first how everybody will read their names (D24).
  const isPublishing = tournament.status === 'draft' && isYouthType(tournament.type);
  const now = useNow();
  const isEarly = startsEarly(tournament, now);
  const user = useSession();
  // Once a draw is out, its matches get courts and times before anybody plays.
  const plan = status.unplanned > 0 ? planLink(tournament, user, now) : null;
  const asksFirst = (to: TournamentStatus) => isPublishing || (isStart(tournament, to) && isEarly);
  const move = (to: TournamentStatus) => {
    if (asksFirst(to)) setAsking(to);
    else void status.move(to);
  };
  const Question = asking === 'active' ? StartEarly : PublishChildren;
  const forward = status.moves.filter(({ direction }) => direction === 'forward');
  // Once a draw is out nobody enters any more: what comes next is play.
  const next = (status.isDrawn ? forward.find(({ to }) => to === 'active') : undefined) ?? forward[0];
  const others = forward.filter((one) => one !== next);
  const back = status.moves.filter(({ direction }) => direction === 'back');
  const actions: MenuAction[] = [
    ...others.map(({ to, label }) => ({ label, onSelect: () => move(to) })),
    ...back.map(({ to, label }) => ({ label, icon: Undo2, onSelect: () => move(to) })),
    ...(tournament.clubId === null
      ? []
      : [
          {
            label: scorers.title,
            icon: Smartphone,
            startsGroup: others.length + back.length > 0,
            onSelect: () => onChoose('scorers'),
          },
          { label: courts.title, icon: LayoutGrid, onSelect: () => onChoose('courts') },
        ]),
    {
      label: words.archive,
      icon: Archive,
      startsGroup: true,
      onSelect: () => setAsking('archive'),
    },
    { label: words.deleteTournament, icon: Trash2, tone: 'danger', onSelect: () => setAsking('delete') },
  ];
  return (
    <div className="flex flex-wrap items-center gap-2 py-1 max-md:*:not-last:flex-auto">
      <NextLine tournament={tournament} unplanned={plan === null ? 0 : status.unplanned} />
      {plan !== null && (
        <LinkButton variant="primary" icon={CalendarClock} href={plan}>
          {planWords.planOrder}
        </LinkButton>
      )}
      {next !== undefined && (
        <Button
          {...(plan !== null || (isStart(tournament, next.to) && isEarly)
            ? {}
            : { variant: 'primary' as const })}
          busy={status.write.busy}
          onClick={() => move(next.to)}
        >
          {next.label}
        </Button>
      )}
      <LinkButton icon={Pencil} href={`/tournaments/${tournament.id}/edit`}>
        {words.editButton}
      </LinkButton>
      <RowMenu label={words.moreActions({ name: tournament.name })} actions={() => actions} />
      <WriteQuestions write={status.write} />
      {asking !== null && asking !== 'archive' && asking !== 'delete' && (
        <Question
          tournament={tournament}
          busy={status.write.busy}
          onConfirm={() => void status.move(asking).then(() => setAsking(null))}
          onClose={() => setAsking(null)}
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

function useStatusMove(tournament: Tournament) {
  const { id, name, version, status: present } = tournament;
  // Only the facts about matches that matter here, so that a score which changes none of them causes no redraw.
  const { data } = useQuery({
    ...read('listTournamentMatches', { params: { id: String(id) } }),
    select: (matches) => {
      const progress = tournamentProgress(matches);
      return {
        isPlayed: progress.startedMatches > 0,
        unplanned: matches.filter(waitsForPlan).length,
        isDrawn: matches.some(({ drawId }) => drawId !== null),
        moves: tournamentMoves(present, progress),
      };
    },
  });
  const write = useWrite<Tournament>();
  const { send } = write;
  const move = (to: TournamentStatus) =>
    send({
      route: 'setTournamentStatus',
      call: { params: { id: String(id) }, body: { status: to } },
      seen: version,
      keep: keepTournament,
      keepStored: keepTournament,
      done: () => ({ title: words.statusChanged({ status: to }) }),
      failed: words.statusFailed,
      whenStale: {
        name,
        rows: ({ status }) => [
          { label: words.status, mine: STATUS_LABELS[to], theirs: STATUS_LABELS[status] },
        ],
      },
    });
  return {
    write,
    /** Whether a match is known to have begun. */
    isPlayed: data?.isPlayed === true,
    /** How many matches of its draws wait for a court and a time. */
    unplanned: data?.unplanned ?? 0,
    /** Whether a draw is known to be published. */
    isDrawn: data?.isDrawn === true,
    moves: movesOf(tournament, data?.moves ?? []),
    move,
  };
}
