// The matches of a tournament for people who may change them: buttons and menus in each row, and their dialogs.
import * as words from '@tennis/words/matches';
import type { Match } from '@tennis/contract';
import * as byDate from '@tennis/words/last-days';
import { make } from '@tennis/words/draw-maker';
import { CalendarRange, Plus, Shuffle } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { preload } from '../../lib/lazy-part.ts';
import { whenIdle } from '../../lib/timing.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { WriteQuestions } from '../../writes/questions.tsx';
import { isInTime, undoOf } from '../../writes/undo.ts';
import { useWrite } from '../../writes/use-write.ts';
import { AskMatch } from './match-confirms.tsx';
import {
  isAwaited,
  isSettled,
  MatchActions,
  MatchMenu,
  type MatchActionsProps,
  type MatchDialogName,
} from './match-actions.tsx';
import { MatchesView, type MatchesViewProps } from './matches-view.tsx';
import { ByDatePanel, LastDaysDialog, MatchDialog, ScoreDialog } from './parts.ts';
import { writeMatch } from './match-writes.ts';

interface OpenDialog {
  readonly name: MatchDialogName | 'create' | 'last-days';
  readonly match: Match | null;
}

/** Both views of the matches with everything that happens to a match. */
export function ManagedMatches({ tournament, matches, DrawView }: Omit<MatchesViewProps, 'manage'>) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const write = useWrite<Match>();
  const { send, busyIds } = write;
  const close = () => setOpen(null);
  const isDrawn = matches.some(({ drawId }) => drawId !== null);
  const { data: draws } = useQuery({
    ...read('getDraws', { params: { id: String(tournament.id) } }),
    enabled: isDrawn,
  });
  // The last act comes first, and stands in the end.
  const undoable = new Map(
    (draws?.published?.acts ?? [])
      .toReversed()
      .flatMap(({ id, matchId, until }) =>
        matchId !== null && isInTime({ until }) ? [[matchId, id] as const] : [],
      ),
  );
  const create = () => setOpen({ name: 'create', match: null });
  const isByDate = matches.some(({ playBy }) => playBy !== null);
  const canHaveDays = matches.some(({ status }) => status === 'scheduled');
  // The dialogs open without waiting for their code.
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [MatchDialog, ScoreDialog]) void preload(part);
      }),
    [],
  );
  return (
    <>
      {isByDate && (
        <Suspense>
          <ByDatePanel matches={matches} onWalkover={(match) => setOpen({ name: 'walkover', match })} />
        </Suspense>
      )}
      <MatchesView
        tournament={tournament}
        matches={matches}
        DrawView={DrawView}
        manage={{
          busyIds,
          undoable,
          renderControls: (match, busy, act) => {
            const { drawId, tournamentId } = match;
            const props: MatchActionsProps = {
              match,
              busy,
              onChange: (change) => void writeMatch(send, change),
              onOpen: (name) => setOpen({ name, match }),
              onUndo:
                drawId === null || act === undefined
                  ? undefined
                  : () => void send(undoOf({ tournamentId, drawId }, act)),
            };
            // The menu alone needs no line of its own.
            if (isSettled(match)) return { status: <MatchMenu {...props} /> };
            if (isAwaited(match))
              return {
                status: (
                  <>
                    <StatusBadge status="scheduled" />
                    <MatchMenu {...props} />
                  </>
                ),
              };
            return { actions: <MatchActions {...props} /> };
          },
          onOpen: (match) => setOpen({ name: 'scores', match }),
          add: (
            <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
              {canHaveDays && (
                <Button icon={CalendarRange} onClick={() => setOpen({ name: 'last-days', match: null })}>
                  {byDate.lastDays}
                </Button>
              )}
              <Button icon={Plus} onClick={create}>
                {words.add}
              </Button>
            </div>
          ),
          addFirst:
            tournament.participantCount < 2 || tournament.status === 'completed' ? (
              <Button variant="primary" icon={Plus} onClick={create}>
                {words.addFirst}
              </Button>
            ) : (
              <div className="flex flex-wrap justify-center gap-2">
                <LinkButton
                  variant="primary"
                  icon={Shuffle}
                  href={`/tournaments/${tournament.id}?tab=matches&view=draw`}
                >
                  {make}
                </LinkButton>
                <Button icon={Plus} onClick={create}>
                  {words.addFirst}
                </Button>
              </div>
            ),
        }}
      />
      <Suspense>
        {open !== null && (open.name === 'create' || open.name === 'edit') && (
          <MatchDialog tournament={tournament} match={open.match} matches={matches} onClose={close} />
        )}
        {open?.name === 'last-days' && (
          <LastDaysDialog tournament={tournament} matches={matches} onClose={close} />
        )}
        {(open?.name === 'scores' || open?.name === 'walkover') && open.match !== null && (
          <ScoreDialog
            match={open.match}
            {...(open.name === 'walkover' && { ending: 'walkover' as const })}
            onClose={close}
          />
        )}
      </Suspense>
      {(open?.name === 'delete' || open?.name === 'cancel') && open.match !== null && (
        <AskMatch kind={open.name} match={open.match} write={write} onClose={close} />
      )}
      <WriteQuestions write={write} />
    </>
  );
}
