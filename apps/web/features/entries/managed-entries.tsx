// The entries of a tournament for those who may change them: entering, groups, and in each row seed, group and a menu.
import { open as checkIn } from '@tennis/words/check-in';
import { make as makeDraw } from '@tennis/words/draw-maker';
import * as words from '@tennis/words/entries';
import { print } from '@tennis/words/print';
import type { Participant, Tournament } from '@tennis/contract';
import { open as seedByRating } from '@tennis/words/ratings';
import { open as orderSeeds } from '@tennis/words/seeds';
import * as timeWords from '@tennis/words/entry-times';
import * as withdrawals from '@tennis/words/withdrawals';
import { useQuery } from '@tanstack/react-query';
import {
  ArrowDownUp,
  ClipboardCheck,
  Clock,
  Contact,
  ListOrdered,
  ListPlus,
  ListX,
  LogIn,
  LogOut,
  Network,
  Pencil,
  Plus,
  Printer,
  RotateCcw,
  Undo2,
  UserMinus,
} from 'lucide-react';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { groupName } from '../../lib/match-view.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RowMenu, type MenuAction } from '../../ui/menu.tsx';
import { Select } from '../../ui/select.tsx';
import { AddGroup } from './add-group.tsx';
import { AddParticipants } from './add-participants.tsx';
import { EntryList } from './entry-list.tsx';
import { LateEntryDialog } from './late-entry-dialog.tsx';
import { OrderSeeds } from './order-seeds.tsx';
import { useClubOfPeople } from './known-people.ts';
import { ParticipantDialog } from './participant-dialog.tsx';
import { holdsPlace, isToBeDrawn, participantName, toBeDrawn } from '../../lib/participant-name.ts';
import { SeedByRating } from './seed-by-rating.tsx';
import { SeedInput } from './seed-input.tsx';
import type { Entries } from '../../lib/use-entries.ts';
import { isInTime } from '../../writes/undo.ts';
import { useEntryWrites, type EntryWrites } from './use-entry-writes.ts';
import { TimesDialog } from './times-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The list with everything that happens to an entry. */
export function ManagedEntries({ tournament, participants, groups }: Entries & { tournament: Tournament }) {
  const [isAddingGroup, setIsAddingGroup] = useState(false);
  const [open, setOpen] = useState<{
    what: 'edit' | 'remove' | 'withdraw' | 'times' | 'late';
    participant: Participant;
  } | null>(null);
  const [isSeeding, setIsSeeding] = useState<'rating' | 'order' | null>(null);
  const writes = useEntryWrites();
  const clubId = useClubOfPeople(tournament);
  const close = () => setOpen(null);
  const isOpen = tournament.status !== 'completed';
  const { data: draws } = useQuery(read('getDraws', { params: { id: String(tournament.id) } }));
  const published = draws?.published ?? null;
  // A published draw keeps its seeds.
  const isUndrawn = isOpen && draws !== undefined && published === null;
  const canSeed = isUndrawn && participants.length > 1;
  const canDraw = isUndrawn && toBeDrawn(tournament, participants).length > 1;
  // Somebody who was replaced is in the draw without a line, and can wait for another.
  const drawn = new Set((published?.lines ?? []).map((line) => published?.entries[line]?.participantId));
  const inDraw = new Set(published?.entries.map(({ participantId }) => participantId));
  const hasBye = (published?.byesLeft ?? []).length > 0;
  // Entered late: they play if they take a bye, or if somebody leaves.
  const undrawn = new Map(
    participants
      .filter((one) => published !== null && holdsPlace(one) && !inDraw.has(one.id))
      .map(({ id }) => [id, hasBye ? words.notInDrawYet : words.notInDraw] as const),
  );
  const undoActions = ({ id, tournamentId }: Participant): MenuAction[] => {
    const act = published?.acts?.find(({ participantId }) => participantId === id);
    if (published === null || act === undefined || !isInTime(act)) return [];
    const draw = { tournamentId, drawId: published.id };
    return [{ label: withdrawals.undo, icon: RotateCcw, onSelect: () => writes.undo(draw, act.id) }];
  };
  const listActions = (participant: Participant): MenuAction[] => [
    ...(hasBye && !drawn.has(participant.id) && !participant.withdrawn
      ? [
          {
            label: withdrawals.lateEntry,
            icon: LogIn,
            onSelect: () => setOpen({ what: 'late', participant }),
          },
        ]
      : []),
    {
      label: participant.withdrawn ? withdrawals.reinstate : withdrawals.withdraw,
      icon: participant.withdrawn ? Undo2 : LogOut,
      onSelect: () => setOpen({ what: 'withdraw', participant }),
    },
    ...alternateActions(
      participants.filter(({ alternate }) => alternate !== null),
      participant,
      drawn.has(participant.id) || participant.withdrawn,
      (seen, ids) => void writes.setAlternates(tournament.id, seen, ids),
    ),
  ];
  return (
    <>
      <EntryList
        tournament={tournament}
        participants={participants}
        groups={groups}
        hints={undrawn}
        manage={{
          beside: (
            // One row on a phone: what comes next stands first, the rest is reached by scrolling it.
            <div className="max-w-full p-0.5 max-md:overflow-x-auto">
              <div className="flex w-max gap-2 md:w-auto md:flex-wrap">
                {canDraw && (
                  <LinkButton
                    icon={Network}
                    variant="primary"
                    href={`/tournaments/${tournament.id}?tab=matches&view=draw`}
                  >
                    {makeDraw}
                  </LinkButton>
                )}
                {isOpen && participants.length > 0 && (
                  <LinkButton icon={ClipboardCheck} href={`/tournaments/${tournament.id}/check-in`}>
                    {checkIn}
                  </LinkButton>
                )}
                {canSeed && tournament.status !== 'active' && (
                  <Button icon={ListOrdered} onClick={() => setIsSeeding('rating')}>
                    {seedByRating}
                  </Button>
                )}
                {canSeed && (
                  <Button icon={ArrowDownUp} onClick={() => setIsSeeding('order')}>
                    {orderSeeds}
                  </Button>
                )}
                {isOpen && tournament.format !== 'knockout' && (
                  <Button icon={Plus} onClick={() => setIsAddingGroup(true)}>
                    {words.addGroup}
                  </Button>
                )}
                <LinkButton
                  icon={Printer}
                  href={`/tournaments/${tournament.id}/print?sheet=${participants.length > 0 ? 'entries' : 'notice'}`}
                >
                  {print}
                </LinkButton>
                {clubId !== null && (
                  <LinkButton icon={Contact} href={`/admin/club/${clubId}/people`}>
                    {words.peopleOfClub}
                  </LinkButton>
                )}
              </div>
            </div>
          ),
          above: isOpen && (
            <Card padding="m" as="section" aria-label={words.addSeveral}>
              <AddParticipants tournament={tournament} participants={participants} isAside={canDraw} />
            </Card>
          ),
          renderControls: (participant) => ({
            // A published draw keeps the seeds with which it was made; to change them, take the draw back.
            seed:
              published === null ? (
                <SeedInput
                  participant={participant}
                  onSave={(seed) => writes.change(participant, { seed })}
                />
              ) : null,
            end: (
              <>
                {groups.length > 0 && <GroupOf participant={participant} groups={groups} writes={writes} />}
                <RowMenu
                  label={words.actionsFor({ name: participantName(participant) })}
                  actions={() => [
                    ...undoActions(participant),
                    {
                      label: words.edit,
                      icon: Pencil,
                      onSelect: () => setOpen({ what: 'edit', participant }),
                    },
                    {
                      label: timeWords.action,
                      icon: Clock,
                      onSelect: () => setOpen({ what: 'times', participant }),
                    },
                    ...(isOpen ? listActions(participant) : []),
                    ...(inDraw.has(participant.id)
                      ? []
                      : [
                          {
                            label: words.remove,
                            icon: UserMinus,
                            tone: 'danger' as const,
                            onSelect: () => setOpen({ what: 'remove', participant }),
                          },
                        ]),
                  ]}
                />
              </>
            ),
          }),
        }}
      />
      {isSeeding === 'order' && (
        <OrderSeeds tournament={tournament} participants={participants} onClose={() => setIsSeeding(null)} />
      )}
      {isSeeding === 'rating' && (
        <SeedByRating
          tournamentId={tournament.id}
          count={participants.filter(isToBeDrawn).length}
          onClose={() => setIsSeeding(null)}
        />
      )}
      {isAddingGroup && <AddGroup tournament={tournament} onClose={() => setIsAddingGroup(false)} />}
      {open?.what === 'times' && (
        <TimesDialog tournament={tournament} participant={open.participant} onClose={close} />
      )}
      {open?.what === 'edit' && (
        <ParticipantDialog
          tournament={tournament}
          participant={open.participant}
          participants={participants}
          groups={groups}
          onClose={close}
        />
      )}
      {open?.what === 'withdraw' && (
        <WithdrawDialog participant={open.participant} drawId={published?.id ?? null} onClose={close} />
      )}
      {open?.what === 'late' && published !== null && (
        <LateEntryDialog participant={open.participant} drawId={published.id} onClose={close} />
      )}
      {open?.what === 'remove' && (
        <RemoveParticipant participant={open.participant} writes={writes} onClose={close} />
      )}
    </>
  );
}

