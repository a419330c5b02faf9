// Says in sentences how somebody can still go on.
import * as words from '@tennis/words/groups';
import { language } from '@tennis/words/language';
import { listerOf } from '@tennis/words/say/lists';
import type { GroupTableOnWire } from '@tennis/contract';

type Outlook = NonNullable<GroupTableOnWire['outlook']>[number];
type Path = Outlook['paths'][number];
type Way = Path['ways'][number];

function lineOf(
  { own }: Path,
  { fate, results }: Way,
  nameOf: (entry: number) => string,
  playsOn: boolean,
): string | null {
  if (results.length === 0) {
    const out = playsOn ? words.pathConsolation : words.pathOut;
    const say = { in: words.pathIn, out, level: words.pathLevel }[fate];
    return say({ own });
  }
  // A player who is not told that they go on is out.
  if (fate === 'out') return null;
  const told = results.map(({ winner, loser }) =>
    words.beats({ winner: nameOf(winner), loser: nameOf(loser) }),
  );
  const say = fate === 'in' ? words.pathInIf : words.pathLevelIf;
  return say({ own, results: listerOf(language)(told) });
}

/** The sentences of one entry; none while nothing is told of them. `playsOn`: those who do not go on play a consolation. */
export const outlookLines = (
  { paths }: Outlook,
  nameOf: (entry: number) => string,
  playsOn: boolean,
): readonly string[] =>
  paths.flatMap((path) =>
    path.ways.flatMap((way) => {
      const line = lineOf(path, way, nameOf, playsOn);
      return line === null ? [] : [line];
    }),
  );
