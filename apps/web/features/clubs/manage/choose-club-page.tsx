// Where the Admin link leads somebody who administers several clubs (D5).
import { actionFor } from '@tennis/words/common';
import * as words from '@tennis/words/manage-club';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';

/** The page at /admin/club. */
export function ChooseClubPage() {
  usePageTitle(words.chooseClub);
  const query = useQuery(read('listAdminClubs', {}));
  return (
    <>
      <PageHeader title={words.chooseClub} description={words.chooseClubText} />
      {query.isError && <LoadFailed text={words.clubsFailed} onRetry={() => void query.refetch()} />}
      {query.isPending && <CardGrid skeletons={3} />}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {query.data?.map(({ id, name, location }) => (
          <Card as="li" key={id} className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <h2 className="type-column [overflow-wrap:anywhere]">{name}</h2>
              {location !== null && <p className="mt-0.5 text-control text-ink2">{location}</p>}
            </div>
            <LinkButton href={`/admin/club/${id}`} aria-label={actionFor({ action: words.manageClub, name })}>
              {words.manageClub}
            </LinkButton>
          </Card>
        ))}
      </ul>
    </>
  );
}
