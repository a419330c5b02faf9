// A day of one club: its controls, its strip of matches without a place, and its courts.
import * as words from '@tennis/words/desk';
import * as faultWords from '@tennis/words/order';
import { sayFault } from '@tennis/words/say/order';
import type { Suggestion } from '@tennis/contract';
import { useRef, useState } from 'react';
import { api, messageOf } from '../../../lib/api.ts';
import { formatWeekdayAndDay } from '../../../lib/dates.ts';
import { usePageSearch } from '../../../lib/page-search.ts';
import { Count } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/class-names.ts';
import { useMediaQuery } from '../../../ui/media-query.ts';
import { toast } from '../../../ui/toast-store.ts';
import { WriteQuestions } from '../../../writes/questions.tsx';
import { validateSchedulesSearch } from '../schedules-search.ts';
import { CourtQuestion, type AskedOfCourt } from './closing/court-question.tsx';
import { CourtsNow } from './courts-now.tsx';
import { DeskChips, useChosenCourt } from './desk-chips.tsx';
import { DeskControls } from './desk-controls.tsx';
import { DeskGrid } from './desk-grid.tsx';
import { Missing } from './missing.tsx';
import { faultsAt, isOfEarlierDay, type DayPlan } from './day-plan.ts';
import { FaultBar } from './fault-bar.tsx';
import { eventName, nameOnDay } from './card-words.ts';
import { UnplacedCard } from './unplaced-card.tsx';
import { moveTo, type NearPlace } from './near-places.tsx';
import { openingLater, openNow } from './live-day.ts';
import { MovingBar } from './moving-bar.tsx';
import { useOnlyFirsts } from './only-firsts.tsx';
import { Reported } from './reported.tsx';
import { movesOf } from './rain/moves-of-plan.ts';
import { RainBar } from './rain/rain-bar.tsx';
import type { Asked } from './asked.ts';
import { SuggestionDialog } from './suggestion-dialog.tsx';
import { useDeskWrites } from './use-desk-writes.ts';
import { canMove, useMoving } from './use-moving.ts';

/** A suggestion, and the request for it. */
interface Suggested {
  readonly found: Suggestion;
  readonly asked: Asked;
}

