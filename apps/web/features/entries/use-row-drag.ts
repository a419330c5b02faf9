// Dragging a row of a list to another place by its grip, with a mouse, a pen or a finger. Rows make way by being shifted and stay where they are in the
// document until the hand lets go.
import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { landsAt } from './seed-order.ts';

/** A row that is being dragged: where it was, where it would land, how far it is from its place, and its height in pixels. */
export interface Drag {
  readonly from: number;
  readonly to: number;
  readonly by: number;
  readonly height: number;
}

/** Within this many pixels of an edge the list scrolls on, by this many for each move of the hand. */
const EDGE = 56;
const SCROLL_STEP = 12;

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let one = element.parentElement; one !== null; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto') return one;
  return null;
}

/** The state of the drag: more than is drawn, because a hand can be faster than drawing. */
interface Held {
  readonly pointer: number;
  readonly y: number;
  readonly scrolled: number;
  readonly middles: readonly number[];
  readonly from: number;
  to: number;
}

/** The current drag, and the handlers for a grip. `drop` is called once, when the hand lets go at another place. */
export function useRowDrag(list: RefObject<HTMLElement | null>, drop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const hand = useRef<Held | null>(null);
  const end = () => {
    hand.current = null;
    setDrag(null);
  };
  return {
    drag,
    grip: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || list.current === null) return;
        const boxes = [...list.current.children].map((row) => row.getBoundingClientRect());
        event.currentTarget.setPointerCapture(event.pointerId);
        hand.current = {
          pointer: event.pointerId,
          y: event.clientY,
          scrolled: scrollerOf(list.current)?.scrollTop ?? 0,
          middles: boxes.map(({ top, height }) => top + height / 2),
          from: at,
          to: at,
        };
        setDrag({ from: at, to: at, by: 0, height: boxes[at]?.height ?? 0 });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const held = hand.current;
        if (held?.pointer !== event.pointerId || list.current === null) return;
        const scroller = scrollerOf(list.current);
        if (scroller !== null) {
          const { top, bottom } = scroller.getBoundingClientRect();
          if (event.clientY < top + EDGE) scroller.scrollTop -= SCROLL_STEP;
          if (event.clientY > bottom - EDGE) scroller.scrollTop += SCROLL_STEP;
        }
        const by = event.clientY - held.y + (scroller?.scrollTop ?? 0) - held.scrolled;
        const to = landsAt(held.middles, held.from, (held.middles[held.from] ?? 0) + by);
        held.to = to;
        setDrag((now) => (now === null ? null : { ...now, by, to }));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const held = hand.current;
        if (held?.pointer !== event.pointerId) return;
        if (held.to !== held.from) drop(held.from, held.to);
        end();
      },
      onPointerCancel: end,
    }),
  };
}
