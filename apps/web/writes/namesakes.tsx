// Asks about somebody who is being added under a name that the club knows: one of these people, or somebody else of the same name (D46).
import * as words from '@tennis/words/people';
import type { Namesake } from '@tennis/contract';
import { factsOf } from '../lib/person-facts.ts';
import { Button } from '../ui/button.tsx';
import { CancelButton, Dialog } from '../ui/dialog.tsx';

const plainly = () => ({ text: '', canChoose: true });

/** The dialog; mounted while it is asked. `outcomeOf` says what choosing a person brings, and whether they can be chosen here. */
export function Namesakes({
  people,
  busy,
  outcomeOf = plainly,
  onPerson,
  onSomebodyElse,
  onClose,
}: {
  people: readonly Namesake[];
  busy: boolean;
  outcomeOf?: (person: Namesake) => { readonly text: string; readonly canChoose: boolean };
  onPerson: (person: Namesake) => void;
  onSomebodyElse: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      busy={busy}
      title={words.namesakesTitle}
      description={words.namesakesText}
      footer={
        <>
          <CancelButton />
          <Button busy={busy} onClick={onSomebodyElse}>
            {words.somebodyElse}
          </Button>
        </>
      }
    >
      <ul className="grid gap-3">
        {people.map((person) => {
          const { text, canChoose } = outcomeOf(person);
          const facts = factsOf(person);
          return (
            <li key={person.id} className="grid gap-2 rounded-control border border-line p-3">
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <span className="block text-body font-medium">{person.name}</span>
                <span className="block text-meta text-ink3">
                  {person.isMember ? `${facts} · ${words.isMember}` : facts}
                </span>
                {text !== '' && <span className="mt-1 block text-control text-ink2">{text}</span>}
              </div>
              {canChoose && (
                <Button
                  variant="primary"
                  busy={busy}
                  aria-label={words.thisPersonOf({ name: person.name, facts })}
                  onClick={() => onPerson(person)}
                >
                  {words.thisPerson}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
