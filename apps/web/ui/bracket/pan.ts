// Drags a scrolling canvas by its empty ground, like a map; on a match, a name or a heading the pointer works as usual.
import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** The pointer handlers of the scrolling element; fingers scroll without help. */
export function usePan(region: RefObject<HTMLElement | null>, isOn: boolean) {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  if (!isOn) return {};
  const end = () => {
    from.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, currentTarget: canvas } = event;
      const isEmpty =
        target instanceof Element && target.closest('article, header, button, a, h4, p') === null;
      if (!isEmpty || event.pointerType !== 'mouse' || event.button !== 0) return;
      from.current = {
        x: event.clientX,
        y: event.clientY,
        left: canvas.scrollLeft,
        top: canvas.scrollTop,
      };
      canvas.setPointerCapture(event.pointerId);
    },
    // Dragging does not select the names it passes, and an existing selection is not dragged away instead.
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (from.current === null) return;
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null) return;
      region.current?.scrollTo({
        left: from.current.left + from.current.x - event.clientX,
        top: from.current.top + from.current.y - event.clientY,
      });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
