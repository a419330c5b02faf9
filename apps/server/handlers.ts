// Every route with its handler: a missing one does not compile.
import type { Routes } from '@tennis/contract';
import { auditHandlers } from './features/audit-log/handlers.ts';
import { clubHandlers } from './features/clubs/handlers.ts';
import { accountHandlers } from './features/identity/account.ts';
import { authHandlers } from './features/identity/handlers.ts';
import { recoveryHandlers } from './features/identity/recovery.ts';
import { invitationHandlers } from './features/invitations/handlers.ts';
import { matchHandlers } from './features/matches/handlers.ts';
import { participantHandlers } from './features/participants/handlers.ts';
import { platformHandlers } from './features/platform/handlers.ts';
import { systemHandlers } from './features/system/handlers.ts';
import { tournamentHandlers } from './features/tournaments/handlers.ts';
import type { Handlers } from './handler.ts';

export const handlers = {
  ...authHandlers,
  ...recoveryHandlers,
  ...accountHandlers,
  ...clubHandlers,
  ...invitationHandlers,
  ...tournamentHandlers,
  ...participantHandlers,
  ...matchHandlers,
  ...platformHandlers,
  ...auditHandlers,
  ...systemHandlers,
} satisfies Handlers<Routes>;
