// A day of one club: its controls, its strip of matches without a place, and its courts.
import * as words from '@tennis/words/desk';
import * as zoomWords from '@tennis/words/draw';
import { openScreen } from '@tennis/words/matches';
import type { Suggestion } from '@tennis/contract';
import {
  Eye,
  EyeOff,
  Monitor,
  QrCode,
  Undo2,
  WandSparkles,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { api, messageOf } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/dates.ts';
import { usePageSearch } from '../../../lib/page-search.ts';
import { Count } from '../../../ui/badge.tsx';
import { Button, IconButton, LinkButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { useMediaQuery } from '../../../ui/media-query.ts';
import { toast } from '../../../ui/toast-store.ts';
import { WriteQuestions } from '../../../writes/questions.tsx';
import { validateSchedulesSearch } from '../schedules-search.ts';
import { CourtColumn, CourtHead, courtLabel, HOUR_PX, type Zoom } from './court-column.tsx';
import { CourtsNow } from './courts-now.tsx';
import { Missing } from './missing.tsx';
import { faultsAt, momentOf, type DayPlan } from './day-plan.ts';
import { FaultBar } from './fault-bar.tsx';
import { eventName, UnplacedCard } from './match-card.tsx';
import { MovingBar } from './moving-bar.tsx';
import { RainBar } from './rain/rain-bar.tsx';
import { SuggestionDialog } from './suggestion-dialog.tsx';
import { useDeskWrites } from './use-desk-writes.ts';
import { useMoving } from './use-moving.ts';

const HOUR = 60;

/** What was suggested, and what was asked for. */
interface Suggested {
  readonly found: Suggestion;
  readonly all: boolean;
  /** The last day that is planned. */
  readonly until: string;
}

/** The whole of it. */
export function DeskOfDay({ plan }: { plan: DayPlan }) {
  const { order } = plan;
  const area = useRef<HTMLDivElement>(null);
  const desk = useDeskWrites(order);
  const [suggestion, setSuggestion] = useState<Suggested | null>(null);
  const [isAsking, setAsking] = useState(false);

  const { moving, pickUp, put, cancel } = useMoving(plan, area, (matchId, at) => {
    const [worst] = faultsAt(plan, matchId, at);
    if (worst?.level === 'blocked') toast({ title: words.impossible, tone: 'danger' });
    else void desk.move(matchId, at);
  });

  const ask = async (all: boolean, until?: string) => {
    setAsking(true);
    try {
      const params = { clubId: String(order.clubId), day: order.day };
      const query = { ...(all && { all: 'true' as const }), ...(until !== undefined && { until }) };
      const found = await api.suggestOrder({ params, query });
      setSuggestion({ found, all, until: until ?? order.day });
    } catch (error) {
      toast({ title: messageOf(error, words.suggestionFailed), tone: 'danger' });
    }
    setAsking(false);
  };
  const apply = async ({ moves, basis }: Suggestion) => {
    await desk.apply(
      moves.map(({ court: _court, ...move }) => move),
      basis,
    );
    setSuggestion(null);
  };

  return (
    <div ref={area} className="grid grid-cols-1 gap-3">
      <RainBar
        plan={plan}
        desk={desk}
        renderControls={(rain) => (
          <Controls plan={plan} desk={desk} rain={rain} isAsking={isAsking} onAsk={(all) => void ask(all)} />
        )}
      />
      <section
        aria-label={words.unscheduled}
        className="flex items-center gap-3 overflow-x-auto rounded-card border border-line bg-surface p-2.5"
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
            match={match}
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
      <CourtsNow plan={plan} desk={desk} />
      <Missing plan={plan} />
      <Grid plan={plan} moving={moving} />
      {moving !== null && (
        <MovingBar
          plan={plan}
          moving={moving}
          busy={desk.write.busy}
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
          until={suggestion.until}
          busy={desk.write.busy || isAsking}
          onUntil={(until) => void ask(suggestion.all, until)}
          onApply={() => void apply(suggestion.found)}
          onClose={() => setSuggestion(null)}
        />
      )}
      <WriteQuestions write={desk.write} />
    </div>
  );
}

function Controls({
  plan,
  desk,
  rain,
  isAsking,
  onAsk,
}: {
  plan: DayPlan;
  desk: ReturnType<typeof useDeskWrites>;
  /** The button for rain, where it can be pressed. */
  rain: ReactNode;
  isAsking: boolean;
  onAsk: (all: boolean) => void;
}) {
  const { published, desk: told } = plan.order;
  const last = told?.lastMove ?? null;
  const blocked = plan.faults.filter(({ level }) => level === 'blocked').length;
  const warned = plan.faults.length - blocked;
  const Icon = published ? Eye : EyeOff;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        icon={WandSparkles}
        variant={plan.unplaced.length > 0 ? 'primary' : 'secondary'}
        busy={isAsking}
        onClick={() => onAsk(plan.unplaced.length === 0)}
      >
        {plan.unplaced.length === 0 ? words.suggestAll : words.suggest}
      </Button>
      <Button busy={desk.write.busy} onClick={() => void desk.publish(!published)}>
        {published ? words.takeBack : words.publish}
      </Button>
      {rain}
      {last !== null && (
        <Button variant="quiet" icon={Undo2} busy={desk.write.busy} onClick={() => void desk.undo(last.id)}>
          {words.undo}
        </Button>
      )}
      <p className="flex items-center gap-1.5 text-meta text-ink2">
        <Icon aria-hidden="true" size={16} /> {published ? words.published : words.notPublished}
      </p>
      {blocked > 0 && (
        <p className="text-meta font-semibold text-danger">{words.conflicts({ count: blocked })}</p>
      )}
      {warned > 0 && <p className="text-meta font-semibold text-warn">{words.warnings({ count: warned })}</p>}
      <LinkButton
        variant="quiet"
        icon={QrCode}
        href={`/admin/club/${plan.order.clubId}/score-cards?day=${plan.order.day}`}
        className="md:ms-auto"
      >
        {words.scoreCards}
      </LinkButton>
      <LinkButton variant="quiet" icon={Monitor} href={`/tv/club/${plan.order.clubId}`}>
        {openScreen}
      </LinkButton>
    </div>
  );
}

/** The courts side by side; on a phone the one that is chosen. */
function Grid({ plan, moving }: { plan: DayPlan; moving: ReturnType<typeof useMoving>['moving'] }) {
  const [{ court, zoom = 'usual' }, setSearch] = usePageSearch(validateSchedulesSearch);
  const scale = HOUR_PX[zoom] / HOUR;
  const isWide = useMediaQuery('(min-width: 48rem)');
  const chosen = plan.courts.find(({ id }) => id === court) ?? plan.courts[0];
  const shown = isWide || chosen === undefined ? plan.courts : [chosen];
  const { from, to, now, order } = plan;
  const hours = Array.from({ length: (to - from) / HOUR }, (_, at) => from + at * HOUR);
  return (
    <>
      <ZoomButtons
        zoom={zoom}
        onZoom={(next) => setSearch({ zoom: next === 'usual' ? undefined : next }, true)}
      />
      {!isWide && (
        <ul aria-label={words.courts} className="grid grid-cols-5 gap-1.5">
          {plan.courts.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-pressed={one === chosen}
                onClick={() => setSearch({ court: one.id }, true)}
                className={cx(
                  'grid min-h-14 w-full content-center rounded-cell border px-1 text-center text-floor',
                  one === chosen ? 'border-ink bg-pine text-on-pine' : 'border-line bg-surface text-ink2',
                )}
              >
                <b className="truncate text-control font-semibold">{courtLabel(one.name)}</b>
                <span className="truncate">
                  {one.surface === null ? '' : words.surface({ surface: one.surface })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <section
        // Wide days are scrolled by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region takes the focus
        tabIndex={0}
        aria-label={words.courts}
        className="overflow-x-auto rounded-card border border-line bg-surface"
      >
        <div
          className="relative grid min-w-full"
          style={{
            gridTemplateColumns: `4.25rem repeat(${shown.length}, minmax(${isWide ? '11rem' : '0'}, 1fr))`,
          }}
        >
          <span />
          {shown.map((one) => (
            <div key={one.id} className="border-l border-line">
              <CourtHead plan={plan} court={one} />
            </div>
          ))}
          <div className="relative border-t border-line" style={{ height: (to - from) * scale }}>
            {hours.map((minute) => (
              <span
                key={minute}
                className="absolute right-2 text-floor whitespace-nowrap text-ink2"
                style={{ top: (minute - from) * scale + 2 }}
              >
                {formatTime(momentOf(order, minute), order.timeZone)}
              </span>
            ))}
          </div>
          {shown.map((one) => (
            <div
              key={one.id}
              className="border-t border-line"
              style={{
                backgroundImage: 'linear-gradient(to bottom, var(--line) 1px, transparent 1px)',
                backgroundSize: `100% ${HOUR_PX[zoom]}px`,
              }}
            >
              <CourtColumn plan={plan} court={one} zoom={zoom} moving={moving} />
            </div>
          ))}
          {now !== null && now >= from && now < to && <NowLine plan={plan} now={now} scale={scale} />}
        </div>
      </section>
    </>
  );
}

const ZOOMS = ['small', 'usual', 'large'] as const satisfies readonly Zoom[];

/** More of the day, or more of each match. */
function ZoomButtons({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  const at = ZOOMS.indexOf(zoom);
  const button = (icon: LucideIcon, label: string, next: Zoom | undefined) => (
    <IconButton
      icon={icon}
      label={label}
      disabled={next === undefined}
      onClick={() => onZoom(next ?? zoom)}
    />
  );
  return (
    <div className="-mb-1 flex justify-end gap-1">
      {button(ZoomOut, zoomWords.zoomOut, ZOOMS[at - 1])}
      {button(ZoomIn, zoomWords.zoomIn, ZOOMS[at + 1])}
    </div>
  );
}

/** Where the day stands, over all courts. */
function NowLine({
  plan: { order, to },
  now,
  scale,
}: {
  plan: DayPlan;
  now: number;
  /** Pixels of a minute. */
  scale: number;
}) {
  return (
    <p
      className="pointer-events-none absolute inset-x-0 z-2 border-t-2 border-ink"
      style={{ bottom: (to - now) * scale }}
    >
      <span className="absolute -top-2.5 left-0 rounded-[4px] bg-ink px-1 text-floor text-surface">
        <span className="unseen">{words.now({ time: '' })}</span>
        {formatTime(momentOf(order, now), order.timeZone)}
      </span>
    </p>
  );
}
