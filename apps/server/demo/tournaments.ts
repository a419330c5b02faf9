// Holds one tournament of the demo from its announcement to the present, by the calls of its club's admin.
import type { Tournament } from '@tennis/contract';
import {
  drawGroups,
  drawKindsOf,
  drawKnockout,
  drawRoundRobin,
  parseMatchFormat,
  TOURNAMENT_DEFAULTS,
  type Draw,
  type MatchFormat,
  type Random,
  type Result,
} from '@tennis/domain';
import { bodyOf, type Person } from './injected-person.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { MINUTE_MS, momentIn, type StoryClock } from './calendar.ts';
import type { ClubPlan } from './clubs.ts';
import { enterAll, type DemoEntry } from './entries.ts';
import type { Circle } from './people.ts';
import type { TournamentPlan } from './plan.ts';
import { play, type StoredMatch } from './play.ts';
import { planMatches } from './timetable.ts';

/** A club of the demo with its admin and the people around it. */
export interface DemoClub {
  readonly id: number;
  readonly plan: ClubPlan;
  readonly admin: Person;
  readonly adminUsername: string;
  readonly adminEmail: string;
  readonly circle: Circle;
}

export interface Story {
  readonly clock: StoryClock;
  readonly today: Date;
}

// The order of events, in days before the start. Sessions last 30 days, so one sign-in carries a tournament from here to its end.
const ANNOUNCED = 24;
const ENTRIES_OPEN = 20;
const DRAWN = 1;
const ENTRY_EVERY_MINUTES = 190;

const must = <T>(result: Result<T, { readonly code: string }>): T => {
  if (result.ok) return result.value;
  throw new Error(`The demo cannot go on: ${result.error.code}`);
};

const iso = (moment: number): string => new Date(moment).toISOString();

/** Announces a tournament. */
export async function announce(club: DemoClub, plan: TournamentPlan, { today }: Story): Promise<Tournament> {
  const { timeZone, courts, location } = club.plan;
  const at = (day: number, hour: number) => iso(momentIn(timeZone, today, day, hour * 60));
  const [first, last] = plan.days;
  return bodyOf(
    await club.admin.call('createTournament', {
      body: {
        name: plan.name,
        description: plan.description,
        clubId: club.id,
        type: plan.type,
        status: plan.status,
        startDate: at(first, 9),
        endDate: at(last, 23),
        registrationEndDate: at(first - 2, 18),
        maxParticipants: plan.maxParticipants,
        location: `${courts}, ${location}`,
        contactEmail: club.adminEmail,
        ...(plan.matchFormat === undefined ? {} : { matchFormat: plan.matchFormat }),
        rules: {
          format: plan.format,
          pointSystem: plan.pointSystem ?? TOURNAMENT_DEFAULTS.pointSystem,
          letRule: plan.letRule ?? TOURNAMENT_DEFAULTS.letRule,
          timeLimit: plan.timeLimit ?? TOURNAMENT_DEFAULTS.timeLimit,
          matchesPerParticipant: plan.matchesEach ?? TOURNAMENT_DEFAULTS.matchesPerParticipant,
          playersProgressingFromGroups: plan.progressing ?? 0,
          tieBreakerRule: TOURNAMENT_DEFAULTS.tieBreakerRule,
        },
      },
    }),
  );
}

/** The shape of the draw, which decides how its matches are put on courts. */
function drawOf(plan: TournamentPlan, entries: readonly DemoEntry[], randomSeed: number): Draw {
  const matchesPerParticipant = plan.matchesEach ?? TOURNAMENT_DEFAULTS.matchesPerParticipant;
  if (plan.format === 'knockout') {
    return must(drawKnockout(entries, { randomSeed, thirdPlace: plan.thirdPlace ?? false }));
  }
  if (plan.format === 'round_robin') {
    return must(drawRoundRobin(entries, { randomSeed, matchesPerParticipant }));
  }
  const progressing = plan.progressing ?? TOURNAMENT_DEFAULTS.playersProgressingFromGroups;
  return must(drawGroups(entries, { randomSeed, matchesPerParticipant, progressing }));
}

