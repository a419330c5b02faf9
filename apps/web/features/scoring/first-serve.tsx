// The question before play: who serves. If a score was typed set by set, points go on from there, and whoever serves now is asked. Who knows the result
// types it here, and a walkover is noted without an answer: nobody has served. It is asked again where all that was said of it is taken back.
import type { ScoreLog } from '@tennis/contract';
import { formatScore, type MatchState, type Side } from '@tennis/domain';
import * as words from '@tennis/words/pad';
import { useState } from 'react';
import { isInTable } from '../../lib/in-table.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EndingsDialog, type EndEvent } from './endings.tsx';
import { playerName, type PadPlayers } from './pad-players.ts';
import { viewBefore, type PadView } from './pad-view.ts';
import { Paper } from './paper.tsx';
import { SetScore } from './set-score.tsx';
import type { LogKeeper } from './shown-log.ts';
import { startFrom, startOf, type ScoreEvent, type TypedStart } from './typed-score.ts';

const SIDES = [1, 2] as const;
const PLAYERS = [0, 1] as const;

/** What somebody says before play. */
interface Before {
  /** The match so far; null if its format cannot be read. */
  readonly board: PadView | null;
  /** Whether points go on from a score. */
  readonly goesOn: boolean;
  /** The score that was typed; empty without one. */
  readonly typed: string;
  readonly begin: (side: Side, player?: 0 | 1) => void;
  readonly take: (event: ScoreEvent, after: MatchState) => void;
  readonly end: (event: EndEvent) => void;
}

interface FirstServeProps {
  readonly players: PadPlayers;
  readonly keeper: LogKeeper;
  readonly view: ScoreLog;
}

/** Begins the log of a match: with its server, a side and in doubles one of its players, or with its end. */
export function FirstServe({ players, keeper, view }: FirstServeProps) {
  const [chosen, setChosen] = useState<{ readonly start: TypedStart; readonly text: string } | null>(null);
  const start = chosen?.start ?? startOf(view);
  const board = viewBefore(view, start?.event ?? null);
  function begin(side: Side, player?: 0 | 1) {
    if (start !== null) {
      const corrected = player === undefined ? [] : [{ type: 'server', side, player } as const];
      keeper.begin(start.firstServer(side), start.event, ...corrected);
    } else if (player === undefined) keeper.begin(side);
    else keeper.begin(side, { type: 'order', side, firstServer: player });
  }
  /** Nobody serves any more. */
  const end = (event: ScoreEvent | EndEvent) =>
    keeper.begin(start?.firstServer(1) ?? 1, ...(start === null ? [] : [start.event]), event);
  function take(event: ScoreEvent, after: MatchState) {
    const next = board === null ? null : startFrom(board.setup.format, event);
    if (next === null) end(event);
    else setChosen({ start: next, text: formatScore(after.score) });
  }
  const typed = chosen?.text ?? view.match.scoreText ?? '';
  return (
    <Question
      players={players}
      view={view}
      before={{ board, goesOn: start !== null, typed, begin, take, end }}
    />
  );
}

/** Goes on with a log of which nobody has said who serves, since what it began with was taken back. */
export function NextServe({ players, keeper, view, pad }: FirstServeProps & { readonly pad: PadView }) {
  const typed = formatScore(pad.state.score);
  const before: Before = {
    board: pad,
    goesOn: typed !== '',
    typed,
    begin: (side, player) => keeper.add({ type: 'server', side, ...(player !== undefined && { player }) }),
    take: (event) => keeper.add(event),
    end: (event) => keeper.add(event),
  };
  return <Question players={players} view={view} before={before} />;
}

function Question({
  players,
  view,
  before: { board, goesOn, typed, begin, take, end },
}: {
  players: PadPlayers;
  view: ScoreLog;
  before: Before;
}) {
  const [open, setOpen] = useState<'score' | 'ending' | null>(null);
  const otherwise = goesOn ? words.endUnserved : words.endUnplayed;
  return (
    <Paper>
      <h2 className="type-section">{goesOn ? words.whoServesNow : words.whoServes}</h2>
      {typed !== '' && (
        <Banner tone={goesOn ? 'info' : 'warn'}>
          {goesOn ? words.goesOnFrom({ score: typed }) : words.replacesTyped({ score: typed })}
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
        <>
          <Button className="min-h-12 w-full" onClick={() => setOpen('score')}>
            {words.enterSets}
          </Button>
          <Button className="min-h-12 w-full" onClick={() => setOpen('ending')}>
            {otherwise}
          </Button>
        </>
      )}
      {open === 'score' && board !== null && (
        <SetScore
          title={words.bySets}
          description={words.enterSetsText}
          view={board}
          names={players.names}
          mustWin={!isInTable(view.match)}
          onNote={(event, after) => {
            setOpen(null);
            take(event, after);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'ending' && board !== null && (
        <EndingsDialog
          title={otherwise}
          view={board}
          names={players.names}
          onEnd={(event) => {
            setOpen(null);
            end(event);
          }}
          onClose={() => setOpen(null)}
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
