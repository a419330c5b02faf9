// Whether the matches fit the courts and days that there are, said before a draw is made and before it is published [OP25].
import { dayAndTime, dayRange } from '@tennis/words/dates';
import * as words from '@tennis/words/draw-fit';
import * as formats from '@tennis/words/formats';
import { describeMatchFormat } from '@tennis/words/say/formats';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DrawBody, DrawFit, Tournament, WayToFit } from '@tennis/contract';
import { parseMatchFormat } from '@tennis/domain';
import { read } from '../../lib/api.ts';
import { formatCalendarDay, formatTime, formatWeekdayAndDay } from '../../lib/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { LinkButton } from '../../ui/button.tsx';

const HOUR = 60;

const hours = (minutes: number): number => Math.max(1, Math.round(minutes / HOUR));

function span(days: readonly string[]): string {
  const [first, last] = [formatCalendarDay(days[0] ?? ''), formatCalendarDay(days.at(-1) ?? '')];
  return first === last ? first : dayRange({ start: first, end: last });
}

/** The choices that decide how many matches there are, as the query asks for them. */
function queryOf({ kind, thirdPlace, feedRounds, placesTo, groups, bestNext, ...split }: DrawBody) {
  const numbers = { feedRounds, placesTo, groups, bestNext, qualifiers: split.qualifiers };
  const asked = Object.entries({ ...numbers, qualifying: split.qualifying?.length });
  return {
    ...(kind !== undefined && { kind }),
    ...(thirdPlace === true && { thirdPlace: 'true' as const }),
    ...Object.fromEntries(
      asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ),
  };
}

function wayOf(way: WayToFit): string {
  switch (way.kind) {
    case 'days':
      return words.wayDays(way);
    case 'courts':
      return words.wayCourts(way);
    case 'entries':
      return words.wayEntries(way);
    default: {
      const format = parseMatchFormat(way.format);
      const said = format.ok ? describeMatchFormat(formats, format.value) : way.format;
      return words.wayFormat({ minutes: way.minutes, format: said });
    }
  }
}

function shortagesOf({ answer, shortages }: DrawFit): string[] {
  if (answer === 'unsure') return [words.noPlanFound];
  return shortages.map((shortage) => {
    if (shortage.type === 'rounds') return words.roundsTooLong;
    if (shortage.type === 'day-limit') return words.tooManyADay(shortage);
    return words.missingHours({ hours: hours(shortage.needed - shortage.given) });
  });
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
  return <Answer fit={fit} zone={tournament.timeZone} />;
}

const TITLES = { yes: words.fits, no: words.fitsNot, unsure: words.fitsPerhaps };

function Answer({ fit, zone }: { fit: DrawFit; zone: string }) {
  const { answer, matches, needed, others, given, days, courts, end, ways } = fit;
  if (answer === null) return null;
  const facts = [
    words.need({ matches, hours: hours(needed) }),
    given === 0 ? words.noHours : words.have({ days: span(days), courts, hours: hours(given) }),
    ...(others > 0 && given > 0 ? [words.haveFewer({ hours: hours(others) })] : []),
    ...(end === null
      ? []
      : [
          words.overBy({
            time: dayAndTime({ day: formatWeekdayAndDay(end, zone), time: formatTime(end, zone) }),
          }),
        ]),
    ...(given > 0 ? shortagesOf(fit) : []),
  ];
  return (
    <Banner tone={answer === 'yes' ? 'success' : 'warn'} title={TITLES[answer]}>
      {facts.join(' ')}
      {answer !== 'yes' && (
        <>
          {ways.length === 0 ? (
            <p className="mt-2">{words.noWay}</p>
          ) : (
            <>
              <p className="mt-2">{words.waysTitle}</p>
              <ul className="list-disc pl-5">
                {ways.map((way) => (
                  <li key={way.kind}>{wayOf(way)}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Banner>
  );
}
