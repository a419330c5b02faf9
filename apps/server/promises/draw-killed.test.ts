// Four people work on one tournament while its server is killed at random moments (D14, D16, D57). Afterwards the accepted writes are repeated one by
// one in the order of the log and give exactly the same state. `DRAW_STORM=1000` runs a thousand writes; `DRAW_STORM_SEED` picks others, and
// `DRAW_STORM_KIND=feed_in_consolation` draws only that kind.
import { drawKindsOf, randomFrom, TOURNAMENT_FORMATS, type DrawKind } from '@tennis/domain';
import { expect, it, onTestFinished } from 'vitest';
import { signIn } from '../testing/calls.ts';
import { idOf } from '../testing/draws.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { pause } from '../testing/process.ts';
import { aServer, startServer } from '../testing/server.ts';
import { aDesk, aMortalServer, type Sent } from '../testing/storm/desk.ts';
import { countRecords, doneInOrder } from '../testing/storm/order.ts';
import { actsOf, replay } from '../testing/storm/replay.ts';
import { aStormScene, stateOfStorm } from '../testing/storm/scene.ts';
import { wish } from '../testing/storm/wishes.ts';

const WRITES = Number(process.env['DRAW_STORM'] ?? 60);
const SEED = Number(process.env['DRAW_STORM_SEED'] ?? 1);
const KIND = process.env['DRAW_STORM_KIND'] as DrawKind | undefined;
const FORMATS =
  KIND === undefined
    ? (['knockout', 'groups_knockout'] as const)
    : TOURNAMENT_FORMATS.filter((format) => drawKindsOf(format).includes(KIND));
/** In so many writes some groups are played to their end, and draws are taken back and published again. */
const ENOUGH = 1000;
/** About this many writes lie between two kills. */
const BETWEEN_KILLS = 50;
/** The tide turns: after so many writes to a published draw they take everything back, until it is out no more and can be made again. */
const FLOOD = 75;

it.each(FORMATS)(
  `${WRITES} writes of four people in a %s, the server killed again and again, leave what the accepted ones give one after the other`,
  { timeout: 60_000 + WRITES * 2000 },
  async (format) => {
    const fresh = await freshDatabase();
    onTestFinished(fresh.remove);
    const { server, stop } = await startServer({ on: fresh });
    const { tournament, people } = await aStormScene(server, format);
    await stop();
    const database = fresh.open();
    onTestFinished(() => database.close());
    const since = await countRecords(database);
    const mortal = await aMortalServer(fresh.place);
    const url = await mortal.url();
    const users = people.map(({ user }) => ({ id: user?.id ?? 0, username: user?.username ?? '' }));
    const cookies = await Promise.all(users.map(({ username }) => signIn({ url }, username)));

    let sent = 0;
    let floodSince = 0;
    const diaries = users.map(({ id }) => ({ userId: id, sent: [] as Sent[] }));
    const works = diaries.map(async (diary, index) => {
      const random = randomFrom(SEED * 100 + index);
      const roll = (below: number) => random.int(below);
      const desk = aDesk(mortal, cookies[index] ?? '');
      const params = idOf(tournament);
      while (sent < WRITES) {
        sent += 1;
        const [draws, matches, entries] = await Promise.all([
          desk.read('getDraws', params),
          desk.read('listTournamentMatches', params),
          desk.read('listParticipants', params),
        ]);
        if (draws.published === null) floodSince = sent;
        const isEbb = sent - floodSince > FLOOD;
        diary.sent.push(
          await desk.write(wish(roll, { tournament, draws, matches, entries, isEbb, kind: KIND })),
        );
      }
    });
    const everybody = Promise.all(works);
    let kills = 0;
    const killer = async () => {
      const random = randomFrom(SEED);
      for (let next = random.int(BETWEEN_KILLS); next < WRITES; next += 1 + random.int(BETWEEN_KILLS * 2)) {
        // While somebody writes, each time another moment after it went out.
        const isTime = () => sent >= next && mortal.writing.size > 0;
        while (!isTime()) await pause(2);
        await pause(random.int(12));
        await mortal.kill();
        kills += 1;
      }
    };
    await Promise.all([everybody, killer()]);
    await mortal.end();

    const all = diaries.flatMap((diary) => diary.sent);
    const statuses = Map.groupBy(all, ({ status }) => status);
    // 400 if the winner that somebody saw is not in the match any more, 404 if the draw or the match has gone.
    expect([...statuses.keys()].filter((status) => ![200, 201, 204, 400, 404, 409].includes(status))).toEqual(
      [],
    );
    const done = await doneInOrder(database, since, diaries);
    const routes = Map.groupBy(done, ({ wish: { route } }) => route);
    const cutOff = all.filter(({ isCutOff }) => isCutOff).length;
    process.stdout.write(
      `${format}: ${all.length} writes, ${done.length} accepted, ${kills} kills, ${cutOff} cut off: ${[...routes].map(([route, of]) => `${route} ${of.length}`).join(', ')}\n`,
    );

    const again = await aServer();
    const scene = await aStormScene(again, format);
    const refused = await replay(again.database, scene.people, done, await actsOf(database));
    expect(refused).toEqual([]);
    expect(await stateOfStorm(again.database)).toEqual(await stateOfStorm(database));

    // It was a storm.
    expect(done.length).toBeGreaterThan(WRITES / 4);
    // A short storm is over before a group is, or before somebody is late.
    const ofFormat = format === 'groups_knockout' ? ['settleGroup'] : KIND === 'knockout' ? ['takeBye'] : [];
    const mustHappen = WRITES >= ENOUGH ? ofFormat : [];
    expect([...routes.keys()]).toEqual(expect.arrayContaining(mustHappen));
    const published = (routes.get('setDrawPublished') ?? []).map(({ wish: { body } }) => body?.['published']);
    const takenBack = published.indexOf(false);
    const isPublishedAgain = takenBack >= 0 && published.slice(takenBack + 1).includes(true);
    // In a short storm no draw is ever without results.
    expect(isPublishedAgain || WRITES < ENOUGH).toBe(true);
  },
);
