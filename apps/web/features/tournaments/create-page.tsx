// Create Tournament (§2): for whoever administers a club; everyone else is told who can (D45).
import type { Club } from '@tennis/contract';
import { canCreateClub } from '@tennis/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, messageOf, read } from '../../lib/api.ts';
import { viewerZone } from '../../lib/dates.ts';
import { callerOf, useSession } from '../../lib/session.ts';
import { useOnce } from '../../lib/once.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { toast } from '../../ui/toast-store.ts';
import { FormSkeleton } from './form/form-skeleton.tsx';
import { newValues, tournamentBody, type TournamentValues } from './form/tournament-values.ts';
import { TournamentForm } from './form/tournament-form.tsx';
import { refreshTournaments } from './refresh.ts';

/** The page at /create-tournament. */
export function CreateTournamentPage() {
  usePageTitle('Create Tournament');
  const clubs = useQuery(read('listAdminClubs', {}));
  return (
    <>
      <PageHeader title="Create Tournament" />
      {clubs.isPending && <FormSkeleton />}
      {clubs.isError && (
        <Banner actions={<Button onClick={() => void clubs.refetch()}>Try again</Button>}>
          Failed to fetch clubs
        </Banner>
      )}
      {clubs.data?.length === 0 && <NoClub />}
      {clubs.data !== undefined && clubs.data.length > 0 && <NewTournament clubs={clubs.data} />}
    </>
  );
}

function NoClub() {
  const user = useSession();
  return (
    <EmptyState
      title="You are not an admin for any clubs. Please contact an administrator."
      {...(canCreateClub(callerOf(user))
        ? {
            hint: 'A tournament belongs to a club. You can start one of your own.',
            action: (
              <LinkButton variant="primary" href="/create-club">
                Create a club
              </LinkButton>
            ),
          }
        : {})}
    />
  );
}

function NewTournament({ clubs }: { clubs: Club[] }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const once = useOnce();
  const [saving, setSaving] = useState<'draft' | 'upcoming' | null>(null);
  const only = clubs.length === 1 ? clubs[0] : undefined;
  // Opened once: a midnight while the form is open does not move what was typed. Days are those of the club, once it is known.
  const [initial] = useState(() =>
    newValues(
      new Date().toISOString(),
      only?.timeZone ?? viewerZone(),
      only === undefined ? '' : String(only.id),
    ),
  );
  const zoneOf = ({ clubId }: TournamentValues) =>
    clubs.find(({ id }) => String(id) === clubId)?.timeZone ?? viewerZone();

  async function save(values: TournamentValues, status: 'draft' | 'upcoming'): Promise<unknown> {
    const body = { ...tournamentBody(values, zoneOf(values)), clubId: Number(values.clubId), status };
    setSaving(status);
    try {
      await once(body, (options) => api.createTournament({ body }, options));
      toast({ title: 'Tournament created' });
      await refreshTournaments(client);
      // A new tournament and a draft are both upcoming, and should be seen where this leads.
      await navigate({ to: '/tournaments', state: { listTab: 'upcoming' }, ignoreBlocker: true });
      return null;
    } catch (error) {
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to create tournament.'),
        tone: 'danger',
        duration: 5000,
      });
      return error;
    } finally {
      setSaving(null);
    }
  }

  return (
    <TournamentForm
      initial={initial}
      clubs={clubs}
      zoneOf={zoneOf}
      renderActions={(submit) => (
        <>
          <Button
            busy={saving === 'draft'}
            disabled={saving !== null}
            onClick={() => void submit((values) => save(values, 'draft'))}
          >
            Save as draft
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={saving === 'upcoming'}
            disabled={saving !== null}
            onClick={() => void submit((values) => save(values, 'upcoming'))}
          >
            Create Tournament
          </Button>
        </>
      )}
    />
  );
}
