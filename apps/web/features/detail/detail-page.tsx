// One tournament (§2 Tournament detail): header, and the tabs Details, Participants and Matches, which the address keeps.
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { isMissing, readFirst } from '../../lib/api.ts';
import { oneTournament } from '../../lib/first-reads.ts';
import { useFollowedEntries } from '../../lib/followed-entries.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { mayManageTournament, useSession } from '../../lib/session.ts';
import { whenIdle } from '../../lib/timing.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { useMediaQuery } from '../../ui/media-query.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { StandstillBanner } from '../../ui/standstill-banner.tsx';
import { TabSkeleton } from '../../ui/tab-skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { DetailHeader } from './detail-header.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { CourtsDialog, ManageBar, ScorersDialog, type DetailTabs } from './parts.ts';
import { nextLine } from './next-line.ts';
import { stripRoom } from './strip-room.ts';
import { DetailsTab } from './details-tab.tsx';
import { TournamentMissing } from '../../ui/tournament-missing.tsx';
import { useTournamentId } from '../../lib/tournament-id.ts';
import { DETAIL_TABS, validateDetailSearch } from '../../lib/detail-search.ts';

/** The page at /tournaments/{id}. */
export function TournamentDetailPage({ tabs }: { tabs: DetailTabs }) {
  const id = useTournamentId();
  const tournament = useQuery({ ...readFirst(oneTournament(id)), enabled: id > 0 });
  if (id === 0 || isMissing(tournament.error)) return <TournamentMissing />;
  if (tournament.data !== undefined) return <Detail tournament={tournament.data} tabs={tabs} />;
  if (tournament.isError) {
    return (
      <Banner actions={<Button onClick={() => void tournament.refetch()}>{tryAgain}</Button>}>
        {words.detailsFailed}
      </Banner>
    );
  }
  return <DetailSkeleton />;
}

function Detail({ tournament, tabs }: { tournament: Tournament; tabs: DetailTabs }) {
  const { MatchesTab, ParticipantsTab, Followed, preloadTab } = tabs;
  const followed = useFollowedEntries().filter((one) => one.tournament === tournament.id).length;
  usePageTitle(tournament.name, words.tournament);
  const user = useSession();
  const mayManage = mayManageTournament(user, tournament);
  // An archived tournament is shut until it is restored (D9).
  const manages = mayManage && tournament.archivedAt === null;
  const [search, setSearch, hrefOf] = usePageSearch(validateDetailSearch);
  const wide = useMediaQuery('(min-width: 48rem)');
  // Here, because the bar changes its place when a phone is turned.
  const [choosing, setChoosing] = useState<'scorers' | 'courts' | null>(null);
  // The other tabs open without waiting for their code.
  useEffect(
    () => whenIdle(() => DETAIL_TABS.forEach((tab) => void preloadTab({ tab }, manages))),
    [preloadTab, manages],
  );
  const manageBar = (
    <Suspense>
      <ManageBar tournament={tournament} onChoose={setChoosing} />
    </Suspense>
  );
  return (
    <>
      <Breadcrumb trail={[{ label: words.title, href: '/tournaments' }]} current={tournament.name} />
      <DetailHeader tournament={tournament} />
      {tournament.archivedAt !== null && <ArchivedNotice tournament={tournament} manages={mayManage} />}
      {tournament.suspended !== undefined && (
        <div className="pt-3 max-md:pb-3">
          <StandstillBanner breaks={tournament.suspended} zone={tournament.timeZone} />
        </div>
      )}
      <div data-strip={tournament.id} style={followed === 0 ? undefined : stripRoom(followed)}>
        {followed > 0 && (
          <Suspense>
            <Followed tournament={tournament.id} />
          </Suspense>
        )}
      </div>
      {manages && !wide && (
        <div className={nextLine(tournament) === null ? 'min-h-16 pt-3' : 'min-h-23 pt-3'}>{manageBar}</div>
      )}
      {choosing !== null && manages && (
        <Suspense>
          {choosing === 'scorers' ? (
            <ScorersDialog tournament={tournament} onClose={() => setChoosing(null)} />
          ) : (
            <CourtsDialog tournament={tournament} onClose={() => setChoosing(null)} />
          )}
        </Suspense>
      )}
      <div className="h-3 max-md:hidden" />
      <Tabs
        label={words.tournament}
        sticky
        {...(manages && wide ? { actions: manageBar } : {})}
        value={search.tab ?? 'details'}
        onChange={(tab) => setSearch({ tab })}
        hrefOf={(tab) => hrefOf({ tab })}
        tabs={[
          { value: 'details', label: words.detailsTab, content: <DetailsTab tournament={tournament} /> },
          {
            value: 'participants',
            label: words.participantsTab,
            count: tournament.participantCount,
            content: (
              <Suspense fallback={<TabSkeleton />}>
                <ParticipantsTab tournament={tournament} manages={manages} />
              </Suspense>
            ),
          },
          {
            value: 'matches',
            label: words.matchesTab,
            count: tournament.matchCount,
            content: (
              <Suspense fallback={<TabSkeleton />}>
                <MatchesTab tournament={tournament} manages={manages} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
