// The matches whose points are on this device, for when the list of what may be scored cannot be read: without a signal the pad opens all the same (D52).
import * as words from '@tennis/words/pad';
import { tbd, versus } from '@tennis/words/matches';
import { useQuery } from '@tanstack/react-query';
import { holdsPad } from '../../lib/kept-pads.ts';
import { LinkButton } from '../../ui/button.tsx';
import { keptLogs } from './kept-logs.ts';
import type { KeptLog } from './own-log.ts';
import { standOf, viewOf } from './pad-view.ts';

/** A log with the match that it is of. */
export interface LogHere {
  readonly matchId: number;
  readonly log: KeptLog;
}

/** Where the list is remembered while the page is open. */
export const KEPT_HERE = ['logs of this device'] as const;

/** Those that may be opened: after a sign-out nobody sees them. */
const openLogs = async (): Promise<readonly LogHere[]> =>
  (await keptLogs.all()).filter(({ matchId }) => holdsPad(matchId));

/** The list; nothing if there is none. */
export function KeptHere() {
  const { data = [] } = useQuery({ queryKey: KEPT_HERE, queryFn: openLogs, gcTime: 0 });
  if (data.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-2 type-section">{words.keptHere}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {data.map(({ matchId, log }) => (
          <LogOf key={matchId} matchId={matchId} log={log} />
        ))}
      </ul>
    </section>
  );
}

function LogOf({ matchId, log }: LogHere) {
  const { match } = log.view;
  const pad = viewOf(log);
  const names = versus({ first: match.p1Name ?? tbd, second: match.p2Name ?? tbd });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold [overflow-wrap:anywhere]">{names}</p>
        <p className="text-body text-ink2 tabular-nums">
          {words.mine({ score: pad === null ? words.noScore : standOf(pad.state) })}
        </p>
      </div>
      <LinkButton variant="primary" href={`/score/${matchId}`} aria-label={words.goOnWith({ match: names })}>
        {words.goOn}
      </LinkButton>
    </li>
  );
}
