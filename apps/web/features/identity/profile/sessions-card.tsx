// The devices on which one is signed in, and the end of each.
import * as words from '@tennis/words/accounts';
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
    const common = { after: close, failed: words.signOutFailed };
    const outcome =
      target === 'others'
        ? await send({
            ...common,
            route: 'endOtherSessions',
            call: {},
            keep: (client) => keepSessions(client, ({ isCurrent }) => isCurrent),
            done: ({ ended }) => ({
              title: words.signedOut,
              description: words.devicesSignedOut({ count: ended }),
            }),
          })
        : await send({
            ...common,
            route: 'endSession',
            call: { params: { sessionId: target.id } },
            keep: (client) => keepSessions(client, ({ id }) => id !== target.id),
            done: () => ({
              title: words.signedOut,
              description: words.deviceSignedOut({ device: target.device }),
            }),
          });
    if (outcome.kind === 'done') return;
    // Somebody else may have ended it.
    expireSessions(queryClient);
    close();
  }
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Card as="section" padding="l" aria-label={words.devices}>
      <CardHeader
        title={words.devices}
        actions={others.length > 0 && <Button onClick={() => setAsked('others')}>{words.endOthers}</Button>}
      />
      {sessions.isError ? (
        <LoadFailed text={words.devicesFailed} onRetry={() => void sessions.refetch()} />
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
          title={
            asked === 'others'
              ? words.signOutOthersQuestion
              : words.signOutDeviceQuestion({ device: asked.device })
          }
          description={
            asked === 'others' ? words.signOutOthersText({ count: others.length }) : words.signOutDeviceText
          }
          confirmLabel={words.signOut}
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
          {session.isCurrent && <Badge tone="primary">{words.thisDevice}</Badge>}
        </p>
        <p className="text-meta text-ink3">
          {words.lastUsed({ moment: formatMatchTime(session.lastSeenAt, zone) })}
        </p>
        <p className="text-meta text-ink3">
          {words.signedInAt({ moment: formatMatchTime(session.createdAt, zone) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button aria-label={words.signOutDevice({ device: session.device })} onClick={onEnd}>
          {words.signOut}
        </Button>
      )}
    </li>
  );
}
