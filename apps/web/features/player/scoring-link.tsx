// Where somebody who is named to score finds the matches (ADR 35).
import * as words from '@tennis/words/scorers';
import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { read } from '../../lib/api.ts';
import { listed } from '../../lib/lists.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The line; nothing for those who are not named anywhere. */
export function ScoringLink() {
  const { data } = useQuery(read('getOwnScoring', {}));
  if (data === undefined || data.tournaments.length === 0) return null;
  return (
    <Card as="section" aria-label={words.ownTitle} className="mb-6 flex flex-wrap items-center gap-4">
      <div className="min-w-0 flex-[1_1_14rem] [overflow-wrap:anywhere]">
        <h2 className="type-column">{words.ownTitle}</h2>
        <p className="text-meta text-ink2">
          {words.ownIn({ tournaments: listed(data.tournaments.map(({ name }) => name)) })}
        </p>
      </div>
      <LinkButton icon={Smartphone} href="/score">
        {words.matches}
      </LinkButton>
    </Card>
  );
}
