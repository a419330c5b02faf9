// A list of entries: each line is an entry, a place on the waiting list, a choice, or left out with its reason (D26, D46, ADR 30).
import * as words from '@tennis/words/imports';
import { MOST_ENTRIES, type EntryOfList, type Tournament } from '@tennis/contract';
import { isPairType } from '@tennis/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { api, isMissing, isRefused, messageOf, read } from '../../lib/api.ts';
import { pastedOf } from '../../lib/pasted-list.ts';
import { mayManageTournament, useSession } from '../../lib/session.ts';
import { useTournamentId } from '../../lib/tournament-id.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TabSkeleton } from '../../ui/tab-skeleton.tsx';
import { TournamentMissing } from '../../ui/tournament-missing.tsx';
import { expireEntries } from '../../writes/entering.ts';
import { useWrite } from '../../writes/use-write.ts';
import { EnterBar } from './enter-bar.tsx';
import {
  answered,
  EntryChoices,
  entrySaid,
  offersOf,
  saysOf,
  sentEntries,
  type EntryChoice,
  type Offer,
} from './entry-lines.tsx';
import { ImportPage, type Done } from './import-page.tsx';
import { PlacesShort } from './places-short.tsx';
import { countOf, Preview, type PreviewRow } from './preview.tsx';
import { readEntries } from './reading/entries.ts';
import { useList, type ListKind } from './use-list.ts';
import { WhoQuestions } from './who-questions.tsx';

const kindOf = ({ type }: Tournament): ListKind<EntryOfList> => {
  const isPair = isPairType(type);
  return {
    fields: [
      'name',
      'givenName',
      'familyName',
      ...(isPair ? (['partner'] as const) : []),
      'gender',
      'birth',
      'club',
      'seed',
      'number',
    ],
    needed: ['name', 'givenName', 'familyName'],
    missing: words.nameMissing,
    most: MOST_ENTRIES,
    births: 'year',
    read: readEntries(isPair),
  };
};

/** The page at /tournaments/{id}/entries/import. */
export function ImportEntriesPage() {
  const id = useTournamentId();
  const user = useSession();
  const tournament = useQuery({ ...read('getTournament', { params: { id: String(id) } }), enabled: id > 0 });
  if (id === 0 || isMissing(tournament.error)) return <TournamentMissing />;
  if (tournament.isError)
    return <LoadFailed text={words.checkFailed} onRetry={() => void tournament.refetch()} />;
  if (tournament.data === undefined) return <TabSkeleton />;
  // Anybody who may not enter others finds nothing here.
  if (!mayManageTournament(user, tournament.data)) return <TournamentMissing />;
  if (tournament.data.status === 'completed')
    return <Banner tone="info">{words.entriesClosedForList}</Banner>;
  return <ImportEntries key={id} tournament={tournament.data} />;
}

/** The choices for the lines of one list. */
interface Chosen {
  readonly list: number;
  readonly count: number;
  readonly choices: ReadonlyMap<number, EntryChoice>;
  /** The people whom lines could mean, kept when one is chosen. */
  readonly offers: ReadonlyMap<number, readonly Offer[]>;
  /** Lines of entries that are not eligible. */
  readonly ineligible: ReadonlySet<number>;
}

/** What a line may ask: who is meant, or whether it is somebody else than an equal line. */
type Question = 'choose' | 'double';

const NOTHING: Chosen = {
  list: 0,
  count: 0,
  choices: new Map(),
  offers: new Map(),
  ineligible: new Set(),
};

