// Why an invitation could not be read, in the words of specification section 8.
import * as words from '@tennis/words/accounts';
import { ApiError } from '@tennis/contract';
import { messageOf } from '../../lib/api.ts';

/** The server's reason, or that it could not be asked. */
export const invitationProblem = (error: unknown): string =>
  error instanceof ApiError ? messageOf(error, words.invalidInvitation) : words.invitationUnread;
