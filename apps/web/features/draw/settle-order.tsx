// For organisers, if only a lot can decide in a group: draw it, or put the level players in order.
import { actionFor } from '@tennis/words/common';
import * as words from '@tennis/words/groups';
import { language } from '@tennis/words/language';
import { undo } from '@tennis/words/withdrawals';
import { listerOf } from '@tennis/words/say/lists';
import type { DrawOnWire } from '@tennis/contract';
import { ArrowDown, ArrowUp, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { CancelButton, Dialog } from '../../ui/dialog.tsx';
import { keepPublication } from '../../writes/draws.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { isInTime, toldAfter, undoOf } from '../../writes/undo.ts';
import { useWrite } from '../../writes/use-write.ts';

/** The ties of a group with what can be done about them; nothing where the rules decide. */
export function SettleOrder({ draw, stage, name }: { draw: DrawOnWire; stage: number; name: string }) {
  const [isOrdering, setIsOrdering] = useState(false);
  const write = useWrite<DrawOnWire>();
  const { busy, send } = write;
  const { table } = draw.stages[stage] ?? {};
  if (!table || table.ties.length === 0) return null;
  const nameOf = (entry: number) => draw.entries[entry]?.name ?? '';
  const settle = (order: 'lot' | number[]) =>
    void send({
      route: 'settleGroup',
      call: { params: { id: String(draw.tournamentId), drawId: String(draw.id) }, body: { stage, order } },
      keep: keepPublication,
      after: () => setIsOrdering(false),
      done: ({ acts, tournamentId, id }) => ({
        title: words.orderSaved,
        ...toldAfter(
          { undo: acts?.find(({ kind }) => kind === 'order') },
          (act) => void send(undoOf({ tournamentId, drawId: id }, act)),
        ),
      }),
      failed: words.orderFailed,
    });
  // Of several orders the last one goes back first.
  const last = draw.acts?.find(({ kind }) => kind === 'order');
  const actions = (
    <>
      {last?.stage === stage && isInTime(last) && (
        <Button
          icon={Undo2}
          disabled={busy}
          aria-label={actionFor({ action: undo, name })}
          onClick={() => void send(undoOf({ tournamentId: draw.tournamentId, drawId: draw.id }, last.id))}
        >
          {undo}
        </Button>
      )}
      {table.open && (
        <Button variant="primary" disabled={busy} onClick={() => settle('lot')}>
          {words.drawLots}
        </Button>
      )}
      <Button disabled={busy} onClick={() => setIsOrdering(true)}>
        {words.setOrder}
      </Button>
    </>
  );
  const told = table.ties
    .map((tie) => words.onlyLot({ names: listerOf(language)(tie.map(nameOf)) }))
    .join(' ');
  return (
    <>
      <Banner tone={table.open ? 'warn' : 'info'} title={told} actions={actions}>
        {table.open ? words.waitsForLot : null}
      </Banner>
      {isOrdering && (
        <OrderDialog
          draw={draw}
          stage={stage}
          name={name}
          busy={busy}
          onSave={settle}
          onClose={() => setIsOrdering(false)}
        />
      )}
      <WriteQuestions write={write} />
    </>
  );
}

interface OrderDialogProps {
  draw: DrawOnWire;
  stage: number;
  name: string;
  busy: boolean;
  onSave: (participantIds: number[]) => void;
  onClose: () => void;
}

function OrderDialog({ draw, stage, name, busy, onSave, onClose }: OrderDialogProps) {
  const { table } = draw.stages[stage] ?? {};
  const [order, setOrder] = useState(() => table?.rows.map(({ entry }) => entry) ?? []);
  const [told, setTold] = useState('');
  const nameOf = (entry: number) => draw.entries[entry]?.name ?? '';
  const ties = table?.ties ?? [];
  const swap = (tied: readonly number[], index: number, step: -1 | 1) => {
    const [one, other] = [tied[index], tied[index + step]];
    if (one === undefined || other === undefined) return;
    setOrder(order.map((entry) => (entry === one ? other : entry === other ? one : entry)));
    setTold(words.movedTo({ name: nameOf(one), place: index + step + 1 }));
  };
  const save = () => onSave(order.map((entry) => draw.entries[entry]?.participantId ?? 0));
  return (
    <Dialog
      onOpenChange={onClose}
      title={words.orderTitle({ group: name })}
      description={words.orderHint}
      size="s"
      busy={busy}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" busy={busy} onClick={save}>
            {words.saveOrder}
          </Button>
        </>
      }
    >
      <output className="unseen">{told}</output>
      {ties.map((tie) => {
        const tied = order.filter((entry) => tie.includes(entry));
        return (
          <ol key={tie.join()} className="overflow-hidden rounded-card border border-line">
            {tied.map((entry, index) => (
              <li
                key={entry}
                className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-3 text-control last:border-b-0"
              >
                <span className="w-5 flex-none text-ink2 tabular-nums">{order.indexOf(entry) + 1}</span>
                <span className="min-w-0 flex-1 break-words">{nameOf(entry)}</span>
                <IconButton
                  icon={ArrowUp}
                  label={words.moveUp({ name: nameOf(entry) })}
                  disabled={index === 0}
                  onClick={() => swap(tied, index, -1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={words.moveDown({ name: nameOf(entry) })}
                  disabled={index === tied.length - 1}
                  onClick={() => swap(tied, index, 1)}
                />
              </li>
            ))}
          </ol>
        );
      })}
    </Dialog>
  );
}