function ImportEntries({ tournament }: { tournament: Tournament }) {
  const pasted = pastedOf(useLocation({ select: ({ state }) => state }));
  const kind = kindOf(tournament);
  const list = useList(kind, pasted);
  const write = useWrite();
  const [kept, setKept] = useState(NOTHING);
  const [done, setDone] = useState<Done | null>(null);
  const { lines } = list;
  const params = { id: String(tournament.id) };
  // Choices for one list do not apply to another.
  const chosen = kept.list === list.version ? kept : { ...NOTHING, list: list.version };
  const sent = lines === null ? [] : sentEntries(lines, chosen.choices);
  const bodies = sent.map(({ body }) => body);
  const check = useQuery({
    queryKey: ['check of a list of entries', tournament.id, list.version, chosen.count],
    queryFn: ({ signal }) => api.importParticipants({ params, body: { lines: bodies } }, { signal }),
    enabled: sent.length > 0 && done === null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const outcomes = check.data?.outcomes;
  const byLine = new Map(sent.map(({ line }, at) => [line.line, outcomes?.[at]]));

  /** The offers so far: a line keeps its choice while it is checked again. */
  const offersOfLine = (line: number): readonly Offer[] => {
    const before = chosen.offers.get(line) ?? [];
    const now = offersOf(byLine.get(line));
    return [...before, ...now.filter((one) => before.every(({ side }) => side !== one.side))];
  };

  function chooseEach(next: ReadonlyMap<number, EntryChoice>) {
    setKept({
      list: list.version,
      count: chosen.count + 1,
      choices: new Map([...chosen.choices, ...next]),
      offers: new Map((lines ?? []).map(({ line }) => [line, offersOfLine(line)] as const)),
      ineligible: new Set([
        ...chosen.ineligible,
        ...[...byLine].flatMap(([line, outcome]) => (outcome?.kind === 'ineligible' ? [line] : [])),
      ]),
    });
  }

  const rows: readonly PreviewRow[] | null =
    lines === null || (sent.length > 0 && outcomes === undefined)
      ? null
      : lines.map((line): PreviewRow => {
          const base = {
            line: line.line,
            title: line.title,
            warning: line.warning,
            ...(line.sent === null ? {} : { says: saysOf(line.sent) }),
          };
          if (line.sent === null)
            return { ...base, group: 'leftOut', text: words.leftOutBecause({ reason: line.problem ?? '' }) };
          const outcome = byLine.get(line.line);
          const said =
            outcome === undefined
              ? ({ group: 'leftOut', text: words.skipped } as const)
              : entrySaid(outcome, (at) => sent[at]?.line.line ?? 0);
          const offers = offersOfLine(line.line);
          const canOverrule = outcome?.kind === 'ineligible' || chosen.ineligible.has(line.line);
          if (offers.length === 0 && !canOverrule) return { ...base, ...said };
          return {
            ...base,
            ...said,
            control: (
              <EntryChoices
                line={line}
                offers={offers}
                choice={chosen.choices.get(line.line)}
                canOverrule={canOverrule}
                onChoose={(choice) => chooseEach(new Map([[line.line, choice]]))}
              />
            ),
          };
        });
  const openOf = (question: Question) =>
    sent.flatMap(({ line: { line } }) => {
      const outcome = byLine.get(line);
      const offers = offersOf(outcome);
      return outcome?.kind === question && offers.length > 0 ? [{ line, offers }] : [];
    });
  const answer = (label: string, question: Question, isNew: boolean) => ({
    label,
    onPress: () =>
      chooseEach(
        new Map(
          openOf(question).map(({ line, offers }) => [
            line,
            answered(chosen.choices.get(line), offers, isNew),
          ]),
        ),
      ),
  });
  const questions = useRef<HTMLDivElement>(null);
  const showQuestions = () => {
    questions.current?.scrollIntoView({ block: 'center' });
    questions.current?.focus({ preventScroll: true });
  };
  const [entered, waiting] = rows === null ? [0, 0] : [countOf(rows, 'entered'), countOf(rows, 'waiting')];
  const [asked, left] =
    rows === null
      ? [0, 0]
      : [countOf(rows, 'choose'), countOf(rows, 'leftOut') + countOf(rows, 'ineligible')];
  // The end of the waiting list, with those who are on it already.
  const lastWaiting = Math.max(
    0,
    ...(outcomes ?? []).map((outcome) => (outcome.kind === 'entered' ? (outcome.waiting ?? 0) : 0)),
  );

  async function enter() {
    if (rows === null || check.data === undefined) return;
    const text = words.listEnteredText({ entered, waiting, left: asked + left });
    const outcome = await write.send({
      route: 'importParticipants',
      call: { params, body: { lines: bodies, confirm: true, plan: check.data.plan } },
      keep: (client) => expireEntries(client, tournament.id),
      after: () => setDone({ title: words.listEntered, text, rows }),
      failed: words.enterFailed,
    });
    if (outcome.kind === 'refused' && isRefused(outcome.error, 409)) void check.refetch();
  }

  return (
    <ImportPage
      place={{
        title: words.importEntries,
        intro: words.entriesIntro,
        back: { label: tournament.name, href: `/tournaments/${tournament.id}?tab=participants` },
        backAction: words.toEntries,
        cells: {
          label: words.pasteEntries,
          hint: isPairType(tournament.type) ? words.pairsHint : words.namesHint,
          initial: pasted,
        },
      }}
      list={list}
      fields={kind.fields}
      stage={
        write.busy
          ? { name: 'saving', text: words.enteringList({ count: entered + waiting }) }
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
          {/* First: each answer may need a place. */}
          <WhoQuestions
            ref={questions}
            disabled={write.busy}
            known={{
              count: openOf('choose').length,
              answers: [answer(words.allSame, 'choose', false), answer(words.allNew, 'choose', true)],
            }}
            doubles={{
              count: openOf('double').length,
              answers: [answer(words.allOthers, 'double', true)],
            }}
          />
          {waiting > 0 && (
            <PlacesShort
              tournament={tournament}
              waiting={waiting}
              last={lastWaiting}
              disabled={write.busy || check.isFetching}
              onRoom={() => void check.refetch()}
            />
          )}
        </Preview>
      )}
      {rows !== null &&
        (entered + waiting + asked === 0 ? (
          <Banner tone="info">{words.nobodyToEnter}</Banner>
        ) : (
          <EnterBar
            {...{ entered, waiting, asked, left }}
            busy={write.busy}
            disabled={check.isFetching || entered + waiting === 0}
            onShow={showQuestions}
            onEnter={() => void enter()}
          />
        ))}
    </ImportPage>
  );
}
