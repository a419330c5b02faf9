// Where the Admin link leads somebody who administers several clubs (D5).
import { actionFor } from '@tennis/words/common';
import { createFirstClub, noClubs } from '@tennis/words/dashboard';
import * as words from '@tennis/words/manage-club';
import type { Club } from '@tennis/contract';
import { canCreateClub } from '@tennis/domain';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../../lib/api.ts';
import { callerOf, useSession } from '../../../lib/session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { matching } from '../../../ui/matching.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { ShowAll } from '../../../ui/show-all.tsx';

/** The page at /admin/club. */
export function ChooseClubPage() {
  usePageTitle(words.chooseClub);
  const query = useQuery(read('listAdminClubs', {}));
  return (
    <>
      <PageHeader
        title={words.chooseClub}
        {...(query.data !== undefined && query.data.length > 1 && { description: words.chooseClubText })}
      />
      {query.isError && <LoadFailed text={words.clubsFailed} onRetry={() => void query.refetch()} />}
      {query.isPending && <CardGrid skeletons={3} />}
      {query.data?.length === 0 && <NoClub />}
      {query.data !== undefined && query.data.length > 0 && <Clubs clubs={query.data} />}
    </>
  );
}

/** Nothing leads here without a club, but somebody may have kept the address. */
function NoClub() {
  const user = useSession();
  return (
    <EmptyState
      title={noClubs}
      action={
        canCreateClub(callerOf(user)) && (
          <LinkButton variant="primary" icon={Plus} href="/create-club">
            {createFirstClub}
          </LinkButton>
        )
      }
    />
  );
}

/** More than this many are searched, and not all drawn at once. */
const MANY = 12;
const SHOWN_FIRST = 24;

function Clubs({ clubs }: { clubs: readonly Club[] }) {
  const [q, setQ] = useState('');
  const found = matching(
    clubs.map((club) => ({ club, label: club.name, hint: club.location ?? '' })),
    q,
  );
  return (
    <>
      {clubs.length > MANY && (
        <SearchField label={words.searchClubs} q={q} onSearch={setQ} className="mb-4 max-w-xl" />
      )}
      {found.length === 0 && q !== '' && <EmptyState title={words.noClubFound({ q })} />}
      <ShowAll key={q} things={found} first={SHOWN_FIRST} label={words.showAllClubs}>
        {(shown) => (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {shown.map(({ club: { id, name, location } }) => (
              <Card as="li" key={id} className="flex items-start justify-between gap-3">
                <div className="min-w-0">
                  <h2 className="type-column [overflow-wrap:anywhere]">{name}</h2>
                  {location !== null && <p className="mt-0.5 text-control text-ink2">{location}</p>}
                </div>
                <LinkButton
                  href={`/admin/club/${id}`}
                  aria-label={actionFor({ action: words.manageClub, name })}
                >
                  {words.manageClub}
                </LinkButton>
              </Card>
            ))}
          </ul>
        )}
      </ShowAll>
    </>
  );
}
