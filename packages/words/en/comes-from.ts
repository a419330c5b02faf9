// Where a player comes from who is not known yet.
import { message } from './message.ts';

export const winnerOf = message('Winner of match {number}');
export const loserOf = message('Loser of match {number}');
export const winnerAt = message('Winner of {time}, {court}');
export const loserAt = message('Loser of {time}, {court}');
/** From a match of another day that was promised no time. */
export const winnerOn = message('Winner of match {number}, {day}, {court}');
export const loserOn = message('Loser of match {number}, {day}, {court}');
export const placeIn = message('Place {place} of group {group}');
export const matchNumber = message('Match {number}');
