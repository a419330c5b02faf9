// Create Tournament (§2): for those who administer a club; others are told who can (D45).
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/tournaments';
import type { Club } from '@tennis/contract';
import { canCreateClub } from '@tennis/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { viewerZone } from '../../lib/dates.ts';
import { callerOf, useSession } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { keepTournament } from '../../writes/tournaments.ts';
import { useWrite } from '../../writes/use-write.ts';
import { FormSkeleton } from './form/form-skeleton.tsx';
import { NewPlanFit } from './form/plan-fit-note.tsx';
import { newValues, tournamentBody, type TournamentValues } from './form/tournament-values.ts';
import { TournamentForm } from './form/tournament-form.tsx';

/** The page at /create-tournament. */
export function CreateTournamentPage() {
  usePageTitle(words.create);
  const clubs = useQuery(read('listAdminClubs', {}));
  return (
    <>
      <PageHeader title={words.create} />
      {clubs.isPending && <FormSkeleton />}
      {clubs.isError && (
        <Banner actions={<Button onClick={() => void clubs.refetch()}>{tryAgain}</Button>}>
          {words.clubsFailed}
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
      title={words.noClub}
      {...(canCreateClub(callerOf(user))
        ? {
            hint: words.noClubHint,
            action: (
              <LinkButton variant="primary" href="/create-club">
                {words.createClub}
              </LinkButton>
            ),
          }
        : {})}
    />
  );
}

function NewTournament({ clubs }: { clubs: Club[] }) {
  const navigate = useNavigate();
  const { busy, send } = useWrite();
  const [chosen, setChosen] = useState<'draft' | 'upcoming'>('upcoming');
  const only = clubs.length === 1 ? clubs[0] : undefined;
  // Set once, when the form opens, so that the days stay when midnight passes. They are days of the club once it is known.
  const [initial] = useState(() =>
    newValues(
      new Date().toISOString(),
      only?.timeZone ?? viewerZone(),
      only === undefined ? '' : String(only.id),
    ),
  );
  const zoneOf = ({ clubId }: TournamentValues) =>
    clubs.find(({ id }) => String(id) === clubId)?.timeZone ?? viewerZone();

  async function save(
    values: TournamentValues,
    status: 'draft' | 'upcoming',
    mark: (error: unknown) => void,
  ) {
    setChosen(status);
    await send({
      route: 'createTournament',
      call: { body: { ...tournamentBody(values, zoneOf(values)), clubId: Number(values.clubId), status } },
      keep: keepTournament,
      // Its page says what comes next: publish it, or let players enter.
      after: ({ id }) =>
        navigate({ to: '/tournaments/$id', params: { id: String(id) }, ignoreBlocker: true }),
      done: () => ({ title: words.created }),
      failed: { text: words.createFailed, duration: 5000 },
      mark,
    });
  }

  return (
    <TournamentForm
      initial={initial}
      clubs={clubs}
      zoneOf={zoneOf}
      renderFit={(query, values) =>
        values.clubId !== '' && (
          <NewPlanFit key={values.clubId} clubId={values.clubId} query={query} zone={zoneOf(values)} />
        )
      }
      note={words.draftHint}
      renderActions={(submit) => (
        <>
          <Button
            busy={busy && chosen === 'draft'}
            disabled={busy}
            onClick={() => void submit((values, mark) => save(values, 'draft', mark))}
          >
            {words.saveDraft}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy && chosen === 'upcoming'}
            disabled={busy}
            onClick={() => void submit((values, mark) => save(values, 'upcoming', mark))}
          >
            {words.create}
          </Button>
        </>
      )}
    />
  );
}
