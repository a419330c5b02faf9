// The two times of the night while they are typed: what a field shows, what is sent when it is left, and what is left of it once that was answered.
import type { NoticeChoices } from '@tennis/contract';

export type Night = NonNullable<NoticeChoices['quiet']>;
/** The times that differ from what is stored, as far as they have been typed. */
export type Typed = Partial<Night>;

/** The night as the fields show it. */
export const shownNight = (stored: Night, typed: Typed): Night => ({ ...stored, ...typed });

/** What is sent when somebody leaves a field: both times, each as it was typed, or as it is stored if it is not typed whole. Null if there is nothing to send. */
export function nightToSend(stored: Night, typed: Typed, end: keyof Night, isBusy: boolean): Night | null {
  const left = typed[end];
  if (left === undefined || left === '') return null;
  // What was typed may be on its way, and what is stored is then about to change.
  if (left === stored[end] && !isBusy) return null;
  const { from, until } = typed;
  return { from: wholeOr(from, stored.from), until: wholeOr(until, stored.until) };
}

/** A time that is being typed is empty until all of it is there. */
const wholeOr = (typed: string | undefined, stored: string): string =>
  typed === undefined || typed === '' ? stored : typed;

/** What stays typed once a night was stored or refused: what has been typed since. For the rest the fields show what is stored. */
export function stillTyped({ from, until }: Typed, sent: Night): Typed {
  return {
    ...(from === undefined || from === sent.from ? {} : { from }),
    ...(until === undefined || until === sent.until ? {} : { until }),
  };
}

/** What stays typed if a field is left with nothing to send: all but its own. */
export function withoutEnd(typed: Typed, end: keyof Night): Typed {
  const { [end]: _, ...others } = typed;
  return others;
}
