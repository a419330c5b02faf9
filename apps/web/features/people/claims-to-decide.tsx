// Claims on people of the club, for the admins who decide (D26, D46). Nothing is drawn while there are none.
import * as words from '@tennis/words/people';
import type { ClubClaim } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { read } from '../../lib/api.ts';
import { claimedFacts } from '../../lib/person-facts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { keepDecision } from '../../writes/people.ts';
import { useWrite } from '../../writes/use-write.ts';

/** Somebody's claim about a person. */
function sentenceOf({ relation, person, by }: ClubClaim): string {
  const parameters = { by: by.name, name: person.name };
  return relation === 'self' ? words.saysSelf(parameters) : words.saysManager(parameters);
}

/** The list, the oldest first. */
export function ClaimsToDecide({ clubId }: { clubId: number }) {
  const params = { clubId: String(clubId) };
  const { data } = useQuery(read('listClaims', { params }));
  const { busyIds, send } = useWrite();
  if (data === undefined || data.length === 0) return null;

  const decide = (claim: ClubClaim, approved: boolean) =>
    void send({
      route: 'decideClaim',
      call: { params: { ...params, claimId: String(claim.id) }, body: { approved } },
      about: claim.id,
      keep: keepDecision,
      done: () => ({ title: approved ? words.approved : words.declined }),
      failed: words.decideFailed,
    });

  return (
    <Card as="section" padding="m" aria-label={words.toDecide}>
      <h2 className="type-column">{words.toDecide}</h2>
      <ul className="mt-2 divide-y divide-line">
        {data.map((claim) => (
          <li key={claim.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 flex-1 basis-60 text-body [overflow-wrap:anywhere]">
              {sentenceOf(claim)}
              <span className="block text-meta text-ink3">{claimedFacts(claim.person)}</span>
              <span className="block text-meta text-ink3">
                {claim.by.isMember ? words.isMember : words.isNoMember}
              </span>
            </span>
            <span className="flex gap-2">
              <Button
                icon={Check}
                busy={busyIds.includes(claim.id)}
                aria-label={words.approveOf({ name: claim.by.name })}
                onClick={() => decide(claim, true)}
              >
                {words.approve}
              </Button>
              <Button
                icon={X}
                busy={busyIds.includes(claim.id)}
                aria-label={words.declineOf({ name: claim.by.name })}
                onClick={() => decide(claim, false)}
              >
                {words.decline}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
