// The user menu of the signed-in header: who is signed in, and what they can do about it.
import * as words from '@tennis/words/shell';
import { LANGUAGE_NAMES, LANGUAGES } from '@tennis/words/languages';
import { CircleUserRound, LifeBuoy, LogOut, Settings, Star, UserRound } from 'lucide-react';
import { Avatar } from '../ui/avatar.tsx';
import { FOLLOWED } from './public-links.ts';
import { LANGUAGE } from '../lib/language.ts';
import { DiscardQuestion } from '../ui/dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { useLanguage } from '../writes/use-language.ts';

/** Photo or initial, name and e-mail, with Profile, the languages and Logout. */
export function UserMenu({
  name,
  email,
  picture,
  onLogout,
}: {
  name: string;
  email: string;
  picture: string | null;
  onLogout: () => void;
}) {
  const { choose, question } = useLanguage();
  return (
    <>
      <Menu
        label={words.accountOf({ name })}
        trigger={
          <button
            type="button"
            aria-label={words.accountOf({ name })}
            className="grid size-11 flex-none place-items-center rounded-full"
          >
            <Avatar name={name} size="s" letters={1} picture={picture} />
          </button>
        }
        header={
          <div className="flex items-center gap-3">
            <Avatar name={name} size="m" letters={1} picture={picture} />
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="text-meta text-ink2">{email}</p>
            </div>
          </div>
        }
        actions={[
          { label: words.myTennis, icon: CircleUserRound, href: '/my-tennis' },
          { ...FOLLOWED, icon: Star },
          { label: words.profile, icon: UserRound, href: '/profile' },
          { label: words.settings, icon: Settings, href: '/settings' },
          { label: words.help, icon: LifeBuoy, href: '/help' },
          ...LANGUAGES.map((code, at) => ({
            label: LANGUAGE_NAMES[code],
            lang: code,
            checked: code === LANGUAGE,
            ...(at === 0 && { startsGroup: words.language }),
            onSelect: () => choose(code),
          })),
          { label: words.logout, icon: LogOut, onSelect: onLogout, startsGroup: true },
        ]}
      />
      {question !== null && <DiscardQuestion onKeep={question.keep} onDiscard={question.discard} />}
    </>
  );
}
