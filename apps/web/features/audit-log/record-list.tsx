// The records: a sentence each, with time and club, the changes, and links to similar records only.
import * as words from '@tennis/words/audit-log';
import type { AuditRecord } from '@tennis/contract';
import * as audit from '@tennis/words/audit';
import { objectOf, sayActor, saySentence } from '@tennis/words/say/audit';
import { useState } from 'react';
import { dayOf, formatMatchTime, formatTime, viewerZone } from '../../lib/dates.ts';
import { zoneName } from '../../lib/zones.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Filled } from '../../ui/filled.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { changeText } from './change-text.ts';

const QUIET_LINK =
  'inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink md:pointer-fine:min-h-6';

/** A list of records; `path` is the page's own, for links that narrow it. */
export function RecordList({
  records,
  path,
  namesClub,
}: {
  records: readonly AuditRecord[];
  path: string;
  /** The records are of several clubs. */
  namesClub: boolean;
}) {
  const [zone] = useState(viewerZone);
  return (
    <>
      <p className="mb-2 text-meta text-ink2">{words.timesOfDevice({ zone: zoneName(zone) })}</p>
      <ol className="grid grid-cols-1 gap-2" aria-label={words.records}>
        {records.map((record) => (
          <li key={record.seq} className="min-w-0 rounded-card border border-line bg-surface px-4 py-3">
            <Sentence record={record} />
            <Meta record={record} zone={zone} path={path} clubName={namesClub ? record.club?.name : null} />
            <Changes record={record} zone={zone} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Sentence({ record }: { record: AuditRecord }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <p className="min-w-0 flex-1 basis-64 text-body [overflow-wrap:anywhere]">
        <Filled
          text={(parts) => saySentence(audit, record, parts)}
          parts={{
            actor: <b className="font-semibold">{sayActor(audit, record.actor)}</b>,
            object: <b className="font-semibold">{objectOf(audit, record)}</b>,
          }}
        />
      </p>
      {record.outcome === 'refused' && <Badge tone="warn">{words.refused}</Badge>}
    </div>
  );
}

function Meta({
  record,
  zone,
  path,
  clubName,
}: {
  record: AuditRecord;
  zone: string;
  path: string;
  clubName: string | null | undefined;
}) {
  const { at, seq } = record;
  const only = narrowings(record);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-meta text-ink2">
      <span>
        <Filled
          text={words.numberAndTime}
          parts={{
            number: <span className="digits">{seq}</span>,
            time: <time dateTime={at}>{timeText(record, zone)}</time>,
          }}
        />
      </span>
      {clubName != null && <span className="[overflow-wrap:anywhere]">{clubName}</span>}
      {only.length > 0 && (
        <span className="inline-flex flex-wrap items-center gap-x-3">
          {words.onlyThis}
          {only.map(({ what, search }) => (
            <AppLink
              key={what}
              href={`${path}?${search}`}
              aria-label={words.onlyThisKind({ kind: what })}
              className={QUIET_LINK}
            >
              {words.kind({ kind: what })}
            </AppLink>
          ))}
        </span>
      )}
    </p>
  );
}

/** The ways to narrow the list to what a record names. */
function narrowings({ actor, object, tournament }: AuditRecord) {
  return [
    ...(actor.id === null ? [] : [{ what: 'person', search: `actor=${actor.id}` }]),
    ...(object === null ? [] : [{ what: object.kind, search: `object=${object.kind}:${object.id}` }]),
    ...(tournament === null || object?.kind === 'tournament'
      ? []
      : [{ what: 'tournament', search: `tournament=${tournament.id}` }]),
  ];
}

/** When it was; for several records together, from when until when, with the day if it is another one. */
function timeText({ at, until }: AuditRecord, zone: string): string {
  const when = formatMatchTime(at, zone);
  if (until === null || formatMatchTime(until, zone) === when) return when;
  const isSameDay = dayOf(at, zone) === dayOf(until, zone);
  return words.between({
    start: when,
    end: isSameDay ? formatTime(until, zone) : formatMatchTime(until, zone),
  });
}

function Changes({ record: { changes }, zone }: { record: AuditRecord; zone: string }) {
  if (changes.length === 0) return null;
  return (
    <details className="mt-1 text-control text-ink2">
      <summary className="min-h-11 cursor-pointer content-center font-medium md:pointer-fine:min-h-6">
        {words.fields({ count: changes.length })}
      </summary>
      <ul className="mt-1 grid gap-0.5 pl-4">
        {changes.map((change) => (
          <li key={change.field} className="list-disc [overflow-wrap:anywhere]">
            {changeText(change, zone)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Records to come. */
export function RecordSkeleton() {
  return (
    <SkeletonGroup label={words.loading} className="grid gap-2">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="grid gap-3 rounded-card border border-line bg-surface px-4 py-4">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
