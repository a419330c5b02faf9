// Times of a club's day, such as 08:30, as minutes from midnight.
const two = (number: number): string => String(number).padStart(2, '0');

/** "08:30" of 510; 1440 is 24:00. */
export const timeOfMinute = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** 510 of "08:30". */
export function minuteOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
