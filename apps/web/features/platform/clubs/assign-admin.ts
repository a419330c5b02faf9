// The write that makes somebody who has an account an admin of a club.
import * as words from '@tennis/words/platform';
import type { ListedClub } from '@tennis/contract';
import { keepClubAdmin } from '../../../writes/platform.ts';
import type { Submission } from '../../../writes/submission.ts';

/** To be sent. */
export const assignAdmin = (
  club: Pick<ListedClub, 'id' | 'name'>,
  userId: number,
  after?: () => void,
): Submission<'assignClubAdmin'> => ({
  route: 'assignClubAdmin',
  call: { params: { clubId: String(club.id), userId: String(userId) } },
  about: userId,
  keep: keepClubAdmin,
  ...(after === undefined ? {} : { after }),
  done: ({ name }) => ({
    title: words.adminAssigned,
    description: words.adminAddedText({ name, club: club.name }),
  }),
  failed: words.adminAssignFailed,
});
