// Sheets to print or to save as PDF: the draw, the entries, and a list for the desk (brief section 9). The screen shows exactly the sheets.
import './print.css';
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/print';
import { empty } from '@tennis/words/draw';
import { groups as groupsName } from '@tennis/words/groups';
import { draft as privateDraw, loadFailed } from '@tennis/words/draw-maker';
import type { DrawOnWire, Match, Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { isMissing, read, readFirst } from '../../lib/api.ts';
import { isBracket, isQualifying, stageRounds } from '../../lib/drawn-bracket.ts';
import { itsMatches, itsParticipants } from '../../lib/first-reads.ts';
import { stageNames } from '../../lib/stage-names.ts';
import { useTournamentId } from '../../lib/tournament-id.ts';
import { clubOfTournament, tournamentDates } from '../../lib/tournament-view.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { TabSkeleton } from '../../ui/tab-skeleton.tsx';
import { TournamentMissing } from '../../ui/tournament-missing.tsx';
import { BracketSheets, MatchOnPaper } from './bracket-sheets.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { GroupSheet } from './group-sheet.tsx';
import { NoticeSheet } from './notice-sheet.tsx';
import type { PrintSheet } from './print-search.ts';
import { Sheet, type SheetHead } from './sheet.tsx';

/** The page at /tournaments/{id}/print. */
export function PrintPage() {
  usePageTitle(words.title);
  const id = useTournamentId();
  const { sheet = 'draw' } = useSearch({ from: '/tournaments/$id/print' });
  const navigate = useNavigate({ from: '/tournaments/$id/print' });
  const params = { id: String(id) };
  const tournament = useQuery({ ...read('getTournament', { params }), enabled: id > 0 });
  if (id === 0 || isMissing(tournament.error)) return <TournamentMissing />;
  if (tournament.isError)
    return (
      <Banner actions={<Button onClick={() => void tournament.refetch()}>{tryAgain}</Button>}>
        {loadFailed}
      </Banner>
    );
  if (tournament.data === undefined) return <TabSkeleton />;
  return (
    <main className="p-4 print:p-0">
      <h1 className="unseen">{words.title}</h1>
      <div className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
        <LinkButton
          href={`/tournaments/${id}${sheet === 'draw' ? '?tab=matches&view=draw' : '?tab=participants'}`}
        >
          {words.back}
        </LinkButton>
        <Segmented<PrintSheet>
          label={words.sheet}
          options={[
            { value: 'draw', label: words.draw },
            { value: 'entries', label: words.entries },
            { value: 'check-in', label: words.checkIn },
            { value: 'notice', label: words.notice },
          ]}
          value={sheet}
          onChange={(next) => void navigate({ search: { sheet: next }, replace: true })}
          className="max-w-full overflow-x-auto"
        />
        <Button variant="primary" icon={Printer} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <section
        aria-label={words.preview}
        // A sheet is wider than a phone: keys move it too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region takes the focus
        tabIndex={0}
        className="overflow-x-auto print:overflow-visible"
      >
        {sheet === 'draw' ? (
          <DrawSheets tournament={tournament.data} />
        ) : sheet === 'notice' ? (
          <NoticeSheet tournament={tournament.data} />
        ) : (
          <Entries tournament={tournament.data} hasBoxes={sheet === 'check-in'} />
        )}
      </section>
    </main>
  );
}

const headOf = (tournament: Tournament, part: string, query: string): SheetHead => ({
  title: tournament.name,
  facts: [tournamentDates(tournament), clubOfTournament(tournament)],
  part,
  logo: tournament.clubLogo,
  colours: tournament.clubColours,
  path: `/tournaments/${tournament.id}`,
  query,
});

function Entries({ tournament, hasBoxes }: { tournament: Tournament; hasBoxes: boolean }) {
  const { data, isError, refetch } = useQuery(readFirst(itsParticipants(tournament.id)));
  if (isError)
    return <Banner actions={<Button onClick={() => void refetch()}>{tryAgain}</Button>}>{loadFailed}</Banner>;
  if (data === undefined) return <TabSkeleton />;
  const head = headOf(tournament, hasBoxes ? words.checkIn : words.entries, '?tab=participants');
  return <EntrySheet head={head} entries={data} hasBoxes={hasBoxes} />;
}

function DrawSheets({ tournament }: { tournament: Tournament }) {
  const draws = useQuery(read('getDraws', { params: { id: String(tournament.id) } }));
  const matches = useQuery(readFirst(itsMatches(tournament.id)));
  if (draws.isError || matches.isError) {
    const again = () => {
      void draws.refetch();
      void matches.refetch();
    };
    return <Banner actions={<Button onClick={again}>{tryAgain}</Button>}>{loadFailed}</Banner>;
  }
  if (draws.data === undefined || matches.data === undefined) return <TabSkeleton />;
  const { published, draft, made } = draws.data;
  // Before it is published the organisers may lay it before their committee; the sheet says that it is private.
  const draw = published ?? draft;
  if (draw === null) return <EmptyState title={empty} />;
  return <Stages tournament={tournament} draw={draw} made={made} matches={matches.data} />;
}

/** Every part of a draw on sheets of its own; the third place stands with the main draw. */
function Stages({
  tournament,
  draw,
  made,
  matches,
}: {
  tournament: Tournament;
  draw: DrawOnWire;
  made: number;
  matches: readonly Match[];
}) {
  const names = stageNames(draw);
  const main = draw.stages.findIndex(({ kind }) => kind === 'knockout');
  const third = draw.stages.findIndex(
    ({ kind, matchCount, firstMatch }) =>
      kind === 'knockout' && matchCount === 1 && draw.matches[firstMatch]?.places[0] === 3,
  );
  const { number: drawn, state } = draw;
  const number =
    state === 'draft' ? privateDraw({ number: drawn }) : words.drawNumber({ number: drawn, made });
  return draw.stages.map((stage, index) => {
    if (index === third) return null;
    const name = names[index] ?? groupsName;
    const plain = headOf(tournament, name, '?tab=matches&view=draw');
    const head = { ...plain, facts: [...plain.facts, number] };
    if (stage.kind === 'group')
      return <GroupSheet key={name} head={head} draw={draw} stage={index} matches={matches} />;
    const rounds = stageRounds(draw, index, matches);
    const thirdPlace =
      index === main && third >= 0 ? stageRounds(draw, third, matches)[0]?.slots[0] : undefined;
    if (isBracket(stage) || isQualifying(stage)) {
      const facts = { rounds, thirdPlace, isQualifying: isQualifying(stage) };
      return <BracketSheets key={name} head={head} facts={facts} />;
    }
    return (
      <Sheet key={name} head={head} size="upright">
        <div className="grid grid-cols-3 gap-[4mm]">
          {rounds.flatMap(({ slots }) =>
            slots.map((match) => <MatchOnPaper key={match.number} match={match} />),
          )}
        </div>
      </Sheet>
    );
  });
}
