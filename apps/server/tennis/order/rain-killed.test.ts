// A server that is killed while a plan for a wet day is applied: all of the plan is stored, or nothing (D56, ADR 7).
import type { Match, Move } from '@tennis/contract';
import { expect, it, onTestFinished } from 'vitest';
import { matchesOf } from '../../testing/draws.ts';
import { signIn } from '../../testing/calls.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { freePort, pause, spawnServer, untilReady, type ServerProcess } from '../../testing/process.ts';
import { aSaturday, at, BEFORE, DAY, suspend, type Saturday } from '../../testing/rainy-day.ts';
import { startServer } from '../../testing/server.ts';

const KILLS = 6;

interface Wanted {
  readonly moves: readonly Move[];
  /** The state of the matches when it is applied. */
  readonly state: string;
}

const stateOf = (matches: readonly Match[], ids: ReadonlySet<number>): string =>
  JSON.stringify(
    matches
      .filter(({ id }) => ids.has(id))
      .toSorted((a, b) => a.id - b.id)
      .map(({ id, courtId, startTime, status }) => [id, courtId, startTime, status]),
  );

/** Two plans for the rest of the day that have no place in common. */
function plansOf({ matches, courts }: Saturday): readonly Move[][] {
  const open = matches.filter(({ status }) => status === 'scheduled');
  return ['18:00', '19:00'].map((hour, plan) =>
    open.map(({ id }, index): Move => ({
      matchId: id,
      courtId: courts[(index + plan) % courts.length] ?? 0,
      startTime: at(`${hour.slice(0, 3)}${String(index * 5).padStart(2, '0')}`),
    })),
  );
}

it('stores a plan as a whole or not at all, whenever it is killed', { timeout: 300_000 }, async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const { server, stop } = await startServer({ on: fresh, now: BEFORE });
  const day = await aSaturday(server);
  await suspend(day, day.outdoor);
  const before = await matchesOf(day.admin, day.tournament);
  const plans = plansOf({ ...day, matches: before });
  const username = day.admin.user?.username ?? '';
  await stop();

  const ids = new Set(plans.flatMap((moves) => moves.map(({ matchId }) => matchId)));
  const path = `/api/clubs/${day.params.clubId}/order-of-play/${DAY}`;
  const read = async ({ url }: ServerProcess, cookie: string) =>
    (await (
      await fetch(`${url}/api/tournaments/${day.tournament.id}/matches`, { headers: { cookie } })
    ).json()) as Match[];
  const wanted = plans.map((moves): Wanted => {
    const places = new Map(moves.map((move) => [move.matchId, move]));
    const after = before.map((match) => ({ ...match, ...places.get(match.id) })) as Match[];
    return { moves, state: stateOf(after, ids) };
  });
  let possible = [stateOf(before, ids)];
  let usual = 0;
  for (let round = 0; round <= KILLS; round += 1) {
    const process = spawnServer(fresh.place, await freePort());
    await untilReady(process);
    const cookie = await signIn(process, username);
    const found = stateOf(await read(process, cookie), ids);
    expect(possible).toContain(found);
    const next = wanted.find(({ state }) => state !== found);
    const began = performance.now();
    const sent = fetch(`${process.url}${path}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ moves: next?.moves, rain: { again: at('17:30') }, confirm: true }),
    }).then(
      ({ status }) => status,
      () => null,
    );
    // The first one tells how long it takes on this machine, the others are killed on the way.
    if (round > 0) await pause(Math.random() * usual * 1.2);
    else if ((await sent) === 200) usual = performance.now() - began;
    else throw new Error(`The first plan was not applied: ${await sent}`);
    process.child.kill('SIGKILL');
    const applied = next?.state ?? '';
    possible = (await sent) === 200 ? [applied] : [found, applied];
    await process.ended;
  }
});
