// Entering players by name, fast (D26): the focus stays in the field, Enter adds, a pasted list opens as a list. A name
// that is there already is asked about, since two people may share it.
import * as words from '@tennis/words/entries';
import type { Participant, Tournament } from '@tennis/contract';
import { isPairType, isYouthType, TOURNAMENT_LIMITS } from '@tennis/domain';
import { ClipboardList, UserPlus } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import { messageOf } from '../../lib/api.ts';
import { fieldProblems } from '../../lib/field-problems.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keepEntry } from '../../writes/entries.ts';
import { useWrite } from '../../writes/use-write.ts';
import { readEntryLine, type EntryLine } from './entry-lines.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { entryName, namesakesIn } from './namesakes.ts';
import { participantName } from '../../lib/participant-name.ts';

export interface AddParticipantsProps {
  tournament: Tournament;
  participants: readonly Participant[];
}

/** The quick form, in a full tournament why there is none. The pasted list stays open above either until it is closed. */
export function AddParticipants({ tournament, participants }: AddParticipantsProps) {
  const { busy, send } = useWrite();
  const nameInput = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [partner, setPartner] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [partnerProblem, setPartnerProblem] = useState<string | null>(null);
  /** The entry whose name is there already, while it is asked about. */
  const [twin, setTwin] = useState<EntryLine | null>(null);
  const [added, setAdded] = useState('');
  const [pasted, setPasted] = useState<string | null>(null);
  const pair = isPairType(tournament.type);
  const isJunior = isYouthType(tournament.type);
  const isFull = participants.length >= tournament.maxParticipants;
  const line = readEntryLine(name, { isPair: false, isJunior });
  const typed =
    line !== null && pair && partner.trim() !== '' ? { ...line, partnerName: partner.trim() } : line;
  const isKnown = typed !== null && namesakesIn(participants, [typed]).length > 0;

  async function add(entry: EntryLine) {
    setProblem(null);
    setPartnerProblem(null);
    const outcome = await send({
      route: 'addParticipant',
      call: { params: { id: String(tournament.id) }, body: entry },
      keep: keepEntry,
      after: (participant) => {
        setName('');
        setPartner('');
        setAdded(words.added({ name: participantName(participant) }));
        nameInput.current?.focus();
      },
    });
    setTwin(null);
    if (outcome.kind !== 'refused') return;
    const ofPartner = fieldProblems(outcome.error).get('partnerName');
    if (ofPartner === undefined) setProblem(messageOf(outcome.error, words.addFailed));
    else setPartnerProblem(ofPartner);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (busy) return;
    if (typed === null) {
      setProblem(words.nameTooShort);
      nameInput.current?.focus();
    } else if (isKnown) setTwin(typed);
    else void add(typed);
  }

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    if (!/\r?\n\s*\S/.test(text)) return;
    event.preventDefault();
    setPasted(text);
  }

  return (
    <>
      {isFull ? (
        <FullNotice tournament={tournament} />
      ) : (
        <form noValidate aria-label={words.addSeveral} onSubmit={submit}>
          <div className="flex flex-wrap items-start gap-3">
            <TextField
              ref={nameInput}
              label={pair ? words.firstPlayer : words.addOne}
              placeholder={words.name}
              {...(isJunior ? { hint: words.juniorsHint } : {})}
              autoComplete="off"
              maxLength={100}
              className="min-w-0 flex-1 basis-52"
              value={name}
              error={problem ?? undefined}
              onPaste={paste}
              onChange={(event) => {
                setName(event.target.value);
                setProblem(null);
                setAdded('');
              }}
            />
            {pair && (
              <TextField
                label={words.partner}
                placeholder={words.name}
                autoComplete="off"
                maxLength={100}
                className="min-w-0 flex-1 basis-52"
                value={partner}
                error={partnerProblem ?? undefined}
                onChange={(event) => {
                  setPartner(event.target.value);
                  setPartnerProblem(null);
                }}
              />
            )}
            <div className="flex gap-2 pt-6.5 max-sm:w-full max-sm:pt-0 max-sm:*:flex-1">
              <Button type="submit" variant="primary" icon={UserPlus} busy={busy}>
                {words.add}
              </Button>
              <Button icon={ClipboardList} onClick={() => setPasted('')}>
                {words.pasteList}
              </Button>
            </div>
          </div>
        </form>
      )}
      <LiveRegion className="mt-1.5 text-meta text-ink3 empty:hidden">
        {isKnown ? words.known : added}
      </LiveRegion>
      {twin !== null && (
        <ConfirmDialog
          onOpenChange={() => setTwin(null)}
          tone="primary"
          title={words.knownQuestion({ name: entryName(twin) })}
          description={words.knownMeaning}
          confirmLabel={words.addAnyway}
          busy={busy}
          onConfirm={() => void add(twin)}
        />
      )}
      {pasted !== null && (
        <PasteDialog
          tournament={tournament}
          participants={participants}
          initial={pasted}
          onClose={() => setPasted(null)}
        />
      )}
    </>
  );
}

/** Why nobody can be added, and the way to raise the limit. */
function FullNotice({ tournament: { id, maxParticipants } }: { tournament: Tournament }) {
  const canGrow = maxParticipants < TOURNAMENT_LIMITS.participants.max;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-60 text-control text-ink2">
        <b className="font-semibold text-ink">{words.full}</b>{' '}
        {canGrow ? words.fullCanGrow : words.fullAtMost({ most: maxParticipants })}
      </p>
      {canGrow && <LinkButton href={`/tournaments/${id}/edit`}>{words.raiseLimit}</LinkButton>}
    </div>
  );
}
