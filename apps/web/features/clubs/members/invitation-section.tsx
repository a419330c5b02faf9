// The invitations of a club that nobody has accepted; for its admins only.
import * as words from '@tennis/words/members';
import type { Club } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { CardHeader } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { ShowAll } from '../../../ui/show-all.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { openInvitations } from './member-pages.ts';

const SHOWN_FIRST = 12;

/** Pending Invitations. */
export function InvitationSection({ club }: { club: Club }) {
  const query = useQuery(openInvitations(club.id));
  const { data, isError } = query;
  return (
    <section aria-label={words.pendingInvitations}>
      <CardHeader title={words.pendingInvitations} />
      {isError ? (
        <LoadFailed text={words.invitationsFailed} onRetry={() => void query.refetch()} />
      ) : data === undefined ? (
        <CardGrid skeletons={3} />
      ) : data.length === 0 ? (
        <p className="text-body text-ink2">{words.noInvitations}</p>
      ) : (
        <ShowAll things={data} first={SHOWN_FIRST} label={words.showAllInvitations}>
          {(shown) => (
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {shown.map((invitation) => (
                <InvitationCard key={invitation.id} club={club} invitation={invitation} />
              ))}
            </ul>
          )}
        </ShowAll>
      )}
    </section>
  );
}
