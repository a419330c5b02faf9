// The lines of a draw, in the pairs or groups that play: tap one, then another, and they swap. The rules that a line breaks are shown below it. Lines
// that are to stay can be pinned before the rest is drawn again.
import { cancel } from '@tennis/words/common';
import * as words from '@tennis/words/draw-maker';
import type { DrawOnWire } from '@tennis/contract';
import { Pin, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { partsOf, type Line } from './draw-parts.ts';

const BlockTitle = ({ level: Heading, title }: { level: 'h3' | 'h4'; title: string }) => (
  <Heading className="border-b border-line bg-sunk px-3 py-1.5 text-control font-semibold">{title}</Heading>
);

/** All lines. */
export function DrawLines({
  draw,
  busy,
  pinned,
  onPin,
  onSwap,
}: {
  draw: DrawOnWire;
  busy: boolean;
  /** The lines that stay when the rest is drawn again. */
  pinned: ReadonlySet<number>;
  onPin: (line: number) => void;
  onSwap: (first: number, second: number) => void;
}) {
  const [chosen, setChosen] = useState<Line | null>(null);
  const breaches = Map.groupBy(draw.breaches ?? [], ({ lines }) => lines[0] ?? -1);
  const broken = new Set((draw.breaches ?? []).flatMap(({ lines }) => lines));
  const swap = (line: number) => {
    setChosen(null);
    if (chosen !== null && chosen.line !== line) onSwap(chosen.line, line);
  };
  const tap = (line: Line) => {
    if (busy) return;
    if (chosen === null) setChosen(line);
    else swap(line.line);
  };
  return (
    <>
      <output className="unseen">{chosen === null ? '' : words.chosen({ name: chosen.name })}</output>
      {partsOf(draw).map(({ title: part, blocks }) => (
        <section key={part ?? ''} className="grid grid-cols-1 gap-2">
          {part !== null && <h3 className="type-section">{part}</h3>}
          <ol className="gap-3 sm:columns-2 lg:columns-3">
            {blocks.map(({ title, lines }) => (
              <li
                key={lines[0]?.line ?? 0}
                className="mb-3 break-inside-avoid overflow-hidden rounded-card border border-line bg-surface"
              >
                {title !== null && <BlockTitle level={part === null ? 'h3' : 'h4'} title={title} />}
                {lines.map((line) => (
                  <LineRow
                    key={line.line}
                    line={line}
                    busy={busy}
                    chosen={chosen}
                    breaches={breaches.get(line.line) ?? []}
                    isBroken={broken.has(line.line)}
                    isPinned={pinned.has(line.line)}
                    onTap={() => tap(line)}
                    onPin={() => onPin(line.line)}
                  />
                ))}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {chosen !== null && (
        <MoveBar key={chosen.line} chosen={chosen} onMove={swap} onCancel={() => setChosen(null)} />
      )}
    </>
  );
}

function LineRow({
  line,
  busy,
  chosen,
  breaches,
  isBroken,
  isPinned,
  onTap,
  onPin,
}: {
  line: Line;
  busy: boolean;
  chosen: Line | null;
  breaches: NonNullable<DrawOnWire['breaches']>;
  isBroken: boolean;
  isPinned: boolean;
  onTap: () => void;
  onPin: () => void;
}) {
  const { name } = line;
  const isChosen = chosen?.line === line.line;
  return (
    <div className="border-b border-line last:border-b-0">
      <div className={cx('flex items-center', isChosen && 'bg-primary-soft')}>
        <button
          type="button"
          disabled={line.isFixed}
          // Pressed again while the swap is on its way it does nothing, and it keeps the focus.
          aria-disabled={busy || undefined}
          aria-pressed={isChosen}
          onClick={onTap}
          className={cx(
            'flex min-h-11 min-w-0 flex-1 items-center gap-2 px-3 text-left text-control',
            line.isFixed ? 'text-ink2' : 'hover:bg-sunk',
            isChosen && 'font-semibold',
          )}
        >
          <span className="w-7 flex-none text-right text-meta text-ink2 tabular-nums">{line.number}</span>
          <span className="min-w-0 flex-1 py-1 wrap-anywhere">{name}</span>
          {line.seed !== null && (
            <span className="flex-none text-meta text-ink2 tabular-nums">[{line.seed}]</span>
          )}
          {isBroken && <TriangleAlert aria-hidden="true" size={16} className="flex-none text-warn" />}
          {chosen !== null && !isChosen && (
            <span className="unseen">{words.swapWith({ name: chosen.name })}</span>
          )}
        </button>
        {line.isPinnable && (
          <IconButton
            icon={Pin}
            label={isPinned ? words.letGo({ name }) : words.keepLine({ name })}
            aria-pressed={isPinned}
            className={cx('flex-none', isPinned ? 'text-primary [&_svg]:fill-current' : 'text-ink3')}
            onClick={onPin}
          />
        )}
      </div>
      {breaches.map(({ message }) => (
        <p key={message} className="px-3 pb-2 pl-12 text-meta text-warn [overflow-wrap:anywhere]">
          {message}
        </p>
      ))}
    </div>
  );
}

/** Where the chosen name is to go: a large draw is not scrolled through to find the line. */
function MoveBar({
  chosen: { name, part },
  onMove,
  onCancel,
}: {
  chosen: Line;
  onMove: (line: number) => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState('');
  const number = Number(text);
  const isLine = Number.isInteger(number) && number >= 1 && number <= part.count;
  return (
    <form
      data-moves=""
      className="sticky bottom-2 z-20 grid gap-2 max-md:bottom-[calc(var(--bar)+8px)] rounded-card border border-line bg-surface p-3 shadow-float"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLine) onMove(part.first + number - 1);
      }}
    >
      <p className="text-control">{words.chosen({ name })}</p>
      <div className="flex flex-wrap items-end gap-2">
        <NumberField
          label={words.moveTo}
          min={1}
          max={part.count}
          value={text}
          className="w-32"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="primary" disabled={!isLine}>
          {words.move}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
