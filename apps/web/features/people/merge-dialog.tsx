// Merging a person into another one: choose whom, see what would move, then merge (D46).
import * as words from '@tennis/words/people';
import type { Person } from '@tennis/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState, type SyntheticEvent } from 'react';
import { messageOf, read } from '../../lib/api.ts';
import { toSuggestion } from '../../lib/person-facts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFormActions } from '../../ui/form-actions.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { keepPeople } from '../../writes/people.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite } from '../../writes/use-write.ts';

/** The dialog; mounted while open. */
export function MergeDialog({
  clubId,
  person,
  onClose,
}: {
  clubId: number;
  person: Person;
  onClose: () => void;
}) {
  const formId = useId();
  const write = useWrite();
  const [text, setText] = useState('');
  const [into, setInto] = useState<Person | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const params = { clubId: String(clubId) };
  const q = useDeferredValue(text.trim());
  const { data } = useQuery({
    ...read('listPersons', { params, query: { q, limit: '9' } }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
  const people = q.length < 2 ? [] : (data ?? []).filter(({ id }) => id !== person.id);

  async function merge(event: SyntheticEvent) {
    event.preventDefault();
    if (into === null) {
      setProblem(words.mergeMissing);
      return;
    }
    const outcome = await write.send({
      route: 'mergePerson',
      call: { params: { ...params, personId: String(person.id) }, body: { into: into.id } },
      keep: keepPeople,
      after: onClose,
      done: () => ({ title: words.merged }),
      whenUnsure: {
        title: words.mergeQuestion({ name: person.name, into: into.name }),
        label: words.merge,
      },
    });
    if (outcome.kind === 'refused') setProblem(messageOf(outcome.error, words.mergeFailed));
  }

  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      busy={write.busy}
      unsaved={into !== null}
      title={words.mergeTitle({ name: person.name })}
      description={words.mergeMeaning}
      footer={<DialogFormActions form={formId} submit={words.merge} busy={write.busy} />}
    >
      <form id={formId} noValidate className="min-h-64" onSubmit={(event) => void merge(event)}>
        <SuggestField
          label={words.mergeInto}
          maxLength={100}
          value={text}
          error={problem ?? undefined}
          suggestions={people.map(toSuggestion)}
          suggestionsLabel={words.list}
          onType={(typed) => {
            setText(typed);
            setInto(null);
            setProblem(null);
          }}
          onTake={({ id, label }) => {
            setText(label);
            setInto(people.find((one) => one.id === id) ?? null);
            setProblem(null);
          }}
        />
      </form>
      <WriteQuestions write={write} />
    </Dialog>
  );
}
