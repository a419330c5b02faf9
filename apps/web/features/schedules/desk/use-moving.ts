// Moving a match in three equal ways: drag it, take it with Space and the arrows, or tap it and then a place. All three end in the same drop.
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { PLACE_STEP } from '@tennis/domain';
import { isLeftOver } from '../../../lib/interrupted.ts';
import { isOfEarlierDay, nearestFew, type DayPlan, type Place } from './day-plan.ts';
import { keptPlaces } from './kept-places.ts';

/** A match in the hand. */
export interface Moving {
  readonly matchId: number;
  /** Where it would be dropped; null until somebody has pointed at a place. */
  readonly at: Place | null;
  /** Every lawful place of the shown day; null for the moment until they are found. */
  readonly places: readonly Place[] | null;
  /** The day on which places are offered: the shown one, until another is chosen. */
  readonly day: string;
}

export interface MovingTools {
  readonly moving: Moving | null;
  readonly pickUp: (matchId: number) => void;
  readonly point: (at: Place) => void;
  /** Offers the places of another day. */
  readonly choose: (day: string) => void;
  /** Puts it down on the day that is chosen. */
  readonly put: (at: Place) => void;
  readonly cancel: () => void;
}

const DRAG_FROM = 6;

/** The place under a point of the screen, on the column of a court. */
function placeUnder(x: number, y: number, grip: number): Place | null {
  const column = document
    .elementsFromPoint(x, y)
    .find(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element.dataset['court'] !== undefined,
    );
  if (column === undefined) return null;
  const { from = '0', scale = '1', court = '0' } = column.dataset;
  const minute = Number(from) + (y - grip - column.getBoundingClientRect().top) / Number(scale);
  return { courtId: Number(court), start: Math.max(0, Math.round(minute / PLACE_STEP) * PLACE_STEP) };
}

const isTool = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-tools]') !== null;
/** Lies over the columns and takes presses of its own; keys are those of the match in the hand. */
const isAbove = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-tools], [data-above]') !== null;

/** The button of a day under a point of the screen. */
const dayUnder = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null;

/** Where a hand on the column lands: the lawful place nearest to it, if one is near. */
const snapped = (places: readonly Place[], at: Place): Place => {
  const [near] = nearestFew(places, at, 1);
  const isNear =
    near !== undefined && near.courtId === at.courtId && Math.abs(near.start - at.start) <= PLACE_STEP;
  return isNear ? near : at;
};

/** Whether other days are offered for a match: one that has not begun or that an earlier day has left unfinished, not one that is on court, even if rain has stopped it. */
export const isToPlace = ({ order }: DayPlan, { matchId }: Pick<Moving, 'matchId'>): boolean => {
  const match = order.matches.find(({ id }) => id === matchId);
  if (match === undefined) return false;
  // On the evening before, what rain has stopped is put on the next day.
  return (
    match.status === 'scheduled' ||
    isLeftOver(match) ||
    (match.broken?.isNow === true && isOfEarlierDay(order, match))
  );
};

/** Whether a match can be put elsewhere: also one that was broken off. Others are picked up for their result. */
export const canMove = (plan: DayPlan, moving: Pick<Moving, 'matchId'>): boolean =>
  isToPlace(plan, moving) ||
  plan.order.matches.find(({ id }) => id === moving.matchId)?.broken?.isNow === true;

/** Where a key begins: where the match is aimed at. A key that is faster than the search for its places waits for them, so that no Enter puts it anywhere else. */
export const aimOf = (plan: DayPlan, { matchId, at }: Pick<Moving, 'matchId' | 'at'>): Place =>
  at ?? keptPlaces(plan, matchId)[0] ?? { courtId: plan.courts[0]?.id ?? 0, start: plan.from };

/** What is in the hand before its places are found. */
type Picked = Omit<Moving, 'places'>;

