// Rare events on court: a wrong server, wrong ends, a point played again, an early end.
import * as common from '@tennis/words/common';
import * as words from '@tennis/words/pad';
import type { CourtPlayer, LogEvent, Side } from '@tennis/domain';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import type { PadChoices } from './pad-choices.ts';
import { EndingKeys, endingsOf, EndQuestion, type NamedEnding } from './endings.tsx';
import { PadDialog } from './pad-dialog.tsx';
import { playerName, type PadPlayers } from './pad-players.ts';
import { fits, type PadView } from './pad-view.ts';
import { SetScore } from './set-score.tsx';

/** The price of a code violation: a warning, then a point, then a game each time. */
const LOSSES = ['warning', 'point', 'game'] as const;

const penaltyAgainst = ({ state }: PadView, against: Side) => {
  const loss = LOSSES[Math.min(state.violations[against - 1] ?? 0, LOSSES.length - 1)] ?? 'game';
  return { type: 'penalty', against, loss } as const;
};

const SIDES = [1, 2] as const;
const PLAYERS = [0, 1] as const;

interface Correction {
  readonly key: string;
  readonly label: string;
  readonly event: LogEvent;
}

/** The other players who could serve and receive instead. */
function corrections({ state }: PadView, players: PadPlayers): Correction[] {
  if (state.serve === null) return [];
  const { server, receiver } = state.serve;
  const everybody: CourtPlayer[] = SIDES.flatMap((side) =>
    players.pairs[side - 1] === null
      ? [{ side, player: side === server.side ? server.player : 0 }]
      : PLAYERS.map((player) => ({ side, player })),
  );
  const servers = everybody
    .filter(({ side, player }) => side !== server.side || player !== server.player)
    .map((who) => ({
      key: `server ${who.side} ${who.player}`,
      label: common.actionFor({ action: words.correctServer, name: playerName(players, who) }),
      event: {
        type: 'server',
        side: who.side,
        ...(players.pairs[who.side - 1] !== null && { player: who.player }),
      } as const,
    }));
  const receivers = everybody
    .filter(({ side, player }) => side === receiver.side && player !== receiver.player)
    .map((who) => ({
      key: `receiver ${who.side} ${who.player}`,
      label: common.actionFor({ action: words.correctReceiver, name: playerName(players, who) }),
      event: { type: 'receiver', player: who.player } as const,
    }));
  return [...servers, ...(players.pairs[receiver.side - 1] === null ? [] : receivers)];
}

/** Whether the score can be put right by numbers: of a set that the clock ends they do not say whether it is over. */
const canCorrect = ({ state, setup: { format } }: PadView): boolean =>
  !state.isOver && format.set.kind !== 'timed' && format.finalSet?.kind !== 'timed';

/** The dialog. */
export function MoreDialog({
  view,
  players,
  choices,
  mustWin,
  onTurn,
  onNote,
  onClose,
}: {
  view: PadView;
  players: PadPlayers;
  /** In a bracket somebody has to go on. */
  mustWin: boolean;
  choices: PadChoices;
  onTurn: (choice: keyof PadChoices) => void;
  onNote: (event: LogEvent) => void;
  onClose: () => void;
}) {
  const [asked, setAsked] = useState<NamedEnding | null>(null);
  const [corrects, setCorrects] = useState(false);
  const { names } = players;
  const plain: readonly Correction[] = [
    ...corrections(view, players),
    { key: 'ends', label: words.ends, event: { type: 'ends' } },
    { key: 'replay', label: words.replay, event: { type: 'replayed' } },
  ];
  if (asked !== null) return <EndQuestion asked={asked} onEnd={onNote} onClose={() => setAsked(null)} />;
  if (corrects)
    return (
      <SetScore
        title={words.correctScore}
        description={words.correctText}
        view={view}
        names={names}
        mustWin={mustWin}
        onNote={onNote}
        onClose={() => setCorrects(false)}
      />
    );
  return (
    <PadDialog title={words.moreTitle} onClose={onClose}>
      <div className="grid gap-2">
        {canCorrect(view) && (
          <Button className="min-h-12 justify-start text-left" onClick={() => setCorrects(true)}>
            {words.correctScore}
          </Button>
        )}
        {plain
          .filter(({ event }) => fits(view, event))
          .map(({ key, label, event }) => (
            <Button key={key} className="min-h-12 justify-start text-left" onClick={() => onNote(event)}>
              {label}
            </Button>
          ))}
        {([1, 2] as const).map((side) => {
          const event = penaltyAgainst(view, side);
          const label = words.violation({ name: names[side - 1] ?? '', loss: event.loss });
          return fits(view, event) ? (
            <Button key={label} className="min-h-12 justify-start text-left" onClick={() => onNote(event)}>
              {label}
            </Button>
          ) : null;
        })}
        <hr className="my-2 border-line" />
        <EndingKeys endings={endingsOf(view, names)} onAsk={setAsked} />
        <hr className="my-2 border-line" />
        {(['leftHanded', 'sound'] as const).map((choice) => (
          <Checkbox
            key={choice}
            label={choice === 'sound' ? words.sound : words.leftHanded}
            checked={choices[choice]}
            onChange={() => onTurn(choice)}
          />
        ))}
      </div>
    </PadDialog>
  );
}
