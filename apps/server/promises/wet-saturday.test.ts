// A whole weekend through the API: three tournaments with 60 entries on five courts, a match that overruns, a walkover, a player who is late, and
// rain at ten past two for 95 minutes. At the end every match was played once, nobody was in two places, and everybody was told once of each change
// that concerned them (D53-D56, OP12, OP30-OP33).
import type { Match, Move, Notice, OrderedMatch, OrderOfPlayOnWire } from '@tennis/contract';
import { expect, it } from 'vitest';
import { drawParams, idOf, matchesOf } from '../testing/draws.ts';
import { aClub, aTournament, bodyOf, setNoLimits } from '../testing/factories.ts';
import { aServer, type Person } from '../testing/server.ts';

const SATURDAY = '2026-09-12';
const SUNDAY = '2026-09-13';
const STEP_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const SIZES = [24, 20, 16] as const;
/** They play in two of the tournaments. */
const TWICE = 8;

const moment = (day: string, clock: string): Date => new Date(`${day}T${clock}:00.000Z`);

async function aWeekend() {
  const server = await aServer({ now: '2026-09-01T10:00:00.000Z' });
  const { admin, club } = await aClub(server);
  await setNoLimits({ admin, club });
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
  const { courts } = bodyOf(
    await admin.call('createCourts', {
      params: { clubId: String(club.id) },
      body: {
        courts: Array.from({ length: 5 }, (_, at) => ({ name: `Court ${at + 1}`, hours, indoor: at > 2 })),
      },
    }),
  );
  const players: Person[] = [];
  for (let count = 0; count < SIZES.reduce((sum, size) => sum + size, -TWICE); count += 1)
    players.push(await server.signUp('member', `Player ${String(count + 1).padStart(2, '0')}`));
  const tournaments = [];
  let first = 0;
  for (const [at, size] of SIZES.entries()) {
    const tournament = await aTournament(admin, club.id, {
      name: `Saturday Cup ${at + 1}`,
      status: 'registering',
      maxParticipants: 32,
      startDate: `${SATURDAY}T09:00:00.000Z`,
      endDate: `${SUNDAY}T18:00:00.000Z`,
      rules: {
        format: 'knockout',
        pointSystem: 'normal_deuce',
        letRule: true,
        timeLimit: 60,
        matchesPerParticipant: 3,
        playersProgressingFromGroups: 2,
        tieBreakerRule: 'matches_won',
        knockout: true,
      },
    });
    const params = idOf(tournament);
    for (const player of players.slice(first, first + size))
      bodyOf(await player.call('enterTournament', { params, body: {} }));
    first += size - (at === 0 ? TWICE : 0);
    await admin.call('setTournamentStatus', { params, body: { status: 'upcoming' } });
    const body = { kind: 'knockout' as const, randomSeed: 7 + at };
    const draw = bodyOf(await admin.call('makeDraw', { params, body }));
    bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }));
    tournaments.push(tournament);
  }
  return { server, admin, club, courts: courts.map(({ id }) => id), players, tournaments };
}

type Weekend = Awaited<ReturnType<typeof aWeekend>>;

/** When and where somebody hit a ball. */
interface Played {
  readonly match: number;
  readonly court: number;
  readonly people: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Events of a player's match while its order was published: they are told of each once. */
interface Change {
  readonly match: number;
  /** The entries that were known to play in it. */
  readonly people: readonly number[];
}

const overlap = (one: Played, other: Played): boolean => one.from < other.to && other.from < one.to;

class Days {
  readonly weekend: Weekend;
  readonly played: Played[] = [];
  readonly changes: Change[] = [];
  readonly #since = new Map<number, { court: number; from: number; ends: number }>();
  #overrun = -1;
  #walkover = -1;
  #late = -1;
  #count = 0;

  constructor(weekend: Weekend) {
    this.weekend = weekend;
  }

  params(day: string) {
    return { clubId: String(this.weekend.club.id), day };
  }

  async read(day: string): Promise<OrderOfPlayOnWire> {
    return bodyOf(await this.weekend.admin.call('getOrderOfPlay', { params: this.params(day) }));
  }

  /** Three presses of the desk: suggest, apply, publish. */
  async plan(day: string): Promise<void> {
    const { admin } = this.weekend;
    const params = this.params(day);
    const { basis, moves } = bodyOf(await admin.call('suggestOrder', { params }));
    const sent = moves.map(({ court: _court, ...move }) => move);
    if (sent.length > 0)
      bodyOf(await admin.call('moveMatches', { params, body: { moves: sent, basis, confirm: true } }));
    bodyOf(await admin.call('setOrderPublished', { params, body: { published: true } }));
  }

