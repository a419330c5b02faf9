// The development-only gallery at /ui: every component in every state, inside the real shells.
// Its people and clubs are invented.
import { CalendarDays, House, Plus, RefreshCw, Trophy, Users } from 'lucide-react';
import { useState } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Button } from '../../ui/button.tsx';
import { ShellPublic } from '../shell-public.tsx';
import { ShellSignedIn } from '../shell-signed-in.tsx';
import type { NavLink } from '../navigation.ts';
import { ButtonsSection } from './buttons-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { FormsSection } from './forms-section.tsx';
import { ListsSection } from './lists-section.tsx';
import { MatchesSection } from './matches-section.tsx';
import { StatesSection } from './states-section.tsx';
import { TennisSection } from './tennis-section.tsx';

type Frame = 'signed-in' | 'canvas' | 'public';

const TOP: NavLink[] = [
  { label: 'Dashboard', href: '/dashboard', activeUnder: ['/dashboard', '/ui'] },
  { label: 'Tournaments', href: '/tournaments' },
  { label: 'Match Schedules', href: '/match-schedules' },
];
const BOTTOM: NavLink[] = [
  { label: 'Home', href: '/dashboard', icon: House, activeUnder: ['/dashboard', '/ui'] },
  { label: 'Tournaments', href: '/tournaments', icon: Trophy },
  { label: 'Create', href: '/create-tournament', icon: Plus },
  { label: 'Members', href: '/members', icon: Users },
  { label: 'Schedules', href: '/match-schedules', icon: CalendarDays },
];

/** Every component in every state; the first choice changes the frame around them. */
export function GalleryPage() {
  usePageTitle('Gallery');
  const [frame, setFrame] = useState<Frame>('signed-in');
  const content = (
    <>
      <PageHeader
        title="Component gallery"
        description="Every piece of the design system in each of its states."
        actions={
          <>
            <Button icon={RefreshCw}>Refresh</Button>
            <Button variant="primary" icon={Plus}>
              Create Tournament
            </Button>
          </>
        }
      />
      <Segmented<Frame>
        label="Frame"
        options={[
          { value: 'signed-in', label: 'Signed in' },
          { value: 'canvas', label: 'Canvas' },
          { value: 'public', label: 'Public' },
        ]}
        value={frame}
        onChange={setFrame}
      />
      <div className="mt-8 grid gap-10">
        <TennisSection />
        <MatchesSection />
        <CardsSection />
        <ButtonsSection />
        <StatesSection />
        <FormsSection />
        <ListsSection />
      </div>
    </>
  );
  if (frame === 'public') {
    return (
      <ShellPublic
        links={TOP.slice(1)}
        footer={[
          { label: 'Features', links: TOP.slice(1) },
          { label: 'Contact', links: [] },
        ]}
      >
        {content}
      </ShellPublic>
    );
  }
  return (
    <ShellSignedIn
      person={{ name: 'Marta Silva', roleLabel: 'Club Admin', picture: null }}
      topLinks={TOP}
      bottomLinks={BOTTOM}
      sidebar={
        frame === 'canvas' ? undefined : [{ links: BOTTOM }, { label: 'Admin Controls', links: TOP.slice(1) }]
      }
      onLogout={() => undefined}
    >
      {content}
    </ShellSignedIn>
  );
}
