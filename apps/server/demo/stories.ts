// Tournaments with events that a director has to handle: a withdrawal and a corrected result in a draw with a consolation, and a group in which three
// are level. Everything comes from draws that the engine made. Nothing has a court, since play goes on where there is room.
import type { Match } from '@tennis/contract';
import { bodyOf } from './injected-person.ts';
import { MINUTE_MS, momentIn } from './calendar.ts';
import { enterAll } from './entries.ts';
import type { TournamentPlan } from './plan.ts';
import { announce, signIn, type DemoClub, type Story } from './tournaments.ts';

const HALF_AN_HOUR = 30 * MINUTE_MS;

const CONSOLATION = {
  club: 2,
  name: 'Second Chance Cup',
  description: 'Whoever loses the first match plays on in the consolation.',
  type: 'Adults',
  format: 'knockout',
  days: [-1, 1],
  status: 'registering',
  maxParticipants: 8,
  field: { from: 52, entries: 8 },
  seeds: 2,
  matchFormat: 'SET3-S:4/TB7-F:TB10',
  timeLimit: 60,
  sessions: [],
} as const satisfies TournamentPlan;

const LEVEL = {
  club: 2,
  name: 'Club Night Groups',
  description: 'Two groups of four; the first of each play the final.',
  type: 'Adults',
  format: 'groups_knockout',
  days: [-1, 1],
  status: 'registering',
  maxParticipants: 8,
  field: { from: 60, entries: 8 },
  seeds: 0,
  matchFormat: 'SET3-S:4/TB7-F:TB10',
  timeLimit: 60,
  matchesEach: 3,
  progressing: 1,
  sessions: [],
} as const satisfies TournamentPlan;

/** A tournament of the club's people, drawn, published and begun. */
class Told {
  readonly #club: DemoClub;
  readonly #story: Story;
  readonly #id: string;
  #moment: number;

  private constructor(club: DemoClub, story: Story, id: string, moment: number) {
    this.#club = club;
    this.#story = story;
    this.#id = id;
    this.#moment = moment;
  }

  static async of(
    club: DemoClub,
    plan: TournamentPlan,
    story: Story,
    draw: { readonly kind?: 'consolation'; readonly lots?: 'director' },
  ): Promise<Told> {
    const { clock, today } = story;
    const { timeZone } = club.plan;
    clock.set(momentIn(timeZone, today, -20, 19 * 60));
    await signIn(club);
    const tournament = await announce(club, plan, story);
    let moment = momentIn(timeZone, today, -12, 8 * 60);
    const year = new Date(moment).getUTCFullYear();
    const tick = () => {
      moment += 3 * HALF_AN_HOUR;
      clock.set(moment);
    };
    await enterAll(club.admin, tournament.id, plan, club.circle, { year, tick });
    const id = String(tournament.id);
    const told = new Told(club, story, id, momentIn(timeZone, today, -2, 18 * 60));
    told.#next();
    const made = bodyOf(
      await club.admin.call('makeDraw', { params: { id }, body: { ...draw, randomSeed: SEED } }),
    );
    const params = { id, drawId: String(made.id) };
    bodyOf(await club.admin.call('setDrawPublished', { params, body: { published: true } }));
    bodyOf(await club.admin.call('setTournamentStatus', { params: { id }, body: { status: 'active' } }));
    told.#moment = momentIn(timeZone, today, -1, 9 * 60);
    return told;
  }

  #next(): void {
    this.#moment += HALF_AN_HOUR;
    this.#story.clock.set(this.#moment);
  }

  /** The matches that can be played now, in the order of the draw. */
  async open(): Promise<readonly Match[]> {
    const matches = bodyOf(
      await this.#club.admin.call('listTournamentMatches', { params: { id: this.#id } }),
    );
    return matches.filter(
      ({ status, participant1Id, participant2Id }) =>
        status === 'scheduled' && participant1Id !== null && participant2Id !== null,
    );
  }

  /** One side wins. */
  async win(match: Match, side: 1 | 2, text: string, confirm = false): Promise<void> {
    this.#next();
    const winnerId = side === 1 ? match.participant1Id : match.participant2Id;
    bodyOf(
      await this.#club.admin.call('setMatchScores', {
        params: { id: String(match.id) },
        body: {
          scores: { text },
          complete: true,
          ...(winnerId !== null && { winnerId }),
          ...(confirm && { confirm }),
        },
      }),
    );
  }

  /** Somebody is hurt and plays no more. */
  async withdraw(participantId: number | null): Promise<void> {
    this.#next();
    bodyOf(
      await this.#club.admin.call('setWithdrawal', {
        params: { id: this.#id, participantId: String(participantId) },
        body: { withdrawn: true, reason: 'injury', confirm: true },
      }),
    );
  }

  async leave(): Promise<void> {
    bodyOf(await this.#club.admin.call('logout', { body: {} }));
  }
}

/** The seed of both draws. */
const SEED = 7;

/** Half played: the first round, a result that was reversed after its winner had moved on, and a withdrawal. */
async function secondChance(club: DemoClub, story: Story): Promise<void> {
  const told = await Told.of(club, CONSOLATION, story, { kind: 'consolation' });
  const [first, second, third, fourth] = await told.open();
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('The first round of four matches is not there.');
  await told.win(first, 1, '4-2 4-1');
  await told.win(second, 2, '2-4 4-2 7-10');
  await told.win(third, 1, '5-4(5) 4-2');
  await told.win(fourth, 1, '4-0 4-2');
  await told.win(third, 2, '4-5(5) 2-4', true);
  await told.withdraw(fourth.participant2Id);
  await told.leave();
}

/** In group A three players beat each other in a circle by the same score, and only a lot can decide; group B is under way. */
async function levelOnEveryStep(club: DemoClub, story: Story): Promise<void> {
  const told = await Told.of(club, LEVEL, story, { lots: 'director' });
  const all = await told.open();
  const [group = null] = all.map(({ groupId }) => groupId);
  const inGroup = all.filter(({ groupId }) => groupId === group);
  const entries = [...new Set(inGroup.flatMap((match) => [match.participant1Id, match.participant2Id]))];
  for (const match of inGroup) {
    const [one, other] = [match.participant1Id, match.participant2Id].map((id) => entries.indexOf(id));
    if (one === undefined || other === undefined) throw new Error('nobody plays');
    const isFirst = other === 3 || (one !== 3 && (one + 1) % 3 === other);
    await told.win(match, isFirst ? 1 : 2, isFirst ? '4-2 4-2' : '2-4 2-4');
  }
  for (const match of all.filter(({ groupId }) => groupId !== group).slice(0, 2))
    await told.win(match, 1, '4-1 2-4 10-6');
  await told.leave();
}

/** Tells them. */
export async function tellStories(clubs: readonly DemoClub[], story: Story): Promise<void> {
  const club = clubs[CONSOLATION.club];
  if (club === undefined) throw new Error('The club of the stories is not there.');
  await secondChance(club, story);
  await levelOnEveryStep(club, story);
}
