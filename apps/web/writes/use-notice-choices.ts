// Choosing what to be told of (D53).
import { failed } from '@tennis/words/settings';
import { queryKey, type Call, type Routes } from '@tennis/contract';
import { useWrite } from './use-write.ts';

type Choice = NonNullable<Call<Routes['setNoticeChoices']>['body']>;

/** How a choice is kept; the answer is all of them. */
export function useNoticeChoices() {
  const { busy, send } = useWrite();
  return {
    busy,
    choose: (body: Choice) =>
      void send({
        route: 'setNoticeChoices',
        call: { body },
        keep: (client, answer) => client.setQueryData(queryKey('getNoticeChoices', {}), answer),
        failed,
      }),
  };
}
