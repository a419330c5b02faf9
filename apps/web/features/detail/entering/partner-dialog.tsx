// The choice of a partner: a player found by name, an e-mail address, or anybody who looks for a partner. It enters them, or asks instead of the last
// request.
import { failed, join } from '@tennis/words/entering';
import * as words from '@tennis/words/partners';
import { SeekPartnerSchema, type Enterable, type Entering, type Tournament } from '@tennis/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { messageOf, read } from '../../../lib/api.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFormActions } from '../../../ui/form-actions.tsx';
import { GenderField, type GenderChoice } from '../../../ui/gender-field.tsx';
import { SuggestField, type Suggestion } from '../../../ui/suggest-field.tsx';
import { expireEntries, keepEntering } from '../../../writes/entering.ts';
import { useWrite } from '../../../writes/use-write.ts';

const FRESH_MS = 15_000;

const isAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

/** People by name, without the one who asks. */
function usePlayers(text: string, ownId: number) {
  const q = text.trim();
  const { data } = useQuery({
    ...read('search', { query: { q } }),
    enabled: q.length > 1 && !isAddress(q),
    staleTime: FRESH_MS,
  });
  return (data?.people ?? [])
    .filter(({ id }) => id !== ownId)
    .map(({ id, name, club, tournament }): Suggestion => ({
      id,
      label: name,
      hint: club ?? tournament?.name ?? '',
    }));
}

export interface PartnerDialogProps {
  readonly tournament: Tournament;
  readonly person: Enterable;
  /** Every place is taken: who enters now waits. */
  readonly isFull: boolean;
  readonly onClose: () => void;
}

/** The dialog; mounted while open. */
export function PartnerDialog({ tournament, person, isFull, onClose }: PartnerDialogProps) {
  const formId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const [isLooking, setIsLooking] = useState(person.partner?.isLooking ?? false);
  const [problem, setProblem] = useState<string | null>(null);
  const [gender, setGender] = useState<GenderChoice>('');
  const client = useQueryClient();
  const { busy, send } = useWrite();
  const players = usePlayers(chosen === null ? text : '', person.personId);
  const isIn = person.state === 'entered' || person.state === 'waiting';
  const { personId, name, isSelf } = person;
  const entersBy = isFull ? words.joinWithOf : words.enterWithOf;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = text.trim();
    const ask = {
      ...(chosen !== null && { partnerPersonId: chosen.id }),
      ...(chosen === null && typed !== '' && { partnerEmail: typed }),
      ...(isLooking && { looking: true }),
    };
    const isNobody = Object.keys(ask).length === 0 && !(person.partner?.isLooking ?? false);
    if (isNobody || !SeekPartnerSchema.safeParse(ask).success) {
      setProblem(words.chooseOne);
      return;
    }
    const id = String(tournament.id);
    const common = {
      about: personId,
      keep: (cache: QueryClient, answer: Entering) => keepEntering(cache, tournament.id, answer),
      after: onClose,
      done: () => ({ title: chosen !== null || typed !== '' ? words.asked : words.listed }),
      failed,
      mark: (error: unknown) => setProblem(messageOf(error, failed)),
    };
    const outcome = isIn
      ? await send({
          route: 'seekPartner',
          call: { params: { id, personId: String(personId) }, body: ask },
          ...common,
        })
      : await send({
          route: 'enterTournament',
          call: { params: { id }, body: { personId, ...ask, ...(gender !== '' && { gender }) } },
          ...common,
        });
    if (outcome.kind !== 'refused') return;
    setProblem(messageOf(outcome.error, failed));
    expireEntries(client, tournament.id);
  }

  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      busy={busy}
      unsaved={text !== ''}
      title={isIn ? (isSelf ? words.askTitle : words.askTitleOf({ name })) : entersBy({ name })}
      description={words.meaning}
      footer={
        <DialogFormActions
          form={formId}
          submit={isIn ? words.ask : isFull ? join : words.enter}
          busy={busy}
        />
      }
    >
      <form
        id={formId}
        noValidate
        className="grid min-h-64 content-start gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <SuggestField
          label={words.whom}
          hint={words.whomHint}
          maxLength={254}
          value={text}
          error={problem ?? undefined}
          suggestions={players}
          suggestionsLabel={words.players}
          onType={(typed) => {
            setText(typed);
            setChosen(null);
            setProblem(null);
          }}
          onTake={(suggestion) => {
            setText(suggestion.label);
            setChosen(suggestion);
            setProblem(null);
          }}
        />
        {!isIn && person.asksGender && <GenderField value={gender} onChange={setGender} />}
        <Checkbox
          label={words.listMe}
          hint={words.listMeHint}
          checked={isLooking}
          onChange={(event) => {
            setIsLooking(event.target.checked);
            setProblem(null);
          }}
        />
      </form>
    </Dialog>
  );
}
