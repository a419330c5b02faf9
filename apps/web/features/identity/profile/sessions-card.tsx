// The devices on which one is signed in, and the end of each.
import type { Session } from '@tennis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../../lib/api.ts';
import { formatMatchTime, viewerZone } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { expireSessions, keepSessions } from '../../../writes/devices.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { counted } from './counted.ts';

const HANDHELD = /iPhone|iPad|Android/;

/** One session, or all but the present one. */
type Target = Session | 'others';

/** The card Signed-in devices. */
export function SessionsCard() {
  const queryClient = useQueryClient();
  const sessions = useQuery(read('listSessions', {}));
  const [asked, setAsked] = useState<Target | null>(null);
  const { busy, send } = useWrite();
  const close = () => setAsked(null);
  async function end(target: Target) {
    const common = { after: close, failed: 'Failed to sign out.' };
    const outcome =
      target === 'others'
        ? await send({
            ...common,
            route: 'endOtherSessions',
            call: {},
            keep: (client) => keepSessions(client, ({ isCurrent }) => isCurrent),
            done: ({ ended }) => ({
              title: 'Signed out',
              description: `${counted(ended, 'other device')} signed out.`,
            }),
          })
        : await send({
            ...common,
            route: 'endSession',
            call: { params: { sessionId: target.id } },
            keep: (client) => keepSessions(client, ({ id }) => id !== target.id),
            done: () => ({ title: 'Signed out', description: `${target.device} is signed out.` }),
          });
    if (outcome.kind === 'done') return;
    // Somebody else may have ended it.
    expireSessions(queryClient);
    close();
  }
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Card as="section" padding="l" aria-label="Signed-in devices">
      <CardHeader
        title="Signed-in devices"
        actions={others.length > 0 && <Button onClick={() => setAsked('others')}>End the others</Button>}
      />
      {sessions.isError ? (
        <LoadFailed what="devices" onRetry={() => void sessions.refetch()} />
      ) : sessions.data === undefined ? (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      ) : (
        <ul className="divide-y divide-line">
          {sessions.data.map((session) => (
            <Device key={session.id} session={session} onEnd={() => setAsked(session)} />
          ))}
        </ul>
      )}
      {asked !== null && (
        <ConfirmDialog
          onOpenChange={close}
          title={asked === 'others' ? 'Sign out the other devices?' : `Sign out ${asked.device}?`}
          description={
            asked === 'others'
              ? `${counted(others.length, 'device')} will have to sign in again. This one stays signed in.`
              : 'Whoever uses it has to sign in again.'
          }
          confirmLabel="Sign out"
          busy={busy}
          onConfirm={() => {
            void end(asked);
          }}
        />
      )}
    </Card>
  );
}

function Device({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const zone = viewerZone();
  const Icon = HANDHELD.test(session.device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none text-ink3" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body font-medium">
          <span className="[overflow-wrap:anywhere]">{session.device}</span>
          {session.isCurrent && <Badge tone="primary">This device</Badge>}
        </p>
        <p className="text-meta text-ink3">{`Last used ${formatMatchTime(session.lastSeenAt, zone)}`}</p>
        <p className="text-meta text-ink3">{`Signed in ${formatMatchTime(session.createdAt, zone)}`}</p>
      </div>
      {!session.isCurrent && (
        <Button aria-label={`Sign out ${session.device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
