// The courts in their order. Each moves by two buttons that work with a thumb, a mouse and a keyboard alike; the focus stays with the court.
import * as words from '@tennis/words/courts';
import type { Court, ManagedClub } from '@tennis/contract';
import { ArrowDown, ArrowUp, Pencil, Trash2, Wrench } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { closureAt, SURFACE_LABELS, weekText } from '../../../lib/court-words.ts';
import { formatWeekdayAndTime } from '../../../lib/dates.ts';
import { groundOf } from '../../../lib/ground-of.ts';
import { listed } from '../../../lib/lists.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { RowMenu } from '../../../ui/menu.tsx';
import { SurfaceMark } from '../../../ui/surface-mark.tsx';
import { keepCourts } from '../../../writes/courts.ts';
import { useWrite } from '../../../writes/use-write.ts';

/** The dialog that is open beside the list. */
export type OpenCourt =
  | { readonly what: 'add' }
  | { readonly what: 'edit' | 'close' | 'delete'; readonly court: Court };

/** Surface, roof and lights in one line. */
const factsOf = ({ surface, indoor, lights, centre }: Court): string =>
  listed([
    ...(surface === null ? [] : [SURFACE_LABELS[surface]]),
    indoor ? words.indoorFact : words.outdoorFact,
    ...(lights ? [words.lightsFact] : []),
    ...(centre ? [words.centreFact] : []),
  ]);

/** Whether a court is out of use now, or will be. */
function closureText(court: Court, zone: string): string | null {
  const now = new Date().toISOString();
  const present = closureAt(court, now);
  if (present !== null)
    return present.to === null
      ? words.outOfUse
      : words.outOfUseUntil({ time: formatWeekdayAndTime(present.to, zone) });
  const next = court.closures.find(({ from }) => from > now);
  return next === undefined ? null : words.outOfUseFrom({ time: formatWeekdayAndTime(next.from, zone) });
}

/** There is nowhere to go: the arrow is grey and has no box. */
const AT_THE_END = 'disabled:border-transparent disabled:bg-transparent disabled:opacity-60';

/** The list. */
export function CourtList({
  club,
  courts,
  onOpen,
}: {
  club: ManagedClub;
  courts: readonly Court[];
  onOpen: (open: OpenCourt) => void;
}) {
  const { send, busy } = useWrite();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ readonly id: number; readonly step: 1 | -1 } | null>(null);

  const place = courts.findIndex(({ id }) => id === moved?.id);

  // A row that has moved has lost the focus; at the end of the list its other button gets it.
  useEffect(() => {
    if (moved === null || place < 0 || busy) return;
    const row = list.current?.querySelector(`[data-court="${moved.id}"]`);
    const button = row?.querySelector<HTMLButtonElement>(`[data-step="${moved.step}"]`);
    const other = row?.querySelector<HTMLButtonElement>(`[data-step="${-moved.step}"]`);
    (button?.disabled === true ? other : button)?.focus();
  }, [moved, place, busy]);

  function move(at: number, step: 1 | -1) {
    const ids = courts.map(({ id }) => id);
    const [id] = ids.splice(at, 1);
    if (id === undefined) return;
    ids.splice(at + step, 0, id);
    void send({
      route: 'orderCourts',
      call: { params: { clubId: String(club.id) }, body: { courtIds: ids } },
      keep: keepCourts(club.id),
      after: () => setMoved({ id, step }),
      failed: words.orderFailed,
    });
  }

  return (
    <>
      <Card padding="none">
        <ul ref={list} aria-label={words.list} className="divide-y divide-line">
          {courts.map((court, at) => {
            const { id, name } = court;
            const closure = closureText(court, club.timeZone);
            return (
              <li key={id} data-court={id} className="flex items-center gap-1 py-2 pr-1 pl-3 md:pr-2 md:pl-4">
                <SurfaceMark surface={groundOf(court.surface)} className="mt-1 mr-2 self-start" />
                <div className="min-w-0 flex-1">
                  <p className="text-body font-semibold [overflow-wrap:anywhere]">{name}</p>
                  <p className="text-meta text-ink2">{factsOf(court)}</p>
                  <p className="text-meta text-ink3">{weekText(court.hours)}</p>
                  {closure !== null && (
                    <Badge tone="warn" className="mt-1 h-auto min-h-6 whitespace-normal">
                      {closure}
                    </Badge>
                  )}
                </div>
                <div className="flex flex-none max-md:flex-col">
                  <IconButton
                    icon={ArrowUp}
                    className={AT_THE_END}
                    label={words.moveUp({ name })}
                    data-step={-1}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    className={AT_THE_END}
                    label={words.moveDown({ name })}
                    data-step={1}
                    disabled={at === courts.length - 1}
                    onClick={() => move(at, 1)}
                  />
                </div>
                <RowMenu
                  label={words.actionsFor({ name })}
                  actions={() => [
                    { label: words.edit, icon: Pencil, onSelect: () => onOpen({ what: 'edit', court }) },
                    {
                      label: words.closeInstead,
                      icon: Wrench,
                      onSelect: () => onOpen({ what: 'close', court }),
                    },
                    {
                      label: words.remove,
                      icon: Trash2,
                      tone: 'danger',
                      startsGroup: true,
                      onSelect: () => onOpen({ what: 'delete', court }),
                    },
                  ]}
                />
              </li>
            );
          })}
        </ul>
      </Card>
      <LiveRegion className="unseen">
        {moved !== null && place >= 0
          ? words.moved({ name: courts[place]?.name ?? '', place: place + 1, count: courts.length })
          : ''}
      </LiveRegion>
    </>
  );
}
