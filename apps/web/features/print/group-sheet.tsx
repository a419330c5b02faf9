// A group on paper: a cross table of everybody against everybody, with room to write results.
import * as words from '@tennis/words/groups';
import { numberShort } from '@tennis/words/print';
import type { DrawOnWire, Match } from '@tennis/contract';
import { viewerZone } from '../../lib/dates.ts';
import { matchView } from '../../lib/match-view.ts';
import { Sheet, type SheetHead } from './sheet.tsx';

/** The result of one member against another, as the first sees it. */
type Results = ReadonlyMap<string, string>;

function resultsOf(draw: DrawOnWire, stage: number, matches: readonly Match[]): Results {
  const { firstMatch = 0, matchCount = 0 } = draw.stages[stage] ?? {};
  const ids = new Set(draw.matchIds.slice(firstMatch, firstMatch + matchCount));
  const results = new Map<string, string>();
  for (const match of matches) {
    if (!ids.has(match.id)) continue;
    const { score } = matchView(match, viewerZone());
    const { participant1Id: one, participant2Id: other } = match;
    const seen = (side: 0 | 1) => {
      const sets = score.sets.map(({ games }) => `${games[side]}-${games[side === 0 ? 1 : 0]}`);
      return [...sets, ...(score.outcome === undefined ? [] : [score.outcome])].join(' ');
    };
    results.set(`${one}:${other}`, seen(0));
    results.set(`${other}:${one}`, seen(1));
  }
  return results;
}

/** The members whose results A4 has room for; with more of them the sheet is A3. */
const MOST_ON_A4 = 10;
/** A row in mm: high enough to write a score into, lower if the sheet would not take all of them. */
const ROW_MM = 12;
const ROWS_ON_A4_MM = 150;
const ROWS_ON_A3_MM = 235;

/** One group. */
export function GroupSheet({
  head,
  draw,
  stage,
  matches,
}: {
  head: SheetHead;
  draw: DrawOnWire;
  stage: number;
  matches: readonly Match[];
}) {
  const { firstLine = 0, lineCount = 0, table } = draw.stages[stage] ?? {};
  const members = draw.lines.slice(firstLine, firstLine + lineCount).flatMap((entry) => {
    const member = draw.entries[entry];
    const row = table?.rows.find((one) => one.entry === entry);
    return member === undefined ? [] : [{ ...member, row }];
  });
  const results = resultsOf(draw, stage, matches);
  const isLarge = members.length > MOST_ON_A4;
  const height = Math.min(ROW_MM, (isLarge ? ROWS_ON_A3_MM : ROWS_ON_A4_MM) / members.length);
  return (
    <Sheet head={head} size={isLarge ? 'a3' : 'a4'}>
      <div className="flex-1">
        <table className="sheet-table">
          <thead>
            <tr>
              <th className="w-[9mm]">{numberShort}</th>
              <th>{words.player}</th>
              {members.map(({ participantId }, index) => (
                <th key={participantId}>{index + 1}</th>
              ))}
              <th>{words.wonLostShort}</th>
              <th>{words.sets}</th>
              <th>{words.games}</th>
              <th>{words.place}</th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ participantId, name, seed, row }, index) => (
              <tr key={participantId} style={{ height: `${height}mm` }}>
                <td>{index + 1}</td>
                <th className="max-w-[60mm] break-words">
                  {name}
                  {seed !== null && ` [${seed}]`}
                </th>
                {members.map((other) => (
                  <td
                    key={other.participantId}
                    className={
                      other.participantId === participantId
                        ? 'sheet-cross'
                        : isLarge
                          ? undefined
                          : 'min-w-[14mm]'
                    }
                  >
                    {other.participantId === participantId
                      ? '×'
                      : (results.get(`${participantId}:${other.participantId}`) ?? '')}
                  </td>
                ))}
                <td>{row && row.wins + row.losses > 0 ? `${row.wins}–${row.losses}` : ''}</td>
                <td>{row && row.wins + row.losses > 0 ? row.sets.join('–') : ''}</td>
                <td>{row && row.wins + row.losses > 0 ? row.games.join('–') : ''}</td>
                <td>{table?.complete === true && !table.open ? row?.place : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}
