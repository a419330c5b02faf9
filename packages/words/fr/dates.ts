// Days, times and zones as French writes them.
import { message } from './message.ts';

export const shortMonth = message(
  '{month, select, 1 {janv.} 2 {févr.} 3 {mars} 4 {avr.} 5 {mai} 6 {juin} 7 {juil.} 8 {août} 9 {sept.} 10 {oct.} 11 {nov.} other {déc.}}',
);
export const weekday = message(
  '{day, select, Mon {lun.} Tue {mar.} Wed {mer.} Thu {jeu.} Fri {ven.} Sat {sam.} other {dim.}}',
);
export const shortDay = message('{day, select, 1 {1er} other {{day}}} {month}');
export const fullDay = message('{shortDay} {year}');
export const dayRange = message('{start} – {end}');
export const weekdayAndDay = message('{weekday} {day}');
export const shortDayAndTime = message('{day} {time}');
export const dayAndTime = message('{day} • {time}');
export const time = message('{hour}:{minute}{half, select, am { AM} pm { PM} other {}}');

export const timesOfZone = message('Les heures sont celles de {zone}.');
export const timesOfClubs = message('Les heures sont celles de chaque club : {zones}.');
export const zoneOfClub = message('{short} à {zone}');

export const calendar = 'Calendrier';
export const openCalendar = 'Ouvrir le calendrier';
export const openCalendarFor = message('Ouvrir le calendrier : {field}');
export const calendarFailed = 'Le calendrier n’a pas pu être chargé. Veuillez réessayer.';
export const previousMonth = 'Mois précédent';
export const nextMonth = 'Mois suivant';
export const dayInCalendar = message(
  '{state, select, today {Aujourd’hui, {day}} selected {{day}, sélectionné} both {Aujourd’hui, {day}, sélectionné} other {{day}}}',
);
