// Whether opponents see the address of the account when they arrange a match (OP39, D24).
import * as words from '@tennis/words/settings';
import type { User } from '@tennis/contract';
import { sessionQuery } from '../../lib/session.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Switch } from '../../ui/choice.tsx';
import { useWrite } from '../../writes/use-write.ts';

/** The part of the settings page. */
export function ContactCard({ user }: { user: User }) {
  const { busy, send } = useWrite();
  return (
    <Card as="section" padding="l" aria-label={words.contact}>
      <CardHeader title={words.contact} />
      <Switch
        label={words.showEmail}
        hint={words.showEmailHint}
        checked={user.preferences.showsEmail}
        disabled={busy}
        onChange={({ target: { checked: showsEmail } }) =>
          void send({
            route: 'setPreferences',
            call: { body: { showsEmail } },
            keep: (client, answer) => client.setQueryData(sessionQuery.queryKey, answer),
            failed: words.failed,
          })
        }
      />
    </Card>
  );
}
