// The notices of an account (D18, D53): the list, marking as read, and the choice of topics.
import type { noticeRoutes } from '@tennis/contract';
import { Refused } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { readChoices, setChoices, setQuiet } from './choices.ts';
import { endMails, findMailStop, forgetMailStops, stillMailed } from './mail-stops.ts';
import { presentNotices } from './present.ts';
import { countUnread, listNotices, markRead } from './store.ts';

const DEFAULT_LIMIT = 30;

export const noticeHandlers: Handlers<typeof noticeRoutes> = {
  getNotices: async ({ tx, query, caller, now }) => {
    const limit = query.limit ?? DEFAULT_LIMIT;
    const found = await listNotices(tx, caller, now, { before: query.before, most: limit + 1 });
    const notices = await presentNotices(tx, caller.userId, found.slice(0, limit), { caller, now });
    return { unread: await countUnread(tx, caller, now), notices, hasOlder: found.length > limit };
  },

  getNoticeChoices: ({ tx, caller }) => readChoices(tx, caller.userId),

  setNoticeChoices: {
    write: async ({ tx, body, caller, trail }) => {
      trail.object = { kind: 'account', id: caller.userId };
      if (body.topics !== undefined) {
        await forgetMailStops(tx, caller.userId, body.topics);
        await setChoices(tx, caller.userId, body.topics);
      }
      if (body.quiet !== undefined) await setQuiet(tx, caller.userId, body.quiet);
      return readChoices(tx, caller.userId);
    },
    again: ({ tx, caller }) => readChoices(tx, caller.userId),
  },

  getMailStop: async ({ tx, params }) => {
    const stop = await findMailStop(tx, params.token);
    if (stop === null) throw new Refused({ type: 'not-found' });
    return { topics: [...stop.topics], mailed: [...(await stillMailed(tx, stop))] };
  },

  stopMails: async ({ tx, params, trail }) => {
    const stop = await findMailStop(tx, params.token);
    if (stop === null) throw new Refused({ type: 'not-found' });
    trail.object = { kind: 'account', id: stop.userId };
    // Mail programs and people press twice.
    if (!(await endMails(tx, stop))) trail.isIdle = true;
    return null;
  },

  readNotices: {
    write: async ({ tx, body, caller, now, trail }) => {
      await markRead(tx, caller.userId, body, now);
      trail.object = { kind: 'account', id: caller.userId };
      return { unread: await countUnread(tx, caller, now) };
    },
    again: async ({ tx, caller, now }) => ({ unread: await countUnread(tx, caller, now) }),
  },
};