/** The state of moving, and its listeners on the element that holds cards and columns. */
export function useMoving(
  plan: DayPlan,
  area: RefObject<HTMLElement | null>,
  drop: (matchId: number, at: Place, day: string) => void,
): MovingTools {
  const shown = plan.order.day;
  const [picked, setMoving] = useState<Picked | null>(null);
  // A match that somebody else has taken away is in nobody's hand.
  const inHand =
    picked !== null && plan.order.matches.some(({ id }) => id === picked.matchId) ? picked : null;
  // A press shows what is in the hand at once; its places follow after that has been painted.
  const sought = useDeferredValue(inHand?.matchId ?? null);
  const places = inHand !== null && sought === inHand.matchId ? keptPlaces(plan, sought) : null;
  const moving: Moving | null =
    inHand === null ? null : { ...inHand, places, at: inHand.at ?? places?.[0] ?? null };
  const pressed = useRef<{ matchId: number; x: number; y: number; grip: number; isDragged: boolean } | null>(
    null,
  );

  /** The match that somebody carries by keyboard: they find the focus on its card again, in whatever column it is drawn anew. */
  const followed = useRef<number | null>(null);
  useEffect(() => {
    if (followed.current === null || document.activeElement !== document.body) return;
    const card = area.current?.querySelector<HTMLElement>(`[data-pick="${followed.current}"]`);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const pickUp = (matchId: number) => {
    const card = plan.cards.find(({ match }) => match.id === matchId);
    // One from the strip is first put at the first of its places.
    setMoving({ matchId, day: shown, at: card ?? null });
  };
  // Whoever points at the shown day means it.
  const point = (at: Place) => setMoving((now) => (now === null ? null : { ...now, at, day: shown }));
  const choose = (day: string) => setMoving((now) => (now === null ? null : { ...now, day }));
  const cancel = () => setMoving(null);

  const putOn = (at: Place, day: string) => {
    if (moving === null) return;
    // One that was picked for its result is let go where it is.
    if (canMove(plan, moving)) drop(moving.matchId, at, day);
    setMoving(null);
    // Its card goes with it: the keys stay on the desk.
    if (day !== shown) area.current?.focus({ preventScroll: true });
  };
  const put = (at: Place) => putOn(at, moving?.day ?? shown);
  /** A hand that aims at a place is helped to the lawful one beside it. */
  const release = useEffectEvent((at: Place) =>
    putOn(moving === null ? at : snapped(keptPlaces(plan, moving.matchId), at), shown),
  );
  const chooseDay = useEffectEvent((day: string) => choose(day));
  const take = useEffectEvent((matchId: number) => pickUp(matchId));
  const aim = useEffectEvent((at: Place) => point(at));
  const stop = useEffectEvent(() => cancel());
  const isHeld = useEffectEvent(() => moving !== null);
  const pick = useEffectEvent((matchId: number) =>
    moving?.matchId === matchId ? cancel() : pickUp(matchId),
  );

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (moving !== null) followed.current = moving.matchId;
    const days = plan.order.desk?.around ?? [];
    const isPageKey = event.key === 'PageDown' || event.key === 'PageUp';
    if (moving !== null && days.length > 1 && isToPlace(plan, moving) && isPageKey) {
      const next = days[days.indexOf(moving.day) + (event.key === 'PageDown' ? 1 : -1)];
      if (next !== undefined) choose(next);
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // The buttons that belong to the match in the hand take their own keys.
    if (moving === null || (isTool(event.target) && event.key !== 'Escape')) return;
    const { courts } = plan;
    const at = aimOf(plan, moving);
    const column = courts.findIndex(({ id }) => id === at.courtId);
    const to = (step: number) =>
      courts[Math.min(courts.length - 1, Math.max(0, column + step))]?.id ?? at.courtId;
    const moves: Readonly<Record<string, Place>> = {
      ArrowLeft: { ...at, courtId: to(-1) },
      ArrowRight: { ...at, courtId: to(1) },
      ArrowUp: { ...at, start: Math.max(plan.from, at.start - PLACE_STEP) },
      ArrowDown: { ...at, start: Math.min(plan.to - PLACE_STEP, at.start + PLACE_STEP) },
    };
    const next = moves[event.key];
    if (next !== undefined) point(next);
    // On another day its places are buttons, which take the key themselves.
    else if (event.key === 'Enter') {
      if (moving.day === shown) putOn(at, shown);
    } else if (event.key === 'Escape') cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const cardOf = (target: EventTarget | null): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>('[data-match]') : null;
    /** The click that follows on a drag to the button of a day. */
    let isDayChosen = false;
    const down = (event: PointerEvent) => {
      isDayChosen = false;
      followed.current = null;
      const card = cardOf(event.target);
      if (card === null || event.button !== 0 || isHeld()) return;
      const { top } = card.getBoundingClientRect();
      // A match that is taken from the strip is held by its top.
      const grip = card.dataset['placed'] === undefined ? 0 : event.clientY - top;
      const matchId = Number(card.dataset['match']);
      pressed.current = { matchId, x: event.clientX, y: event.clientY, grip, isDragged: false };
    };
    // They have gone on to something else.
    const goOn = ({ target }: FocusEvent) => {
      const isCard = target instanceof HTMLElement && Number(target.dataset['pick']) === followed.current;
      if (!isCard && !isTool(target)) followed.current = null;
    };
    const move = (event: PointerEvent) => {
      const held = pressed.current;
      if (held === null || event.pointerType === 'touch') return;
      const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > DRAG_FROM;
      if (!held.isDragged && !far) return;
      if (!held.isDragged) {
        held.isDragged = true;
        take(held.matchId);
      }
      const at = placeUnder(event.clientX, event.clientY, held.grip);
      if (at !== null && dayUnder(event.clientX, event.clientY) === null) aim(at);
    };
    const up = (event: PointerEvent) => {
      const held = pressed.current;
      pressed.current = null;
      if (held?.isDragged !== true) return;
      const at = placeUnder(event.clientX, event.clientY, held.grip);
      const day = dayUnder(event.clientX, event.clientY);
      if (day !== null) {
        isDayChosen = true;
        chooseDay(day);
      } else if (at === null) stop();
      else release(at);
    };
    // A press on a card picks its match up or lets it go. While a match is picked up, a tap on a free place of a column puts it there.
    const click = (event: MouseEvent) => {
      if (isDayChosen) {
        isDayChosen = false;
        return;
      }
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-pick]') : null;
      if (card !== null) pick(Number(card.dataset['pick']));
      // The bar of the match in the hand lies over the columns.
      if (card !== null || !isHeld() || isAbove(event.target)) return;
      const at = placeUnder(event.clientX, event.clientY, 0);
      if (at !== null) release(at);
    };
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    element.addEventListener('click', click);
    document.addEventListener('focusin', goOn);
    window.addEventListener('keydown', onKey, true);
    return () => {
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      element.removeEventListener('click', click);
      document.removeEventListener('focusin', goOn);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [area]);

  return { moving, pickUp, point, choose, put, cancel };
}
