// The names of a pasted list that the club knows, each with the people whom it could mean (D46).
import * as words from '@tennis/words/entries';
import type { Person } from '@tennis/contract';
import { Select } from '../../ui/select.tsx';
import { factsOf } from '../../lib/person-facts.ts';

/** Stands for somebody new. */
const NEW = 0;

/** A name, who could be meant, and who is. */
export interface PastedName {
  readonly key: string;
  readonly name: string;
  readonly people: readonly Person[];
  /** A person's number, 0 for somebody new, undefined while nobody has chosen. */
  readonly value: number | undefined;
}

/** A choice for each of the names. */
export function PastedPeople({
  names,
  isMissing,
  onChoose,
}: {
  names: readonly PastedName[];
  /** Somebody wanted to go on although a choice is missing. */
  isMissing: boolean;
  onChoose: (key: string, id: number) => void;
}) {
  return (
    <section className="grid gap-3" aria-label={words.pastedKnown}>
      <div>
        <h3 className="text-control font-medium text-ink">{words.pastedKnown}</h3>
        <p className="text-meta text-ink3">{words.pastedKnownText}</p>
      </div>
      {names.map(({ key, name, people, value }) => (
        <Select
          key={key}
          label={words.whoIs({ name })}
          placeholder={words.choosePerson}
          value={value === undefined ? '' : String(value)}
          error={isMissing && value === undefined ? words.chooseFirst : undefined}
          options={[
            ...people.map((person) => ({
              value: String(person.id),
              label: `${person.name} · ${factsOf(person)}`,
            })),
            { value: String(NEW), label: words.somebodyElse },
          ]}
          onChange={(event) => onChoose(key, Number(event.target.value))}
        />
      ))}
    </section>
  );
}
