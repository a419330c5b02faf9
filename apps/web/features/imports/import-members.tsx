// Inviting the people of a list: people who are not members yet get an invitation by mail (ADR 30, D34).
import * as words from '@tennis/words/imports';
import { MOST_MEMBERS, type MemberLine, type MemberOutcome } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, isRefused, messageOf } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { keepInvited } from '../../writes/members.ts';
import { useWrite } from '../../writes/use-write.ts';
import { ImportPage, type Done } from './import-page.tsx';
import { countOf, Preview, type PreviewRow } from './preview.tsx';
import { readMembers } from './reading/lines.ts';
import { useList, type ListKind } from './use-list.ts';

const KIND: ListKind<MemberLine> = {
  fields: ['email', 'role'],
  needed: ['email'],
  missing: words.emailMissing,
  most: MOST_MEMBERS,
  births: 'day',
  read: readMembers,
};

/** This many mails go out in a minute. */
const MAILS_A_MINUTE = 12;

function outcomeSaid(
  outcome: MemberOutcome,
  lineOf: (at: number) => number,
): Pick<PreviewRow, 'group' | 'text'> {
  switch (outcome.kind) {
    case 'invited':
      return { group: 'invited', text: words.becomesInvited };
    case 'member':
      return { group: 'same', text: words.isMember({ name: outcome.name }) };
    case 'waiting':
      return { group: 'same', text: words.isWaiting };
    case 'double':
      return { group: 'leftOut', text: words.doubleOf({ line: String(lineOf(outcome.of)) }) };
    default:
      return { group: 'leftOut', text: words.leftOutBecause({ reason: outcome.reason.message }) };
  }
}

/** The page for the members of a club. */
export function ImportMembers({ clubId }: { clubId: number }) {
  const list = useList(KIND);
  const write = useWrite();
  const [done, setDone] = useState<Done | null>(null);
  const { lines } = list;
  const params = { clubId: String(clubId) };
  const sent =
    lines?.flatMap((line) => (line.sent === null ? [] : [{ line: line.line, body: line.sent }])) ?? [];
  const bodies = sent.map(({ body }) => body);
  const check = useQuery({
    queryKey: ['check of a list of members', clubId, list.version],
    queryFn: ({ signal }) => api.importMembers({ params, body: { lines: bodies } }, { signal }),
    enabled: sent.length > 0 && done === null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const outcomes = check.data?.outcomes;
  const byLine = new Map(sent.map(({ line }, at) => [line, outcomes?.[at]]));
  const rows: readonly PreviewRow[] | null =
    lines === null || (sent.length > 0 && outcomes === undefined)
      ? null
      : lines.map((line): PreviewRow => {
          const base = { line: line.line, title: line.title };
          const outcome = byLine.get(line.line);
          return outcome === undefined
            ? { ...base, group: 'leftOut', text: words.leftOutBecause({ reason: line.problem ?? '' }) }
            : { ...base, ...outcomeSaid(outcome, (at) => sent[at]?.line ?? 0) };
        });
  const invited = rows === null ? 0 : countOf(rows, 'invited');

  async function invite() {
    if (rows === null || check.data === undefined) return;
    const text = words.invitedText({ count: invited, left: countOf(rows, 'leftOut') });
    const outcome = await write.send({
      route: 'importMembers',
      call: { params, body: { lines: bodies, confirm: true, plan: check.data.plan } },
      keep: (client) => keepInvited(client, clubId),
      after: () => setDone({ title: words.invited, text, rows }),
      failed: words.inviteFailed,
    });
    if (outcome.kind === 'refused' && isRefused(outcome.error, 409)) void check.refetch();
  }

  return (
    <ImportPage
      place={{
        title: words.importMembers,
        intro: words.membersIntro,
        back: { label: words.members, href: `/admin/club/${clubId}/members` },
        backAction: words.toMembers,
      }}
      list={list}
      fields={KIND.fields}
      stage={
        write.busy
          ? { name: 'saving', text: words.inviting({ count: invited }) }
          : check.isFetching
            ? { name: 'checking', text: words.checking({ count: sent.length }) }
            : null
      }
      checkFailed={check.isError ? messageOf(check.error, words.checkFailed) : null}
      onCheckAgain={() => void check.refetch()}
      done={done}
      onAnother={() => {
        list.clear();
        setDone(null);
      }}
    >
      {rows !== null && <Preview rows={rows} />}
      {rows !== null &&
        (invited === 0 ? (
          <Banner tone="info">{words.nobodyToInvite}</Banner>
        ) : (
          <div className="grid justify-items-end gap-2">
            <p className="text-meta text-ink2">
              {words.mailsApart({ count: Math.max(1, Math.ceil(invited / MAILS_A_MINUTE)) })}
            </p>
            <Button
              variant="primary"
              busy={write.busy}
              disabled={check.isFetching}
              onClick={() => void invite()}
            >
              {words.invite({ count: invited })}
            </Button>
          </div>
        ))}
    </ImportPage>
  );
}
