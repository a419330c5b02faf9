// Whether a button is where, and what, a person believes it to be.

/** Where a button is, in the window and on the page, and what it says. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How far the page is scrolled: a button stays where it is in the window, or on the page. */
  readonly scrollX: number;
  readonly scrollY: number;
  readonly label: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const onPage = ({ left, top, width, height, scrollX, scrollY }: Place) => ({
  left: left + scrollX,
  top: top + scrollY,
  width,
  height,
});

type Box = Pick<Place, 'left' | 'top' | 'width' | 'height'>;

/** Whether a point lies in a box. */
export const holds = ({ left, top, width, height }: Box, { x, y }: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const centre = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

/** Whether a button has moved so far that a finger aimed at its middle misses it. A button that only grows or moves a little has not. */
const hasGone = (was: Place, is: Place): boolean =>
  !holds(is, centre(was)) && !holds(onPage(is), centre(onPage(was)));

/**
 * Whether a press on a button could be meant for something else: it has moved or changed its text, or it has appeared where another button was, or
 * where the last press was.
 */
export function isSurprising(
  was: Place | undefined,
  is: Place,
  others: Iterable<Place>,
  press: Point | null,
): 'moved' | 'changed' | null {
  if (was !== undefined) return was.label === is.label ? (hasGone(was, is) ? 'moved' : null) : 'changed';
  if (press !== null && holds(is, press)) return 'moved';
  const own = onPage(is);
  for (const other of others) if (overlap(own, onPage(other))) return 'moved';
  return null;
}