/** The actions on an entry in the list of alternates; an entry with a place is not on it. */
function alternateActions(
  listed: readonly Participant[],
  { id, alternate }: Participant,
  hasPlace: boolean,
  save: (seen: readonly number[], ids: readonly number[]) => void,
): MenuAction[] {
  if (hasPlace) return [];
  const seen = listed.toSorted((a, b) => (a.alternate ?? 0) - (b.alternate ?? 0)).map((one) => one.id);
  const others = seen.filter((one) => one !== id);
  if (alternate === null)
    return [
      { label: withdrawals.makeAlternate, icon: ListPlus, onSelect: () => save(seen, [...others, id]) },
    ];
  return [
    ...(alternate > 1
      ? [{ label: withdrawals.alternateFirst, icon: ListPlus, onSelect: () => save(seen, [id, ...others]) }]
      : []),
    { label: withdrawals.noAlternate, icon: ListX, onSelect: () => save(seen, others) },
  ];
}

/** The group, chosen where it stands; on phones in the dialog. */
function GroupOf({
  participant,
  groups,
  writes,
}: {
  participant: Participant;
  groups: Entries['groups'];
  writes: EntryWrites;
}) {
  return (
    <Select
      label={words.groupOf({ name: participantName(participant) })}
      labelHidden
      className="w-32 flex-none max-sm:hidden"
      placeholder={words.noGroup}
      value={participant.groupId === null ? '' : String(participant.groupId)}
      disabled={writes.busyIds.includes(participant.id)}
      options={groups.map((group) => ({ value: String(group.id), label: groupName(group.id, group.name) }))}
      onChange={(event) => {
        const { value } = event.target;
        void writes.change(participant, { groupId: value === '' ? null : Number(value) });
      }}
    />
  );
}

function RemoveParticipant({
  participant,
  writes,
  onClose,
}: {
  participant: Participant;
  writes: EntryWrites;
  onClose: () => void;
}) {
  const [refusal, setRefusal] = useState<string | null>(null);
  async function remove() {
    setRefusal(null);
    setRefusal(await writes.remove(participant, onClose));
  }
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={words.removeQuestion({ name: participantName(participant) })}
      description={words.removeMeaning}
      confirmLabel={words.remove}
      busy={writes.busyIds.includes(participant.id)}
      onConfirm={() => void remove()}
    >
      {refusal !== null && <Banner>{refusal}</Banner>}
    </ConfirmDialog>
  );
}
