// What people at home are told when their match runs late, or can begin earlier again (OP30, OP38), and what they are not.
import { describe, expect, it } from 'vitest';
import { idOf } from '../../testing/draws.ts';
import { anEntry, bodyOf, matchBody } from '../../testing/factories.ts';
import { aLateDay, toldTo } from '../../testing/late-day.ts';
import { at, BEFORE, resume, suspend } from '../../testing/rainy-day.ts';
import { aServer } from '../../testing/server.ts';
import { tellWhoIsLate } from './tell-late.ts';

describe('a match that is expected half an hour later than was told', () => {
  it('is told to its player, to those who look after one and to followers, once [OP30, OP38]', async () => {
    const { look, last, player, parent, fan } = await aLateDay();
    // Twenty minutes late.
    expect(await look('14:45')).toEqual([]);
    const late = [[at('16:30'), at('17:00'), last.id]];
    expect(await look('15:00')).toEqual(late);
    expect([await toldTo(player), await toldTo(parent)]).toEqual([late, late]);
    expect(await look('15:01')).toEqual(late);
    expect(await look('15:20')).toEqual(late);
    // Again half an hour later than they know now.
    expect(await look('15:30')).toEqual([[at('17:00'), at('17:30'), last.id], ...late]);
    expect(await toldTo(fan)).toEqual(await toldTo(player));
  });

  it('is told when it can begin earlier again, not before it was to begin, and not at once [OP12]', async () => {
    const { look, last, running, second, begin, end } = await aLateDay();
    await look('15:00');
    const late = await look('15:30');
    expect(late).toHaveLength(2);
    await end(running);
    await begin(second);
    await look('15:40');
    await end(second);
    // Ten minutes after they were told something else.
    expect(await look('15:41')).toEqual(late);
    expect(await look('15:51')).toEqual([[at('17:30'), at('16:30'), last.id], ...late]);
    expect(await look('16:15')).toHaveLength(3);
  });

  it('is told nothing earlier while nothing was told of a delay', async () => {
    const { look, running, end } = await aLateDay();
    await end(running);
    expect(await look('14:15')).toEqual([]);
  });

  it('is told from the time of a move that was told, and of a new order [D54]', async () => {
    const { admin, look, last, court, params } = await aLateDay();
    expect(await look('15:00')).toHaveLength(1);
    const moves = [{ matchId: last.id, courtId: court, startTime: at('17:15') }];
    bodyOf(await admin.call('moveMatches', { params, body: { moves, confirm: true } }));
    expect(await look('15:30')).toHaveLength(1);
    expect((await look('15:45'))[0]).toEqual([at('17:15'), at('17:45'), last.id]);
    for (const published of [false, true])
      bodyOf(await admin.call('setOrderPublished', { params, body: { published } }));
    // What the order before it made late is told no longer.
    expect(await look('15:46')).toEqual([[at('17:15'), at('17:45'), last.id]]);
  });

  it('is not told within 20 minutes of a move', async () => {
    const { admin, look, last, court, params } = await aLateDay();
    await look('14:50');
    const moves = [{ matchId: last.id, courtId: court, startTime: at('16:10') }];
    bodyOf(await admin.call('moveMatches', { params, body: { moves, confirm: true } }));
    expect(await look('15:05')).toEqual([]);
    expect((await look('15:12'))[0]?.[0]).toBe(at('16:10'));
  });
});

