// The courts at this moment: who is on, who was called and how long ago, which match can go on a free court with one press (OP34, OP35), and what the others
// begin with that open later.
import * as words from '@tennis/words/desk';
import * as rainWords from '@tennis/words/rain';
import type { CourtOfPlay, OrderedMatch } from '@tennis/contract';
import { Hourglass, TriangleAlert } from 'lucide-react';
import { formatTime } from '../../../lib/dates.ts';
import { matchTitle } from '../../../lib/match-view.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { BallMark } from '../../../ui/score-strip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CheckInMark } from './check-in-mark.tsx';
import { useResultHref } from './result-href.ts';
import { courtLabel } from '../../../lib/court-label.ts';
import { nameOnDay } from './card-words.ts';
import { momentOf, type DayPlan, type PlacedCard } from './day-plan.ts';
import {
  courtState,
  isLate,
  isPlayed,
  keptWaiting,
  meanwhile,
  openingLater,
  proposals,
  waitingByCourt,
  type CourtState,
  type Upcoming,
} from './live-day.ts';
import { stateText, waitText } from './live-words.ts';
import type { useDeskWrites } from './use-desk-writes.ts';

type Desk = ReturnType<typeof useDeskWrites>;

interface ShownCourt {
  readonly court: CourtOfPlay;
  readonly state: CourtState;
}

