// Choosing how the product is shown: stored in the browser and, for signed-in people, on their account.
import { failed } from '@tennis/words/settings';
import type { Preferences } from '@tennis/contract';
import { keep, KEPT, type Kept } from '../lib/preferences.ts';
import { sessionQuery, useSession } from '../lib/session.ts';
import { chooseTheme, useThemeChoice, type ThemeChoice } from '../lib/theme.ts';
import { useWrite } from './use-write.ts';

export interface PreferencesChoice {
  readonly theme: ThemeChoice;
  readonly kept: Kept;
  readonly busy: boolean;
  readonly chooseTheme: (theme: ThemeChoice) => void;
  readonly choose: (change: Partial<Kept>) => void;
}

/** The present choices, and how to change them. */
export function usePreferences(): PreferencesChoice {
  const user = useSession();
  const theme = useThemeChoice();
  const { busy, send } = useWrite();

  function save(change: Partial<Preferences>, apply: () => void) {
    if (user === null || user === undefined) {
      apply();
      return;
    }
    void send({
      route: 'setPreferences',
      call: { body: change },
      keep: (client, answer) => client.setQueryData(sessionQuery.queryKey, answer),
      after: apply,
      failed,
    });
  }

  return {
    theme,
    kept: KEPT,
    busy,
    chooseTheme: (next) => save({ theme: next }, () => chooseTheme(next)),
    choose: (change) =>
      save(change, () => {
        if (keep({ ...KEPT, ...change })) location.reload();
      }),
  };
}
