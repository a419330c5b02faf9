// Why an invitation could not be read, in the words of specification section 8.
import * as words from '@tennis/words/accounts';
import { ApiError } from '@tennis/contract';
import { messageOf } from '../../lib/api.ts';

/** The server's reason, or that it could not be asked. */
export const invitationProblem = (error: unknown): string =>
  error instanceof ApiError ? messageOf(error, words.invalidInvitation) : words.invitationUnread;

/**
 * Whether there was an invitation and it is over: accepted, revoked or expired. Asking again changes nothing. The server tells that from a token that it
 * does not know only by its sentence (D57).
 */
export const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && invitationProblem(error) !== words.invalidInvitation;
