// The parameters in the address of Match Schedules: tab, day and tournament (brief principle 7). Defaults are left out.

export const SCHEDULES_TABS = ['schedule', 'results'] as const;
export type SchedulesTab = (typeof SCHEDULES_TABS)[number];

export interface SchedulesSearch {
  /** Left out for Schedule. */
  tab?: Exclude<SchedulesTab, 'schedule'>;
  /** yyyy-mm-dd; left out for the viewer's today. */
  date?: string;
  /** Left out for the list of the specification; `courts` is the desk of the admins of a club. */
  view?: 'order' | 'courts';
  /** For the desk: whose courts, and on a phone which of them. */
  club?: number;
  court?: number;
  /** How high an hour is drawn; left out for the usual. */
  zoom?: 'small' | 'large';
  /** Id of the only tournament whose matches are shown. */
  tournament?: number;
  /** For the order of play: whose courts, as `hostsOf` names them, and on a phone which one of them, as `courtDays` does. */
  host?: string;
  on?: string;
  /** For the order of play: left out for the one by court. */
  by?: 'time';
}

/** Whether a text is a day of the calendar, written yyyy-mm-dd. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** An id in the address, if it is one. */
const numbered = (name: 'tournament' | 'club' | 'court', value: unknown): SchedulesSearch => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? { [name]: id } : {};
};

/** Keeps what the page knows; anything else in the address is dropped. */
export function validateSchedulesSearch({
  tab,
  date,
  tournament,
  view,
  club,
  court,
  zoom,
  host,
  on,
  by,
}: Record<string, unknown>): SchedulesSearch {
  return {
    ...(tab === 'results' ? { tab } : {}),
    ...(typeof date === 'string' && isDay(date) ? { date } : {}),
    ...numbered('tournament', tournament),
    ...(view === 'courts' || view === 'order' ? { view } : {}),
    ...numbered('club', club),
    ...numbered('court', court),
    ...(zoom === 'small' || zoom === 'large' ? { zoom } : {}),
    ...(typeof host === 'string' && /^(?:club|tournament)-[1-9]\d{0,14}$/.test(host) ? { host } : {}),
    // A bare number arrives as one.
    ...((typeof on === 'string' || typeof on === 'number') && String(on).length <= 100
      ? { on: String(on) }
      : {}),
    ...(by === 'time' ? { by } : {}),
  };
}
