// Anybody checks a published draw: it is drawn again here, in their browser, and compared line by line [UN3].
import { tryAgain } from '@tennis/words/common';
import { byeName } from '@tennis/words/draw';
import * as words from '@tennis/words/draw-check';
import { loadFailed } from '@tennis/words/draw-maker';
import { tbd } from '@tennis/words/matches';
import type { DrawOnWire, Tournament } from '@tennis/contract';
import { BYE } from '@tennis/domain';
import { useQuery } from '@tanstack/react-query';
import { isMissing, read } from '../../lib/api.ts';
import { numberOf } from '../../lib/draw-number.ts';
import { useTournamentId } from '../../lib/tournament-id.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { TabSkeleton } from '../../ui/tab-skeleton.tsx';
import { TournamentMissing } from '../../ui/tournament-missing.tsx';
import { checkDraw, redrawsTold, type DrawCheck } from './draw-check.ts';

/** The page at /tournaments/{id}/draw-check. */
export function CheckDrawPage() {
  usePageTitle(words.title);
  const id = useTournamentId();
  const params = { id: String(id) };
  const tournament = useQuery({ ...read('getTournament', { params }), enabled: id > 0 });
  const draws = useQuery({ ...read('getDraws', { params }), enabled: id > 0 });
  if (id === 0 || isMissing(tournament.error)) return <TournamentMissing />;
  if (tournament.isError || draws.isError) {
    const again = () => {
      void tournament.refetch();
      void draws.refetch();
    };
    return <Banner actions={<Button onClick={again}>{tryAgain}</Button>}>{loadFailed}</Banner>;
  }
  if (tournament.data === undefined || draws.data === undefined) return <TabSkeleton />;
  const { name } = tournament.data;
  const back = `/tournaments/${id}?tab=matches&view=draw`;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: words.tournaments, href: '/tournaments' },
          { label: name, href: back },
        ]}
        current={words.title}
      />
      <PageHeader title={words.title} />
      {draws.data.published === null ? (
        <EmptyState title={words.noDraw} action={<LinkButton href={back}>{words.back}</LinkButton>} />
      ) : (
        <Checked tournament={tournament.data} draw={draws.data.published} made={draws.data.made} />
      )}
    </>
  );
}

function Checked({ tournament, draw, made }: { tournament: Tournament; draw: DrawOnWire; made: number }) {
  const check = checkDraw(draw, tournament.rules);
  if (check === null) return <Banner tone="warn">{words.impossible}</Banner>;
  const { differs, entries } = check;
  const redraws = redrawsTold(draw);
  return (
    <div className="grid max-w-prose grid-cols-1 gap-4">
      <p className="text-control">{words.intro}</p>
      <p className="text-control text-ink2">
        {words.facts({ number: draw.number, made, seed: numberOf(draw), entries })}
      </p>
      {draw.options.separateFamilies === true && <p className="text-control text-ink2">{words.families}</p>}
      {redraws.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-control text-ink2">
          {redraws.map((redraw) => (
            <li key={redraw.to}>{words.redrawn({ ...redraw })}</li>
          ))}
        </ul>
      )}
      {differs.length === 0 ? (
        <Banner tone="success">{words.same({ lines: draw.lines.length })}</Banner>
      ) : (
        <Banner tone="warn" title={words.differs({ lines: differs.length })}>
          {draw.byHand ? words.byHand : null}
        </Banner>
      )}
      <Lines draw={draw} check={check} />
    </div>
  );
}

/** Every line with the player drawn there and the player who stands there now; if they are the same, the name appears once. */
function Lines({ draw, check }: { draw: DrawOnWire; check: DrawCheck }) {
  const nameOf = (occupant: number) => draw.entries[occupant]?.name ?? (occupant === BYE ? byeName : tbd);
  const rows = draw.lines.map((occupant, line) => ({ line, occupant }));
  const other = new Map(check.differs.map((one) => [one.line, one]));
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-left text-control">
        <caption className="unseen">{words.lines}</caption>
        <thead>
          <tr className="border-b border-line bg-sunk text-meta text-ink2">
            {[words.line, words.drawn, words.stands].map((head) => (
              <th key={head} scope="col" className="px-3 py-1.5 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, occupant }) => {
            const differs = other.get(line);
            return (
              <tr
                key={line}
                className={cx('border-b border-line last:border-b-0', differs && 'bg-warn-soft')}
              >
                <th scope="row" className="px-3 py-1.5 font-normal text-ink2 tabular-nums">
                  {line + 1}
                </th>
                <td className="px-3 py-1.5">{nameOf(check.drawn[line] ?? -1)}</td>
                <td className="px-3 py-1.5">
                  {nameOf(occupant)}
                  {differs && (
                    <span className="ml-2 text-meta text-ink2">
                      {occupant >= check.entries ? words.steppedIn : words.other}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
