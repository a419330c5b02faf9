// The question about a court that is open over the desk. It outlives the head of its court, which a phone that is turned does not draw.
import type { DayPlan } from '../day-plan.ts';
import { CloseDialog } from './close-dialog.tsx';
import { restOfDay } from './closing.ts';
import { OpenDialog } from './open-dialog.tsx';

/** What is to be done with which court. */
export interface AskedOfCourt {
  readonly what: 'close' | 'open';
  readonly courtId: number;
}

/** Nothing if the court is gone or the day is over. */
export function CourtQuestion({
  plan,
  asked: { what, courtId },
  onClose,
}: {
  plan: DayPlan;
  asked: AskedOfCourt;
  onClose: () => void;
}) {
  const rest = restOfDay(plan);
  const court = plan.courts.find(({ id }) => id === courtId);
  if (rest === null || court === undefined) return null;
  return what === 'close' ? (
    <CloseDialog plan={plan} court={court} rest={rest} onClose={onClose} />
  ) : (
    <OpenDialog plan={plan} court={court} rest={rest} onClose={onClose} />
  );
}
