// People somebody looks after, and what has become of their claims (D26, D46).
import * as words from '@tennis/words/people';
import { MOST_CHILDREN, type Claim } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../lib/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { AddChild } from '../../../writes/add-child.tsx';
import { keepClaim } from '../../../writes/people.ts';
import { useWrite } from '../../../writes/use-write.ts';

const STATES = {
  pending: words.statePending,
  approved: words.stateApproved,
  declined: words.stateDeclined,
} satisfies Record<Claim['state'], string>;

/** The people whom an account looks after. A parent whose child was never entered adds the child here. */
export function PeopleCard() {
  const { data } = useQuery(read('getOwnPeople', {}));
  const { busy, busyIds, send } = useWrite();
  const [leaving, setLeaving] = useState<{ readonly id: number; readonly name: string } | null>(null);
  if (data === undefined) return null;
  return (
    <Card>
      <CardHeader title={words.peopleIManage} />
      <p className="mt-1 text-control text-ink2">{words.childrenText}</p>
      {data.managed.length > 0 && (
        <ul className="mt-2 grid gap-1" aria-label={words.peopleIManage}>
          {data.managed.map(({ id, name, club }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 py-1">
              <span className="min-w-0 flex-1 text-body [overflow-wrap:anywhere]">
                {name}
                {club !== null && <span className="block text-meta text-ink3">{club}</span>}
              </span>
              <Button aria-label={words.stopManagingOf({ name })} onClick={() => setLeaving({ id, name })}>
                {words.stopManaging}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data.claims.length > 0 && (
        <ul className="mt-3 divide-y divide-line" aria-label={words.myClaims}>
          {data.claims.map((claim) => (
            <li key={claim.id} className="flex flex-wrap items-center gap-3 py-2">
              <span className="min-w-0 flex-1 text-body [overflow-wrap:anywhere]">
                {claim.relation === 'self'
                  ? words.iAm({ name: claim.name })
                  : words.iLookAfter({ name: claim.name })}
                <span className="block text-meta text-ink3">{claim.club}</span>
              </span>
              <Badge>{STATES[claim.state]}</Badge>
              {claim.state === 'pending' && (
                <Button
                  busy={busyIds.includes(claim.id)}
                  aria-label={words.withdrawOf({ name: claim.name })}
                  onClick={() =>
                    void send({
                      route: 'withdrawClaim',
                      call: { params: { claimId: String(claim.id) } },
                      about: claim.id,
                      keep: keepClaim,
                      done: () => ({ title: words.withdrawn }),
                      failed: words.withdrawFailed,
                    })
                  }
                >
                  {words.withdraw}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data.managed.length < MOST_CHILDREN && (
        <div className="mt-3">
          <AddChild />
        </div>
      )}
      {leaving !== null && (
        <ConfirmDialog
          title={words.stopManagingQuestion({ name: leaving.name })}
          description={words.stopManagingMeaning}
          confirmLabel={words.stopManaging}
          busy={busy}
          onConfirm={() =>
            void send({
              route: 'stopManaging',
              call: { params: { personId: String(leaving.id) } },
              about: leaving.id,
              keep: keepClaim,
              after: () => setLeaving(null),
              done: () => ({ title: words.stopManagingDone }),
              failed: words.stopManagingFailed,
            })
          }
          onOpenChange={() => setLeaving(null)}
        />
      )}
    </Card>
  );
}
