// The first question of a match: who serves.
import * as words from '@tennis/words/pad';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { playerName, type PadPlayers } from './pad-players.ts';
import { Paper } from './paper.tsx';
import type { LogKeeper } from './shown-log.ts';

const SIDES = [1, 2] as const;
const PLAYERS = [0, 1] as const;

/** The first server: a side, and in doubles one of its players. */
export function FirstServe({
  players,
  keeper,
  typed,
}: {
  players: PadPlayers;
  keeper: LogKeeper;
  /** The score that was typed set by set: points begin at nought. */
  typed: string | null;
}) {
  return (
    <Paper>
      <h2 className="type-section">{words.whoServes}</h2>
      {typed !== null && typed !== '' && <Banner tone="warn">{words.replacesTyped({ score: typed })}</Banner>}
      {SIDES.map((side) =>
        players.pairs[side - 1] === null ? (
          <FirstServer key={side} name={players.names[side - 1] ?? ''} onChoose={() => keeper.begin(side)} />
        ) : (
          <div key={side} className="grid w-full gap-2 sm:grid-cols-2">
            {PLAYERS.map((player) => (
              <FirstServer
                key={player}
                name={playerName(players, { side, player })}
                onChoose={() => keeper.begin(side, { type: 'order', side, firstServer: player })}
              />
            ))}
          </div>
        ),
      )}
    </Paper>
  );
}

const FirstServer = ({ name, onChoose }: { name: string; onChoose: () => void }) => (
  <Button variant="primary" className="min-h-16 w-full [overflow-wrap:anywhere]" onClick={onChoose}>
    {words.serves({ name })}
  </Button>
);
