// The times of somebody who has entered, one line each, with the author if it is somebody else (OP8, OP20).
import * as words from '@tennis/words/entry-times';
import type { Enterable, NotedTime } from '@tennis/contract';
import { timeLine } from '../lib/entry-times.ts';

function lineOf(time: NotedTime, as: NonNullable<Enterable['times']>['as']): string {
  const { asked, by, ...said } = time;
  const text = timeLine(said);
  if (by === undefined) return words.byOrganisers({ time: text });
  if (by !== as) return words.byPartner({ time: text });
  return asked === true ? words.waits({ time: text }) : text;
}

/** The lines. */
export const OwnTimes = ({ times }: { times: NonNullable<Enterable['times']> }) => (
  <ul className="text-meta text-ink2">
    {times.noted.map((time) => (
      <li key={JSON.stringify(time)}>{lineOf(time, times.as)}</li>
    ))}
  </ul>
);
