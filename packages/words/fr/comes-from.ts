// Where a player comes from who is not known yet.
import { message } from './message.ts';

export const winnerOf = message('Vainqueur du match {number}');
export const loserOf = message('Perdant du match {number}');
export const winnerAt = message('Vainqueur {time}, {court}');
export const loserAt = message('Perdant {time}, {court}');
export const winnerOn = message('Vainqueur du match {number}, {day}, {court}');
export const loserOn = message('Perdant du match {number}, {day}, {court}');
export const placeIn = message('Place {place} de la poule {group}');
export const matchNumber = message('Match {number}');
