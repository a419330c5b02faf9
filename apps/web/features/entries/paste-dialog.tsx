// Many entries from a pasted list. They are sent one after the other; what could not be entered stays in the box with its reason.
import * as words from '@tennis/words/entries';
import type { Participant, Person, Tournament } from '@tennis/contract';
import { isPairType, isYouthType, personKey } from '@tennis/domain';
import { useState } from 'react';
import { holdsPlace } from '../../lib/participant-name.ts';
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
import { bodyWith, couldBe, notEntered, useClubOfPeople, useNamesakes } from './known-people.ts';
import { namesakesIn } from './namesakes.ts';
import { PastedPeople, type PastedName } from './pasted-people.tsx';

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
  /** Who was chosen for a name: a person's number, or 0 for somebody new. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [isMissing, setIsMissing] = useState(false);
  /** Names that were sent once. They are sent as they were, so that the server knows one whose answer got lost; nobody asks whether they are known now. */
  const [tried, setTried] = useState<ReadonlyMap<string, Person | null>>(new Map());
  const pair = isPairType(tournament.type);
  const isJunior = isYouthType(tournament.type);
  const lines = readEntryLines(text, { isPair: pair, isJunior });
  const room = tournament.maxParticipants - participants.filter(holdsPlace).length;
  const twins = namesakesIn(
    participants,
    lines.map(({ entry }) => entry),
  );
  const busy = sent !== null;
  const sides = lines.flatMap(({ entry }) => [
    { name: entry.name, year: entry.birthYear },
    ...(entry.partnerName === undefined ? [] : [{ name: entry.partnerName, year: undefined }]),
  ]);
  const known = useNamesakes(
    useClubOfPeople(tournament),
    sides.map(({ name }) => name),
  );
  const questions = sides.flatMap(({ name, year }): PastedName[] => {
    const key = personKey(name);
    if (tried.has(key)) return [];
    const people = notEntered(known.get(key) ?? [], participants).filter((person) => couldBe(person, year));
    if (people.length === 0) return [];
    // One namesake is proposed where everybody can see it; among several somebody has to choose.
    const proposed = people.length === 1 ? people[0]?.id : undefined;
    return [{ key, name, people, value: chosen.get(key) ?? proposed }];
  });
  const asked = [...new Map(questions.map((question) => [question.key, question])).values()];

  function personOf(name: string | undefined): Person | null {
    const before = name === undefined ? undefined : tried.get(personKey(name));
    if (before !== undefined) return before;
    const question = name === undefined ? undefined : asked.find(({ key }) => key === personKey(name));
    return question?.people.find(({ id }) => id === question.value) ?? null;
  }

  async function addAll() {
    if (busy || lines.length === 0) return;
    if (asked.some(({ value }) => value === undefined)) {
      setIsMissing(true);
      return;
    }
    const failed: Failure[] = [];
    setFailures([]);
    setTried(new Map([...tried, ...sides.map(({ name }) => [personKey(name), personOf(name)] as const)]));
    for (const { line, entry } of lines) {
      setSent((count) => (count === null ? 0 : count + 1));
      const outcome = await send({
        route: 'addParticipant',
        call: {
          params: { id: String(tournament.id) },
          body: bodyWith(entry, { player: personOf(entry.name), partner: personOf(entry.partnerName) }),
        },
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
        {asked.length > 0 && !busy && (
          <PastedPeople
            names={asked}
            isMissing={isMissing}
            onChoose={(key, id) => setChosen(new Map(chosen).set(key, id))}
          />
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
