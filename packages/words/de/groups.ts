// Tabellen der Gruppen: wer wo steht und warum, wer noch weiterkommen kann, und die Reihenfolge, die die Turnierleitung festlegt.
import { message } from './message.ts';

export const groups = 'Gruppen';
export const tableOf = message('{group}, Tabelle');
export const place = 'Platz';
export const placeShort = 'Pl.';
export const player = 'Name';
export const wonLost = 'Siege und Niederlagen';
export const wonLostShort = 'S:N';
export const sets = 'Sätze';
export const games = 'Spiele';
export const points = 'Punkte';
export const pointsShort = 'Pkt.';
export const through = 'Weiter';
export const out = 'Ausgeschieden';
export const toConsolation = 'Nebenrunde';
export const pathIn = message(
  '{own, select, win {Kommt mit einem Sieg weiter.} lose {Kommt auch nach einer Niederlage weiter.} other {Kommt weiter.}}',
);
export const pathOut = message(
  '{own, select, win {Scheidet auch nach einem Sieg aus.} lose {Scheidet nach einer Niederlage aus.} other {Scheidet aus.}}',
);
export const pathConsolation = message(
  '{own, select, win {Spielt auch nach einem Sieg die Nebenrunde.} lose {Spielt nach einer Niederlage die Nebenrunde.} other {Spielt die Nebenrunde.}}',
);
export const pathLevel = message(
  '{own, select, win {Nach einem Sieg entscheiden Sätze und Spiele.} lose {Nach einer Niederlage entscheiden Sätze und Spiele.} other {Sätze und Spiele entscheiden.}}',
);
export const pathInIf = message(
  '{own, select, win {Kommt mit einem Sieg weiter, wenn {results}.} lose {Kommt nach einer Niederlage weiter, wenn {results}.} other {Kommt weiter, wenn {results}.}}',
);
export const pathLevelIf = message(
  '{own, select, win {Nach einem Sieg entscheiden Sätze und Spiele, wenn {results}.} lose {Nach einer Niederlage entscheiden Sätze und Spiele, wenn {results}.} other {Sätze und Spiele entscheiden, wenn {results}.}}',
);
export const beats = message('{winner} gegen {loser} gewinnt');
export const onlyLot = message('Zwischen {names} kann nur das Los entscheiden.');
export const waitsForLot = 'Die Plätze bleiben offen, bis Sie die Reihenfolge festlegen.';
export const drawLots = 'Auslosen';
export const setOrder = 'Reihenfolge festlegen';
export const orderTitle = message('{group}: Reihenfolge');
export const orderHint =
  'Losen Sie vor Ort und bringen Sie die Namen in die Reihenfolge. Sie können das zehn Minuten lang rückgängig machen.';
export const moveUp = message('{name} nach oben');
export const moveDown = message('{name} nach unten');
export const movedTo = message('{name} steht unter den Gleichen jetzt an Stelle {place}.');
export const saveOrder = 'Speichern';
export const orderSaved = 'Reihenfolge festgelegt';
export const orderFailed = 'Die Reihenfolge konnte nicht festgelegt werden';
export const askBeforeLot = 'Mich fragen, bevor in einer Gruppe das Los entscheidet';
