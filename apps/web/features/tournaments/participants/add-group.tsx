// A new group of a tournament (D17, D30).
import type { Tournament } from '@tennis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { api, messageOf } from '../../../lib/api.ts';
import { groupName } from '../../../lib/match-view.ts';
import { useOnce } from '../../../lib/once.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFormActions } from '../../../ui/form-actions.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { refreshGroups } from '../refresh.ts';

/** The dialog; mounted while open. */
export function AddGroup({ tournament, onClose }: { tournament: Tournament; onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const once = useOnce();
  const [name, setName] = useState('');
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    try {
      const body = { name: name.trim() === '' ? null : name.trim() };
      const group = await once(body, (options) =>
        api.createGroup({ params: { id: String(tournament.id) }, body }, options),
      );
      toast({ title: `${groupName(group.id, group.name)} added` });
      await refreshGroups(client, tournament.id);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'Failed to add group'));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      open
      size="s"
      onOpenChange={onClose}
      unsaved={name !== ''}
      title="Add a group"
      footer={<DialogFormActions form={formId} submit="Add group" busy={saving} onCancel={onClose} />}
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label="Name"
          optional
          hint="Without a name it gets a letter."
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