/** Nothing on a day that is not today. With `only` that court alone. */
export function CourtsNow({ plan, desk, only }: { plan: DayPlan; desk: Desk; only?: CourtOfPlay }) {
  if (plan.now === null) return null;
  const next = proposals(plan);
  const instead = meanwhile(plan);
  const waiting = waitingByCourt(plan);
  const open = (only === undefined ? plan.courts : [only]).flatMap((court) => {
    const state = courtState(plan, court);
    return state.kind === 'closed' ? [] : [{ court, state }];
  });
  const later = openingLater(plan).filter(({ court }) => only === undefined || court.id === only.id);
  if (open.length + later.length === 0) return null;
  // Alone, its own card says it.
  const opens = open.length > 0 || only !== undefined ? null : Math.min(...later.map(({ at }) => at));
  const isIdle = ({ court, state }: ShownCourt): boolean =>
    state.kind === 'free' && !next.has(court.id) && (waiting.get(court.id) ?? []).length === 0;
  const idle = open.filter(isIdle);
  // Courts with nothing to say share one card: eight of them pushed the day off a phone.
  const isShared = only === undefined && idle.length > 1;
  const courts = isShared ? open.filter((one) => !isIdle(one)) : open;
  return (
    <section aria-label={words.courtsNow}>
      <h3 className={cx('mb-2 text-control font-semibold', only !== undefined && 'unseen')}>
        {words.courtsNow}
      </h3>
      {opens !== null && (
        <p className="mb-2 text-control text-ink2">{words.firstOpens({ time: timeIn(plan, opens) })}</p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-2">
        {courts.map(({ court, state }) => (
          <li
            key={court.id}
            className="grid content-start gap-1.5 rounded-card border border-line bg-surface p-3"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-2">
              <CourtAndState plan={plan} court={court} state={state} />
            </p>
            {state.kind === 'free' ? (
              <Free
                plan={plan}
                desk={desk}
                court={court}
                next={next.get(court.id)?.match}
                waiting={waiting.get(court.id) ?? []}
              />
            ) : (
              <Taken
                plan={plan}
                desk={desk}
                court={court}
                state={state}
                lateAfter={plan.order.desk?.lateMinutes ?? Infinity}
                instead={instead.get(court.id)}
              />
            )}
          </li>
        ))}
        {isShared && (
          <li className="col-span-full grid gap-1 rounded-card border border-line bg-surface px-3 py-2 text-meta">
            {words.nextNone}
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {idle.map(({ court, state }) => (
                <li key={court.id} className="flex items-baseline gap-x-2">
                  <CourtAndState plan={plan} court={court} state={state} />
                </li>
              ))}
            </ul>
          </li>
        )}
        {later.map((opening) => (
          <li
            key={opening.court.id}
            className="grid content-start gap-1.5 rounded-card border border-line bg-surface p-3"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-2">
              <CourtAndText
                plan={plan}
                court={opening.court}
                text={words.opensAt({ time: timeIn(plan, opening.at) })}
              />
            </p>
            <p className="text-meta">
              {opening.first === null
                ? words.firstNone
                : words.first({
                    match: nameOnDay(plan, opening.first.match),
                    time: timeIn(plan, opening.first.start),
                  })}
            </p>
            {opening.isReady && (
              <CallButton desk={desk} court={opening.court} matchId={opening.first?.match.id ?? 0} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const timeIn = ({ order }: DayPlan, minute: number): string =>
  formatTime(momentOf(order, minute), order.timeZone);

/** The court's name, with a link to its screen, and what is going on there. */
function CourtAndState({ plan, court, state }: ShownCourt & { plan: DayPlan }) {
  const isStopped = court.suspended !== null && state.kind !== 'free';
  return (
    <CourtAndText
      plan={plan}
      court={court}
      isPlayed={isPlayed(state)}
      text={isStopped ? rainWords.courtSuspended : stateText(plan, state)}
    />
  );
}

function CourtAndText({
  plan,
  court,
  text,
  isPlayed: isLive = false,
}: {
  plan: DayPlan;
  court: CourtOfPlay;
  text: string | null;
  isPlayed?: boolean;
}) {
  return (
    <>
      <TextLink href={`/tv/club/${plan.order.clubId}/court/${court.id}`} className="type-column">
        {courtLabel(court.name)}
      </TextLink>
      <span className="flex items-center gap-1.5 text-meta text-ink2">
        {isLive && <BallMark />}
        {text}
      </span>
    </>
  );
}

/** "Next: Nina Kovač v Priya Raman, 3:00 PM". */
const nextText = (plan: DayPlan, { match, start }: PlacedCard): string =>
  words.next({ match: matchTitle(match), time: timeIn(plan, start) });

const CallButton = ({ desk, court, matchId }: { desk: Desk; court: CourtOfPlay; matchId: number }) => (
  <Button
    busy={desk.write.busy}
    onClick={() => void desk.call(matchId, court.id)}
    className="justify-self-start"
  >
    {words.callTo({ court: courtLabel(court.name) })}
  </Button>
);

function Free({
  plan,
  desk,
  court,
  next,
  waiting,
}: {
  plan: DayPlan;
  desk: Desk;
  court: CourtOfPlay;
  next: OrderedMatch | undefined;
  waiting: readonly Upcoming[];
}) {
  const card = plan.cards.find(({ match }) => match.id === next?.id);
  return (
    <>
      <p className="text-meta">{card === undefined ? words.nextNone : nextText(plan, card)}</p>
      {waiting.map((one) => (
        <p key={one.card.match.id} className="flex items-start gap-1 text-meta text-ink2">
          <Hourglass aria-hidden="true" size={14} className="mt-0.5 flex-none" />
          {waitText(plan, one)}
        </p>
      ))}
      {next !== undefined && <CallButton desk={desk} court={court} matchId={next.id} />}
    </>
  );
}

function Taken({
  plan,
  desk,
  court,
  state,
  lateAfter,
  instead,
}: {
  plan: DayPlan;
  desk: Desk;
  court: CourtOfPlay;
  state: Extract<CourtState, { readonly kind: 'live' | 'called' }>;
  /** Minutes after the call at which a walkover may be given (OP34). */
  lateAfter: number;
  /** Who could go on here while the match that was called is late (OP34). */
  instead: PlacedCard | undefined;
}) {
  const { match, over } = state.card;
  const late = isLate(state, court, lateAfter);
  const kept = keptWaiting(plan, court);
  const result = useResultHref(plan.order, match.id);
  return (
    <>
      <ul className="text-meta">
        {[match.p1Name, match.p2Name].map((name, side) => (
          // oxlint-disable-next-line react/no-array-index-key -- the sides have no other name
          <li key={side} className="flex items-center gap-1">
            {name}
            {state.kind === 'called' && name !== null && (
              <CheckInMark name={name} state={match.checkIn?.[side]} />
            )}
          </li>
        ))}
      </ul>
      {over > 0 && <p className="text-meta font-semibold text-warn">{words.over({ minutes: over })}</p>}
      {late && (
        <p className="flex items-start gap-1 text-meta font-semibold text-warn">
          <TriangleAlert aria-hidden="true" size={14} className="mt-0.5 flex-none" />
          {words.late({ minutes: lateAfter })}
        </p>
      )}
      {instead !== undefined && <p className="text-meta">{nextText(plan, instead)}</p>}
      {kept !== null && <p className="text-meta">{nextText(plan, kept)}</p>}
      <div className="flex flex-wrap gap-2">
        {instead !== undefined && (
          <Button
            busy={desk.write.busy}
            onClick={() => void desk.callInstead(match.id, instead.match.id, court.id)}
          >
            {words.callMeanwhile}
          </Button>
        )}
        {state.kind === 'called' && (
          <>
            <Button busy={desk.write.busy} onClick={() => void desk.start(match.id)}>
              {words.start}
            </Button>
            <Button variant="quiet" busy={desk.write.busy} onClick={() => void desk.takeCallBack(match.id)}>
              {words.takeCallBack}
            </Button>
          </>
        )}
        {(state.kind === 'live' || late) && <LinkButton href={result}>{words.enterResult}</LinkButton>}
      </div>
    </>
  );
}
