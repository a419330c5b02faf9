// Reads the time of a page's own thread from a Chromium trace, in processor milliseconds, so without the time of other programs.

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** The categories that have to be traced for it. */
export const TRACED = ['toplevel', '__metadata', 'devtools.timeline'];

/** The events of the page's thread, which is the main thread with the most tasks, in order. */
function ofPage(trace: Buffer): readonly TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const main = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const byThread = Map.groupBy(traceEvents, threadOf);
  const busiest = main
    .map((one) => byThread.get(threadOf(one)) ?? [])
    .toSorted((a, b) => b.length - a.length)
    .at(0);
  return (busiest ?? []).toSorted((a, b) => a.ts - b.ts);
}

const isTask = ({ name }: TraceEvent): boolean => name.endsWith('RunTask');
const spent = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

/** The longest task. */
export const longestTask = (trace: Buffer): number => Math.max(0, ...ofPage(trace).filter(isTask).map(spent));

/**
 * From the first press or key of a trace: the time until the next frame was made, and the longest task from the moment on at which the finger came
 * down, so with all that happens while something is dragged.
 */
export function afterPress(trace: Buffer): { readonly toPaint: number; readonly longest: number } {
  const events = ofPage(trace);
  const press = events.find(
    ({ name, args }) => name === 'EventDispatch' && /^(?:pointerup|keydown)$/.test(args.data?.type ?? ''),
  );
  if (press === undefined) throw new Error('Nothing was pressed.');
  // The click comes right after the pointer event, and its work belongs to the time before the next frame.
  const done =
    events.findLast(
      ({ name, args, ts }) =>
        name === 'EventDispatch' && /^(?:click|keydown)$/.test(args.data?.type ?? '') && ts >= press.ts,
    ) ?? press;
  const end = done.ts + (done.dur ?? 0);
  const frame = events.find(({ name, ts }) => name === 'Commit' && ts >= end)?.ts ?? end;
  const down = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown');
  const since = (moment: number) => events.filter((one) => isTask(one) && one.ts + (one.dur ?? 0) >= moment);
  const toPaint = since(press.ts)
    .filter(({ ts }) => ts <= frame)
    .reduce((sum, one) => sum + spent(one), 0);
  return { toPaint, longest: Math.max(0, ...since(down?.ts ?? press.ts).map(spent)) };
}
