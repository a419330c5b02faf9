// The two halves of the pad (mock 03): side 1 dark, side 2 light, each a single target, always in this order.
import * as words from '@tennis/words/pad';
import type { CourtPlayer, MatchState, Side } from '@tennis/domain';
import { cx } from '../../ui/class-names.ts';
import { KeyHint, keyOf } from './key-hint.tsx';
import { playerName, type PadPlayers } from './pad-players.ts';

export interface HalfProps {
  readonly side: Side;
  readonly players: PadPlayers;
  readonly seed: number | null;
  readonly state: MatchState;
  readonly disabled: boolean;
  readonly onPoint: (side: Side) => void;
}

/** One half. */
export function Half({ side, players, seed, state, disabled, onPoint }: HalfProps) {
  const at = side - 1;
  const label = words.pointTo({ name: players.names[at] ?? '' });
  return (
    <button
      type="button"
      data-always
      aria-disabled={disabled || undefined}
      {...keyOf(String(side))}
      onClick={() => onPoint(side)}
      className={cx(
        // A change inside lays out nothing around it.
        'grid min-h-0 w-full touch-manipulation contain-strict grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_auto] gap-x-3 overflow-hidden px-4.5 pt-3.5 pb-3 text-left select-none',
        // A phone on its side has no room for the points below the names: they stand beside them.
        '[@media(max-height:27rem)]:grid-cols-[minmax(0,1fr)_7.5rem_auto] [@media(max-height:27rem)]:py-2',
        side === 1 ? 'bg-[#12392d] text-white' : 'bg-[#fbfcf8] text-[#10211a]',
      )}
    >
      {/* Its name is what a tap does; the score is told between the halves. */}
      <span aria-hidden="true" className="grid min-w-0 content-start text-section font-semibold">
        {(players.pairs[at] === null ? ALONE : PARTNERS).map((player) => (
          <Name key={player} of={{ side, player }} players={players} state={state} seed={seed} />
        ))}
      </span>
      <Sets state={state} at={at} isDark={side === 1} />
      <span
        aria-hidden="true"
        // As high as the half leaves room for: a short phone has little.
        className="col-span-2 grid min-h-0 [container-type:size] place-items-center font-bold tabular-nums [@media(max-height:27rem)]:col-span-1 [@media(max-height:27rem)]:col-start-2 [@media(max-height:27rem)]:row-span-2 [@media(max-height:27rem)]:row-start-1"
      >
        <span className="digits text-[min(9.375rem,100cqh)] leading-none [@media(max-height:27rem)]:text-[min(6.5rem,100cqh)]">
          {state.isOver ? null : state.pointWords[at]}
        </span>
      </span>
      <span
        className={cx(
          'col-span-2 flex max-w-full min-w-0 items-center gap-2 justify-self-center text-body font-medium opacity-90 [@media(max-height:43rem)]:unseen',
          disabled && 'unseen',
        )}
      >
        <span className="truncate">{label}</span>
        <KeyHint letter={String(side)} />
      </span>
    </button>
  );
}

const ALONE = [0] as const;
const PARTNERS = [0, 1] as const;
/** A name with more letters is printed smaller: it is never cut. */
const LONG_NAME = 22;

/** One name, with the ball beside the server and, if partners take turns, a ring beside the receiver. */
function Name({
  of: { side, player },
  players,
  state,
  seed,
}: Pick<HalfProps, 'players' | 'state' | 'seed'> & { of: CourtPlayer }) {
  const { serve } = state;
  const isPair = players.pairs[side - 1] !== null;
  const isMeant = (who: CourtPlayer | undefined) => who?.side === side && (!isPair || who.player === player);
  const serves = isMeant(serve?.server);
  const name = playerName(players, { side, player });
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span
        className={cx('line-clamp-3 leading-tight wrap-anywhere', name.length > LONG_NAME && 'text-body')}
      >
        {name}
      </span>
      {seed !== null && player === 0 && <span className="text-body font-medium opacity-80">[{seed}]</span>}
      {/* Shown and hidden, not made anew: a tap that ends a game has enough to do. */}
      <span
        className={cx(
          'size-4 flex-none rounded-full',
          serves
            ? 'bg-[#dff44a] ring-2 ring-[#10211a]'
            : isPair && isMeant(serve?.receiver)
              ? 'border-[3px] border-current opacity-70'
              : 'hidden',
        )}
      />
      {serves && serve?.isSecond === true && (
        <span className="flex-none text-meta font-medium opacity-90">{words.second}</span>
      )}
    </span>
  );
}

function Sets({ state, at, isDark }: { state: MatchState; at: number; isDark: boolean }) {
  const played = state.score.sets.map((set) => (set.kind === 'games' ? set.games[at] : set.points[at]) ?? 0);
  const isRunning = !state.isOver && state.setsWon[0] + state.setsWon[1] === played.length;
  const shown = isRunning ? [...played, state.games[at] ?? 0] : played;
  return (
    <span
      aria-hidden="true"
      className="digits flex gap-1.5 self-start text-[1.625rem] leading-7 font-semibold [@media(max-height:27rem)]:col-start-3 [@media(max-height:27rem)]:row-start-1"
    >
      {shown.map((games, index) => (
        <span
          // Sets are told apart by their order alone.
          // oxlint-disable-next-line react/no-array-index-key -- they never change places
          key={index}
          className={cx(
            'w-8 rounded-[5px] text-center',
            !state.isOver && index === shown.length - 1 && (isDark ? 'bg-[#ffffff26]' : 'bg-[#10211a1a]'),
          )}
        >
          {String(games)}
        </span>
      ))}
    </span>
  );
}
