// Whether the matches fit the available courts and days, shown before a draw is made and before it is published [OP25].
import * as words from '@tennis/words/draw-fit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DrawBody, Tournament } from '@tennis/contract';
import { read } from '../../lib/api.ts';
import { fitView } from '../../lib/fit-view.ts';
import { Banner } from '../../ui/banner.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { FitAnswer } from '../../ui/fit-answer.tsx';

/** The choices that decide how many matches there are, as the query asks for them. */
function queryOf({
  kind,
  thirdPlace,
  consolation,
  feedRounds,
  placesTo,
  groups,
  bestNext,
  ...split
}: DrawBody) {
  const numbers = { feedRounds, placesTo, groups, bestNext, qualifiers: split.qualifiers };
  const asked = Object.entries({ ...numbers, qualifying: split.qualifying?.length });
  return {
    ...(kind !== undefined && { kind }),
    ...(thirdPlace === true && { thirdPlace: 'true' as const }),
    ...(consolation === true && { consolation: 'true' as const }),
    ...Object.fromEntries(
      asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ),
  };
}

/** The answer for a draw that is made of so many entries in this way. */
export function DrawFitNote({
  tournament,
  body,
  count,
}: {
  tournament: Tournament;
  body: DrawBody;
  count: number;
}) {
  const params = { id: String(tournament.id) };
  const { data: fit, isLoading } = useQuery({
    ...read('getDrawFit', { params, query: { ...queryOf(body), entries: String(count) } }),
    enabled: count >= 2,
    placeholderData: keepPreviousData,
  });
  if (isLoading) return <p className="text-control text-ink2">{words.checking}</p>;
  if (fit === undefined || fit.answer === null) return null;
  if (fit.courts === 0) {
    const courts = `/admin/club/${tournament.clubId}/courts`;
    return (
      <Banner tone="info" actions={<LinkButton href={courts}>{words.addCourts}</LinkButton>}>
        {words.noCourts}
      </Banner>
    );
  }
  const answer = fitView(fit, tournament.timeZone);
  return answer === null ? null : <FitAnswer answer={answer} />;
}
