// What the engine suggests, with what it costs now and then, in words. Nothing is moved until it is applied.
import * as words from '@tennis/words/desk';
import type { OrderOfPlayOnWire, Suggestion } from '@tennis/contract';
import { formatTime } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { CancelButton, Dialog } from '../../../ui/dialog.tsx';
import { matchLabel } from './match-card.tsx';

/** The rows of costs that differ, or that matter to everybody. */
function rowsOf({ before, after }: Suggestion, zone: string): readonly (readonly [string, string, string])[] {
  const count = (part: string): readonly [string, string] => [
    String(before.parts[part] ?? 0),
    String(after.parts[part] ?? 0),
  ];
  const end = (moment: string | null): string => (moment === null ? words.none : formatTime(moment, zone));
  const counted: readonly (readonly [string, string])[] = [
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

/** The dialog of a suggestion. */
export function SuggestionDialog({
  order,
  suggestion,
  busy,
  onApply,
  onClose,
}: {
  order: OrderOfPlayOnWire;
  suggestion: Suggestion;
  busy: boolean;
  onApply: () => void;
  onClose: () => void;
}) {
  const { moves, unplaced } = suggestion;
  const nameOf = (id: number): string => {
    const match = order.matches.find((one) => one.id === id);
    return match === undefined ? String(id) : matchLabel(match);
  };
  return (
    <Dialog
      title={words.suggestionTitle}
      description={words.suggestionCount({ count: moves.length })}
      busy={busy}
      onOpenChange={onClose}
      footer={
        <>
          <CancelButton />
          {moves.length > 0 && (
            <Button variant="primary" busy={busy} onClick={onApply}>
              {words.apply}
            </Button>
          )}
        </>
      }
    >
      <table className="w-full text-control">
        <thead>
          <tr className="border-b border-line text-left text-meta text-ink2">
            <th className="py-1.5 font-medium">{words.costWhat}</th>
            <th className="py-1.5 text-right font-medium">{words.costNow}</th>
            <th className="py-1.5 text-right font-medium">{words.costThen}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(suggestion, order.timeZone).map(([label, now, then]) => (
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
      {unplaced.length > 0 && (
        <div className="mt-4 grid gap-1 text-control">
          <p className="font-semibold">{words.suggestionUnplaced({ count: unplaced.length })}</p>
          <ul className="grid list-disc gap-1 pl-5 text-ink2">
            {unplaced.map(({ matchId, rule, waitsFor }) => (
              <li key={matchId}>
                {waitsFor === null
                  ? words.unplacedRule({ match: nameOf(matchId), rule })
                  : words.unplacedWaits({ match: nameOf(matchId) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
