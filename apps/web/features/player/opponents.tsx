// All opponents of a player, with the balance; each opens the matches against them.
import * as words from '@tennis/words/player';
import type { Opponent } from '@tennis/contract';
import { AppLink } from '../../ui/app-link.tsx';
import { ShowAll } from '../../ui/show-all.tsx';

const FIRST = 8;

/** The list; `hrefOf` leads to the matches against one of them. */
export function Opponents({
  opponents,
  moreOpponents,
  hrefOf,
}: {
  opponents: readonly Opponent[];
  moreOpponents: number;
  hrefOf: (opponent: Opponent) => string;
}) {
  if (opponents.length === 0) return <p className="text-body text-ink2">{words.noOpponents}</p>;
  return (
    <>
      <ShowAll things={opponents} first={FIRST} label={words.allOpponents}>
        {(shown) => (
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {shown.map((opponent) => (
              <li key={opponent.key}>
                <AppLink
                  href={hrefOf(opponent)}
                  className="flex min-h-12 items-center justify-between gap-4 px-4 py-2 -outline-offset-2 hover:bg-sunk"
                >
                  <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{opponent.name}</span>
                  <span aria-hidden="true" className="digits flex-none text-[1.125rem] font-bold">
                    {opponent.won}–{opponent.lost}
                  </span>
                  <span className="unseen">{words.balance(opponent)}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        )}
      </ShowAll>
      <p className="mt-2 text-meta text-ink3">
        {moreOpponents > 0 && `${words.moreOpponents({ count: moreOpponents })}. `}
        {words.walkovers}
      </p>
    </>
  );
}
