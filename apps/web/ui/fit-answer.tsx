// Whether matches fit the available courts and days, and what would make them fit [OP25].
import { Banner } from './banner.tsx';

/** The answer, in a banner; `answer` comes from lib/fit-view.ts. */
export function FitAnswer({
  answer: { isGood, title, text, waysTitle, ways },
}: {
  answer: { isGood: boolean; title: string; text: string; waysTitle: string; ways: readonly string[] };
}) {
  return (
    <Banner tone={isGood ? 'success' : 'warn'} title={title}>
      {text}
      {waysTitle !== '' && <p className="mt-2">{waysTitle}</p>}
      {ways.length > 0 && (
        <ul className="list-disc pl-5">
          {ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
