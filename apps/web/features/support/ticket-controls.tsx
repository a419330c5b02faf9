// Status, priority and who looks after a ticket: each dropdown is saved at once, with a tick beside it and the toast (specification section 2).
import * as words from '@tennis/words/support';
import type { Call, Routes, Ticket, User } from '@tennis/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { shownName, useSession } from '../../lib/session.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { keepTicket } from '../../writes/platform.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from './ticket-words.ts';

type Change = Call<Routes['updateTicket']>['body'];
type Field = 'status' | 'priority' | 'assignedTo';

const LABELS = {
  status: words.status,
  priority: words.priority,
  assignedTo: words.assignedTo,
} satisfies Record<Field, string>;

const valueOf = (ticket: Ticket, field: Field): string =>
  field === 'assignedTo' ? String(ticket.assignedTo ?? '') : ticket[field];

/** The options if `value` is chosen now. */
function optionsOf(field: Field, value: string, own: User | null): readonly SelectOption[] {
  if (field === 'status') return STATUS_OPTIONS;
  if (field === 'priority') return PRIORITY_OPTIONS;
  return [
    { value: '', label: words.unassigned },
    ...(own === null ? [] : [{ value: String(own.id), label: words.me({ name: shownName(own) }) }]),
    ...(value === '' || value === String(own?.id) ? [] : [{ value, label: words.otherAdmin }]),
  ];
}

/** The three dropdowns of a ticket. What is stored is given to `onStored`, as the ticket may be in no list that is shown. */
export function TicketControls({ ticket, onStored }: { ticket: Ticket; onStored: (stored: Ticket) => void }) {
  const me = useSession();
  const write = useWrite<Ticket>();
  const { busy, send } = write;
  const [saved, setSaved] = useState<Field | null>(null);
  const [wanted, setWanted] = useState<Partial<Record<Field, string>>>({});
  const own = me === null || me === undefined ? null : me;
  const nameOf = (field: Field, value: string): string =>
    optionsOf(field, value, own).find((option) => option.value === value)?.label ?? '';
  const keep = (...kept: Parameters<typeof keepTicket>) => {
    keepTicket(...kept);
    onStored(kept[1]);
  };
  function change(field: Field, value: string, body: Change) {
    setSaved(null);
    setWanted({ [field]: value });
    void send({
      route: 'updateTicket',
      call: { params: { id: String(ticket.id) }, body },
      about: ticket.id,
      seen: ticket.version,
      keep,
      keepStored: keep,
      after: () => setSaved(field),
      done: ({ subject }) => ({ title: words.updated, description: words.updatedText({ subject }) }),
      failed: words.updateFailed,
      whenStale: {
        name: ticket.subject,
        rows: (stored) => [
          { label: LABELS[field], mine: nameOf(field, value), theirs: nameOf(field, valueOf(stored, field)) },
        ],
      },
    }).then(() => setWanted({}));
  }
  const choices: readonly { field: Field; body: (value: string) => Change }[] = [
    {
      field: 'status',
      body: (value) => ({ status: STATUS_OPTIONS.find((option) => option.value === value)?.value }),
    },
    {
      field: 'priority',
      body: (value) => ({ priority: PRIORITY_OPTIONS.find((option) => option.value === value)?.value }),
    },
    {
      field: 'assignedTo',
      body: (value) => ({ assignedTo: value === '' ? null : Number(value) }),
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      {choices.map(({ field, body }) => (
        <div key={field} className="relative">
          <Select
            label={LABELS[field]}
            options={[...optionsOf(field, valueOf(ticket, field), own)]}
            value={wanted[field] ?? valueOf(ticket, field)}
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
      <WriteQuestions write={write} />
    </div>
  );
}
