// Applies each event of the point log to the match ([SC1], [SC4], [SC5]), or says why it does not fit.
import { endTimedSet, winGame, winPoint } from './play.ts';
import type { Play } from './play.ts';
import { correctReceiver, correctServer, mayChooseCourt, serverOf } from './play-order.ts';
import type { LogEvent, LogProblem } from './point-log.ts';
import { applyScore } from './set-score.ts';
import { otherSide, placeOf } from './side.ts';
import type { Side } from './side.ts';

/** An event that no undo has taken back. */
export type StandingEvent = Exclude<LogEvent, { readonly type: 'undo' }>;

const hasStarted = ({ pointsWon, sets, games }: Play): boolean =>
  pointsWon[0] + pointsWon[1] + sets.length + games[0] + games[1] > 0;

/** Players who have served or received keep their place for the rest of the set ([SC5]). */
const fixOrders = (play: Play): void => {
  const { side } = serverOf(play);
  play.hasServed[placeOf(side)] = true;
  play.hasReceived[placeOf(otherSide(side))] = true;
};

/** A serve has been struck: the players stand where they should, and both orders are fixed. */
const beginServe = (play: Play): void => {
  play.changesEnds = false;
  fixOrders(play);
};

const playPoint = (play: Play, winner: Side): null => {
  beginServe(play);
  winPoint(play, winner);
  return null;
};

const applyFault = (play: Play): null => {
  beginServe(play);
  if (play.faults === 1) return playPoint(play, otherSide(serverOf(play).side));
  play.faults = 1;
  return null;
};

const applyOrder = (play: Play, event: LogEvent & { type: 'order' }): LogProblem | null => {
  const side = placeOf(event.side);
  if (play.setup.discipline.kind === 'singles') {
    return { code: 'not-doubles', asked: 'order' };
  }
  const isLate =
    (event.firstServer !== undefined && play.hasServed[side]) ||
    (event.deuceReceiver !== undefined && play.hasReceived[side]);
  if (isLate) return { code: 'order-fixed' };
  if (event.firstServer !== undefined) play.firstServers[side] = event.firstServer;
  if (event.deuceReceiver !== undefined) play.deuceReceivers[side] = event.deuceReceiver;
  return null;
};

const applyPenalty = (play: Play, { against, loss }: LogEvent & { type: 'penalty' }): LogProblem | null => {
  const winner = otherSide(against);
  if (loss === 'game' && play.format.kind === 'timed' && play.format.counting === 'points') {
    return { code: 'no-games' };
  }
  play.violations[placeOf(against)] += 1;
  if (loss !== 'warning') play.changesEnds = false;
  if (loss === 'point') winPoint(play, winner);
  else if (loss === 'game') winGame(play, winner, false);
  else if (loss === 'match') {
    play.ending = { kind: 'defaulted', by: against };
    play.isOver = true;
  }
  return null;
};

const applyEnding = (play: Play, { ending }: LogEvent & { type: 'end' }): LogProblem | null => {
  const isBeforePlay =
    ending.kind === 'walkover' || ending.kind === 'withdrawn' || ending.kind === 'cancelled';
  if (isBeforePlay && hasStarted(play)) {
    return { code: 'already-started' };
  }
  play.ending = ending;
  play.isOver = true;
  return null;
};

/** Applies one event; answers why it does not fit, or null. */
export const applyEvent = (play: Play, event: StandingEvent): LogProblem | null => {
  if (play.isOver) return { code: 'match-over' };
  switch (event.type) {
    case 'point':
      return playPoint(play, event.winner);
    case 'fault':
      return applyFault(play);
    case 'let':
      if (!play.setup.format.lets) {
        return { code: 'no-lets' };
      }
      beginServe(play);
      return null;
    case 'replayed':
      play.faults = 0;
      return null;
    case 'court':
      if (!mayChooseCourt(play)) {
        return { code: 'no-choice-of-court' };
      }
      play.chosenCourt = event.court;
      return null;
    case 'order':
      return applyOrder(play, event);
    case 'server':
      if (event.player === 1 && play.setup.discipline.kind === 'singles') {
        return { code: 'not-doubles', asked: 'secondPlayer' };
      }
      correctServer(play, event.side, event.player);
      return null;
    case 'receiver':
      if (play.setup.discipline.kind === 'singles') {
        return { code: 'not-doubles', asked: 'receiver' };
      }
      correctReceiver(play, event.player);
      return null;
    case 'ends':
      play.isSwapped = !play.isSwapped;
      return null;
    case 'penalty':
      return applyPenalty(play, event);
    case 'score':
      return applyScore(play, event);
    case 'time':
      if (play.format.kind !== 'timed') return { code: 'not-timed' };
      endTimedSet(play);
      return null;
    default:
      return applyEnding(play, event);
  }
};
