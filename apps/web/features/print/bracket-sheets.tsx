// A bracket on paper: A4 to 32, A3 for 64, and for 128 a sheet for each quarter and one for the last rounds (brief section 9).
import {
  champion as championLabel,
  qualifyingRound,
  quarter as quarterName,
  thirdPlace as thirdPlaceLabel,
} from '@tennis/words/draw';
import { section } from '@tennis/words/draw-maker';
import { dateTbd } from '@tennis/words/matches';
import * as words from '@tennis/words/print';
import {
  championOf,
  roundLabels,
  sectionsOf,
  type BracketFacts,
  type BracketMatch,
} from '../../lib/bracket-facts.ts';
import { outcomeBeside } from '../../lib/match-facts.ts';
import { cx } from '../../ui/class-names.ts';
import { Sheet, type SheetHead } from './sheet.tsx';

/** A first round with more matches than this is printed by quarters; with more than half as many, on A3. */
const MOST_ON_A3 = 32;

/** Names longer than this are printed smaller, so that they stay whole. */
const LONG = 22;
/** Names that take more lines than a match has on a full A4: their sheet is A3. */
const LONGEST = 60;

interface Part {
  readonly title: string | null;
  readonly rounds: BracketFacts['rounds'];
  /** It ends with the final. */
  readonly isLast: boolean;
}

/** The sections of a qualifying, as many on a sheet as fit. */
function sheetsOfSections(rounds: BracketFacts['rounds']): Part[] {
  const sections = sectionsOf(rounds);
  const share = Math.max(1, Math.floor(MOST_ON_A3 / (sections[0]?.[0]?.slots.length ?? 1)));
  return Array.from({ length: Math.ceil(sections.length / share) }, (_, sheet) => {
    const own = sections.slice(sheet * share, (sheet + 1) * share);
    return {
      title:
        sections.length <= share
          ? null
          : own.length === 1
            ? section({ number: sheet * share + 1 })
            : words.sectionsFrom({ first: sheet * share + 1, last: sheet * share + own.length }),
      isLast: false,
      rounds: rounds.map((round, index) => ({
        ...round,
        slots: own.flatMap((one) => one[index]?.slots ?? []),
      })),
    };
  });
}

function partsOf({ rounds, isQualifying }: BracketFacts): Part[] {
  if (isQualifying === true) return sheetsOfSections(rounds);
  const first = rounds[0]?.slots.length ?? 0;
  if (first <= MOST_ON_A3) return [{ title: null, rounds, isLast: true }];
  const quarters = Array.from({ length: 4 }, (_, index) => ({
    title: quarterName({ number: index + 1 }),
    isLast: false,
    rounds: rounds.slice(0, -2).map(({ slots, ...round }) => {
      const size = slots.length / 4;
      return { ...round, slots: slots.slice(index * size, (index + 1) * size) };
    }),
  }));
  return [...quarters, { title: words.lastRounds, isLast: true, rounds: rounds.slice(-2) }];
}

/** The paper that has room for all matches of the first round, with their names whole. */
function paperOf([first]: BracketFacts['rounds']): 'a3' | 'a4' {
  const slots = first?.slots ?? [];
  const isFull = slots.length > MOST_ON_A3 / 4;
  const isLong = slots.some(({ sides }) => sides.some(({ name }) => name.length > LONGEST));
  return slots.length > MOST_ON_A3 / 2 || (isFull && isLong) ? 'a3' : 'a4';
}

/** All sheets of one bracket. */
export function BracketSheets({ head, facts }: { head: SheetHead; facts: BracketFacts }) {
  return partsOf(facts).map(({ title, rounds, isLast }) => {
    const share = isLast ? 1 : 4;
    return (
      <Sheet
        key={title ?? ''}
        head={title === null ? head : { ...head, part: `${head.part} · ${title}` }}
        size={paperOf(rounds)}
      >
        <div className="sheet-rounds">
          {rounds.map(({ slots }, index) => (
            <div key={slots[0]?.number ?? index} className="sheet-round">
              <h3 className="mb-[1mm] border-b border-black text-[2.6mm] font-bold">
                {facts.isQualifying === true
                  ? qualifyingRound({ number: index + 1 })
                  : roundLabels(slots.length * share).title}
              </h3>
              <div className="sheet-slots">
                {slots.map((match) => (
                  <div key={match.number} className="sheet-slot">
                    <MatchOnPaper match={match} />
                  </div>
                ))}
              </div>
            </div>
          ))}
          {isLast && (
            <div className="flex w-[38mm] flex-none flex-col justify-center gap-[8mm]">
              <p className="border-b border-black text-[3.4mm]">
                <span className="block text-[2.4mm]">{championLabel}</span>
                <strong>{championOf(facts)}</strong>
              </p>
              {facts.thirdPlace !== undefined && (
                <div>
                  <h3 className="text-[2.6mm] font-bold">{thirdPlaceLabel}</h3>
                  <MatchOnPaper match={facts.thirdPlace} />
                </div>
              )}
            </div>
          )}
        </div>
      </Sheet>
    );
  });
}

/** One match with room to write its result by hand. */
export function MatchOnPaper({ match }: { match: BracketMatch }) {
  const { sides, score, number, caption } = match;
  return (
    <div className="sheet-match">
      <p className="sheet-match-note">
        {number} {caption === dateTbd ? '' : caption}
      </p>
      <div>
        {sides.map((side, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the two sides of a match have no other name
          <div key={index} className="sheet-side">
            <span
              className={cx(
                'sheet-side-name',
                side.name.length > LONG && 'sheet-long',
                score.winner === index && 'font-bold',
                side.withdrawn && 'line-through',
              )}
            >
              {side.name}
              {side.seed !== undefined && ` [${side.seed}]`}
              {side.origin !== undefined && ` ${side.origin}`}
            </span>
            <span className="flex-none tabular-nums">{setsOf(match, index === 0 ? 0 : 1)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The games of one side, set by set; what is not a set says how the match ended. */
function setsOf({ score }: BracketMatch, side: 0 | 1): string {
  const games = score.sets.map(({ games: both, tiebreak }) => {
    const own = both[side];
    return tiebreak !== undefined && own < both[side === 0 ? 1 : 0] ? `${own}(${tiebreak})` : String(own);
  });
  const outcome = outcomeBeside(score, side);
  return [...(outcome === undefined ? [] : [outcome]), ...games].join(' ');
}
