// A new group of a tournament (D17, D30).
import * as words from '@tennis/words/entries';
import type { Tournament } from '@tennis/contract';
import { useId, useState, type SyntheticEvent } from 'react';
import { messageOf } from '../../lib/api.ts';
import { groupName } from '../../lib/match-view.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFormActions } from '../../ui/form-actions.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keepGroup } from '../../writes/entries.ts';
import { useWrite } from '../../writes/use-write.ts';

/** The dialog; mounted while open. */
export function AddGroup({ tournament, onClose }: { tournament: Tournament; onClose: () => void }) {
  const formId = useId();
  const { busy, send } = useWrite();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    const outcome = await send({
      route: 'createGroup',
      call: {
        params: { id: String(tournament.id) },
        body: { name: name.trim() === '' ? null : name.trim() },
      },
      keep: (client, group) => keepGroup(client, tournament.id, group),
      after: onClose,
      done: (group) => ({ title: words.groupAdded({ group: groupName(group.id, group.name) }) }),
    });
    if (outcome.kind === 'refused') setProblem(messageOf(outcome.error, words.groupFailed));
  }

  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      unsaved={name !== ''}
      busy={busy}
      title={words.addGroupTitle}
      footer={<DialogFormActions form={formId} submit={words.addGroup} busy={busy} />}
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={words.name}
          optional
          hint={words.groupNameHint}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={problem ?? undefined}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
          }}
        />
      </form>
    </Dialog>
  );
}
