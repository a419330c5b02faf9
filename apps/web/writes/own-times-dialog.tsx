// When somebody who has entered cannot play and when they would like to, entered by themselves or by those who look after them (OP8, OP20).
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/entry-times';
import { MOST_OWN_TIMES, type Enterable, type Entering, type NotedTime } from '@tennis/contract';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, read } from '../lib/api.ts';
import { saidIn, timeLine, type TimeInForm } from '../lib/entry-times.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { CancelButton, Dialog } from '../ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { TimesDialogFrame } from '../ui/times-dialog.tsx';
import { keepEntering } from './entering.ts';
import { useWrite } from './use-write.ts';

export interface OwnTimesProps {
  readonly tournament: {
    readonly id: number;
    readonly startDate: string;
    readonly endDate: string;
    readonly timeZone: string;
  };
  readonly personId: number;
  readonly onClose: () => void;
}

type Times = NonNullable<Enterable['times']>;

/** The dialog; mounted while open. */
export function OwnTimesDialog(props: OwnTimesProps) {
  const { tournament, personId, onClose } = props;
  const { data, isError, refetch } = useQuery(read('getEntering', { params: { id: String(tournament.id) } }));
  const person = data?.people.find((one) => one.personId === personId);
  const times = person?.times ?? null;
  if (person !== undefined && times !== null)
    return <OwnTimesForm {...props} name={person.name} isSelf={person.isSelf} times={times} />;
  return (
    <Dialog onOpenChange={onClose} title={words.title} footer={<CancelButton />}>
      {isError || data !== undefined ? (
        <Banner actions={<Button onClick={() => void refetch()}>{tryAgain}</Button>}>{words.failed}</Banner>
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

function OwnTimesForm({
  tournament,
  personId,
  name,
  isSelf,
  times,
  onClose,
}: OwnTimesProps & { name: string; isSelf: boolean; times: Times }) {
  const [own] = useState(() => times.noted.filter(({ by }) => by === times.as));
  const others = times.noted.filter(({ by }) => by !== times.as);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, send } = useWrite();
  const isOut = ({ day }: NotedTime): boolean => times.publishedDays.includes(day);

  async function submit(lines: readonly TimeInForm[]) {
    setProblem(null);
    const outcome = await send({
      route: 'setEntryTimes',
      call: {
        params: { id: String(tournament.id), personId: String(personId) },
        body: { times: lines.map(saidIn) },
      },
      about: personId,
      keep: (cache: QueryClient, answer: Entering) => keepEntering(cache, tournament.id, answer),
      after: onClose,
      done: (answer) => {
        const now = answer.people.find((one) => one.personId === personId)?.times?.noted ?? [];
        return {
          title: now.some(({ by, asked }) => by === times.as && asked === true) ? words.asked : words.saved,
        };
      },
      failed: words.failed,
      mark: (error) => setProblem(messageOf(error, words.failed)),
    });
    if (outcome.kind === 'refused') setProblem(messageOf(outcome.error, words.failed));
  }

  return (
    <TimesDialogFrame
      tournament={tournament}
      stored={own}
      most={MOST_OWN_TIMES}
      busy={busy}
      title={isSelf ? words.title : words.actionOf({ name })}
      description={words.ownHint}
      renderNote={(line) => isOut(line) && <p className="text-meta text-ink2">{words.outHint}</p>}
      above={problem !== null && <Banner>{problem}</Banner>}
      below={
        others.length > 0 && (
          <div>
            <h3 className="text-control font-semibold text-ink2">{words.ofOthers}</h3>
            <ul className="mt-1 text-control text-ink2">
              {others.map((time) => (
                <li key={JSON.stringify(time)}>{timeLine(time)}</li>
              ))}
            </ul>
          </div>
        )
      }
      onClose={onClose}
      onSubmit={(lines) => void submit(lines)}
    />
  );
}
