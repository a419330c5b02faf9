// The Details tab (§2): every field with the specification's default where nothing is stored.
import * as meetings from '@tennis/words/meetings';
import * as words from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import { FORMAT_STAGES, DEFAULT_MATCH_FORMAT, parseMatchFormat } from '@tennis/domain';
import * as formats from '@tennis/words/formats';
import { describeMatchFormat, formatTexts } from '@tennis/words/say/formats';
import { Suspense, type ReactNode } from 'react';
import { formatDay, formatMatchTime, viewerZone } from '../../lib/dates.ts';
import { clubOfTournament, FORMAT_LABELS, stageLabel } from '../../lib/tournament-view.ts';
import { listZones, zoneName } from '../../lib/zones.ts';
import { PlaceStar } from '../../ui/place-star.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EntryCard } from './parts.ts';
import { POINT_SYSTEM_LABELS, TIE_BREAKER_LABELS, TYPE_LABELS } from '../../lib/tournament-words.ts';

type Row = readonly [term: string, value: ReactNode];

const shown = (text: string | null, fallback: string): string =>
  text === null || text.trim() === '' ? fallback : text;

/** The zone of these times, as a row of its own where the viewer has another clock (D1). */
function zoneRows(times: readonly string[], timeZone: string): Row[] {
  const { line } = listZones(
    times.map((startTime) => ({ startTime, timeZone })),
    viewerZone(),
  );
  return line === null ? [] : [[words.timeZone, zoneName(timeZone)]];
}

function factRows(tournament: Tournament): Row[] {
  const { rules, timeZone, contactEmail, createdByUser, startDate, endDate, registrationEndDate } =
    tournament;
  return [
    [words.format, FORMAT_LABELS[tournament.format]],
    ...(tournament.format === 'groups_knockout'
      ? [[words.advancement, words.advancementTop({ count: rules.playersProgressingFromGroups })] as const]
      : []),
    [words.currentStage, stageLabel(tournament.currentStage)],
    [words.type, TYPE_LABELS[tournament.type]],
    [
      words.participantsTerm,
      words.entered({ count: tournament.participantCount, most: tournament.maxParticipants }),
    ],
    [words.starts, formatMatchTime(startDate, timeZone)],
    [words.ends, formatMatchTime(endDate, timeZone)],
    ...(registrationEndDate === null
      ? []
      : [[words.registrationEnds, formatMatchTime(registrationEndDate, timeZone)] as const]),
    ...zoneRows(
      [startDate, endDate, ...(registrationEndDate === null ? [] : [registrationEndDate])],
      timeZone,
    ),
    ...(tournament.membersOnly ? [[words.whoEnters, words.whoEntersMembers] as const] : []),
    ...(tournament.meetingId === null
      ? []
      : [
          [
            meetings.meeting,
            <TextLink key="meeting" href={`/meetings/${tournament.meetingId}`}>
              {meetings.partOf}
            </TextLink>,
          ] as const,
        ]),
    [words.location, shown(tournament.location, words.noLocation)],
    [words.club, <ClubWithStar key="club" tournament={tournament} />],
    ...(contactEmail === null
      ? []
      : [[words.contact, <MailLink key="mail" address={contactEmail} />] as const]),
    [words.createdBy, shown(createdByUser?.name ?? null, words.unknownPerson)],
    [words.createdOn, formatDay(tournament.createdAt, timeZone)],
  ];
}

function MailLink({ address }: { address: string }) {
  const host = address.indexOf('@') + 1;
  return (
    <a href={`mailto:${address}`} className="font-medium text-primary underline underline-offset-3">
      {/* Breaks before the host rather than within a word. */}
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </a>
  );
}

/** The formats of parts that are not played as the tournament is. */
const stageRows = ({ stageFormats }: Tournament): Row[] =>
  FORMAT_STAGES.flatMap((stage) => {
    const parsed = parseMatchFormat(stageFormats[stage] ?? '');
    return parsed.ok
      ? [[words.stageFormat({ stage }), describeMatchFormat(formats, parsed.value)] as const]
      : [];
  });

function ruleRows(tournament: Tournament): Row[] {
  const { rules } = tournament;
  const parsed = parseMatchFormat(tournament.matchFormat);
  const format = parsed.ok ? parsed.value : DEFAULT_MATCH_FORMAT;
  const { scoringType, setsFormat, tiebreakerRule } = formatTexts(formats, format);
  return [
    [words.scoringType, scoringType],
    [words.setsFormat, setsFormat],
    [words.tiebreakerRule, tiebreakerRule],
    [words.pointSystem, POINT_SYSTEM_LABELS[rules.pointSystem]],
    [words.letRule, rules.letRule ? words.letsPlayed : words.noLets],
    [words.timeLimit, words.minutes({ count: rules.timeLimit })],
    ...(tournament.format === 'knockout'
      ? []
      : [
          [words.matchesPerParticipant, String(rules.matchesPerParticipant)] as const,
          [words.tieBreaker, TIE_BREAKER_LABELS[rules.tieBreakerRule]] as const,
        ]),
    [words.matchFormat, describeMatchFormat(formats, format)],
    ...stageRows(tournament),
  ];
}

function ClubWithStar({ tournament }: { tournament: Tournament }) {
  const name = clubOfTournament(tournament);
  return tournament.clubId === null ? (
    name
  ) : (
    <span className="-my-2 flex items-center gap-1">
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      <PlaceStar place={{ kind: 'club', id: tournament.clubId, name }} />
    </span>
  );
}

/** Description, facts and rules as cards. */
export function DetailsTab({ tournament }: { tournament: Tournament }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {tournament.status === 'registering' && tournament.archivedAt === null && (
        <Suspense fallback={null}>
          <EntryCard tournament={tournament} />
        </Suspense>
      )}
      <Card as="section" padding="l" className="lg:col-span-2">
        <CardHeader title={words.about} />
        <p className="max-w-prose text-body whitespace-pre-line [overflow-wrap:anywhere]">
          {shown(tournament.description, words.noDescription)}
        </p>
      </Card>
      <Card as="section" padding="l">
        <CardHeader title={words.tournament} />
        <Facts rows={factRows(tournament)} />
      </Card>
      <Card as="section" padding="l">
        <CardHeader title={words.rules} />
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
