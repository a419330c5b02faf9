// The parts of a draw by name.
import { message } from './message.ts';

export const kindKnockout = 'Knockout';
export const kindRoundRobin = 'Round robin';
export const group = message('Group {letter}');
export const roundNumber = message('Round {number}');
export const stageMain = 'Main draw';
export const stageConsolation = 'Consolation';
export const stageWinners = 'Winners';
export const stageLosers = 'Losers';
export const stageGrandFinal = 'Grand final';
export const stageQualifying = 'Qualifying';
export const stagePlaces = message('Places {best} to {worst}');
export const stageEast = 'East';
export const stageWest = 'West';
export const stageNorth = 'North';
export const stageSouth = 'South';
export const stageNortheast = 'Northeast';
export const stageSouthwest = 'Southwest';
export const stageNorthwest = 'Northwest';
export const stageSoutheast = 'Southeast';
