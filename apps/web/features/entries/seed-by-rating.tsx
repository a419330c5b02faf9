// Seeds by rating (D46, D57): first the list of players who would be seeded, then all seeds are set at once.
import * as words from '@tennis/words/ratings';
import type { SeedingOutcome } from '@tennis/contract';
import { RATING_KINDS, suggestedSeeds, type RatingKind } from '@tennis/domain';
import { useEffect, useState } from 'react';
import { api, messageOf } from '../../lib/api.ts';
import { RATING_NAMES } from '../../lib/rating-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CancelButton, Dialog } from '../../ui/dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { keepWithdrawal } from '../../writes/draws.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite } from '../../writes/use-write.ts';

const countOf = ({ entries }: SeedingOutcome): number => entries.filter(({ seed }) => seed !== null).length;

const seedLine = ({ entries }: SeedingOutcome): string =>
  entries.flatMap(({ seed, name }) => (seed === null ? [] : [`${seed} ${name}`])).join(', ');

/** The dialog; mounted while open. `count` entries are to be drawn. */
export function SeedByRating({
  tournamentId,
  count,
  onClose,
}: {
  tournamentId: number;
  count: number;
  onClose: () => void;
}) {
  const [kind, setKind] = useState<RatingKind>('ranking');
  const [seeds, setSeeds] = useState(Math.min(count, suggestedSeeds(count)));
  const [told, setTold] = useState<SeedingOutcome | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const write = useWrite<SeedingOutcome>();
  const params = { id: String(tournamentId) };

  useEffect(() => {
    let isCurrent = true;
    api
      .seedByRating({ params: { id: String(tournamentId) }, body: { kind, seeds } })
      .then((answer) => {
        if (isCurrent) {
          setProblem(null);
          setTold(answer);
        }
        return answer;
      })
      .catch((error: unknown) => {
        if (isCurrent) setProblem(messageOf(error, words.failed));
      });
    return () => {
      isCurrent = false;
    };
  }, [tournamentId, kind, seeds]);

  const apply = () =>
    void write.send({
      route: 'seedByRating',
      call: { params, body: { kind, seeds, confirm: true } },
      seen: told?.version,
      keep: (client) => keepWithdrawal(client, tournamentId),
      keepStored: (_, stored) => setTold(stored),
      after: onClose,
      done: (answer) => ({ title: words.done({ count: countOf(answer) }) }),
      failed: words.failed,
      mark: (error) => setProblem(messageOf(error, words.failed)),
      whenStale: {
        name: words.open,
        rows: (current) => [
          { label: words.preview, mine: told === null ? '' : seedLine(told), theirs: seedLine(current) },
        ],
      },
    });

  const seeded = told === null ? 0 : countOf(told);
  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      busy={write.busy}
      title={words.open}
      description={words.text}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            busy={write.busy}
            disabled={told === null || problem !== null || seeded === 0}
            onClick={apply}
          >
            {words.apply({ count: seeded })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Select
          label={words.kind}
          value={kind}
          options={RATING_KINDS.map((one) => ({ value: one, label: RATING_NAMES[one] }))}
          onChange={({ target }) => setKind(RATING_KINDS.find((one) => one === target.value) ?? 'ranking')}
        />
        <NumberField
          label={words.seeds}
          min={0}
          max={count}
          stepper
          value={seeds}
          onChange={({ target }) => {
            if (target.value !== '') setSeeds(Math.min(count, Math.max(0, Math.trunc(target.valueAsNumber))));
          }}
        />
        {problem !== null && <Banner>{problem}</Banner>}
        {problem === null && told === null && <p className="text-control text-ink2">{words.loading}</p>}
        {told !== null && <Preview told={told} />}
      </div>
      <WriteQuestions write={write} keepsTyped />
    </Dialog>
  );
}

function Preview({ told }: { told: SeedingOutcome }) {
  const rated = told.entries.filter(({ ratings }) => ratings.every((rating) => rating !== null));
  const unrated = told.entries.length - rated.length;
  if (rated.length === 0) return <Banner tone="info">{words.none}</Banner>;
  return (
    <section aria-live="polite" className="grid gap-2">
      <h3 className="text-control font-semibold">{words.preview}</h3>
      <ol className="grid rounded-card border border-line">
        {rated.map(({ participantId, name, ratings, seed }) => (
          <li
            key={participantId}
            className="flex min-h-9 items-center gap-3 border-b border-line px-3 py-1 text-control last:border-b-0"
          >
            <span className="w-6 flex-none text-right font-semibold tabular-nums">{seed ?? ''}</span>
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
            <span className="flex-none text-ink2 tabular-nums">{ratings.join(' + ')}</span>
          </li>
        ))}
      </ol>
      {unrated > 0 && <p className="text-control text-ink2">{words.unrated({ count: unrated })}</p>}
    </section>
  );
}