/** Gives every match of the published draw its court and start; those of later rounds have no players yet. */
async function placeMatches(
  club: DemoClub,
  plan: TournamentPlan,
  draw: Draw,
  matchIds: readonly (number | null)[],
  { today }: Story,
): Promise<StoredMatch[]> {
  const stored: StoredMatch[] = [];
  for (const match of planMatches(draw, plan, club.plan.timeZone, today)) {
    const matchId = matchIds[match.index] ?? null;
    // A bye is no match.
    if (matchId === null) continue;
    const { conflicts } = bodyOf(
      await club.admin.call('updateMatch', {
        params: { id: String(matchId) },
        body: { court: match.court, startTime: iso(match.start) },
      }),
    );
    if (conflicts.length > 0) throw new Error(`${plan.name}: ${conflicts[0]?.message ?? ''}`);
    stored.push({ ...match, id: matchId });
  }
  return stored;
}

/** Makes and publishes a draw. Returns the stored match of each match of the draw. */
async function publishDraw(
  { admin }: DemoClub,
  plan: TournamentPlan,
  id: string,
  randomSeed: number,
): Promise<readonly (number | null)[]> {
  const [kind] = drawKindsOf(plan.format);
  const thirdPlace = plan.thirdPlace === true ? { thirdPlace: true } : {};
  const made = bodyOf(
    await admin.call('makeDraw', { params: { id }, body: { kind, randomSeed, ...thirdPlace } }),
  );
  const params = { id, drawId: String(made.id) };
  const { matchIds } = bodyOf(await admin.call('setDrawPublished', { params, body: { published: true } }));
  return matchIds;
}

async function setStatus({ admin }: DemoClub, id: string, status: 'active' | 'completed'): Promise<void> {
  bodyOf(await admin.call('setTournamentStatus', { params: { id }, body: { status } }));
}

interface Drawn {
  readonly tournament: Tournament;
  readonly entries: readonly DemoEntry[];
  readonly format: MatchFormat;
}

/** The club's admin back at their desk after some weeks. */
export async function signIn({ admin, adminUsername: username }: DemoClub): Promise<void> {
  bodyOf(await admin.call('login', { body: { username, password: DEMO_PASSWORD } }));
}

async function drawAndPlay(
  club: DemoClub,
  plan: TournamentPlan,
  story: Story,
  { tournament, entries, format }: Drawn,
  random: Random,
): Promise<void> {
  const { clock, today } = story;
  const id = String(tournament.id);
  clock.set(momentIn(club.plan.timeZone, today, plan.days[0] - DRAWN, 10 * 60));
  await signIn(club);
  const randomSeed = random.int(2 ** 31);
  const matchIds = await publishDraw(club, plan, id, randomSeed);
  const matches = await placeMatches(club, plan, drawOf(plan, entries, randomSeed), matchIds, story);
  await setStatus(club, id, 'active');
  const stage = {
    manager: club.admin,
    clock,
    today,
    random,
    plan,
    format,
    timeLimit: tournament.rules.timeLimit,
    tournamentId: id,
    entries,
  };
  const { isOver, end } = await play(stage, matches);
  if (isOver && plan.days[1] < 0) {
    clock.set(end + 30 * MINUTE_MS);
    await setStatus(club, id, 'completed');
  }
}

/** Holds the tournament as far as it has come by the present. */
export async function holdTournament(
  club: DemoClub,
  plan: TournamentPlan,
  story: Story,
  random: Random,
): Promise<void> {
  const { clock, today } = story;
  const { timeZone } = club.plan;
  const start = Math.min(plan.days[0], 0);
  clock.set(momentIn(timeZone, today, start - ANNOUNCED, 19 * 60));
  await signIn(club);
  const tournament = await announce(club, plan, story);
  const format = must(parseMatchFormat(tournament.matchFormat));
  let entryTime = momentIn(timeZone, today, start - ENTRIES_OPEN, 8 * 60);
  const tick = () => {
    entryTime += ENTRY_EVERY_MINUTES * MINUTE_MS;
    clock.set(entryTime);
  };
  const year = new Date(momentIn(timeZone, today, plan.days[0], 720)).getUTCFullYear();
  const entries = await enterAll(club.admin, tournament.id, plan, club.circle, { year, tick });
  if (plan.sessions.length > 0) {
    await drawAndPlay(club, plan, story, { tournament, entries, format }, random);
  }
  if (plan.archived === true) {
    clock.set(momentIn(timeZone, today, plan.days[1] + 1, 12 * 60));
    const params = { id: String(tournament.id) };
    bodyOf(await club.admin.call('archiveTournament', { params, body: { archived: true } }));
  }
  bodyOf(await club.admin.call('logout', { body: {} }));
}
