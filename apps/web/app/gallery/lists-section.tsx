// Gallery: tables, menus, choices from long lists, dates.
import { Pencil, Trash2, UserCog } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { DataTable, type Column, type Sorting } from '../../ui/data-table.tsx';
import { DateField, TimeField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Menu } from '../../ui/menu.tsx';
import { LoadMore, Pager } from '../../ui/pager.tsx';
import { Section, Specimen } from './specimen.tsx';

interface Person {
  id: number;
  name: string;
  email: string;
  role: string;
}

const PEOPLE: Person[] = [
  { id: 1, name: 'Marta Silva', email: 'marta.silva@riverside-tennis.example', role: 'Admin' },
  { id: 2, name: 'Nina Kovač', email: 'nina@example.org', role: 'Member' },
  { id: 3, name: 'Hannah Brettschneider', email: 'hannah@example.org', role: 'Member' },
];

const COLUMNS: Column<Person>[] = [
  { key: 'name', header: 'Name', render: (person) => person.name, names: true, sortable: true },
  { key: 'email', header: 'Email', render: (person) => person.email, sortable: true },
  {
    key: 'role',
    header: 'Role',
    render: (person) => <Badge tone={person.role === 'Admin' ? 'primary' : 'neutral'}>{person.role}</Badge>,
  },
];

const PLAYERS = Array.from({ length: 40 }, (_, index) => ({
  value: String(index + 1),
  label: `${PEOPLE[index % 3]?.name ?? ''} ${index + 1}`,
  hint: index % 2 === 0 ? 'Riverside Tennis Club' : 'Hillside Lawn Tennis',
}));

/** Tables and pickers. */
export function ListsSection() {
  const [sorting, setSorting] = useState<Sorting>({ key: 'name', direction: 'ascending' });
  const [player, setPlayer] = useState('');
  const [day, setDay] = useState('2026-09-12');
  const [dialog, setDialog] = useState(false);
  const sorted = PEOPLE.toSorted((a, b) => {
    const order = sorting.key === 'email' ? a.email.localeCompare(b.email) : a.name.localeCompare(b.name);
    return sorting.direction === 'ascending' ? order : -order;
  });
  return (
    <Section title="Lists and pickers">
      <Specimen name="DataTable" wide>
        <DataTable
          caption="Club members"
          columns={COLUMNS}
          rows={sorted}
          rowKey={(person) => person.id}
          sorting={sorting}
          onSort={setSorting}
          renderActions={(person) => (
            <>
              <IconButton icon={Pencil} label={`Edit ${person.name}`} />
              <Menu
                label={`Actions for ${person.name}`}
                header={<b>{person.name}</b>}
                actions={[
                  { label: 'Assign admin', icon: UserCog, onSelect: () => setDialog(true) },
                  { label: 'Open gallery', href: '/ui' },
                  { label: 'Not possible', disabled: true },
                  {
                    label: 'Remove from club',
                    icon: Trash2,
                    tone: 'danger',
                    startsGroup: true,
                    onSelect: () => setDialog(true),
                  },
                ]}
              />
            </>
          )}
          empty={null}
        />
        <LoadMore shownText="Showing 3 of 40" onMore={() => undefined} />
        <DataTable
          caption="Loading members"
          columns={COLUMNS}
          rows={undefined}
          placeholders={2}
          rowKey={(person) => person.id}
          empty={null}
        />
        <DataTable
          caption="No members"
          columns={COLUMNS}
          rows={[]}
          rowKey={(person) => person.id}
          empty={<EmptyState title="Nobody matches this search." action={<Button>Clear search</Button>} />}
        />
        <DataTable
          caption="Failed members"
          columns={COLUMNS}
          rows={[]}
          rowKey={(person) => person.id}
          empty={null}
          error={{ message: 'Failed to load users. Please try again.', retry: () => undefined }}
        />
      </Specimen>
      <Specimen name="Combobox, DateField, TimeField" wide>
        <div className="grid gap-5 md:grid-cols-2">
          <Combobox
            label="Player"
            options={PLAYERS}
            value={player}
            onChange={setPlayer}
            placeholder="Find a player"
            clearable
          />
          <DateField
            label="Start date"
            value={day}
            min="2026-09-01"
            onChange={(event) => setDay(event.target.value)}
          />
          <TimeField label="Start time" defaultValue="09:00" />
          <DateField label="End date" error="End date cannot be before start date" />
        </div>
      </Specimen>
      <Specimen name="Pager">
        <Pager
          label="Day"
          previousLabel="Previous day"
          nextLabel="Next day"
          onPrevious={() => undefined}
          onNext={() => undefined}
        >
          Sat, Sep 12, 2026
        </Pager>
        <Pager label="Page" previousLabel="Previous page" nextLabel="Next page" onNext={() => undefined}>
          Page 1 of 7
        </Pager>
      </Specimen>
      {dialog && (
        <Dialog
          onOpenChange={setDialog}
          title="Assign admin"
          size="s"
          footer={<Button onClick={() => setDialog(false)}>Done</Button>}
        >
          <div className="grid gap-4">
            <Combobox label="User" options={PLAYERS} value={player} onChange={setPlayer} />
            <DateField label="From" />
          </div>
        </Dialog>
      )}
    </Section>
  );
}
