// Gallery: everything that is filled in.
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, RadioGroup, Switch } from '../../ui/choice.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PasswordField, TextArea, TextField } from '../../ui/text-field.tsx';
import { Section, Specimen } from './specimen.tsx';

const CLUBS = [
  { value: '1', label: 'Riverside Tennis Club' },
  { value: '2', label: 'Hillside Lawn Tennis' },
];

/** The form family. */
export function FormsSection() {
  const [tab, setTab] = useState<'active' | 'upcoming' | 'completed'>('active');
  const [view, setView] = useState<'list' | 'draw' | 'order'>('draw');
  const [summary, setSummary] = useState(false);
  return (
    <Section title="Forms">
      <Specimen name="Tabs" wide>
        <Tabs
          label="Tournaments"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'active', label: 'Active', count: 3, content: 'Active tournaments' },
            { value: 'upcoming', label: 'Upcoming', count: 14, content: 'Upcoming tournaments' },
            { value: 'completed', label: 'Completed', content: 'Completed tournaments' },
          ]}
        />
      </Specimen>
      <Specimen name="Segmented">
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'list', label: 'List' },
            { value: 'draw', label: 'Draw' },
            { value: 'order', label: 'Order of play' },
          ]}
        />
      </Specimen>
      <Specimen name="Fields" wide>
        {summary && (
          <ErrorSummary
            missing={[
              { name: 'Name', fieldId: 'gallery-name' },
              { name: 'Club', fieldId: 'gallery-club' },
            ]}
          />
        )}
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            id="gallery-name"
            label="Name"
            hint="As it stands on the notice board."
            placeholder="Riverside Clay Open"
          />
          <Select
            id="gallery-club"
            label="Club"
            options={CLUBS}
            placeholder="Select a club"
            error="Please select a club."
          />
          <TextField
            label="Email"
            type="email"
            defaultValue="marta@"
            error="Please enter a valid email address."
          />
          <PasswordField label="Password" autoComplete="current-password" defaultValue="secret" />
          <TextField
            label="Search"
            labelHidden
            lead={<Search size={18} aria-hidden="true" />}
            placeholder="Search by name or email"
          />
          <TextField label="Email of the invitation" readOnly value="nina@example.org" />
          <NumberField label="Max participants" min={2} max={128} defaultValue={16} stepper />
          <NumberField label="Time limit" min={30} max={180} defaultValue={90} unit="minutes" />
          <TextField label="Location" optional disabled />
          <TextArea label="Description" optional />
        </div>
        <div className="grid gap-5 md:grid-cols-2">
          <RadioGroup
            label="Account type"
            name="gallery-role"
            defaultValue="member"
            options={[
              {
                value: 'club_admin',
                label: 'Club Administrator',
                hint: 'Creates tournaments and manages members.',
              },
              { value: 'member', label: 'Player / Member' },
            ]}
          />
          <div>
            <Checkbox label="Publish full names" hint="Consent is recorded with the club." defaultChecked />
            <Checkbox label="Send reminders" disabled />
            <Switch label="Let rule" defaultChecked />
            <Switch
              label="Single-key shortcuts"
              hint="Letters act without Ctrl while the score pad has focus."
            />
          </div>
        </div>
        <FormActions>
          <Button>Cancel</Button>
          <Button variant="primary" onClick={() => setSummary(true)}>
            Save
          </Button>
        </FormActions>
      </Specimen>
      <Specimen name="Action bar" wide>
        <ActionBar in="page">
          <Button variant="primary">Enter 20 lines</Button>
        </ActionBar>
      </Specimen>
    </Section>
  );
}
