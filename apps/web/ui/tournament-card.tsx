// A tournament in a grid: name, status, a few facts and one link. Facts that a place does not show are not passed in.
import { actionFor } from '@tennis/words/common';
import * as words from '@tennis/words/tournaments';
import { CalendarDays, ChartNoAxesColumn, Clock, MapPin, Trophy, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge, type StatusName } from './badge.tsx';
import { LinkButton } from './button.tsx';
import { Card } from './card.tsx';
import { Filled } from './filled.tsx';
import { Progress } from './progress.tsx';

export interface TournamentCardProps {
  name: string;
  status: StatusName;
  /** "Sep 11 - Sep 13, 2026". */
  dates: string;
  /** The club or person that runs it. */
  club?: string | undefined;
  format?: string | undefined;
  /** "Entries open until Dec 3, 2026", "In play". */
  now?: string | undefined;
  /** "Knockout", "Registration". */
  stage?: string | undefined;
  participantCount?: number | undefined;
  /** Matches decided, and how many there are. */
  matches?: { completed: number; total: number } | undefined;
  link: { label: string; href: string };
  level?: 2 | 3;
}

/** One tournament; the link at the bottom stands at the same height in every card of a row. */
export function TournamentCard({
  name,
  status,
  dates,
  club,
  format,
  now,
  stage,
  participantCount,
  matches,
  link,
  level = 3,
}: TournamentCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card as="article" className="flex min-w-0 flex-col">
      <div className="flex items-start justify-between gap-3">
        <Heading className="type-column min-w-0 [overflow-wrap:anywhere]">{name}</Heading>
        <StatusBadge status={status} />
      </div>
      <ul className="mt-2 grid gap-1.5 text-control text-ink2">
        <Fact icon={CalendarDays}>{dates}</Fact>
        {club !== undefined && <Fact icon={MapPin}>{club}</Fact>}
        {format !== undefined && <Fact icon={Trophy}>{format}</Fact>}
        {now !== undefined && <Fact icon={Clock}>{now}</Fact>}
        {stage !== undefined && (
          <Fact icon={ChartNoAxesColumn}>
            <span className="text-ink3">
              <Filled text={words.stage} parts={{ stage: <span className="text-ink2">{stage}</span> }} />
            </span>
          </Fact>
        )}
        {participantCount !== undefined && (
          <Fact icon={Users}>{words.participants({ count: participantCount })}</Fact>
        )}
      </ul>
      {matches !== undefined && <MatchesCompleted {...matches} />}
      <div className="mt-auto pt-4">
        <LinkButton href={link.href} aria-label={actionFor({ action: link.label, name })} className="w-full">
          {link.label}
        </LinkButton>
      </div>
    </Card>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 flex-none text-ink3" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}

function MatchesCompleted({ completed, total }: { completed: number; total: number }) {
  if (total === 0) return <p className="mt-3 text-meta text-ink3">{words.noMatchesCompleted}</p>;
  const text = words.matchesCompleted({ completed, total });
  return (
    <div className="mt-3">
      <Progress value={completed} max={total} label={text} />
      <p aria-hidden="true" className="mt-1.5 text-meta text-ink3">
        {text}
      </p>
    </div>
  );
}
