// The first question of a match: who serves. If its score was typed set by set, points go on from there, and whoever serves now is asked.
import type { ScoreLog } from '@tennis/contract';
import type { Side } from '@tennis/domain';
import * as words from '@tennis/words/pad';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { playerName, type PadPlayers } from './pad-players.ts';
import { Paper } from './paper.tsx';
import type { LogKeeper } from './shown-log.ts';
import { startOf } from './typed-score.ts';

const SIDES = [1, 2] as const;
const PLAYERS = [0, 1] as const;

/** The server: a side, and in doubles one of its players. */
export function FirstServe({
  players,
  keeper,
  view,
}: {
  players: PadPlayers;
  keeper: LogKeeper;
  view: ScoreLog;
}) {
  const typed = view.match.scoreText ?? '';
  const start = startOf(view);
  function begin(side: Side, player?: 0 | 1) {
    if (start !== null) {
      const corrected = player === undefined ? [] : [{ type: 'server', side, player } as const];
      keeper.begin(start.firstServer(side), start.event, ...corrected);
    } else if (player === undefined) keeper.begin(side);
    else keeper.begin(side, { type: 'order', side, firstServer: player });
  }
  return (
    <Paper>
      <h2 className="type-section">{start === null ? words.whoServes : words.whoServesNow}</h2>
      {typed !== '' && (
        <Banner tone={start === null ? 'warn' : 'info'}>
          {start === null ? words.replacesTyped({ score: typed }) : words.goesOnFrom({ score: typed })}
        </Banner>
      )}
      {SIDES.map((side) =>
        players.pairs[side - 1] === null ? (
          <FirstServer key={side} name={players.names[side - 1] ?? ''} onChoose={() => begin(side)} />
        ) : (
          <div key={side} className="grid w-full gap-2 sm:grid-cols-2">
            {PLAYERS.map((player) => (
              <FirstServer
                key={player}
                name={playerName(players, { side, player })}
                onChoose={() => begin(side, player)}
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