  async move(day: string, moves: readonly Move[], more: object = {}): Promise<void> {
    const before = new Map((await this.read(day)).matches.map((match) => [match.id, match]));
    const params = this.params(day);
    const body = { moves: [...moves], confirm: true, ...more };
    bodyOf(await this.weekend.admin.call('moveMatches', { params, body }));
    for (const { matchId, courtId, startTime } of moves) {
      const match = before.get(matchId);
      const later = startTime?.slice(0, 10) === SUNDAY;
      // Who had no place yet was told of none. They are told of one on a published day, or else when that day is published.
      if (match === undefined || (match.startTime === null && later)) continue;
      const isFar =
        startTime === undefined || startTime === null || match.startTime === null
          ? startTime !== undefined && startTime !== match.startTime
          : Math.abs(Date.parse(startTime) - Date.parse(match.startTime)) > 15 * MINUTE_MS;
      if (later || (courtId !== undefined && courtId !== match.courtId) || isFar)
        this.changes.push({ match: matchId, people: peopleOf(match) });
    }
  }

  /** Goes on until the courts close, five minutes after five minutes. */
  async play(day: string, from: string, to: string): Promise<void> {
    const { server } = this.weekend;
    for (let now = moment(day, from).getTime(); now < moment(day, to).getTime(); now += STEP_MS) {
      server.setNow(new Date(now).toISOString());
      const order = await this.read(day);
      await this.#end(order, now);
      await this.#begin(await this.read(day), now);
    }
  }

  async #end(order: OrderOfPlayOnWire, now: number): Promise<void> {
    for (const match of order.matches.filter(({ status }) => status === 'in_progress')) {
      const own = this.#since.get(match.id);
      if (own === undefined || match.broken?.isNow === true) continue;
      const stood = (match.broken?.paused ?? 0) * MINUTE_MS;
      if (now < own.ends + stood) continue;
      const winnerId = match.id % 2 === 0 ? match.participant1Id : match.participant2Id;
      const text = winnerId === match.participant1Id ? '6-3 6-4' : '3-6 4-6';
      const body = { scores: { text }, winnerId: winnerId ?? 0, complete: true };
      bodyOf(await this.weekend.admin.call('setMatchScores', { params: idOf(match), body }));
      this.played.push({
        match: match.id,
        court: match.courtId ?? 0,
        people: peopleOf(match),
        from: match.broken?.hereSince === undefined ? own.from : Date.parse(match.broken.hereSince),
        to: now,
      });
    }
  }

  async #begin(order: OrderOfPlayOnWire, now: number): Promise<void> {
    const { admin } = this.weekend;
    const busy = new Set(
      order.matches.filter(({ status }) => status === 'in_progress').map(({ courtId }) => courtId),
    );
    const resting = new Set(
      this.played.filter(({ to }) => to > now - 60 * MINUTE_MS).flatMap(({ people }) => people),
    );
    const onCourt = new Set(order.matches.filter(({ status }) => status === 'in_progress').flatMap(peopleOf));
    for (const match of order.matches.filter(({ status }) => status === 'scheduled')) {
      const { courtId, participant1Id, participant2Id, startTime } = match;
      if (courtId === null || participant1Id === null || participant2Id === null || startTime === null)
        continue;
      const court = order.courts.find(({ id }) => id === courtId);
      const people = peopleOf(match);
      const isFree = !busy.has(courtId) && court?.suspended === null && Date.parse(startTime) <= now;
      if (!isFree || people.some((id) => resting.has(id) || onCourt.has(id))) continue;
      this.#count += 1;
      if (this.#walkover < 0 && this.#count === 5) {
        // The other side does not come; the court is free at once (OP33).
        this.#walkover = match.id;
        const body = { scores: { text: 'w.o.' }, winnerId: participant1Id, complete: true };
        const given = await admin.call('setMatchScores', { params: idOf(match), body });
        if (given.status === 200) continue;
        throw new Error(JSON.stringify(given.body));
      }
      if (this.#late < 0 && this.#count === 8) {
        this.#late = match.id;
        bodyOf(await admin.call('callMatch', { params: idOf(match), body: { called: true, courtId } }));
        busy.add(courtId);
        continue;
      }
      const isOverrun = this.#overrun < 0 && this.#count === 11;
      if (isOverrun) this.#overrun = match.id;
      const minutes = isOverrun ? 110 : 45 + ((match.id * 7) % 4) * 5;
      bodyOf(await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } }));
      this.#since.set(match.id, { court: courtId, from: now, ends: now + minutes * MINUTE_MS });
      busy.add(courtId);
      for (const id of people) onCourt.add(id);
    }
  }

  get odd(): readonly number[] {
    return [this.#overrun, this.#walkover, this.#late];
  }
}

const peopleOf = ({ participant1Id, participant2Id }: OrderedMatch): readonly number[] =>
  [participant1Id, participant2Id].filter((id) => id !== null);

const sorted = (ids: readonly number[]): readonly number[] => ids.toSorted((one, other) => one - other);

const noticesOf = async (who: Person): Promise<readonly Notice[]> =>
  bodyOf(await who.call('getNotices', { query: { limit: '100' } })).notices;

