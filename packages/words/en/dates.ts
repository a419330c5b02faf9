// Days, times and zones as English writes them (§9 of the specification).
import { message } from './message.ts';

/** A month by its number. */
export const shortMonth = message(
  '{month, select, 1 {Jan} 2 {Feb} 3 {Mar} 4 {Apr} 5 {May} 6 {Jun} 7 {Jul} 8 {Aug} 9 {Sep} 10 {Oct} 11 {Nov} other {Dec}}',
);
/** A weekday by its English short name, as the browser tells it. */
export const weekday = message(
  '{day, select, Mon {Mon} Tue {Tue} Wed {Wed} Thu {Thu} Fri {Fri} Sat {Sat} other {Sun}}',
);
/** The first of a month is a word of its own in some languages. */
export const shortDay = message('{month} {day, select, 1 {1} other {{day}}}');
export const fullDay = message('{shortDay}, {year}');
export const dayRange = message('{start} - {end}');
export const weekdayAndDay = message('{weekday}, {day}');
/** "Sat 3:30 PM". */
export const shortDayAndTime = message('{day} {time}');
export const dayAndTime = message('{day} • {time}');
/** `half` is am or pm; a language whose clock has 24 hours leaves it out. */
export const time = message('{hour}:{minute}{half, select, am { AM} pm { PM} other {}}');

export const timesOfZone = message('Times are those of {zone}.');
export const timesOfClubs = message('Times are those of each club: {zones}.');
export const zoneOfClub = message('{short} in {zone}');

export const calendar = 'Calendar';
export const openCalendar = 'Open calendar';
export const openCalendarFor = message('Open calendar for {field}');
export const calendarFailed = 'The calendar could not be loaded. Please try again.';
export const previousMonth = 'Go to the previous month';
export const nextMonth = 'Go to the next month';
/** A day of the calendar, as read aloud. */
export const dayInCalendar = message(
  '{state, select, today {Today, {day}} selected {{day}, selected} both {Today, {day}, selected} other {{day}}}',
);
