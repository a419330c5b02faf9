// Names the members who may score the matches of the tournament point by point (ADR 35).
import { save } from '@tennis/words/common';
import * as words from '@tennis/words/scorers';
import { queryKey, type Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api, read } from '../../lib/api.ts';
import { everyPage } from '../../lib/every-page.ts';
import { Button } from '../../ui/button.tsx';
import { ChooseAmong } from '../../ui/choose-among.tsx';
import { CancelButton, Dialog } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWrite } from '../../writes/use-write.ts';

interface Member {
  readonly id: number;
  readonly name: string;
}

/** Without accents and capitals, as people type a name. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The dialog; mounted while open. */
export function ScorersDialog({ tournament, onClose }: { tournament: Tournament; onClose: () => void }) {
  const formId = useId();
  const params = { id: String(tournament.id) };
  const club = { clubId: String(tournament.clubId ?? 0) };
  const named = useQuery(read('getScorers', { params }));
  const members = useQuery({
    queryKey: [...queryKey('listMembers', { params: club }), 'all'],
    queryFn: ({ signal }) =>
      everyPage((query, options) => api.listMembers({ params: club, query }, { ...options, signal })),
  });
  /** The choice; null until something was changed. */
  const [changed, setChanged] = useState<ReadonlySet<number> | null>(null);
  const { busy, send } = useWrite();
  const { data: people } = members;
  const { data: stored } = named;
  const chosen = changed ?? new Set(stored?.scorers.map(({ userId }) => userId));
  const isReady = people !== undefined && stored !== undefined;
  const submit = () =>
    void send({
      route: 'setScorers',
      // Those who have left the club meanwhile can be named no longer.
      call: { params, body: { userIds: people?.flatMap(({ id }) => (chosen.has(id) ? [id] : [])) ?? [] } },
      keep: (client, answer) => client.setQueryData(queryKey('getScorers', { params }), answer),
      after: onClose,
      done: ({ scorers }) => ({ title: words.saved({ count: scorers.length }) }),
      failed: words.failed,
    });
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
          <Button type="submit" form={formId} variant="primary" busy={busy} disabled={!isReady}>
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
        {isReady ? (
          <Choice members={people} chosen={chosen} onChoose={setChanged} />
        ) : named.isError || members.isError ? (
          <LoadFailed
            text={words.loadFailed}
            onRetry={() => void Promise.all([named.refetch(), members.refetch()])}
          />
        ) : (
          <Skeleton className="h-60" />
        )}
      </form>
    </Dialog>
  );
}

/** This many are found without a search. */
const MOST_AT_A_GLANCE = 8;

function Choice({
  members,
  chosen,
  onChoose,
}: {
  members: readonly Member[];
  chosen: ReadonlySet<number>;
  onChoose: (next: ReadonlySet<number>) => void;
}) {
  const [sought, setSought] = useState('');
  const shown = members.filter(({ name }) => folded(name).includes(folded(sought.trim())));
  return (
    <>
      {members.length > MOST_AT_A_GLANCE && (
        <TextField
          type="search"
          label={words.search}
          autoComplete="off"
          maxLength={100}
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
          className="mb-2"
        />
      )}
      <p aria-live="polite" className="mb-1 text-meta text-ink2">
        {members.length === 0 ? words.noMembers : words.chosen({ count: chosen.size })}
      </p>
      {members.length > 0 && shown.length === 0 && <p className="text-body text-ink2">{words.none}</p>}
      <ChooseAmong all={shown} chosen={chosen} onChoose={onChoose} />
    </>
  );
}
