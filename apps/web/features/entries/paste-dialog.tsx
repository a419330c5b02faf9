// Many entries from a pasted list. They are sent one after the other; what could not be entered stays in the box with its reason.
import * as words from '@tennis/words/entries';
import type { Participant, Tournament } from '@tennis/contract';
import { isPairType, isYouthType } from '@tennis/domain';
import { useState } from 'react';
import { messageOf } from '../../lib/api.ts';
import { listed } from '../../lib/lists.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CancelButton, Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { keepEntry } from '../../writes/entries.ts';
import { useWrite } from '../../writes/use-write.ts';
import { readEntryLines } from './entry-lines.ts';
import { namesakesIn } from './namesakes.ts';

interface Failure {
  readonly line: string;
  readonly reason: string;
}

/** The dialog; mounted while open. */
export function PasteDialog({
  tournament,
  participants,
  initial,
  onClose,
}: {
  tournament: Tournament;
  participants: readonly Participant[];
  initial: string;
  onClose: () => void;
}) {
  const { send } = useWrite();
  const [text, setText] = useState(initial);
  const [sent, setSent] = useState<number | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const pair = isPairType(tournament.type);
  const isJunior = isYouthType(tournament.type);
  const lines = readEntryLines(text, { isPair: pair, isJunior });
  const room = tournament.maxParticipants - participants.length;
  const twins = namesakesIn(
    participants,
    lines.map(({ entry }) => entry),
  );
  const busy = sent !== null;

  async function addAll() {
    if (busy || lines.length === 0) return;
    const failed: Failure[] = [];
    setFailures([]);
    for (const { line, entry } of lines) {
      setSent((count) => (count === null ? 0 : count + 1));
      const outcome = await send({
        route: 'addParticipant',
        call: { params: { id: String(tournament.id) }, body: entry },
        keep: keepEntry,
      });
      if (outcome.kind === 'refused')
        failed.push({ line, reason: messageOf(outcome.error, words.addFailed) });
    }
    setSent(null);
    const done = lines.length - failed.length;
    if (done > 0) toast({ title: words.addedCounted({ count: done }) });
    if (failed.length === 0) onClose();
    else {
      setFailures(failed);
      setText(failed.map(({ line }) => line).join('\n'));
    }
  }

  return (
    <Dialog
      onOpenChange={() => {
        if (!busy) onClose();
      }}
      busy={busy}
      unsaved={text.trim() !== '' && text !== initial}
      title={words.pasteTitle}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" busy={busy} disabled={lines.length === 0} onClick={() => void addAll()}>
            {lines.length === 0 ? words.addSeveral : words.addCounted({ count: lines.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failures.length > 0 && (
          <Banner title={words.failedCounted({ count: failures.length })}>
            <ul className="mt-1 list-disc pl-5">
              {failures.map(({ line, reason }) => (
                <li key={line}>{words.failedLine({ line, reason })}</li>
              ))}
            </ul>
          </Banner>
        )}
        <TextArea
          label={words.names}
          hint={
            <>
              {pair ? words.pairsHint : words.namesHint}
              {!pair && isJunior && ` ${words.juniorsHint}`}
            </>
          }
          rows={10}
          readOnly={busy}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {lines.length > room && !busy && (
          <Banner tone="warn">
            {words.roomText({ room: Math.max(0, room), listed: lines.length })}
            {room <= 0 && ` ${words.roomAdvice}`}
          </Banner>
        )}
        {twins.length > 0 && !busy && (
          <Banner tone="warn" title={words.twins}>
            {words.twinsText({ names: listed(twins) })}
          </Banner>
        )}
        {sent !== null && (
          <div className="grid gap-1.5 text-meta text-ink2">
            <Progress value={sent} max={lines.length} label={words.progress} />
            <output>{words.adding({ number: sent + 1, of: lines.length })}</output>
          </div>
        )}
      </div>
    </Dialog>
  );
}
