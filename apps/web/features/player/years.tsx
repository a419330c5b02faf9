// Somebody's wins and losses, year by year.
import * as words from '@tennis/words/player';
import type { PersonPage } from '@tennis/contract';

const NUMBER = 'digits px-2 py-2 text-right';

/** The table; a sentence before the first result. */
export function Years({ years }: Pick<PersonPage, 'years'>) {
  if (years.length === 0) return <p className="text-body text-ink2">{words.noResults}</p>;
  const heads = [words.won, words.lost, words.finals, words.titles];
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-control">
        <caption className="unseen">{words.byYear}</caption>
        <thead>
          <tr className="border-b border-line text-meta text-ink2">
            <th scope="col" className="py-2 pl-4 text-left font-semibold">
              {words.year}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-2 py-2 text-right font-semibold last:pr-4">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {years.map(({ year, won, lost, finals, titles }) => (
            <tr key={year}>
              <th scope="row" className="digits py-2 pl-4 text-left font-semibold">
                {year}
              </th>
              <td className={NUMBER}>{won}</td>
              <td className={NUMBER}>{lost}</td>
              <td className={NUMBER}>{finals}</td>
              <td className={`${NUMBER} pr-4`}>{titles}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
