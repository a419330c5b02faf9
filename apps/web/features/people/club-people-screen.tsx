// The page around the people of a club.
import * as imports from '@tennis/words/imports';
import * as words from '@tennis/words/people';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRefused, read } from '../../lib/api.ts';
import { exportPeople } from '../../lib/list-files.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { ClubPeople } from './club-people.tsx';

/** The page; `nav` are the club's tabs, and `missing` replaces it if there is no such club. */
export function ClubPeopleScreen({
  clubId,
  nav,
  missing,
}: {
  clubId: number;
  nav: ReactNode;
  missing: ReactNode;
}) {
  usePageTitle(words.title);
  const clubs = useQuery(read('listAdminClubs', {}));
  // The same read as the list's own first one.
  const { error } = useQuery(
    read('listPersons', { params: { clubId: String(clubId) }, query: { limit: '1' } }),
  );
  const club = clubs.data?.find(({ id }) => id === clubId)?.name;
  if (isRefused(error, 404)) return missing;
  return (
    <>
      <Breadcrumb trail={[{ label: words.dashboard, href: '/dashboard' }]} current={words.title} />
      <PageHeader
        title={words.title}
        description={club === undefined ? words.ofThisClub : words.ofClub({ club })}
        actions={
          <>
            <ExportButton onExport={() => exportPeople(clubId)} />
            <LinkButton icon={Upload} href={`/admin/club/${clubId}/people/import`}>
              {imports.importAction}
            </LinkButton>
          </>
        }
      />
      {nav}
      <ClubPeople clubId={clubId} />
    </>
  );
}
