// The header of a tournament (mock-up 01): a court plan with name, status, facts and progress.
import * as words from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import { isPairType } from '@tennis/domain';
import { CalendarDays, Check, Clock, MapPin, Trophy, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { groundOf } from '../../lib/ground-of.ts';
import { howFar } from '../../lib/how-far.ts';
import { clubOfTournament, FORMAT_LABELS, stageLabel, tournamentDates } from '../../lib/tournament-view.ts';
import { TYPE_LABELS } from '../../lib/tournament-words.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { ClubLogo } from '../../ui/club-logo.tsx';
import { CourtPlan } from '../../ui/court-plan.tsx';
import { PlaceStar } from '../../ui/place-star.tsx';
import { Progress } from '../../ui/progress.tsx';
import { ShareButton } from './share-button.tsx';

const STAGES: Readonly<Record<Tournament['format'], readonly string[]>> = {
  round_robin: ['registration', 'group', 'complete'],
  groups_knockout: ['registration', 'group', 'knockout', 'complete'],
  knockout: ['registration', 'knockout', 'complete'],
};

/** A stage that the format does not foresee (a knockout match in a round robin) comes just before the end. */
function stagesOf({ format, currentStage }: Tournament): readonly string[] {
  const foreseen = STAGES[format];
  return foreseen.includes(currentStage)
    ? foreseen
    : [...foreseen.slice(0, -1), currentStage, ...foreseen.slice(-1)];
}

/** Nouns for entries: pairs in Doubles and Mixed (D12). */
function entriesText({ type, participantCount: count }: Tournament): string {
  return isPairType(type) ? words.pairs({ count }) : words.players({ count });
}

/**
 * Name, badge, dates, club, format, entries, stage and progress. The ground has the colour of the surface (slate if the courts differ), or the club's
 * own.
 */
export function DetailHeader({ tournament }: { tournament: Tournament }) {
  const { id, name, status, format, type, matchesCompleted, matchCount, surface } = tournament;
  const progress = words.matchesCompleted({ completed: matchesCompleted, total: matchCount });
  const now = howFar(tournament);
  return (
    <div className="max-md:-mx-4 max-md:-mt-5">
      <CourtPlan surface={groundOf(surface ?? null)} house={tournament.clubColours}>
        {/* Beside the court, not across its lines and ball. */}
        <div className="md:max-w-[78%] lg:max-w-[64%] print:max-w-none">
          {/* On a phone a long word of the name has the row for itself; the buttons then stand below. */}
          <div className="mb-2 flex flex-wrap items-start gap-3 md:flex-nowrap">
            <div className="flex min-w-0 grow basis-[min-content] flex-wrap items-center gap-x-3.5 gap-y-1.5 md:flex-initial">
              <ClubLogo logo={tournament.clubLogo} />
              <h1 className="type-title min-w-0 hyphens-auto [overflow-wrap:break-word]">{name}</h1>
              <StatusBadge status={status} onColour />
            </div>
            <div className="flex flex-none gap-2">
              <ShareButton tournament={tournament} />
              <PlaceStar place={{ kind: 'tournament', id, name }} onColour />
            </div>
          </div>
          <ul className="flex flex-wrap gap-x-5.5 gap-y-1.5 text-control md:text-body">
            <Fact icon={CalendarDays}>{tournamentDates(tournament)}</Fact>
            <Fact icon={MapPin}>{clubOfTournament(tournament)}</Fact>
            <Fact icon={Trophy}>
              {words.whatItIs({
                format: FORMAT_LABELS[format],
                type: TYPE_LABELS[type],
                surface: surface ?? 'unknown',
              })}
            </Fact>
            <Fact icon={Users}>{entriesText(tournament)}</Fact>
            {/* Of a tournament in play its badge and its progress say it. */}
            {!(status === 'active' && now === words.nowInPlay) && <Fact icon={Clock}>{now}</Fact>}
          </ul>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-meta">
          <StageSteps tournament={tournament} />
          {matchCount > 0 && (
            <div className="grid flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-4 md:max-w-96 md:grid-cols-[minmax(0,190px)_auto]">
              <Progress value={matchesCompleted} max={matchCount} label={progress} onColour />
              <span aria-hidden="true">{progress}</span>
            </div>
          )}
        </div>
      </CourtPlan>
    </div>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-1.75">
      <Icon aria-hidden="true" size={17} strokeWidth={1.75} className="mt-0.5 flex-none md:mt-0.75" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}

/** The stages in order: past ones are ticked, the current one is underlined. Phones show only the progress. */
function StageSteps({ tournament }: { tournament: Tournament }) {
  const stages = stagesOf(tournament);
  const now = stages.indexOf(tournament.currentStage);
  return (
    <ol aria-label={words.stages} className="hidden gap-4 md:flex">
      {stages.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === now ? 'step' : undefined}
          className="flex items-center gap-1.5 aria-[current=step]:font-semibold aria-[current=step]:underline aria-[current=step]:decoration-2 aria-[current=step]:underline-offset-5"
        >
          {index < now && (
            <>
              <Check aria-hidden="true" size={14} strokeWidth={2.25} />
              <span className="unseen">{words.stageDone} </span>
            </>
          )}
          {stageLabel(stage)}
        </li>
      ))}
    </ol>
  );
}
