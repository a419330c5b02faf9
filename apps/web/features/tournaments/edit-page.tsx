// Edits a tournament with the same form as its creation. Only the changed fields are sent (D33), under the version that was opened (D16); if somebody
// else saved meanwhile, both versions are shown.
import { cancel, saveChanges, tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/tournaments';
import type { Tournament, User } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isMissing, read } from '../../lib/api.ts';
import { mayManageTournament, useSession } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { keepTournament } from '../../writes/tournaments.ts';
import { useWrite } from '../../writes/use-write.ts';
import { FormSkeleton } from './form/form-skeleton.tsx';
import {
  changedFields,
  tournamentBody,
  valuesOf,
  type TournamentBody,
  type TournamentValues,
} from './form/tournament-values.ts';
import { ChangedPlanFit } from './form/plan-fit-note.tsx';
import { expectedEntries } from './form/plan-fit.ts';
import { TournamentForm } from './form/tournament-form.tsx';
import { tournamentAfter, tournamentVersions } from './form/versions.ts';
import { TournamentMissing } from '../../ui/tournament-missing.tsx';
import { useTournamentId } from '../../lib/tournament-id.ts';

/** The page at /tournaments/{id}/edit. */
export function EditTournamentPage() {
  usePageTitle(words.edit);
  const id = useTournamentId();
  const user = useSession();
  const tournament = useQuery({ ...read('getTournament', { params: { id: String(id) } }), enabled: id > 0 });
  if (id === 0 || isMissing(tournament.error)) return <TournamentMissing />;
  return (
    <>
      {tournament.data !== undefined && (
        <Breadcrumb
          trail={[
            { label: words.title, href: '/tournaments' },
            { label: tournament.data.name, href: `/tournaments/${id}` },
          ]}
          current={words.editCrumb}
        />
      )}
      <PageHeader title={words.edit} />
      {tournament.isPending && <FormSkeleton />}
      {tournament.isError && (
        <Banner actions={<Button onClick={() => void tournament.refetch()}>{tryAgain}</Button>}>
          {words.detailsFailed}
        </Banner>
      )}
      {tournament.data !== undefined && <Editable tournament={tournament.data} user={user} />}
    </>
  );
}

/** The form, or why there is none. */
function Editable({ tournament, user }: { tournament: Tournament; user: User | null | undefined }) {
  const mayManage = mayManageTournament(user, tournament);
  if (mayManage && tournament.archivedAt === null) return <EditTournament opened={tournament} />;
  return (
    <EmptyState
      title={mayManage ? words.isArchived : words.notYours}
      action={<LinkButton href={`/tournaments/${tournament.id}`}>{words.backToTournament}</LinkButton>}
    />
  );
}

function EditTournament({ opened }: { opened: Tournament }) {
  const navigate = useNavigate();
  // The form stands on the version that was opened, whatever the cache learns meanwhile.
  const [base, setBase] = useState(opened);
  const [openedAt] = useState(() => new Date().toISOString());
  const write = useWrite<Tournament>();
  const zone = base.timeZone;

  const bodyOf = (values: TournamentValues) =>
    changedFields(tournamentBody(valuesOf(base), zone), tournamentBody(values, zone));

  const save = (body: Partial<TournamentBody>, mark: (error: unknown) => void) =>
    write.send({
      route: 'updateTournament',
      call: { params: { id: String(base.id) }, body },
      seen: base.version,
      keep: keepTournament,
      keepStored: keepTournament,
      after: () => navigate({ href: `/tournaments/${base.id}`, ignoreBlocker: true }),
      done: () => ({ title: words.updated }),
      failed: words.updateFailed,
      mark,
      whenStale: {
        name: base.name,
        rows: (stored) => tournamentVersions(valuesOf(tournamentAfter(stored, body)), valuesOf(stored)),
      },
    });

  return (
    <>
      <TournamentForm
        key={base.version}
        initial={valuesOf(base)}
        zoneOf={() => zone}
        renderFit={(query, values) =>
          // Once there are matches, the order of play says it.
          base.clubId !== null &&
          base.matchCount === 0 && (
            <ChangedPlanFit
              tournament={base}
              query={{ ...query, entries: expectedEntries(base, values, openedAt) }}
            />
          )
        }
        renderActions={(submit) => (
          <>
            <LinkButton href={`/tournaments/${base.id}`}>{cancel}</LinkButton>
            <Button
              type="submit"
              variant="primary"
              busy={write.busy}
              onClick={() => void submit((values, mark) => save(bodyOf(values), mark))}
            >
              {saveChanges}
            </Button>
          </>
        )}
      />
      <WriteQuestions write={write} keepsTyped onTheirs={setBase} />
    </>
  );
}
