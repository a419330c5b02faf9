// Doubles: who serves and who receives, for as long as it may be chosen ([SC1], [SC5]). If they play on without choosing, the shown order counts.
import * as words from '@tennis/words/pad';
import type { LogEvent, MatchState } from '@tennis/domain';
import { ArrowLeftRight } from 'lucide-react';
import { openChoices, playerName, type PadPlayers } from './pad-players.ts';

/** Above the controls: a tap names the other partner. Nothing if nothing is open. */
export function OrderOfService({
  state,
  players,
  onNote,
}: {
  state: MatchState;
  players: PadPlayers;
  onNote: (event: LogEvent) => void;
}) {
  const choices = openChoices(state, players);
  if (choices.length === 0) return null;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2 bg-[#0c2b22] px-3 pt-3">
      {choices.map(({ kind, side, chosen, eventFor }) => {
        const other = chosen === 0 ? 1 : 0;
        return (
          <button
            key={kind}
            type="button"
            onClick={() => onNote(eventFor(other))}
            className="flex min-h-12 min-w-0 touch-manipulation items-center gap-2.5 rounded-card border border-white/40 px-2.5 text-left text-white"
          >
            <ArrowLeftRight aria-hidden="true" size={18} className="flex-none" />
            <span className="grid min-w-0">
              <span className="text-meta opacity-80">
                {kind === 'serve' ? words.serveOf : words.returnOf}
              </span>
              <span className="truncate text-control font-semibold">
                {playerName(players, { side, player: chosen })}
              </span>
              <span className="unseen">
                {words.changeTo({ name: playerName(players, { side, player: other }) })}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
