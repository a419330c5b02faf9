// The row below the halves: undo, what happens on court besides points, and the end of the match. Where there is a keyboard each says its key.
import * as words from '@tennis/words/pad';
import type { LogEvent } from '@tennis/domain';
import { ArrowLeftRight, CircleAlert, Ellipsis, RotateCcw, TimerOff, Undo2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { KeyHint, keyOf } from './key-hint.tsx';
import type { PadView } from './pad-view.ts';

export interface PadControlsProps {
  readonly view: PadView;
  readonly leftHanded: boolean;
  /** The match is being completed. */
  readonly busy: boolean;
  readonly onNote: (event: LogEvent) => void;
  readonly onChangeServer: () => void;
  readonly onMore: () => void;
  /** The minutes of a timed set are up. */
  readonly onTime: () => void;
  /** The match is over, and somebody wants to complete it. */
  readonly onComplete: () => void;
}

/** The row. */
export function PadControls({
  view: { state, undoTo, setup },
  leftHanded,
  busy,
  onNote,
  onChangeServer,
  onMore,
  onTime,
  onComplete,
}: PadControlsProps) {
  // With the clock there is a key more.
  const isTight = state.timed !== null;
  return (
    <div
      // The wide key lies under the thumb that holds the phone.
      dir={leftHanded ? 'rtl' : 'ltr'}
      className="row-start-3 grid auto-cols-fr grid-flow-col grid-cols-[2.2fr] gap-2 bg-[#0c2b22] *:[direction:ltr] p-3 pb-[max(12px,env(safe-area-inset-bottom))] [@media(max-height:27rem)]:py-1.5"
    >
      <button
        type="button"
        data-always
        aria-disabled={undoTo === null || busy || undefined}
        {...keyOf('U')}
        onClick={() => onNote({ type: 'undo' })}
        className="flex min-h-17 items-center gap-2 rounded-card bg-white [@media(max-height:27rem)]:min-h-12 px-2.5 text-left text-[#10211a]"
      >
        {/* The narrowest phones have room for where it leads, or for its picture. */}
        <Undo2
          aria-hidden="true"
          size={24}
          className={cx('flex-none', isTight ? 'max-md:hidden' : 'max-[22rem]:hidden')}
        />
        <span className="grid min-w-0">
          <span className="text-body font-semibold">{words.undo}</span>
          <span className="text-meta">
            {undoTo === null ? words.nothingToUndo : words.undoTo({ points: undoTo })}
          </span>
        </span>
        <KeyHint letter="U" className="ml-auto" />
      </button>
      {state.isOver ? (
        <Button
          variant="primary"
          // The brighter green: on the pine of the row the other one looks as if it could not be pressed.
          className="col-span-2 min-h-17 bg-[#63d2a4]! text-[#06251a]! [@media(max-height:27rem)]:min-h-12"
          busy={busy}
          onClick={onComplete}
        >
          {words.complete}
        </Button>
      ) : (
        <>
          <Control
            icon={CircleAlert}
            label={words.fault}
            letter="F"
            onPress={() => onNote({ type: 'fault' })}
          />
          {setup.format.lets ? (
            <Control
              icon={RotateCcw}
              label={words.letServe}
              letter="L"
              onPress={() => onNote({ type: 'let' })}
              {...(isTight && { className: 'max-[22rem]:hidden' })}
            />
          ) : (
            <Control
              icon={RotateCcw}
              label={words.replay}
              onPress={() => onNote({ type: 'replayed' })}
              {...(isTight && { className: 'max-[22rem]:hidden' })}
            />
          )}
          {isTight && <Control icon={TimerOff} label={words.time} letter="T" onPress={onTime} />}
          {/* A phone has no room for it beside the others, and finds it under More. */}
          <Control
            icon={ArrowLeftRight}
            label={words.changeServer}
            letter="S"
            onPress={onChangeServer}
            className="not-pointer-fine:hidden max-md:hidden"
          />
        </>
      )}
      <Control icon={Ellipsis} label={words.more} onPress={onMore} />
    </div>
  );
}

function Control({
  icon: Icon,
  label,
  letter,
  onPress,
  className,
}: {
  icon: typeof Ellipsis;
  label: string;
  /** The key that does the same. */
  letter?: string;
  onPress: () => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      data-always
      {...(letter !== undefined && keyOf(letter))}
      onClick={onPress}
      className={cx(
        'grid min-h-17 touch-manipulation place-items-center content-center gap-1 rounded-card border border-white/40 px-1 text-control font-semibold text-white',
        '[@media(max-height:27rem)]:min-h-12 [@media(max-height:27rem)]:auto-cols-max [@media(max-height:27rem)]:grid-flow-col [@media(max-height:27rem)]:justify-center [@media(max-height:27rem)]:gap-2',
        className,
      )}
    >
      <Icon aria-hidden="true" size={22} />
      <span className="flex items-center gap-1.5 text-center leading-tight">
        <span className="[overflow-wrap:anywhere]">{label}</span>
        {letter !== undefined && <KeyHint letter={letter} />}
      </span>
    </button>
  );
}
