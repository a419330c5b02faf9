// Club Management (specification section 2): the clubs of the platform, and people who could run one. Tab, search and club are in the address.
import * as words from '@tennis/words/platform';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { usePageSearch } from '../../../lib/page-search.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { validateClubsSearch } from '../platform-search.ts';
import { AvailableUsers } from './available-users.tsx';
import { ClubDialog } from './club-dialog.tsx';
import { ClubTable } from './club-table.tsx';

/** The page at /admin/club-management. */
export function ClubManagementPage() {
  usePageTitle(words.clubManagement);
  const [{ tab = 'clubs', q = '', club }, setSearch] = usePageSearch(validateClubsSearch);
  const [isAdding, setAdding] = useState(false);
  const search = (text: string) => setSearch({ q: text === '' ? undefined : text }, true);
  return (
    <>
      <PageHeader
        title={words.clubManagement}
        description={words.clubManagementHint}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
            {words.addClub}
          </Button>
        }
      />
      <Tabs
        label={words.clubViews}
        value={tab}
        onChange={(next) => setSearch({ tab: next === 'users' ? next : undefined, q: undefined })}
        tabs={[
          { value: 'clubs', label: words.tennisClubs, content: <ClubTable q={q} onSearch={search} /> },
          {
            value: 'users',
            label: words.availableUsers,
            content: (
              <AvailableUsers
                q={q}
                clubId={club}
                onSearch={search}
                onClub={(id) => setSearch({ club: id })}
              />
            ),
          },
        ]}
      />
      {isAdding && <ClubDialog club={null} onClose={() => setAdding(false)} />}
    </>
  );
}
