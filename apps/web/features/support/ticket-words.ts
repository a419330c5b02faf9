// The names of the states and priorities of tickets, and how much they stand out.
import * as words from '@tennis/words/support';
import { TICKET_PRIORITIES, TICKET_STATUSES, type TicketPriority, type TicketStatus } from '@tennis/contract';
import type { BadgeTone } from '../../ui/badge.tsx';

export const STATUS_LABELS = {
  open: words.statusOpen,
  in_progress: words.statusInProgress,
  resolved: words.statusResolved,
  closed: words.statusClosed,
} satisfies Record<TicketStatus, string>;

export const PRIORITY_LABELS = {
  low: words.priorityLow,
  medium: words.priorityMedium,
  high: words.priorityHigh,
  urgent: words.priorityUrgent,
} satisfies Record<TicketPriority, string>;

export const STATUS_TONES = {
  open: 'info',
  in_progress: 'warn',
  resolved: 'primary',
  closed: 'neutral',
} satisfies Record<TicketStatus, BadgeTone>;

export const PRIORITY_TONES = {
  low: 'neutral',
  medium: 'neutral',
  high: 'warn',
  urgent: 'danger',
} satisfies Record<TicketPriority, BadgeTone>;

export const STATUS_OPTIONS = TICKET_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));
export const PRIORITY_OPTIONS = TICKET_PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));
