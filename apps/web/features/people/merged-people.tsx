// People who were merged into a person, and the way back while there is one (D46).
import * as words from '@tennis/words/people';
import type { Person } from '@tennis/contract';
import { formatDay, viewerZone } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { keepPeople } from '../../writes/people.ts';
import { useWrite } from '../../writes/use-write.ts';

/** A line and a button for each. */
export function MergedPeople({ clubId, person }: { clubId: number; person: Person }) {
  const { busyIds, send } = useWrite();
  if (person.merged.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-1">
      {person.merged.map(({ id, name, until }) => (
        <li key={id} className="flex flex-wrap items-center gap-2 text-meta text-ink2">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {words.mergedHere({ name, day: formatDay(until, viewerZone()) })}
          </span>
          <Button
            aria-label={words.partOf({ name })}
            busy={busyIds.includes(id)}
            onClick={() =>
              void send({
                route: 'unmergePerson',
                call: { params: { clubId: String(clubId), personId: String(id) } },
                about: id,
                keep: keepPeople,
                done: () => ({ title: words.parted }),
                failed: words.partFailed,
              })
            }
          >
            {words.part}
          </Button>
        </li>
      ))}
    </ul>
  );
}
