// On somebody's own page: when those they look after play next. A parent of two need not open each child's page to see who plays first.
import * as common from '@tennis/words/matches';
import * as words from '@tennis/words/player';
import type { MyTennis } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { isOnCourt } from '../../lib/interrupted.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { NextLine } from './next-line.tsx';
import { Part } from './part.tsx';
import { myTennis } from './player-queries.ts';

/** The list; nothing for somebody who looks after nobody, or on another one's page. */
export function LookedAfter({ tennis }: { tennis: MyTennis }) {
  const { people, personId } = tennis;
  const isOwn = people.some((person) => person.isSelf && person.personId === personId);
  const others = people.filter(({ isSelf }) => !isSelf);
  if (!isOwn || others.length === 0) return null;
  return (
    <Part title={words.lookedAfter}>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {others.map((person) => (
          <Child key={person.personId} personId={person.personId} name={person.name} />
        ))}
      </ul>
    </Part>
  );
}

function Child({ personId, name }: { personId: number; name: string }) {
  const { data, isError } = useQuery(myTennis(personId));
  const next = data?.upcoming[0];
  return (
    <li className="grid min-h-14 content-center px-4 py-2">
      <TextLink
        href={`/my-tennis?person=${personId}`}
        className="min-h-11 content-center [overflow-wrap:anywhere]"
      >
        {name}
      </TextLink>
      <div className="min-h-5 text-meta text-ink2">
        {isError && data === undefined && words.failed}
        {data !== undefined && (
          <>
            {next !== undefined && isOnCourt(next) && <b className="text-ink">{common.onCourtNow} • </b>}
            <NextLine next={next} />
          </>
        )}
      </div>
    </li>
  );
}
