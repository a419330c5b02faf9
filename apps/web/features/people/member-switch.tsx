// Whether the club says that somebody is its member: it decides who may enter a tournament for members only (ADR 59).
import { withColon } from '@tennis/words/common';
import * as words from '@tennis/words/people';
import type { Person } from '@tennis/contract';
import { Switch } from '../../ui/choice.tsx';
import { keepPeople } from '../../writes/people.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite } from '../../writes/use-write.ts';

const said = (marked: boolean): string => (marked ? words.isMember : words.isNoMember);

/** The switch of a person; not shown if their account belongs to the club. */
export function MemberSwitch({ clubId, person }: { clubId: number; person: Person }) {
  const write = useWrite<Person>();
  const { id, isMarked, name, version } = person;
  return (
    <>
      <Switch
        label={<span className="text-control text-ink2">{words.member}</span>}
        aria-label={words.memberOf({ name })}
        className="flex-none"
        checked={isMarked}
        onChange={(event) => {
          const marked = event.target.checked;
          void write.send({
            route: 'updatePerson',
            call: { params: { clubId: String(clubId), personId: String(id) }, body: { isMarked: marked } },
            seen: version,
            keep: keepPeople,
            keepStored: keepPeople,
            whenStale: {
              name,
              rows: (stored) => [{ label: words.member, mine: said(marked), theirs: said(stored.isMarked) }],
            },
            done: (stored) => ({ title: withColon({ head: name, text: said(stored.isMarked) }) }),
            failed: words.memberFailed,
          });
        }}
      />
      <WriteQuestions write={write} />
    </>
  );
}
