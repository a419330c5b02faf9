// One's own account (specification section 2, route table: /profile): name and address, the password, the devices, the data, and deleting it.
import * as words from '@tennis/words/accounts';
import type { User } from '@tennis/contract';
import { useSession } from '../../../lib/session.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { DataCard } from './data-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { EraseCard } from './erase-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { PhotoCard } from './photo-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The page at /profile. */
export function ProfilePage() {
  usePageTitle(words.profile);
  const user = useSession();
  return (
    <>
      <PageHeader title={words.profile} description={words.profileText} />
      {user !== null && user !== undefined && <Cards user={user} />}
    </>
  );
}

function Cards({ user }: { user: User }) {
  return (
    <div className="grid max-w-3xl gap-4">
      <DetailsCard user={user} />
      <PhotoCard user={user} />
      <LanguageCard />
      <PasswordCard user={user} />
      <PeopleCard />
      <SessionsCard />
      <DataCard username={user.username} />
      <EraseCard />
    </div>
  );
}
