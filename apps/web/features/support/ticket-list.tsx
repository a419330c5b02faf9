// Tickets to choose from, each with what tells it from the others.
import * as words from '@tennis/words/support';
import type { Ticket } from '@tennis/contract';
import { formatMatchTime, viewerZone } from '../../lib/dates.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PRIORITY_LABELS, PRIORITY_TONES, STATUS_LABELS, STATUS_TONES } from './ticket-words.ts';

/** Each entry is a link to `hrefOf`; `named` shows who has asked. */
export function TicketList({
  label,
  tickets,
  openId,
  hrefOf,
  named,
}: {
  label: string;
  tickets: readonly Ticket[];
  openId: number | undefined;
  hrefOf: (ticket: Ticket) => string;
  named: boolean;
}) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <AppLink
            href={hrefOf(ticket)}
            aria-current={ticket.id === openId ? 'true' : undefined}
            className="block px-4 py-3 hover:bg-sunk aria-[current=true]:bg-primary-soft"
          >
            <span className="block text-body font-semibold [overflow-wrap:anywhere]">{ticket.subject}</span>
            <span className="mt-0.5 block text-meta text-ink2 [overflow-wrap:anywhere]">
              {named
                ? words.asked({
                    name: ticket.user.name,
                    when: formatMatchTime(ticket.createdAt, viewerZone()),
                  })
                : formatMatchTime(ticket.createdAt, viewerZone())}
            </span>
            <span className="mt-1.5 flex flex-wrap gap-1.5">
              <Badge tone={STATUS_TONES[ticket.status]}>{STATUS_LABELS[ticket.status]}</Badge>
              <Badge tone={PRIORITY_TONES[ticket.priority]}>{PRIORITY_LABELS[ticket.priority]}</Badge>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
