// The writes of a desk: moves, the publication, undoing the last move, and starting a match.
import * as words from '@tennis/words/desk';
import * as matchWords from '@tennis/words/matches';
import type { Move, OrderOfPlayOnWire } from '@tennis/contract';
import { formatCalendarDay, formatTime } from '../../../lib/dates.ts';
import { keepOrder, keepOtherDay } from '../../../writes/order-of-play.ts';
import { keepMatch } from '../../../writes/matches.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { courtLabel } from '../../../lib/court-label.ts';
import { momentOf, type Place } from './day-plan.ts';
import { nameInFull } from './card-words.ts';

/** The state that a plan for the rest of a wet day rests on. */
interface RestOfDay {
  readonly again: string;
}

/** Long enough to reach for the button of a toast. */
const LEADS_ON_MS = 10_000;

/** The writes of the desk of a day. */
export function useDeskWrites(order: OrderOfPlayOnWire) {
  const write = useWrite<OrderOfPlayOnWire>();
  const params = { clubId: String(order.clubId), day: order.day };
  const labelOf = (matchId: number): string => {
    const match = order.matches.find(({ id }) => id === matchId);
    return match === undefined ? '' : nameInFull(order, match);
  };

  const send = (
    moves: Move[],
    done: string,
    basis?: string,
    more: { rain?: RestOfDay; limit?: number | null } = {},
  ) =>
    write.send({
      route: 'moveMatches',
      call: {
        params,
        body: { moves, ...(basis !== undefined && { basis }), ...more },
      },
      keep: keepOrder,
      keepStored: keepOrder,
      done: () => ({ title: done }),
      failed: words.moveFailed,
      whenUnsure: { title: words.confirmTitle, label: words.confirmMove },
    });

  const change = (matchId: number, changes: Omit<Move, 'matchId'>, done: string) => {
    const version = order.matches.find(({ id }) => id === matchId)?.version;
    return send([{ matchId, ...(version !== undefined && { version }), ...changes }], done);
  };

  const call = (matchId: number, courtId: number) => {
    const court = courtLabel(order.courts.find(({ id }) => id === courtId)?.name ?? '');
    return write.send({
      route: 'callMatch',
      call: { params: { id: String(matchId) }, body: { called: true, courtId } },
      about: matchId,
      keep: keepMatch,
      done: () => ({ title: words.calledDone({ match: labelOf(matchId), court }) }),
      failed: words.callFailed,
      whenUnsure: { title: words.callTitle, label: words.call },
    });
  };

  const takeCallBack = (matchId: number) =>
    write.send({
      route: 'callMatch',
      call: { params: { id: String(matchId) }, body: { called: false } },
      about: matchId,
      keep: keepMatch,
      done: () => ({ title: words.callTakenBack }),
      failed: words.callFailed,
    });

  const undoOn = (day: string, move: number, keep: typeof keepOrder) =>
    write.send({
      route: 'undoMove',
      call: { params: { ...params, day }, body: { move } },
      keep,
      done: () => ({ title: words.undone }),
      failed: words.moveFailed,
    });

  return {
    write,
    move: (matchId: number, { courtId, start }: Place) => {
      const startTime = momentOf(order, start);
      const court = courtLabel(order.courts.find(({ id }) => id === courtId)?.name ?? '');
      const time = formatTime(startTime, order.timeZone);
      const done = words.movedDone({ match: labelOf(matchId), court, time });
      return change(matchId, { courtId, startTime }, done);
    },
    /** To a place of another day, as a move of that day: it is judged by what is planned there. */
    moveToDay: (matchId: number, { courtId, start }: Place, day: string) => {
      const startTime = momentOf({ day, timeZone: order.timeZone }, start);
      const court = courtLabel(order.courts.find(({ id }) => id === courtId)?.name ?? '');
      const version = order.matches.find(({ id }) => id === matchId)?.version;
      const done = words.movedToDay({
        match: labelOf(matchId),
        court,
        day: formatCalendarDay(day),
        time: formatTime(startTime, order.timeZone),
      });
      return write.send({
        route: 'moveMatches',
        call: {
          params: { ...params, day },
          body: { moves: [{ matchId, ...(version !== undefined && { version }), courtId, startTime }] },
        },
        keep: keepOtherDay,
        keepStored: keepOtherDay,
        done: ({ desk }) => {
          const move = desk?.lastMove ?? null;
          // The shown day knows nothing of a move that is noted on another one.
          return move === null
            ? { title: done }
            : {
                title: done,
                action: { label: words.undo, onPress: () => void undoOn(day, move.id, keepOtherDay) },
                duration: LEADS_ON_MS,
              };
        },
        failed: words.moveFailed,
        whenUnsure: { title: words.confirmTitle, label: words.confirmMove },
      });
    },
    takeOff: (matchId: number) =>
      change(matchId, { courtId: null, startTime: null }, words.cancelledPlace({ match: labelOf(matchId) })),
    pin: (matchId: number, pinned: boolean) =>
      change(matchId, { pinned }, pinned ? words.pinned : words.unpin),
    apply: (moves: Move[], basis: string, rain?: RestOfDay) =>
      send(moves, words.applied, basis, rain === undefined ? {} : { rain }),
    /** With another limit of matches a day for its days, where one was chosen; null is the club's again. */
    applyPlan: (moves: Move[], basis: string, limit?: number | null) =>
      send(moves, words.applied, basis, limit === undefined ? {} : { limit }),
    /** `onSee` leads to what everybody reads from then on. */
    publish: (published: boolean, onSee?: () => void) =>
      write.send({
        route: 'setOrderPublished',
        call: { params, body: { published } },
        keep: keepOrder,
        keepStored: keepOrder,
        done: () =>
          published
            ? {
                title: words.publishedDone,
                ...(onSee !== undefined && {
                  action: { label: words.seePublished, onPress: onSee },
                  duration: LEADS_ON_MS,
                }),
              }
            : { title: words.takenBackDone },
        failed: words.moveFailed,
      }),
    undo: (move: number) => undoOn(order.day, move, keepOrder),
    follow: (matchId: number, followedBy: boolean) => change(matchId, { followedBy }, words.changed),
    floor: (matchId: number, notBefore: string | null) => change(matchId, { notBefore }, words.changed),
    call,
    takeCallBack,
    /** Takes the call of a match that is late back, and calls another one to its court (OP34). */
    callInstead: async (lateId: number, matchId: number, courtId: number) => {
      const { kind } = await takeCallBack(lateId);
      if (kind === 'done') await call(matchId, courtId);
    },
    start: (matchId: number) =>
      write.send({
        route: 'setMatchStatus',
        call: { params: { id: String(matchId) }, body: { status: 'in_progress' } },
        about: matchId,
        keep: keepMatch,
        done: () => ({ title: matchWords.stateInProgress }),
        failed: words.moveFailed,
      }),
  };
}
