// Marking notices as read: one that is opened, or all.
import * as words from '@tennis/words/notices';
import type { Notice } from '@tennis/contract';
import { keepRead } from '../../writes/notices.ts';
import { useWrite } from '../../writes/use-write.ts';

/** How one is opened, and how all are marked. */
export function useReadNotices() {
  const { busy, send } = useWrite();
  const mark = (body: { id: number } | { upTo: number }) =>
    void send({
      route: 'readNotices',
      call: { body },
      keep: (client) => keepRead(client),
      failed: words.markFailed,
    });
  return {
    busy,
    open: ({ id, isRead }: Notice) => {
      if (!isRead) mark({ id });
    },
    markAll: (newest: number) => mark({ upTo: newest }),
  };
}
