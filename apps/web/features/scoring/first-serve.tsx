// The first question of a match: who serves. If its score was typed set by set, points go on from there, and whoever serves now is asked. Who knows
// the result already types it here, with a signal or without.
import type { ScoreLog } from '@tennis/contract';
import { formatScore, type MatchState, type Side } from '@tennis/domain';
import * as words from '@tennis/words/pad';
import { useState } from 'react';
import { isInTable } from '../../lib/in-table.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { playerName, type PadPlayers } from './pad-players.ts';
import { viewBefore } from './pad-view.ts';
import { Paper } from './paper.tsx';
import { SetScore } from './set-score.tsx';
import type { LogKeeper } from './shown-log.ts';
import { startFrom, startOf, type ScoreEvent, type TypedStart } from './typed-score.ts';

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
  const [isTyping, setTyping] = useState(false);
  const [chosen, setChosen] = useState<{ readonly start: TypedStart; readonly text: string } | null>(null);
  const typed = chosen?.text ?? view.match.scoreText ?? '';
  const start = chosen?.start ?? startOf(view);
  const board = viewBefore(view, start?.event ?? null);
  function begin(side: Side, player?: 0 | 1) {
    if (start !== null) {
      const corrected = player === undefined ? [] : [{ type: 'server', side, player } as const];
      keeper.begin(start.firstServer(side), start.event, ...corrected);
    } else if (player === undefined) keeper.begin(side);
    else keeper.begin(side, { type: 'order', side, firstServer: player });
  }
  function take(event: ScoreEvent, after: MatchState) {
    setTyping(false);
    const next = board === null ? null : startFrom(board.setup.format, event);
    // Nobody serves any more after a result.
    if (next === null)
      keeper.begin(start?.firstServer(1) ?? 1, ...(start === null ? [] : [start.event]), event);
    else setChosen({ start: next, text: formatScore(after.score) });
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
      {board !== null && (
        <Button className="min-h-12 w-full" onClick={() => setTyping(true)}>
          {words.enterSets}
        </Button>
      )}
      {isTyping && board !== null && (
        <SetScore
          title={words.bySets}
          description={words.enterSetsText}
          view={board}
          names={players.names}
          mustWin={!isInTable(view.match)}
          onNote={take}
          onClose={() => setTyping(false)}
        />
      )}
    </Paper>
  );
}

const FirstServer = ({ name, onChoose }: { name: string; onChoose: () => void }) => (
  <Button variant="primary" className="min-h-16 w-full [overflow-wrap:anywhere]" onClick={onChoose}>
    {words.serves({ name })}
  </Button>
);
