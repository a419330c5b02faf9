// The entries on paper: as a list, and with boxes to tick at the desk.
import * as words from '@tennis/words/print';
import type { Participant } from '@tennis/contract';
import { LANGUAGE } from '../../lib/language.ts';
import { participantName } from '../../lib/participant-name.ts';
import { Sheet, type SheetHead } from './sheet.tsx';

/** Everybody who is in, by name; withdrawn entries are left out. */
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
  const rows = entries
    .filter(({ withdrawn }) => !withdrawn)
    .map((entry) => ({ ...entry, name: participantName(entry) }))
    .toSorted((a, b) => order.compare(a.name, b.name));
  return (
    <Sheet head={head} size="upright">
      <table className="sheet-table">
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
          {rows.map(({ id, name, club, seed }, index) => (
            <tr key={id}>
              <td>{index + 1}</td>
              <td>{name}</td>
              <td>{club}</td>
              <td>{seed}</td>
              {hasBoxes && <td>☐</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
