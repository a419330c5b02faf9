// A list of names to tick, for a dialog: any number of them.
import { Checkbox } from './choice.tsx';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The list; `chosen` may hold more than is shown, which stays chosen. */
export function ChooseAmong({
  all,
  chosen,
  onChoose,
}: {
  all: readonly Named[];
  chosen: ReadonlySet<number>;
  onChoose: (next: ReadonlySet<number>) => void;
}) {
  const turn = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <ul className="max-h-80 divide-y divide-line overflow-y-auto">
      {all.map(({ id, name }) => (
        <li key={id} className="[overflow-wrap:anywhere]">
          <Checkbox
            label={name}
            checked={chosen.has(id)}
            onChange={({ target: { checked } }) => turn(id, checked)}
          />
        </li>
      ))}
    </ul>
  );
}
