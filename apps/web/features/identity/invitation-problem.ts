// Why an invitation could not be read, in the words of specification section 8.
import { ApiError } from '@tennis/contract';
import { messageOf } from '../../lib/api.ts';

/** The server's reason, or that it could not be asked. */
export const invitationProblem = (error: unknown): string =>
  error instanceof ApiError
    ? messageOf(error, 'Invalid invitation link')
    : 'Failed to verify invitation. Please try again.';
