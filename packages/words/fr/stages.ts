// The parts of a draw by name.
import { message } from './message.ts';

export const kindKnockout = 'Élimination directe';
export const kindRoundRobin = 'Poule unique';
export const group = message('Poule {letter}');
export const roundNumber = message('Tour {number}');
export const stageMain = 'Tableau final';
export const stageConsolation = 'Consolante';
export const stageWinners = 'Tableau des gagnants';
export const stageLosers = 'Tableau des perdants';
export const stageGrandFinal = 'Grande finale';
export const stageQualifying = 'Qualifications';
export const stagePlaces = message('Places {best} à {worst}');
export const stageEast = 'Est';
export const stageWest = 'Ouest';
export const stageNorth = 'Nord';
export const stageSouth = 'Sud';
export const stageNortheast = 'Nord-est';
export const stageSouthwest = 'Sud-ouest';
export const stageNorthwest = 'Nord-ouest';
export const stageSoutheast = 'Sud-est';
