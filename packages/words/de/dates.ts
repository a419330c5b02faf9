// Days, times and zones as German writes them.
import { message } from './message.ts';

export const shortMonth = message(
  '{month, select, 1 {Jan.} 2 {Feb.} 3 {März} 4 {Apr.} 5 {Mai} 6 {Juni} 7 {Juli} 8 {Aug.} 9 {Sep.} 10 {Okt.} 11 {Nov.} other {Dez.}}',
);
export const weekday = message(
  '{day, select, Mon {Mo} Tue {Di} Wed {Mi} Thu {Do} Fri {Fr} Sat {Sa} other {So}}',
);
export const shortDay = message('{day, select, 1 {1} other {{day}}}. {month}');
export const fullDay = message('{shortDay} {year}');
export const dayRange = message('{start} – {end}');
export const weekdayAndDay = message('{weekday}, {day}');
export const shortDayAndTime = message('{day} {time}');
export const dayAndTime = message('{day} • {time}');
export const time = message('{hour}:{minute}{half, select, am { AM} pm { PM} other {}}');

export const timesOfZone = message('Die Uhrzeiten gelten für {zone}.');
export const timesOfClubs = message('Die Uhrzeiten gelten am Ort des Vereins: {zones}.');
export const zoneOfClub = message('{short} in {zone}');

export const calendar = 'Kalender';
export const openCalendar = 'Kalender öffnen';
export const openCalendarFor = message('Kalender öffnen: {field}');
export const calendarFailed = 'Der Kalender konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const previousMonth = 'Zum vorigen Monat';
export const nextMonth = 'Zum nächsten Monat';
export const dayInCalendar = message(
  '{state, select, today {Heute, {day}} selected {{day}, ausgewählt} both {Heute, {day}, ausgewählt} other {{day}}}',
);
