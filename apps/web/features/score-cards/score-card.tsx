// One card: what is to be scored, its code, and for a match a grid to write the score into.
import * as words from '@tennis/words/score-cards';
import { defaulted, matchTieBreak, retired, walkover } from '@tennis/words/matches';
import type { ClubColours, Match } from '@tennis/contract';
import { Fragment } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { listed } from '../../lib/lists.ts';
import { courtName } from '../../lib/court-name.ts';
import { formatOf, matchView } from '../../lib/match-view.ts';
import { SCORE_LINK_PATH } from '../../lib/score-link.ts';
import { HouseLine } from '../../ui/house-line.tsx';
import { QrCode } from '../../ui/qr-code.tsx';

/** The contents of a card. */
export interface Card {
  readonly id: number;
  /** Its link: on paper only. */
  readonly token: string;
  readonly clubName: string;
  /** yyyy-mm-dd. */
  readonly day: string;
  readonly timeZone: string;
  /** The court and its name, on a card of a court. */
  readonly courtId: number | null;
  readonly court: string | null;
  /** Null on a card of a court. */
  readonly match: Match | null;
  /** "Match 12" where other cards or sheets name it so; empty otherwise. */
  readonly number: string;
}

/** The card, black on white in every theme. */
export function ScoreCard({ card, colours }: { card: Card; colours: ClubColours | null }) {
  const { token, clubName, day, match, timeZone } = card;
  const view = match === null ? null : matchView(match, timeZone);
  const court = courtName(match === null ? card.court : match.court);
  return (
    <article aria-label={court} className="score-card">
      <HouseLine colours={colours} />
      <header className="flex items-start justify-between gap-[3mm]">
        <div className="min-w-0">
          <h2 className="text-[5mm] leading-tight font-bold">{court}</h2>
          <p className="text-[3mm]">
            {view === null ? '' : `${view.time}, `}
            {formatDay(`${day}T12:00:00Z`, 'UTC')}
          </p>
          <p className="text-[3mm] [overflow-wrap:anywhere]">
            {match === null
              ? clubName
              : listed([match.tournamentName, view?.round ?? '', card.number].filter((text) => text !== ''))}
          </p>
        </div>
        <QrCode
          text={`${window.location.origin}${SCORE_LINK_PATH}#${token}`}
          label={words.qrCode}
          className={match === null ? 'w-[42mm]' : 'w-[30mm]'}
        />
      </header>
      {match !== null && view !== null && <Grid match={match} names={view.sides.map(({ name }) => name)} />}
      <p className="mt-auto text-[2.6mm] leading-tight">{match === null ? words.scanCourt : words.scan}</p>
    </article>
  );
}

/** Boxes for the games of each set, with a small one for the points of its tie-break, and for a match that was not played out. */
function Grid({ match, names }: { match: Match; names: readonly string[] }) {
  const format = formatOf(match.matchFormat);
  const sets = format?.bestOf ?? 3;
  const numbers = Array.from({ length: sets }, (_, index) => index + 1);
  const isTieBreak = (number: number): boolean => number === sets && format?.finalSet?.kind === 'tieBreak';
  return (
    <div
      className="grid items-center gap-x-[1mm] gap-y-[1mm] text-[3.2mm]"
      style={{ gridTemplateColumns: `minmax(0,1fr) repeat(${sets + 1}, 10mm)` }}
    >
      <span />
      {[
        ...numbers.map((number) => (isTieBreak(number) ? matchTieBreak : words.set({ number }))),
        words.winner,
      ].map((text) => (
        <span key={text} className="self-end text-center text-[2.4mm] leading-tight">
          {text}
        </span>
      ))}
      {names.map((name, side) => (
        // oxlint-disable-next-line react/no-array-index-key -- the sides have no other name
        <Fragment key={side}>
          <b className="font-semibold [overflow-wrap:anywhere]">{name}</b>
          {numbers.map((number) => (
            <span key={number} aria-hidden="true" className="relative h-[9mm] border border-black">
              {!isTieBreak(number) && (
                <span className="absolute top-0 right-0 h-[4mm] w-[4mm] border-b border-l border-black" />
              )}
            </span>
          ))}
          <span aria-hidden="true" className="h-[9mm] border border-black" />
        </Fragment>
      ))}
      <p className="col-span-full mt-[1mm] flex flex-wrap gap-x-[4mm] gap-y-[1mm] text-[2.6mm] leading-tight">
        {words.notPlayedOut}
        {[retired, walkover, defaulted].map((text) => (
          <span key={text} className="inline-flex items-center gap-[1mm]">
            <span aria-hidden="true" className="inline-block h-[3.5mm] w-[3.5mm] border border-black" />
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}