it('a wet Saturday and the Sunday after it', { timeout: 300_000 }, async () => {
  const weekend = await aWeekend();
  const { server, admin, courts, tournaments, players } = weekend;
  const days = new Days(weekend);
  server.setNow('2026-09-10T10:00:00.000Z');
  await days.plan(SATURDAY);
  await days.play(SATURDAY, '09:00', '14:10');

  server.setNow(moment(SATURDAY, '14:10').toISOString());
  const params = days.params(SATURDAY);
  const wet = courts.slice(0, 3);
  const again = moment(SATURDAY, '15:45').toISOString();
  bodyOf(await admin.call('suspendPlay', { params, body: { courtIds: wet, reason: 'rain', again } }));
  const broken = (await days.read(SATURDAY)).matches.filter((match) => match.broken?.isNow === true);
  const { basis, plans } = bodyOf(await admin.call('replanOrder', { params, query: { again } }));
  expect(plans.length).toBeGreaterThanOrEqual(3);
  const plan = plans.find(({ kind }) => kind === 'tomorrow') ?? plans[0];
  if (plan === undefined) throw new Error('no plan');
  const off = plan.off.map((match) => ({ ...match, courtId: null, startTime: null }));
  const moves = [...plan.moves.map(({ court: _court, ...move }) => move), ...off];
  await days.move(SATURDAY, moves, { basis, rain: { again } });
  await days.play(SATURDAY, '14:10', '15:45');
  server.setNow(again);
  bodyOf(await admin.call('resumePlay', { params, body: { courtIds: wet } }));
  await days.play(SATURDAY, '15:45', '23:55');

  const accounts = new Map(
    (await server.database.db.selectFrom('participants').select(['id', 'user_id']).execute()).map(
      ({ id, user_id: user }) => [id, user],
    ),
  );
  const isOf = (player: Person, entry: number | null) => accounts.get(entry ?? 0) === player.user?.id;
  expect(days.changes.length).toBeGreaterThan(10);
  for (const player of players) {
    const told = await noticesOf(player);
    const matchesOfKind = (kind: Notice['kind']) =>
      told.flatMap((notice) => (notice.kind === kind && notice.match !== null ? [notice.match.id] : []));
    const concerned = (list: readonly { readonly people: readonly number[]; readonly match: number }[]) =>
      list.filter(({ people }) => people.some((entry) => isOf(player, entry))).map(({ match }) => match);
    // Each change once, and nothing else.
    expect(sorted(matchesOfKind('moved'))).toEqual(sorted(concerned(days.changes)));
    const stopped = broken.map((match) => ({ match: match.id, people: peopleOf(match) }));
    expect(sorted(matchesOfKind('suspended'))).toEqual(sorted(concerned(stopped)));
  }

  // Matches that were not played on Saturday have no place any more, and find one on Sunday.
  server.setNow(moment(SUNDAY, '07:00').toISOString());
  const left = (await days.read(SATURDAY)).matches.filter(
    ({ status, startTime }) => status === 'scheduled' && startTime !== null,
  );
  if (left.length > 0)
    await days.move(
      SATURDAY,
      left.map(({ id }) => ({ matchId: id, courtId: null, startTime: null })),
    );
  await days.plan(SUNDAY);
  await days.play(SUNDAY, '09:00', '23:55');

  const matches: Match[] = [];
  for (const tournament of tournaments) matches.push(...(await matchesOf(admin, tournament)));
  expect(matches).toHaveLength(57);
  expect(matches.filter(({ status }) => status !== 'completed')).toEqual([]);
  expect(days.played.map(({ match }) => match)).toHaveLength(56);
  expect(new Set(days.played.map(({ match }) => match)).size).toBe(56);
  expect(days.odd.every((id) => id > 0)).toBe(true);

  // Entries of one person in two tournaments are one person.
  const persons = new Map(
    (await server.database.db.selectFrom('participants').select(['id', 'person_id']).execute()).map(
      ({ id, person_id: person }) => [id, person ?? -id],
    ),
  );
  for (const [at, one] of days.played.entries())
    for (const other of days.played.slice(at + 1).filter((two) => overlap(one, two))) {
      expect(one.court).not.toBe(other.court);
      const people = new Set(one.people.map((id) => persons.get(id)));
      expect(other.people.filter((id) => people.has(persons.get(id)))).toEqual([]);
    }

  server.setNow(moment(SUNDAY, '23:58').toISOString());
  const inMatch = new Map(matches.map((match) => [match.id, [match.participant1Id, match.participant2Id]]));
  for (const player of players) {
    const told = await noticesOf(player);
    const results = told.flatMap(({ kind, match }) =>
      kind === 'result' && match !== null ? [match.id] : [],
    );
    const played = [...inMatch].filter(([, entries]) => entries.some((entry) => isOf(player, entry)));
    expect(sorted(results)).toEqual(sorted(played.map(([id]) => id)));
    for (const kind of ['suspended', 'resumed', 'called'] as const) {
      const about = told.filter((one) => one.kind === kind).map(({ match }) => match?.id);
      expect(new Set(about).size).toBe(about.length);
    }
  }
});
