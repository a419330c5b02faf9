// Importing people: each line is somebody new, somebody the club knows, a choice, or left out with its reason (D46, ADR 30).
import * as words from '@tennis/words/imports';
import { MOST_PEOPLE, type PersonLine } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, isRefused, messageOf } from '../../lib/api.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { keepPeople } from '../../writes/people.ts';
import { useWrite } from '../../writes/use-write.ts';
import { ImportPage, type Done } from './import-page.tsx';
import {
  offersOf,
  outcomeSaid,
  sentLines,
  WhoIsMeant,
  type Candidate,
  type Choice,
} from './person-lines.tsx';
import { countOf, Preview, type PreviewRow } from './preview.tsx';
import { readPeople } from './reading/lines.ts';
import { useList, type ListKind } from './use-list.ts';

const KIND: ListKind<PersonLine> = {
  fields: ['name', 'givenName', 'familyName', 'gender', 'birth', 'number'],
  needed: ['name', 'givenName', 'familyName'],
  missing: words.nameMissing,
  most: MOST_PEOPLE,
  births: 'day',
  read: readPeople,
};

/** The page for the people of a club. */
export function ImportPeople({ clubId }: { clubId: number }) {
  const list = useList(KIND);
  const write = useWrite();
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [choiceVersion, setChoiceVersion] = useState({ list: 0, count: 0 });
  /** The people whom lines could mean, kept when one is chosen. */
  const [offered, setOffered] = useState<ReadonlyMap<number, readonly Candidate[]>>(new Map());
  const [done, setDone] = useState<Done | null>(null);
  const { lines } = list;
  const params = { clubId: String(clubId) };
  // Choices for one list do not apply to another.
  const current = choiceVersion.list === list.version ? choices : new Map<number, Choice>();
  const sent = lines === null ? [] : sentLines(lines, current);
  const check = useQuery({
    queryKey: ['check of a list', clubId, list.version, choiceVersion.count],
    queryFn: ({ signal }) =>
      api.importPersons({ params, body: { lines: sent.map(({ body }) => body) } }, { signal }),
    enabled: sent.length > 0 && done === null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const outcomes = check.data?.outcomes;
  const byLine = new Map(sent.map(({ line }, at) => [line.line, outcomes?.[at]]));

  function choose(next: ReadonlyMap<number, Choice>) {
    const isOther = choiceVersion.list !== list.version;
    setOffered(new Map([...(isOther ? [] : offered), ...offersOf(sent, outcomes)]));
    setChoices(next);
    setChoiceVersion({ list: list.version, count: choiceVersion.count + 1 });
  }

  // A line keeps its choice while it is checked again.
  const offers = new Map([
    ...(choiceVersion.list === list.version ? offered : []),
    ...offersOf(sent, outcomes),
  ]);
  const rows: readonly PreviewRow[] | null =
    lines === null || (sent.length > 0 && outcomes === undefined)
      ? null
      : lines.map((line): PreviewRow => {
          const base = { line: line.line, title: line.title };
          if (line.problem !== null)
            return { ...base, group: 'leftOut', text: words.leftOutBecause({ reason: line.problem }) };
          const outcome = byLine.get(line.line);
          const said: Pick<PreviewRow, 'group' | 'text'> =
            outcome === undefined
              ? { group: 'leftOut', text: words.skipped }
              : outcomeSaid(outcome, (at) => sent[at]?.line.line ?? 0);
          const people = offers.get(line.line);
          if (people === undefined) return { ...base, ...said };
          const onChoose = (choice: Choice) => choose(new Map(current).set(line.line, choice));
          const choice = current.get(line.line);
          return {
            ...base,
            ...said,
            control: <WhoIsMeant line={line} people={people} choice={choice} onChoose={onChoose} />,
          };
        });
  const open = sent.flatMap(({ line }, at) => {
    const outcome = outcomes?.[at];
    return outcome?.kind === 'choose' ? [{ line: line.line, first: outcome.people[0]?.id }] : [];
  });
  const chooseAll = (choice: (first: number | undefined) => Choice) =>
    choose(new Map([...current, ...open.map(({ line, first }) => [line, choice(first)] as const)]));

  const added = rows === null ? 0 : countOf(rows, 'new');
  const changed = rows === null ? 0 : countOf(rows, 'changed');

  async function save() {
    if (rows === null || check.data === undefined) return;
    const left = countOf(rows, 'leftOut') + countOf(rows, 'choose');
    const text = words.savedText({ added, changed, left });
    const outcome = await write.send({
      route: 'importPersons',
      call: {
        params,
        body: { lines: sent.map(({ body }) => body), confirm: true, plan: check.data.plan },
      },
      keep: keepPeople,
      after: () => setDone({ title: words.saved, text, rows }),
      failed: words.saveFailed,
    });
    if (outcome.kind === 'refused' && isRefused(outcome.error, 409)) void check.refetch();
  }

  return (
    <ImportPage
      place={{
        title: words.importPeople,
        intro: words.peopleIntro,
        back: { label: words.people, href: `/admin/club/${clubId}/people` },
        backAction: words.toPeople,
      }}
      list={list}
      fields={KIND.fields}
      stage={
        write.busy
          ? { name: 'saving', text: words.saving({ count: added + changed }) }
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
      {rows !== null && (
        <Preview rows={rows}>
          {open.length > 0 && (
            <div className="mb-3">
              <Banner
                tone="warn"
                actions={
                  <>
                    <Button disabled={write.busy} onClick={() => chooseAll((first) => first ?? 'new')}>
                      {words.allSame}
                    </Button>
                    <Button disabled={write.busy} onClick={() => chooseAll(() => 'new')}>
                      {words.allNew}
                    </Button>
                  </>
                }
              >
                {words.chooseAll({ count: open.length })}
              </Banner>
            </div>
          )}
        </Preview>
      )}
      {rows !== null &&
        (added + changed === 0 ? (
          <Banner tone="info">{words.nothingToDo}</Banner>
        ) : (
          <ActionBar in="page">
            <Button
              variant="primary"
              busy={write.busy}
              disabled={check.isFetching}
              onClick={() => void save()}
            >
              {words.save({ count: added + changed })}
            </Button>
          </ActionBar>
        ))}
    </ImportPage>
  );
}
