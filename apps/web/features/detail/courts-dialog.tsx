// On which courts of its club a tournament may be played (OP2).
import { save } from '@tennis/words/common';
import * as words from '@tennis/words/tournament-courts';
import { queryKey, type Tournament, type TournamentCourts } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { read } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { ChooseAmong } from '../../ui/choose-among.tsx';
import { CancelButton, Dialog } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { keepTournamentCourts } from '../../writes/courts.ts';
import { useWrite } from '../../writes/use-write.ts';

interface Choice {
  readonly isAll: boolean;
  readonly ids: ReadonlySet<number>;
}

function choiceOf({ courts }: TournamentCourts): Choice {
  const used = courts.filter(({ isUsed }) => isUsed);
  return { isAll: used.length === courts.length, ids: new Set(used.map(({ id }) => id)) };
}

/** The dialog; mounted while open. */
export function CourtsDialog({ tournament, onClose }: { tournament: Tournament; onClose: () => void }) {
  const formId = useId();
  const params = { id: String(tournament.id) };
  const { data, isError, refetch } = useQuery(read('getTournamentCourts', { params }));
  const [changed, setChanged] = useState<Choice | null>(null);
  const [isTried, setIsTried] = useState(false);
  const { busy, send } = useWrite<TournamentCourts>();
  const choice = changed ?? (data === undefined ? null : choiceOf(data));
  const problem = choice !== null && !choice.isAll && choice.ids.size === 0 ? words.chooseOne : undefined;
  const submit = () => {
    setIsTried(true);
    if (choice === null || problem !== undefined) return;
    const { isAll, ids } = choice;
    void send({
      route: 'setTournamentCourts',
      call: { params, body: { courtIds: isAll ? null : [...ids] } },
      keep: (client, answer) => {
        client.setQueryData(queryKey('getTournamentCourts', { params }), answer);
        keepTournamentCourts(client);
      },
      after: onClose,
      done: () => ({ title: isAll ? words.savedAll : words.savedSome({ count: ids.size }) }),
      failed: words.failed,
    });
  };
  return (
    <Dialog
      onOpenChange={onClose}
      unsaved={changed !== null}
      busy={busy}
      title={words.title}
      description={words.hint}
      footer={
        <>
          <CancelButton />
          <Button type="submit" form={formId} variant="primary" busy={busy} disabled={choice === null}>
            {save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {data !== undefined && choice !== null ? (
          <Fields
            courts={data.courts}
            choice={choice}
            error={isTried ? problem : undefined}
            onChange={setChanged}
          />
        ) : isError ? (
          <LoadFailed text={words.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-60" />
        )}
      </form>
    </Dialog>
  );
}

function Fields({
  courts,
  choice,
  error,
  onChange,
}: {
  courts: TournamentCourts['courts'];
  choice: Choice;
  error: string | undefined;
  onChange: (next: Choice) => void;
}) {
  if (courts.length === 0) return <p className="text-body text-ink2">{words.noCourts}</p>;
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={words.which}
        name="courts"
        value={choice.isAll ? 'all' : 'some'}
        options={[
          { value: 'all', label: words.all },
          { value: 'some', label: words.some },
        ]}
        onChange={({ target }) => onChange({ ...choice, isAll: target.value === 'all' })}
      />
      {!choice.isAll && (
        <fieldset className="grid gap-1">
          <legend className="unseen">{words.some}</legend>
          <ChooseAmong all={courts} chosen={choice.ids} onChoose={(ids) => onChange({ ...choice, ids })} />
          {error !== undefined && (
            <p role="alert" className="text-meta text-danger">
              {error}
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
}
