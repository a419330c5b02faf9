// Asks which of several people of one name is meant, or whether it is somebody new (D46).
import * as words from '@tennis/words/entries';
import { CancelButton, Dialog } from '../../ui/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import type { Meant } from './partner-choice.ts';

/** The dialog; mounted while open. */
export function WhichPerson({
  name,
  people,
  busy,
  onAnswer,
  onClose,
}: {
  name: string;
  people: readonly Meant[];
  busy: boolean;
  /** Null: somebody new. */
  onAnswer: (personId: number | null) => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      busy={busy}
      title={words.whichQuestion({ name })}
      description={words.whichMeaning}
      footer={<CancelButton />}
    >
      <ul className="grid gap-2">
        {people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              disabled={busy}
              className="min-h-11 w-full rounded-control border border-line bg-surface px-3 py-2 text-left hover:bg-sunk"
              onClick={() => onAnswer(person.id)}
            >
              <span className="block text-body font-medium [overflow-wrap:anywhere]">{person.name}</span>
              <span className="block text-meta text-ink3">{person.facts}</span>
            </button>
          </li>
        ))}
        <li>
          <Button busy={busy} onClick={() => onAnswer(null)}>
            {words.somebodyElse}
          </Button>
        </li>
      </ul>
    </Dialog>
  );
}
