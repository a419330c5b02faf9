// The meetings of a club, for its organisers: which tournaments are played together (D47).
import * as words from '@tennis/words/meetings';
import type { ListedMeeting } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { keepMeeting } from '../../writes/meetings.ts';
import { useWrite } from '../../writes/use-write.ts';
import { MeetingDialog } from './meeting-dialog.tsx';

type Open = { readonly what: 'new' } | { readonly what: 'edit' | 'delete'; readonly meeting: ListedMeeting };

function DeleteMeeting({
  clubId,
  meeting,
  onClose,
}: {
  clubId: number;
  meeting: ListedMeeting;
  onClose: () => void;
}) {
  const { busy, send } = useWrite<ListedMeeting>();
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={words.removeQuestion({ name: meeting.name })}
      description={words.removeText}
      confirmLabel={words.remove}
      busy={busy}
      onConfirm={() =>
        void send({
          route: 'deleteMeeting',
          call: { params: { clubId: String(clubId), meetingId: String(meeting.id) } },
          seen: meeting.version,
          keep: keepMeeting(clubId),
          keepStored: keepMeeting(clubId),
          after: onClose,
          done: () => ({ title: words.removed }),
          failed: words.removeFailed,
        })
      }
    />
  );
}

/** The section; above the tournaments of the club. */
export function MeetingsSection({ clubId }: { clubId: number }) {
  const query = useQuery(read('listMeetings', { params: { clubId: String(clubId) } }));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const meetings = query.data ?? [];
  return (
    <section aria-labelledby="meetings" className="mb-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="meetings" className="type-column">
          {words.meetings}
        </h2>
        <Button icon={Plus} onClick={() => setOpen({ what: 'new' })}>
          {words.add}
        </Button>
      </div>
      {query.isError && <LoadFailed text={words.listFailed} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <p className="max-w-2xl text-body text-ink2">{words.intro}</p>}
      {meetings.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {meetings.map((meeting) => (
            <li key={meeting.id} className="flex items-center gap-2 py-2 pr-2 pl-4">
              <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <TextLink href={`/meetings/${meeting.id}`}>{meeting.name}</TextLink>
                <p className="text-meta text-ink2">
                  {meeting.tournaments.map(({ name }) => name).join(' · ')}
                </p>
              </div>
              <IconButton
                icon={Pencil}
                label={words.editOf({ name: meeting.name })}
                onClick={() => setOpen({ what: 'edit', meeting })}
              />
              <IconButton
                icon={Trash2}
                label={words.removeOf({ name: meeting.name })}
                onClick={() => setOpen({ what: 'delete', meeting })}
              />
            </li>
          ))}
        </ul>
      )}
      {open?.what === 'new' && <MeetingDialog clubId={clubId} meeting={null} onClose={close} />}
      {open?.what === 'edit' && <MeetingDialog clubId={clubId} meeting={open.meeting} onClose={close} />}
      {open?.what === 'delete' && <DeleteMeeting clubId={clubId} meeting={open.meeting} onClose={close} />}
    </section>
  );
}
