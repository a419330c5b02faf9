// The accounts that look after a person, and ending that (D26, D46).
import * as words from '@tennis/words/people';
import type { Person } from '@tennis/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { keepPeople } from '../../writes/people.ts';
import { useWrite } from '../../writes/use-write.ts';

type Manager = Person['managers'][number];

/** A line and a button for each. */
export function Managers({ clubId, person }: { clubId: number; person: Person }) {
  const [leaving, setLeaving] = useState<Manager | null>(null);
  const { busy, send } = useWrite();
  if (person.managers.length === 0) return null;
  const remove = ({ userId, name: by }: Manager) =>
    send({
      route: 'removeManager',
      call: { params: { clubId: String(clubId), personId: String(person.id), userId: String(userId) } },
      about: userId,
      keep: keepPeople,
      after: () => setLeaving(null),
      done: () => ({ title: words.managerRemoved({ by, name: person.name }) }),
      failed: words.managerRemoveFailed,
    });
  return (
    <ul className="mt-1 grid gap-1">
      {person.managers.map((manager) => (
        <li key={manager.userId} className="flex flex-wrap items-center gap-2 text-meta text-ink2">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {words.lookedAfterBy({ name: manager.name })}
          </span>
          <Button
            aria-label={words.managerRemoveOf({ by: manager.name, name: person.name })}
            onClick={() => setLeaving(manager)}
          >
            {words.managerRemove}
          </Button>
        </li>
      ))}
      {leaving !== null && (
        <ConfirmDialog
          title={words.managerRemoveQuestion({ by: leaving.name, name: person.name })}
          confirmLabel={words.managerRemove}
          description={words.managerRemoveMeaning}
          busy={busy}
          onConfirm={() => void remove(leaving)}
          onOpenChange={() => setLeaving(null)}
        />
      )}
    </ul>
  );
}
