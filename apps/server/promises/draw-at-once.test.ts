// Four people work on one draw at the same moment (D14, D16): what was accepted, done again one after the other, gives exactly the same state, and of two
// different results of one match one wins while the other person is shown it.
import type { Match } from '@tennis/contract';
import { randomFrom } from '@tennis/domain';
import { expect, it } from 'vitest';
import type { ActState } from '../tennis/draw-acts.ts';
import { aServer, type Person, type TestServer } from '../testing/server.ts';
import { drawParams, entered, idOf, matchesOf, published } from '../testing/draws.ts';
import { anEntry, bodyOf, matchBody } from '../testing/factories.ts';

const OPERATIONS = 1000;
const PEOPLE = 4;
const ENTRANTS = 12;

type Name = 'setMatchScores' | 'setMatchStatus' | 'setMatchWinner' | 'setWithdrawal' | 'undoInDraw';

/** One write, and what came of it. */
interface Operation {
  readonly route: Name;
  readonly call: { readonly params: Readonly<Record<string, string>>; readonly body: object };
  readonly act: number | null;
}

/** A draw of twelve with two alternates, with the same ids on any fresh database. */
async function aScene() {
  const server = await aServer();
  const scene = await entered(ENTRANTS, {}, server);
  const { admin, tournament } = scene;
  const made = bodyOf(
    await admin.call('makeDraw', {
      params: idOf(tournament),
      body: { kind: 'feed_in_consolation', randomSeed: 7 },
    }),
  );
  const draw = bodyOf(
    await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }),
  );
  for (const name of ['Waits First', 'Waits Second']) await anEntry(admin, tournament.id, name);
  // A match by hand that stays open: the tournament does not end before everybody is done.
  await admin.call('createMatch', { params: idOf(tournament), body: matchBody(null, null) });
  return { ...scene, draw };
}

/** A number below `below`, always the same for the same seed. */
function dice(seed: number): (below: number) => number {
  const random = randomFrom(seed);
  return (below) => random.int(below);
}

const SCORES = ['6-1 6-2', '6-4 3-6 6-3', '7-6(4) 6-4'] as const;
const NOBODY_CAME = { set1: { player1: 0, player2: 0 }, outcome: { kind: 'walkover', by: 'both' } };

/** The next thing somebody does, as they see the draw. */
function wish(
  roll: (below: number) => number,
  matches: readonly Match[],
  entryIds: readonly number[],
  acts: number[],
  scene: Awaited<ReturnType<typeof aScene>>,
): Omit<Operation, 'act'> {
  const match = matches[roll(matches.length)];
  const known = matches.filter((one) => one.participant1Id !== null && one.participant2Id !== null);
  const playable = known[roll(Math.max(1, known.length))] ?? match;
  if (playable === undefined || match === undefined) throw new Error('no matches');
  const confirm = roll(3) === 0;
  const kind = roll(20);
  const isUpper = roll(2) === 0;
  const winnerId = isUpper ? playable.participant1Id : playable.participant2Id;
  if (kind < 10) {
    const text = SCORES[roll(SCORES.length)] ?? SCORES[0];
    const turned = text.replaceAll(/(\d)-(\d)/g, isUpper ? '$1-$2' : '$2-$1');
    const body =
      roll(10) === 0
        ? { scores: NOBODY_CAME, winnerId: null, complete: true, confirm }
        : { scores: { text: turned }, winnerId, complete: true, confirm };
    return { route: 'setMatchScores', call: { params: idOf(playable), body } };
  }
  if (kind < 12) {
    const status = (['in_progress', 'completed', 'cancelled', 'scheduled'] as const)[roll(4)];
    return {
      route: 'setMatchStatus',
      call: { params: idOf(playable), body: { status, confirm } },
    };
  }
  if (kind < 14) {
    const body = { winnerId: roll(3) === 0 ? null : winnerId, confirm };
    return { route: 'setMatchWinner', call: { params: idOf(playable), body } };
  }
  const chosen = acts.length - 1 - roll(Math.max(1, Math.min(6, acts.length)));
  // Each is undone once: a second time does nothing and leaves no record.
  const [act] = kind < 17 && acts.length > 0 ? acts.splice(chosen, 1) : [];
  if (act !== undefined)
    return {
      route: 'undoInDraw',
      call: { params: drawParams(scene.draw), body: { act } },
    };
  const entryId = entryIds[roll(entryIds.length)] ?? 0;
  const body =
    kind > 17
      ? { withdrawn: false, confirm: true }
      : { withdrawn: true, reason: 'injury', confirm: true, ...(roll(3) === 0 && { replacement: null }) };
  return {
    route: 'setWithdrawal',
    call: { params: { ...idOf(scene.tournament), participantId: String(entryId) }, body },
  };
}