describe('nobody is told', () => {
  it('of a match of a draft, of a day that is not out, or of one that is called', async () => {
    const { server, admin, tournament, look, last, params } = await aLateDay();
    const { db } = server.database;
    const setStatus = (status: typeof tournament.status) =>
      db.updateTable('tournaments').set({ status }).where('id', '=', tournament.id).execute();
    await setStatus('draft');
    expect(await look('15:00')).toEqual([]);
    await setStatus(tournament.status);
    bodyOf(await admin.call('setOrderPublished', { params, body: { published: false } }));
    expect(await look('15:00')).toEqual([]);
    bodyOf(await admin.call('setOrderPublished', { params, body: { published: true } }));
    await admin.call('callMatch', { params: idOf(last), body: { called: true, confirm: true } });
    expect(await look('15:00')).toEqual([]);
    await admin.call('callMatch', { params: idOf(last), body: { called: false, confirm: true } });
    expect(await look('15:01')).toHaveLength(1);
  });

  it('while play is suspended on its court [D56]', async () => {
    const day = await aLateDay();
    const { look, outdoor } = day;
    bodyOf(await suspend(day, outdoor, day.admin, '15:30'));
    expect(await look('15:00')).toEqual([]);
    bodyOf(await resume(day, outdoor));
    expect(await look('15:01')).toHaveLength(1);
  });

  it('of a match that follows another one and was promised no time [OP37]', async () => {
    const { admin, look, last, params } = await aLateDay();
    bodyOf(
      await admin.call('moveMatches', {
        params,
        body: { moves: [{ matchId: last.id, followedBy: true }], confirm: true },
      }),
    );
    expect(await look('15:00')).toEqual([]);
  });

  it('of a match more than four hours ahead, whose delay can still be made up', async () => {
    const day = await aLateDay();
    const { admin, server, tournament, court, look, params, fan, running, second, begin, end } = day;
    const make = async (startTime: string) => {
      const [one, two] = [
        await anEntry(admin, tournament.id, `Lea ${startTime}`),
        await anEntry(admin, tournament.id, `Zoe ${startTime}`),
      ];
      const body = { ...matchBody(one.id, two.id), court: null, startTime: null };
      const match = bodyOf(await admin.call('createMatch', { params: idOf(tournament), body }));
      const moves = [{ matchId: match.id, courtId: court, startTime }];
      bodyOf(await admin.call('moveMatches', { params, body: { moves, confirm: true } }));
      const follows = [{ kind: 'entry' as const, id: one.id }];
      bodyOf(await fan.call('addFollows', { body: { follows } }));
      return match.id;
    };
    await make(at('18:00'));
    const evening = await make(at('18:40'));
    server.setNow(at('14:10'));
    const estimates = await server.services.whenTheyPlay(
      server.database.db,
      await server.database.db
        .selectFrom('matches')
        .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
        .select(['matches.status', 'matches.club_id', 'matches.start_day', 'tournaments.time_zone'])
        .execute(),
      server.services.now(),
    );
    expect((estimates.get(evening)?.median ?? '') > at('19:10')).toBe(true);
    const toldOf = async (clock: string) => (await look(clock)).map(([, , id]) => id);
    expect(await toldOf('14:31')).not.toContain(evening);
    server.setNow(at('15:30'));
    await end(running);
    await begin(second);
    expect(await toldOf('16:20')).toContain(evening);
  });

  it('behind a match whose time has come on a day on which only results are entered', async () => {
    const { server, look, last, running, end } = await aLateDay();
    const { db } = server.database;
    await db.updateTable('matches').set({ status: 'scheduled', started_at: null }).execute();
    expect(await look('15:45')).toEqual([]);
    // Its result says how late the court was.
    await end(running);
    await db.updateTable('matches').set({ started_at: null }).execute();
    expect(await look('15:46')).toMatchObject([[at('16:30'), expect.any(String), last.id]]);
  });
});

it('costs a club one statement a minute while nothing is told, and nothing more without a day that is out', async () => {
  const ran: string[] = [];
  const on = await aServer({ now: BEFORE, log: ({ query }) => void ran.push(query.sql) });
  const { admin, look, params, server } = await aLateDay(on);
  const cost = async (clock: string) => {
    server.setNow(at(clock));
    await server.services.audit.settled();
    ran.length = 0;
    await tellWhoIsLate(server.services);
    return ran.length;
  };
  await look('15:00');
  expect(await cost('15:02')).toBe(1);
  bodyOf(await admin.call('setOrderPublished', { params, body: { published: false } }));
  expect(await cost('15:30')).toBe(1);
});
