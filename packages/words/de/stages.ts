// The parts of a draw by name.
import { message } from './message.ts';

export const kindKnockout = 'K.-o.-System';
export const kindRoundRobin = 'Jeder gegen jeden';
export const group = message('Gruppe {letter}');
export const roundNumber = message('Runde {number}');
export const stageMain = 'Hauptfeld';
export const stageConsolation = 'Nebenrunde';
export const stageWinners = 'Gewinnerseite';
export const stageLosers = 'Verliererseite';
export const stageGrandFinal = 'Endspiel';
export const stageQualifying = 'Qualifikation';
export const stagePlaces = message('Plätze {best} bis {worst}');
export const stageEast = 'Ost';
export const stageWest = 'West';
export const stageNorth = 'Nord';
export const stageSouth = 'Süd';
export const stageNortheast = 'Nordost';
export const stageSouthwest = 'Südwest';
export const stageNorthwest = 'Nordwest';
export const stageSoutheast = 'Südost';
