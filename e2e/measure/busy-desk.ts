// The day on which a club's desk has most to draw: twelve courts open for fourteen hours with three hundred matches, and it is noon.
import type { BrowserContext } from '@playwright/test';
import { zoneAtNoon } from '../support/zones.ts';

const COURTS = 12;
/** Courts open at eight, four hours ago. */
const BEGAN_HOURS_AGO = 4;
const EACH_COURT = 25;
const EVENTS = 5;
const MINUTES = 33;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The club and its day. */
export interface BusyDay {
  readonly clubId: number;
  /** yyyy-mm-dd. */
  readonly day: string;
}

/** Makes it through the API, as the person signed in. */
export async function busyDay({ request }: BrowserContext, url: string, name: string): Promise<BusyDay> {
  const send = async <T>(method: 'POST' | 'PUT', path: string, data: object): Promise<T> => {
    const answer = await request.fetch(`${url}${path}`, { method, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const timeZone = zoneAtNoon();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  const opens = Math.floor(Date.now() / HOUR_MS - BEGAN_HOURS_AGO) * HOUR_MS;
  const { id: clubId } = await send<{ id: number }>('POST', '/api/clubs', { name, timeZone });
  await send('POST', `/api/clubs/${clubId}/courts`, {
    courts: Array.from({ length: COURTS }, (_, at) => ({ name: `Court ${at + 1}`, surface: 'clay' })),
  });
  const perEvent = (COURTS * EACH_COURT) / EVENTS;
  for (let event = 0; event < EVENTS; event += 1) {
    const { id } = await send<{ id: number }>('POST', '/api/tournaments', {
      name: `${name} ${event + 1}`,
      clubId,
      type: 'Open',
      startDate: new Date(opens).toISOString(),
      endDate: new Date(opens + HOUR_MS).toISOString(),
      maxParticipants: 128,
      status: 'upcoming',
      rules: {
        format: 'knockout',
        pointSystem: 'normal_deuce',
        letRule: true,
        timeLimit: 30,
        matchesPerParticipant: 3,
        playersProgressingFromGroups: 2,
        tieBreakerRule: 'matches_won',
      },
    });
    const lines = Array.from({ length: perEvent * 2 }, (_, at) => ({
      player: { name: `Player ${event + 1}-${at + 1} of ${name}` },
    }));
    await send('POST', `/api/tournaments/${id}/participants/import`, { lines, confirm: true });
    const answer = await request.get(`${url}/api/tournaments/${id}/participants`);
    const entries = (await answer.json()) as { id: number }[];
    for (let at = 0; at < perEvent; at += 1) {
      const place = event * perEvent + at;
      const begins = opens + Math.floor(place / COURTS) * MINUTES * MINUTE_MS;
      const winnerId = entries[at * 2]?.id ?? null;
      const match = await send<{ id: number }>('POST', `/api/tournaments/${id}/matches`, {
        participant1Id: winnerId,
        participant2Id: entries[at * 2 + 1]?.id ?? null,
        court: `Court ${(place % COURTS) + 1}`,
        round: 'group_stage',
        startTime: new Date(begins).toISOString(),
      });
      if (begins > Date.now()) continue;
      await send('PUT', `/api/matches/${match.id}/status`, { status: 'in_progress' });
      if (begins + MINUTES * MINUTE_MS > Date.now()) continue;
      await send('PUT', `/api/matches/${match.id}/scores`, { scores: { text: '6-4 6-3' }, winnerId });
      await send('PUT', `/api/matches/${match.id}/status`, { status: 'completed' });
    }
  }
  return { clubId, day };
}
