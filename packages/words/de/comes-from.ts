// Where a player comes from who is not known yet.
import { message } from './message.ts';

export const winnerOf = message('Sieg aus Match {number}');
export const loserOf = message('Niederlage aus Match {number}');
export const winnerAt = message('Sieger {time}, {court}');
export const loserAt = message('Verlierer {time}, {court}');
export const winnerOn = message('Sieg aus Match {number}, {day}, {court}');
export const loserOn = message('Niederlage aus Match {number}, {day}, {court}');
export const placeIn = message('Platz {place} der Gruppe {group}');
export const matchNumber = message('Match {number}');
