// The Details tab (§2): every field with the specification's default where nothing is stored.
import type { Tournament } from '@tennis/contract';
import { parseMatchFormat, describeMatchFormat } from '@tennis/domain';
import type { ReactNode } from 'react';
import { formatDay, formatMatchTime, viewerZone } from '../../lib/dates.ts';
import { clubOfTournament, FORMAT_LABELS, stageLabel } from '../../lib/tournament-view.ts';
import { listZones, zoneName } from '../../lib/zones.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { POINT_SYSTEM_LABELS, TIE_BREAKER_LABELS } from '../../lib/tournament-words.ts';

type Row = readonly [term: string, value: ReactNode];

const shown = (text: string | null, fallback: string): string =>
  text === null || text.trim() === '' ? fallback : text;

/** The zone of these times, as a row of its own where the viewer has another clock (D1). */
function zoneRows(times: readonly string[], timeZone: string): Row[] {
  const { line } = listZones(
    times.map((startTime) => ({ startTime, timeZone })),
    viewerZone(),
  );
  return line === null ? [] : [['Time zone', zoneName(timeZone)]];
}

function factRows(tournament: Tournament): Row[] {
  const { rules, timeZone, contactEmail, createdByUser, startDate, endDate, registrationEndDate } =
    tournament;
  return [
    ['Format', FORMAT_LABELS[tournament.format]],
    ...(tournament.format === 'groups_knockout'
      ? [['Advancement', `Top ${rules.playersProgressingFromGroups} from each group`] as const]
      : []),
    ['Current stage', stageLabel(tournament.currentStage)],
    ['Type', tournament.type],
    ['Participants', `${tournament.participantCount} of ${tournament.maxParticipants} entered`],
    ['Starts', formatMatchTime(startDate, timeZone)],
    ['Ends', formatMatchTime(endDate, timeZone)],
    ...(registrationEndDate === null
      ? []
      : [['Registration ends', formatMatchTime(registrationEndDate, timeZone)] as const]),
    ...zoneRows(
      [startDate, endDate, ...(registrationEndDate === null ? [] : [registrationEndDate])],
      timeZone,
    ),
    ['Location', shown(tournament.location, 'No location set')],
    ['Club', clubOfTournament(tournament)],
    [
      'Contact',
      contactEmail === null ? (
        'Not provided'
      ) : (
        <a
          key="mail"
          href={`mailto:${contactEmail}`}
          className="font-medium text-primary underline underline-offset-3"
        >
          {/* Breaks before the host rather than within a word. */}
          {contactEmail.slice(0, contactEmail.indexOf('@') + 1)}
          <wbr />
          {contactEmail.slice(contactEmail.indexOf('@') + 1)}
        </a>
      ),
    ],
    ['Created by', shown(createdByUser?.name ?? null, 'Unknown')],
    ['Created on', formatDay(tournament.createdAt, timeZone)],
  ];
}

function ruleRows(tournament: Tournament): Row[] {
  const { rules } = tournament;
  const format = parseMatchFormat(tournament.matchFormat);
  return [
    ['Scoring type', shown(tournament.scoringType, 'Standard')],
    ['Sets format', shown(tournament.setsFormat, 'Best of 3')],
    ['Tiebreaker rule', shown(tournament.tiebreakerRule, 'Standard')],
    ['Point system', POINT_SYSTEM_LABELS[rules.pointSystem]],
    ['Let rule', rules.letRule ? 'Lets are played again' : 'No lets'],
    ['Time limit', `${rules.timeLimit} minutes`],
    ...(tournament.format === 'knockout'
      ? []
      : [
          ['Matches per participant', String(rules.matchesPerParticipant)] as const,
          ['Tie-breaker', TIE_BREAKER_LABELS[rules.tieBreakerRule]] as const,
        ]),
    ...(format.ok ? [['In words', describeMatchFormat(format.value)] as const] : []),
  ];
}

/** Description, facts and rules as cards. */
export function DetailsTab({ tournament }: { tournament: Tournament }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card as="section" padding="l" className="lg:col-span-2">
        <CardHeader title="About" />
        <p className="max-w-prose text-body whitespace-pre-line [overflow-wrap:anywhere]">
          {shown(tournament.description, 'No description available')}
        </p>
      </Card>
      <Card as="section" padding="l">
        <CardHeader title="Tournament" />
        <Facts rows={factRows(tournament)} />
      </Card>
      <Card as="section" padding="l">
        <CardHeader title="Rules" />
        <Facts rows={ruleRows(tournament)} />
      </Card>
    </div>
  );
}

function Facts({ rows }: { rows: Row[] }) {
  return (
    <dl className="divide-y divide-line text-control">
      {rows.map(([term, value]) => (
        <div
          key={term}
          className="grid grid-cols-[minmax(7rem,1fr)_2fr] md:grid-cols-[minmax(7rem,2fr)_3fr] gap-x-4 py-2"
        >
          <dt className="text-ink3">{term}</dt>
          <dd className="min-w-0 font-medium [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
