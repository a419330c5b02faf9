// Finds the server, the receiver and the court of each point ([SC1], [SC2], [SC5]).
import { isCountedByPoints, isNoAd, tieBreakOf } from './play.ts';
import type { Play } from './play.ts';
import type { CourtPlayer, PlayerIndex, ServiceCourt } from './point-log.ts';
import { otherSide, placeOf } from './side.ts';
import type { Side } from './side.ts';

const other = (player: PlayerIndex): PlayerIndex => (player === 0 ? 1 : 0);

/** How many times the serve has changed: in a tie-break after one point and then after every two. */
const serviceBlock = (play: Play): number =>
  isCountedByPoints(play) ? Math.floor((play.points[0] + play.points[1] + 1) / 2) : 0;

/** The player who serves the next point; in doubles the partners take turns within the set. */
export const serverOf = (play: Play): CourtPlayer => {
  const block = serviceBlock(play);
  const side: Side = block % 2 === 0 ? play.serving : otherSide(play.serving);
  const first = play.firstServers[placeOf(side)];
  if (play.setup.discipline.kind === 'singles') return { side, player: 0 };
  const turn = play.turns[placeOf(side)] + Math.floor(block / 2);
  return { side, player: turn % 2 === 0 ? first : other(first) };
};

/** True when the next point decides the game (40-40) or tie-break without advantage. */
export const isDecidingPoint = (play: Play): boolean => {
  const [first, second] = play.points;
  const tieBreak = tieBreakOf(play);
  if (first !== second) return false;
  if (tieBreak !== null) return tieBreak.noAd && first === tieBreak.to - 1;
  return isNoAd(play) && first === 3;
};

/** In mixed doubles the server's gender decides who receives a deciding point; otherwise the receiver chooses the court ([SC1]). */
export const mayChooseCourt = (play: Play): boolean =>
  !play.isOver && isDecidingPoint(play) && play.setup.discipline.kind !== 'mixed';

/** Mixed doubles: the partner on the receiving side who has the server's gender. */
const receiverOfSameGender = (play: Play, server: CourtPlayer): PlayerIndex | null => {
  const { discipline } = play.setup;
  if (discipline.kind !== 'mixed' || !isDecidingPoint(play)) return null;
  const isWoman = discipline.women[placeOf(server.side)] === server.player;
  const woman = discipline.women[placeOf(otherSide(server.side))];
  return isWoman ? woman : other(woman);
};

/** The player who receives the next point, and the court they stand in; partners keep their courts through a set. */
export const receiverOf = (play: Play): { readonly receiver: CourtPlayer; readonly court: ServiceCourt } => {
  const server = serverOf(play);
  const side = otherSide(server.side);
  const inDeuce = play.deuceReceivers[placeOf(side)];
  const sameGender = receiverOfSameGender(play, server);
  if (sameGender !== null) {
    return { receiver: { side, player: sameGender }, court: sameGender === inDeuce ? 'deuce' : 'ad' };
  }
  const isEven = (play.points[0] + play.points[1]) % 2 === 0;
  const court = play.chosenCourt ?? (isEven ? 'deuce' : 'ad');
  if (play.setup.discipline.kind === 'singles') return { receiver: { side, player: 0 }, court };
  return { receiver: { side, player: court === 'deuce' ? inDeuce : other(inDeuce) }, court };
};

/** Correction: makes `player` of `side` the server of the next point and of every turn that follows from it. */
export const correctServer = (play: Play, side: Side, player: PlayerIndex | undefined): void => {
  if (serverOf(play).side !== side) play.serving = otherSide(play.serving);
  if (player !== undefined && serverOf(play).player !== player) {
    play.firstServers[placeOf(side)] = other(play.firstServers[placeOf(side)]);
  }
};

/** Correction: makes `player` the receiver of the next point, by exchanging the partners' courts. */
export const correctReceiver = (play: Play, player: PlayerIndex): void => {
  const { receiver } = receiverOf(play);
  if (receiver.player !== player) {
    const position = placeOf(receiver.side);
    play.deuceReceivers[position] = other(play.deuceReceivers[position]);
  }
};
