// Status, priority and who looks after a ticket: each dropdown is saved at once, with a tick beside it and the toast (specification section 2).
import * as words from '@tennis/words/support';
import type { Call, Routes, Ticket } from '@tennis/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { shownName, useSession } from '../../lib/session.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { keepTicket } from '../../writes/platform.ts';
import { useWrite } from '../../writes/use-write.ts';
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from './ticket-words.ts';

type Change = Call<Routes['updateTicket']>['body'];
type Field = 'status' | 'priority' | 'assignedTo';

const LABELS = {
  status: words.status,
  priority: words.priority,
  assignedTo: words.assignedTo,
} satisfies Record<Field, string>;

/** The three dropdowns of a ticket. */
export function TicketControls({ ticket }: { ticket: Ticket }) {
  const me = useSession();
  const { busy, send } = useWrite();
  const [saved, setSaved] = useState<Field | null>(null);
  const [wanted, setWanted] = useState<Partial<Record<Field, string>>>({});
  function change(field: Field, value: string, body: Change) {
    setSaved(null);
    setWanted({ [field]: value });
    void send({
      route: 'updateTicket',
      call: { params: { id: String(ticket.id) }, body },
      about: ticket.id,
      keep: keepTicket,
      after: () => setSaved(field),
      done: ({ subject }) => ({ title: words.updated, description: words.updatedText({ subject }) }),
      failed: words.updateFailed,
    }).then(() => setWanted({}));
  }
  const own = me === null || me === undefined ? null : me;
  const assigned = ticket.assignedTo === null ? '' : String(ticket.assignedTo);
  const people: SelectOption[] = [
    { value: '', label: words.unassigned },
    ...(own === null ? [] : [{ value: String(own.id), label: words.me({ name: shownName(own) }) }]),
    ...(assigned === '' || assigned === String(own?.id)
      ? []
      : [{ value: assigned, label: words.otherAdmin }]),
  ];
  const choices: readonly {
    field: Field;
    value: string;
    options: readonly SelectOption[];
    body: (value: string) => Change;
  }[] = [
    {
      field: 'status',
      value: ticket.status,
      options: STATUS_OPTIONS,
      body: (value) => ({ status: STATUS_OPTIONS.find((option) => option.value === value)?.value }),
    },
    {
      field: 'priority',
      value: ticket.priority,
      options: PRIORITY_OPTIONS,
      body: (value) => ({ priority: PRIORITY_OPTIONS.find((option) => option.value === value)?.value }),
    },
    {
      field: 'assignedTo',
      value: assigned,
      options: people,
      body: (value) => ({ assignedTo: value === '' ? null : Number(value) }),
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      {choices.map(({ field, value, options, body }) => (
        <div key={field} className="relative">
          <Select
            label={LABELS[field]}
            options={[...options]}
            value={wanted[field] ?? value}
            disabled={busy}
            onChange={(event) => change(field, event.target.value, body(event.target.value))}
          />
          {saved === field && (
            <Check
              aria-hidden="true"
              size={18}
              strokeWidth={2.5}
              className="absolute top-0 right-0 text-primary"
            />
          )}
        </div>
      ))}
      <LiveRegion>
        {saved !== null && <span className="unseen">{words.saved({ field: LABELS[saved] })}</span>}
      </LiveRegion>
    </div>
  );
}
