// Where the toast goes if it would cover something that is needed meanwhile: a sheet's title and close button, a dialog's buttons, the control that
// was just pressed.

export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface View {
  readonly width: number;
  readonly height: number;
  /** On a phone the toast hangs from the top across the screen, on a desk it stands in the lower right corner. */
  readonly isPhone: boolean;
}

/** Pixels between the toast and what it keeps clear of. */
const APART = 8;
/** Between the toast and the edges of the screen, as its classes have it. */
const EDGE = { phone: { top: 8, side: 12 }, desk: 24 } as const;

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a toast lies on a sheet, wherever it moves to: on a phone always, on a desk if both need the same columns. */
export const liesOnSheet = (
  view: Pick<View, 'width' | 'isPhone'>,
  toast: { readonly width: number },
  sheet: Pick<Box, 'right'>,
): boolean => view.isPhone || sheet.right > view.width - EDGE.desk - toast.width;

/** How far a toast of this size moves away from its edge, down on a phone and up on a desk; 0 if nothing is in its way or no room is left. */
export function toastShift(
  view: View,
  toast: { readonly width: number; readonly height: number },
  obstacles: readonly Box[],
): number {
  const { phone, desk } = EDGE;
  const placed = (shift: number): Box => {
    const top = view.isPhone ? phone.top + shift : view.height - desk - toast.height - shift;
    const left = view.isPhone ? phone.side : view.width - desk - toast.width;
    return { top, bottom: top + toast.height, left, right: left + toast.width };
  };
  let shift = 0;
  // From the edge inwards, so that one step aside is not onto the next.
  const inwards = obstacles.toSorted((a, b) => (view.isPhone ? a.top - b.top : b.bottom - a.bottom));
  for (const box of inwards) {
    const now = placed(shift);
    if (meet(now, box)) shift += APART + (view.isPhone ? box.bottom - now.top : now.bottom - box.top);
  }
  const { top, bottom } = placed(shift);
  return top >= 0 && bottom <= view.height ? shift : 0;
}