/** The whole of it. */
export function DeskOfDay({ plan }: { plan: DayPlan }) {
  const { order } = plan;
  const area = useRef<HTMLDivElement>(null);
  const desk = useDeskWrites(order);
  const [suggestion, setSuggestion] = useState<Suggested | null>(null);
  const [asked, setAsked] = useState<AskedOfCourt | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [onlyFirsts, setOnlyFirsts] = useOnlyFirsts();

  const isWide = useMediaQuery('(min-width: 48rem)');
  const [, setSearch] = usePageSearch(validateSchedulesSearch);

  const { moving, pickUp, point, choose, put, cancel } = useMoving(plan, area, (matchId, at, day) => {
    if (day !== order.day) {
      void desk.moveToDay(matchId, at, day);
      return;
    }
    // A phone stays with the court where the match was put.
    if (!isWide) setSearch({ court: at.courtId }, true);
    const [worst] = faultsAt(plan, matchId, at);
    if (worst?.level === 'blocked')
      toast({
        title: words.impossible,
        description: sayFault(faultWords, worst.fault),
        tone: 'danger',
      });
    else void desk.move(matchId, at);
  });

  const carried = moving !== null && canMove(plan, moving) ? moving : null;
  const chosen = useChosenCourt(plan, isWide, carried);
  const isOpen = openNow(plan).length > 0;
  const isClosed = !isOpen && openingLater(plan).length === 0;
  /** Of courts that stand still a banner tells. */
  const isShut = plan.now !== null && order.courts.every(({ suspended }) => suspended === null);

  const ask = async (request: Asked) => {
    setAsking(true);
    try {
      const params = { clubId: String(order.clubId), day: order.day };
      const { all, until, spread, limit, firsts } = request;
      const query = {
        ...(all && { all: 'true' as const }),
        ...(until !== order.day && { until, ...(spread && { spread: 'true' as const }) }),
        ...(limit !== null && { limit }),
        ...(firsts && { firsts: 'true' as const }),
      };
      setSuggestion({ found: await api.suggestOrder({ params, query }), asked: request });
    } catch (error) {
      toast({ title: messageOf(error, words.suggestionFailed), tone: 'danger' });
    }
    setAsking(false);
  };
  /** Matches without a place get all the days of their tournament; what has one stays on this day. */
  const begin = (all: boolean) =>
    void ask({
      all,
      until: plan.unplaced.length > 0 ? (order.desk?.until ?? order.day) : order.day,
      spread: true,
      limit: null,
      firsts: onlyFirsts,
    });
  const apply = async ({ found, asked: request }: Suggested, byHand: readonly NearPlace[]) => {
    const limit = request.limit === null ? undefined : found.limit;
    const { kind } = await desk.applyPlan(movesOf(found, byHand.map(moveTo)), found.basis, limit);
    // One that did not arrive is still there to be applied.
    if (kind !== 'refused') setSuggestion(null);
  };

  return (
    <div ref={area} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
      <RainBar
        plan={plan}
        desk={desk}
        renderControls={(rain) => (
          <DeskControls
            plan={plan}
            desk={desk}
            rain={rain}
            isAsking={isAsking}
            onAsk={begin}
            onSee={() => setSearch({ view: 'order', host: `club-${order.clubId}` })}
          />
        )}
      />
      <section
        aria-label={words.unscheduled}
        className={cx(
          'flex items-center gap-3 overflow-x-auto rounded-card border border-line bg-surface p-2.5',
          plan.unplaced.length === 0 && 'max-md:hidden',
        )}
      >
        <h3 className="flex flex-none items-center gap-2 text-control font-semibold">
          {words.unscheduled} <Count value={plan.unplaced.length} />
        </h3>
        {plan.unplaced.length > 0 && (
          <p className="w-28 flex-none text-meta text-ink2 md:hidden">{words.unscheduledNote}</p>
        )}
        {plan.unplaced.map((match) => (
          <UnplacedCard
            key={match.id}
            event={eventName(plan, match)}
            name={nameOnDay(plan, match)}
            match={match}
            was={
              match.startTime !== null && isOfEarlierDay(order, match)
                ? formatWeekdayAndDay(match.startTime, order.timeZone)
                : null
            }
            isPicked={moving?.matchId === match.id}
          />
        ))}
      </section>
      <FaultBar
        plan={plan}
        busy={desk.write.busy}
        onOther={pickUp}
        onMove={(matchId, { courtId, startTime }) =>
          void desk.apply([{ matchId, courtId, startTime }], order.desk?.basis ?? '')
        }
      />
      {!isWide && <DeskChips plan={plan} chosen={chosen} moving={carried} onAim={point} />}
      <CourtsNow plan={plan} desk={desk} {...(chosen !== null && { only: chosen })} />
      {chosen === null && isClosed && (!isWide || isShut) && <p className="text-ink2">{words.noCourtOpen}</p>}
      <Reported plan={plan} />
      {(chosen === null || !isOpen) && <Missing plan={plan} />}
      {(isWide || chosen !== null) && (
        <DeskGrid
          plan={plan}
          only={chosen}
          moving={carried}
          picked={moving?.matchId ?? null}
          onAsk={setAsked}
        />
      )}
      {moving !== null && (
        <MovingBar
          plan={plan}
          moving={moving}
          busy={desk.write.busy}
          onDay={choose}
          onDrop={put}
          onCancel={cancel}
          onPin={(pinned) => {
            void desk.pin(moving.matchId, pinned);
            cancel();
          }}
          onTakeOff={() => {
            void desk.takeOff(moving.matchId);
            cancel();
          }}
          onCall={(courtId) => {
            void desk.call(moving.matchId, courtId);
            cancel();
          }}
          onFollow={(followedBy) => {
            void desk.follow(moving.matchId, followedBy);
            cancel();
          }}
          onFloor={(notBefore) => {
            void desk.floor(moving.matchId, notBefore);
            cancel();
          }}
          onStart={() => {
            void desk.start(moving.matchId);
            cancel();
          }}
        />
      )}
      {suggestion !== null && (
        <SuggestionDialog
          order={order}
          suggestion={suggestion.found}
          asked={isAsking ? { ...suggestion.asked, firsts: onlyFirsts } : suggestion.asked}
          busy={desk.write.busy || isAsking}
          onAsk={(change) => {
            if (change.firsts !== undefined) setOnlyFirsts(change.firsts);
            void ask({ ...suggestion.asked, ...change });
          }}
          onApply={(byHand) => void apply(suggestion, byHand)}
          onClose={() => setSuggestion(null)}
        />
      )}
      {asked !== null && <CourtQuestion plan={plan} asked={asked} onClose={() => setAsked(null)} />}
      <WriteQuestions write={desk.write} />
    </div>
  );
}
