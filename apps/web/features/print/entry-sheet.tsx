// The entries on paper: as a list, and with boxes to tick at the desk.
import * as words from '@tennis/words/print';
import type { Participant } from '@tennis/contract';
import { LANGUAGE } from '../../lib/language.ts';
import { participantName } from '../../lib/participant-name.ts';
import { Sheet, type SheetHead } from './sheet.tsx';

interface Row {
  readonly id: number;
  readonly number: number;
  readonly name: string;
  readonly club: string | null;
  readonly seed: number | null;
}

/** Everybody who is in, by name; below them those who wait for a place, in the order in which they will get one. Withdrawn entries are left out. */
export function EntrySheet({
  head,
  entries,
  hasBoxes,
}: {
  head: SheetHead;
  entries: readonly Participant[];
  hasBoxes: boolean;
}) {
  const order = new Intl.Collator(LANGUAGE);
  const there = entries
    .filter(({ withdrawn }) => !withdrawn)
    .map((entry) => ({ ...entry, name: participantName(entry) }));
  const playing = there
    .filter(({ alternate }) => alternate === null)
    .toSorted((a, b) => order.compare(a.name, b.name))
    .map((entry, index) => ({ ...entry, number: index + 1 }));
  const waiting = there
    .flatMap((entry) => (entry.alternate === null ? [] : [{ ...entry, number: entry.alternate }]))
    .toSorted((a, b) => a.number - b.number);
  return (
    <Sheet head={head} size="upright">
      <Entries rows={playing} hasBoxes={hasBoxes} />
      {waiting.length > 0 && (
        <>
          <h3 className="mt-[6mm] mb-[2mm] text-[4mm] font-bold">{words.waitingList}</h3>
          <Entries rows={waiting} hasBoxes={hasBoxes} label={words.waitingList} />
        </>
      )}
    </Sheet>
  );
}

function Entries({ rows, hasBoxes, label }: { rows: readonly Row[]; hasBoxes: boolean; label?: string }) {
  return (
    <table className="sheet-table" aria-label={label}>
      <thead>
        <tr>
          <th className="w-[9mm]">{words.numberShort}</th>
          <th>{words.name}</th>
          <th>{words.club}</th>
          <th className="w-[14mm]">{words.seed}</th>
          {hasBoxes && <th className="w-[18mm]">{words.here}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, number, name, club, seed }) => (
          <tr key={id}>
            <td>{number}</td>
            <td>{name}</td>
            <td>{club}</td>
            <td>{seed}</td>
            {hasBoxes && <td>☐</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
