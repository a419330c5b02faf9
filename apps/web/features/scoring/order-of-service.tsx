// Doubles: who serves and who receives, for as long as it may be chosen ([SC1], [SC5]). Who plays on without choosing takes what is shown.
import * as words from '@tennis/words/pad';
import type { LogEvent, MatchState } from '@tennis/domain';
import { cx } from '../../ui/class-names.ts';
import { openChoices, playerName, type PadPlayers } from './pad-players.ts';

const PLAYERS = [0, 1] as const;

/** Above the controls; nothing where nothing is open. */
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
    <div className="grid gap-2 bg-[#0c2b22] px-3 pt-3 md:grid-cols-2">
      {choices.map(({ kind, side, chosen, eventFor }) => {
        const label = kind === 'serve' ? words.serveOf : words.returnOf;
        return (
          <fieldset
            key={kind}
            aria-label={label}
            className="grid grid-cols-[5.5rem_1fr_1fr] items-center gap-2 text-white"
          >
            <span className="text-control font-semibold">{label}</span>
            {PLAYERS.map((player) => (
              <button
                key={player}
                type="button"
                aria-pressed={player === chosen}
                onClick={() => {
                  if (player !== chosen) onNote(eventFor(player));
                }}
                className={cx(
                  'min-h-11 min-w-0 touch-manipulation truncate rounded-control border px-2 text-control font-semibold',
                  player === chosen ? 'border-white bg-white text-[#10211a]' : 'border-white/40 text-white',
                )}
              >
                {playerName(players, { side, player })}
              </button>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
