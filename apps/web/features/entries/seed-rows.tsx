// The seeds in order, moved in three equal ways: drag a row by its grip, tap it and then a place, or use the keys.
import * as words from '@tennis/words/seeds';
import { GripVertical, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { makesWay, moved } from './seed-order.ts';
import { useRowDrag } from './use-row-drag.ts';

/** The list; `order` are ids of entries, the first seed first. */
export function SeedRows({
  order,
  nameOf,
  onChange,
}: {
  order: readonly number[];
  nameOf: (id: number) => string;
  onChange: (order: readonly number[]) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const hint = useId();
  const [said, setSaid] = useState('');
  /** A seed that was taken by a press, and the order to which Escape leads back. */
  const [held, setHeld] = useState<{ readonly id: number; readonly before: readonly number[] } | null>(null);
  const count = order.length;

  function put(from: number, to: number) {
    const id = order[from];
    if (id === undefined) return;
    const next = moved(order, from, to);
    onChange(next);
    setSaid(words.moved({ name: nameOf(id), seed: next.indexOf(id) + 1, count }));
  }
  const { drag, grip } = useRowDrag(list, (from, to) => {
    setHeld(null);
    put(from, to);
  });

  const heldId = held?.id;
  const heldAt = heldId === undefined ? -1 : order.indexOf(heldId);
  // A row that has moved in the document has lost the focus.
  useEffect(() => {
    if (heldAt < 0) return;
    const row = list.current?.children[heldAt];
    row?.querySelector<HTMLElement>('[data-seed]')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  }, [heldAt]);

  function press(id: number, at: number) {
    if (held === null) {
      setHeld({ id, before: order });
      setSaid(words.taken({ name: nameOf(id), seed: at + 1, count }));
      return;
    }
    if (held.id !== id) put(heldAt, at);
    else setSaid(words.moved({ name: nameOf(id), seed: at + 1, count }));
    setHeld(null);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (held === null) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step !== 0) put(heldAt, heldAt + step);
    else if (event.key === 'Escape') {
      onChange(held.before);
      setSaid(words.putBack({ name: nameOf(held.id), seed: held.before.indexOf(held.id) + 1 }));
      setHeld(null);
    } else return;
    event.preventDefault();
  }
  function takeOff(id: number) {
    setHeld(null);
    onChange(order.filter((one) => one !== id));
    setSaid(words.takenOff({ name: nameOf(id) }));
  }

  return (
    <>
      <p id={hint} className="unseen">
        {words.keys}
      </p>
      <ol ref={list} aria-label={words.seeds} className="rounded-card border border-line bg-surface">
        {order.map((id, at) => (
          <li
            key={id}
            style={
              drag === null
                ? undefined
                : { transform: `translateY(${at === drag.from ? drag.by : makesWay(at, drag)}px)` }
            }
            className={cx(
              'relative flex min-h-12 items-center border-line not-last:border-b',
              drag !== null &&
                (at === drag.from
                  ? 'z-1 rounded-card bg-raised shadow-float'
                  : 'motion-safe:transition-transform'),
              held?.id === id && 'bg-primary-soft text-primary',
            )}
          >
            <span
              {...grip(at)}
              aria-hidden="true"
              data-grip={at + 1}
              className="grid size-11 flex-none cursor-grab touch-none place-items-center text-ink3 active:cursor-grabbing"
            >
              <GripVertical size={20} strokeWidth={1.75} />
            </span>
            <button
              type="button"
              data-seed={at + 1}
              // It sends nothing, and a screen reader hears where the name stands now.
              data-always
              aria-pressed={held?.id === id}
              aria-describedby={hint}
              onClick={() => press(id, at)}
              onKeyDown={onKeyDown}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-3 py-1 text-left text-body font-medium"
            >
              <span className="digits w-6 flex-none text-right font-semibold">
                <span className="unseen">{words.seed} </span>
                {at + 1}{' '}
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">{nameOf(id)}</span>
            </button>
            <IconButton
              data-always
              icon={X}
              label={words.takeOff({ name: nameOf(id) })}
              onClick={() => takeOff(id)}
            />
          </li>
        ))}
      </ol>
      <LiveRegion className="unseen">{said}</LiveRegion>
    </>
  );
}
