// The engine's suggestion, with its cost and the present cost, in words. Nothing is moved until it is applied.
import * as words from '@tennis/words/desk';
import type { OrderOfPlayOnWire, Suggestion } from '@tennis/contract';
import { formatTime, formatWeekdayAndTime } from '../../../lib/dates.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CancelButton, Dialog } from '../../../ui/dialog.tsx';
import { Helps, PlanDays, PlanLimit } from './plan-choices.tsx';
import { matchLabel } from './card-words.ts';
import type { Asked } from './asked.ts';
import { NearPlaces, type NearPlace } from './near-places.tsx';
import { OnlyFirsts } from './only-firsts.tsx';

/** A figure of the costs; of chances that add up one decimal is enough. */
const formatCount = (count: number): string =>
  words.costCount({ count: Math.max(0, Math.ceil(count * 10 - 1e-9)) / 10 });

/** The rows of costs that differ, or that matter to everybody. */
function rowsOf(
  { before, after }: Suggestion,
  zone: string,
  isOneDay: boolean,
): readonly (readonly [string, string, string])[] {
  const count = (part: string): readonly [string, string] => [
    formatCount(before.parts[part] ?? 0),
    formatCount(after.parts[part] ?? 0),
  ];
  const end = (moment: string | null): string => {
    if (moment === null) return words.none;
    return isOneDay ? formatTime(moment, zone) : formatWeekdayAndTime(moment, zone);
  };
  const counted: readonly (readonly [string, string])[] = [
    [words.costClashes, 'clashes'],
    [words.costWaits, 'waits'],
    [words.costUnfair, 'unfair'],
    [words.costTold, 'told'],
  ];
  return [
    [words.costUnplaced, ...count('unplaced')],
    [words.costEnd, end(before.end), end(after.end)],
    ...counted.flatMap(([label, part]): (readonly [string, string, string])[] => {
      const [now, then] = count(part);
      return now === '0' && then === '0' ? [] : [[label, now, then]];
    }),
  ];
}

type What = Suggestion['unplaced'][number]['match'];

/** "Riverside Open, Final", also of a match of another day. */
const labelOf = (id: number, match: What): string => (match === undefined ? String(id) : matchLabel(match));

/** What a suggestion does, in short; `losing`: how many matches it takes off their places. */
export const inShort = (
  { moves, unplaced }: Pick<Suggestion, 'moves' | 'unplaced'>,
  losing: number,
): string =>
  [
    // One that only takes matches off moves something too.
    ...(moves.length === 0 && losing > 0 ? [] : [words.suggestionCount({ count: moves.length })]),
    ...(unplaced.length === 0 ? [] : [words.suggestionLeftOut({ count: unplaced.length })]),
  ].join(' ');

/** The dialog of a suggestion. */
export function SuggestionDialog({
  order,
  suggestion,
  asked,
  busy,
  onAsk,
  onApply,
  onClose,
}: {
  order: OrderOfPlayOnWire;
  suggestion: Suggestion;
  asked: Asked;
  busy: boolean;
  /** Asks again with something changed. */
  onAsk: (change: Partial<Asked>) => void;
  /** With the places that were chosen by hand for matches that find none. */
  onApply: (byHand: readonly NearPlace[]) => void;
  onClose: () => void;
}) {
  const { moves, followed, unplaced, off } = suggestion;
  const { until, firsts: onlyFirsts } = asked;
  const following = followed.filter(({ followedBy }) => followedBy).length;
  const timesBack = followed.length - following;
  const isOneDay = until === order.day;
  // What is chosen is of one suggestion: with another one it is chosen anew.
  const [byHand, setByHand] = useState<{ of: Suggestion; places: readonly NearPlace[] }>({
    of: suggestion,
    places: [],
  });
  const chosen = byHand.of === suggestion ? byHand.places : [];
  const losing = off.filter(({ matchId }) => chosen.every((one) => one.matchId !== matchId)).length;
  const choose = (id: number, place: NearPlace | null) =>
    setByHand({
      of: suggestion,
      places: [...chosen.filter(({ matchId }) => matchId !== id), ...(place === null ? [] : [place])],
    });
  return (
    <Dialog
      title={words.suggestionTitle}
      description={inShort(suggestion, losing)}
      busy={busy}
      onOpenChange={onClose}
      footer={
        <>
          <CancelButton />
          {moves.length + followed.length + off.length + chosen.length > 0 && (
            <Button variant="primary" busy={busy} onClick={() => onApply(chosen)}>
              {words.apply}
            </Button>
          )}
        </>
      }
    >
      <PlanDays order={order} suggestion={suggestion} asked={asked} busy={busy} onAsk={onAsk} />
      <PlanLimit suggestion={suggestion} busy={busy} onAsk={onAsk} />
      <OnlyFirsts chosen={onlyFirsts} busy={busy} onChoose={(firsts) => onAsk({ firsts })} className="mb-4" />
      <table className="w-full text-control">
        <thead>
          <tr className="border-b border-line text-left text-meta text-ink2">
            <th className="py-1.5 font-medium">{words.costWhat}</th>
            <th className="py-1.5 text-right font-medium">{words.costNow}</th>
            <th className="py-1.5 text-right font-medium">{words.costThen}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(suggestion, order.timeZone, isOneDay).map(([label, now, then]) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {label}
              </th>
              <td className="digits py-2 text-right text-ink2">{now}</td>
              <td className="digits py-2 text-right font-semibold text-ink">{then}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {following > 0 && <p className="mt-4 text-control">{words.suggestionFollowed({ count: following })}</p>}
      {timesBack > 0 && (
        <p className="mt-4 text-control">{words.suggestionTimesBack({ count: timesBack })}</p>
      )}
      {unplaced.length > 0 && (
        <div className="mt-4 grid gap-1 text-control">
          <p className="font-semibold">{words.suggestionUnplaced({ count: unplaced.length })}</p>
          <ul className="grid list-disc gap-1 pl-5 text-ink2">
            {unplaced.map(({ matchId, rule, waitsFor, match, near = [] }) => (
              <li key={matchId}>
                {waitsFor === null
                  ? words.unplacedRule({ match: labelOf(matchId, match), rule })
                  : words.unplacedWaits({ match: labelOf(matchId, match) })}
                <NearPlaces
                  order={order}
                  places={near}
                  chosen={chosen.find((one) => one.matchId === matchId)}
                  others={chosen.filter((one) => one.matchId !== matchId)}
                  busy={busy}
                  onChoose={(place) => choose(matchId, place)}
                />
              </li>
            ))}
          </ul>
          {losing > 0 && <p>{words.suggestionOff({ count: losing })}</p>}
          <Helps order={order} suggestion={suggestion} busy={busy} onAsk={onAsk} />
        </div>
      )}
    </Dialog>
  );
}