const send = (person: Person, { route, call }: Pick<Operation, 'route' | 'call'>) =>
  person.call(route, call as never) as Promise<{ status: number; body: { undo?: { id: number } | null } }>;

/** Everything of the draw that has a meaning, without what counts changes or tells the time. */
async function stateOf({ server, admin, tournament }: Awaited<ReturnType<typeof aScene>>) {
  const matches = await matchesOf(admin, tournament);
  const draws = bodyOf(await admin.call('getDraws', { params: idOf(tournament) }));
  const entries = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }));
  const stored = await server.database.db.selectFrom('draws').selectAll().execute();
  return {
    matches: matches.map((match) => ({ ...match, version: 0, clubId: 0 })),
    slots: draws.published?.slots,
    lines: draws.published?.lines,
    entries: entries.map(({ id, withdrawn, alternate, groupId }) => ({ id, withdrawn, alternate, groupId })),
    stored: stored.map(({ drawn, withdrawn, settled }) => ({ drawn, withdrawn, settled })),
  };
}

/** The accepted writes that have changed something, in the order of the turns in which they did. */
async function inOrder(
  { database }: TestServer,
  accepted: readonly Operation[],
): Promise<readonly Operation[]> {
  const rows = await database.db.selectFrom('draw_acts').selectAll().execute();
  const turns = new Map(rows.map(({ id, state }) => [id, JSON.parse(state) as ActState]));
  const turnOf = ({ route, call, act }: Operation): number | undefined => {
    const undone = (call.body as { act?: number }).act ?? 0;
    return route === 'undoInDraw' ? turns.get(undone)?.undoneIn : turns.get(act ?? 0)?.turn;
  };
  return accepted
    .flatMap((operation) => {
      const turn = turnOf(operation);
      return turn === undefined ? [] : [{ operation, turn }];
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ operation }) => operation);
}

it('a thousand writes of four people leave what the accepted ones give one after the other', async () => {
  const scene = await aScene();
  const { server, tournament } = scene;
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) => server.signUp('super_admin', `Director ${index + 1}`)),
  );
  const entryIds = scene.draw.entries.map(({ participantId }) => participantId);
  const accepted: Operation[] = [];
  const acts: number[] = [];
  const statuses = new Map<number, number>();
  await Promise.all(
    people.map(async (person, index) => {
      const roll = dice(index + 1);
      for (let done = 0; done < OPERATIONS / PEOPLE; done++) {
        const matches = (await matchesOf(person, tournament)).filter(({ drawId }) => drawId !== null);
        const next = wish(roll, matches, entryIds, acts, scene);
        const { status, body } = await send(person, next);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status !== 200) continue;
        const act = next.route === 'undoInDraw' ? null : (body.undo?.id ?? null);
        if (act !== null) acts.push(act);
        accepted.push({ ...next, act });
      }
    }),
  );
  // 400 where the winner whom somebody saw is not in the match any more.
  expect([...statuses.keys()].filter((status) => ![200, 400, 409].includes(status))).toEqual([]);
  const done = await inOrder(server, accepted);
  expect(done.length).toBeGreaterThan(OPERATIONS / 5);

  const again = await aScene();
  const actsAgain = new Map<number, number>();
  const refused: unknown[] = [];
  for (const operation of done) {
    const { body } = operation.call as { body: { act?: number } };
    const turned =
      body.act === undefined
        ? operation
        : {
            ...operation,
            call: { ...operation.call, body: { act: actsAgain.get(body.act) ?? 0 } },
          };
    const reply = await send(again.admin, turned);
    if (reply.status !== 200) refused.push([operation, reply.body]);
    if (operation.act !== null && reply.body.undo) actsAgain.set(operation.act, reply.body.undo.id);
  }
  expect(refused).toEqual([]);
  expect(await stateOf(again)).toEqual(await stateOf(scene));
}, 240_000);

it('[D16] of two different results at the same moment one wins, and the other person is shown it', async () => {
  const { server, admin, tournament } = await published(4);
  const other = await server.signUp('super_admin');
  const [match] = await matchesOf(admin, tournament);
  if (match === undefined) throw new Error('no match');
  const enter = (person: Person, text: string, winnerId: number | null) =>
    person.call(
      'setMatchScores',
      { params: idOf(match), body: { scores: { text }, winnerId, complete: true } },
      { 'if-match': String(match.version) },
    );
  const replies = await Promise.all([
    enter(admin, '6-1 6-2', match.participant1Id),
    enter(other, '4-6 4-6', match.participant2Id),
  ]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const won = replies.find(({ status }) => status === 200)?.body;
  const refused = replies.find(({ status }) => status === 409)?.body;
  const { scoreText, winnerId } = won as unknown as Match;
  expect(refused).toMatchObject({ reason: 'stale', details: { current: { scoreText, winnerId } } });
});
