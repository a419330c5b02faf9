// A manager's actions on one match (§4 offered actions, D29): the next step as a button, the rest in a menu.
import { actionFor } from '@tennis/words/common';
import * as words from '@tennis/words/matches';
import { openPad } from '@tennis/words/pad';
import { undo } from '@tennis/words/withdrawals';
import type { Match } from '@tennis/contract';
import { Ban, CalendarClock, Pencil, RotateCcw, Smartphone, Trash2, Trophy, Undo2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { RowMenu, type MenuAction } from '../../ui/menu.tsx';
import { matchTitle } from '../../lib/match-view.ts';
import { waitsForPlayers } from '../../lib/waits-for-players.ts';
import type { MatchChange } from './match-writes.ts';
import { endedLevel } from './score-form.ts';

/** The dialog that an action opens, for one match. */
export type MatchDialogName = 'edit' | 'scores' | 'walkover' | 'delete' | 'cancel';

export interface MatchActionsProps {
  match: Match;
  busy: boolean;
  onChange: (change: MatchChange) => void;
  onOpen: (dialog: MatchDialogName) => void;
  /** Undoes what was done to the match last; left out where nothing can be undone. */
  onUndo?: (() => void) | undefined;
}

interface Side {
  readonly id: number;
  readonly name: string;
}

/** The opponents that are known; one when both places hold the same entry (D15). */
export function sidesOf({ participant1Id, participant2Id, p1Name, p2Name }: Match): Side[] {
  const sides = [
    [participant1Id, p1Name],
    [participant2Id, p2Name],
  ] as const;
  const known = sides.flatMap(([id, name]) =>
    id === null ? [] : [{ id, name: name ?? words.playerNumber({ id }) }],
  );
  return participant1Id === participant2Id ? known.slice(0, 1) : known;
}

function menuOf({ match, onChange, onOpen, onUndo }: MatchActionsProps): MenuAction[] {
  const { status, winnerId } = match;
  const open = status === 'scheduled' || status === 'in_progress';
  const setWinner = sidesOf(match)
    .filter(({ id }) => open && id !== winnerId)
    .map(({ id, name }) => ({
      label: words.setWinner({ name }),
      icon: Trophy,
      onSelect: () => onChange({ kind: 'winner', match, winnerId: id }),
    }));
  return [
    ...(onUndo === undefined ? [] : [{ label: undo, icon: Undo2, onSelect: onUndo }]),
    ...(status === 'completed'
      ? [
          { label: words.correctResult, icon: Pencil, onSelect: () => onOpen('scores') },
          {
            label: words.reopen,
            icon: RotateCcw,
            onSelect: () => onChange({ kind: 'status', match, status: 'in_progress' as const }),
          },
        ]
      : []),
    ...(open && winnerId === null && sidesOf(match).length === 2
      ? [
          { label: openPad, icon: Smartphone, href: `/score/${match.id}` },
          { label: words.overVideo, icon: Smartphone, href: `/tv/${match.tournamentId}/match/${match.id}` },
        ]
      : []),
    { label: words.edit, icon: CalendarClock, onSelect: () => onOpen('edit') },
    ...setWinner,
    ...(open && winnerId !== null
      ? [
          {
            label: words.clearWinner,
            icon: RotateCcw,
            onSelect: () => onChange({ kind: 'winner', match, winnerId: null }),
          },
        ]
      : []),
    ...(open
      ? [{ label: words.cancel, icon: Ban, startsGroup: true, onSelect: () => onOpen('cancel') }]
      : []),
    {
      label: words.deleteMatch,
      icon: Trash2,
      tone: 'danger' as const,
      startsGroup: !open,
      onSelect: () => onOpen('delete'),
    },
  ];
}

/** Buttons and menu of a row. Every name says which match. */
export function MatchActions(props: MatchActionsProps) {
  const { match, busy, onChange, onOpen } = props;
  const { status, winnerId } = match;
  const title = matchTitle(match);
  const waits = waitsForPlayers(match);
  const to = (next: Match['status']) => () => onChange({ kind: 'status', match, status: next });
  const named = (text: string) => ({
    'aria-label': actionFor({ action: text, name: title }),
    children: text,
  });
  return (
    <>
      {/* The menu keeps its place in the first line, however many buttons wrap beside it. */}
      <div className="flex min-w-0 flex-1 flex-wrap gap-2 @min-[44rem]:justify-end">
        {status === 'scheduled' && !waits && (
          <Button busy={busy} onClick={to('in_progress')} {...named(words.startMatch)} />
        )}
        {(status === 'in_progress' || (status === 'scheduled' && winnerId !== null)) && (
          <Button busy={busy} onClick={to('completed')} {...named(words.completeMatch)} />
        )}
        {(status === 'scheduled' || status === 'in_progress') && !waits && (
          <Button
            disabled={busy}
            onClick={() => onOpen('scores')}
            aria-label={actionFor({ action: words.scoresAndWinner, name: title })}
          >
            <span className="max-sm:hidden">{words.scoresAndWinner}</span>
            <span className="sm:hidden">{words.scores}</span>
          </Button>
        )}
        {status === 'completed' &&
          winnerId === null &&
          !isWonByNobody(match) &&
          sidesOf(match).map(({ id, name }) => (
            <Button key={id} busy={busy} onClick={() => onChange({ kind: 'winner', match, winnerId: id })}>
              {words.setAsWinner({ name })}
            </Button>
          ))}
        {status === 'cancelled' && (
          <Button busy={busy} onClick={to('scheduled')} {...named(words.reschedule)} />
        )}
      </div>
      <span className="flex-none self-start">
        <RowMenu label={words.moreActions({ match: title })} actions={() => menuOf(props)} />
      </span>
    </>
  );
}

/** Neither side came, both were defaulted, it was abandoned or ended level in a group: over for good without a winner, as in Manage Scores. */
const isWonByNobody = (match: Match): boolean =>
  match.scores?.outcome?.by === 'both' || match.scores?.outcome?.kind === 'abandoned' || endedLevel(match);

/** Whether only the menu is left: the match is over and has its winner, or none for good. */
export const isSettled = (match: Match): boolean =>
  match.status === 'completed' && (match.winnerId !== null || isWonByNobody(match));

/** Whether only the menu is there as yet: its players come from other matches. */
export const isAwaited = (match: Match): boolean =>
  match.status === 'scheduled' && match.winnerId === null && waitsForPlayers(match);

/** The menu alone, for a row without buttons. */
export function MatchMenu(props: MatchActionsProps) {
  return (
    <RowMenu label={words.moreActions({ match: matchTitle(props.match) })} actions={() => menuOf(props)} />
  );
}
