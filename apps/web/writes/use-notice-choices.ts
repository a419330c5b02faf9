// Choosing what to be told of (D53).
import { failed } from '@tennis/words/settings';
import { queryKey, type Call, type Routes } from '@tennis/contract';
import { useState } from 'react';
import { inOrder } from './in-order.ts';
import { useWrite } from './use-write.ts';

type Choice = NonNullable<Call<Routes['setNoticeChoices']>['body']>;

/** How a choice is kept; the answer is all of them. Choices are sent in the order in which they are made. */
export function useNoticeChoices() {
  const { busy, send } = useWrite();
  // The last choice counts, so none may overtake another on its way.
  const [choose] = useState(() =>
    inOrder((body: Choice) =>
      send({
        route: 'setNoticeChoices',
        call: { body },
        keep: (client, answer) => client.setQueryData(queryKey('getNoticeChoices', {}), answer),
        failed,
      }),
    ),
  );
  return { busy, choose };
}
