// The search finds only what its caller may know (D8, D18, D24, D46).
import type { TournamentStatus } from '@tennis/domain';
import { describe, expect, it } from 'vitest';
import { countEach, SEARCHES, SEARCHES_IN_AN_HOUR, type Limit } from '../../http/rate-limits.ts';
import { aClub, anEntry, aPerson, aTournament, bodyOf, joinClub } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';

const NOTHING = { tournaments: [], meetings: [], people: [], clubs: [], more: [] };

const find = async (by: Person, q: string) => bodyOf(await by.call('search', { query: { q } }));
const namesOf = (hits: readonly { readonly name: string }[]) => hits.map(({ name }) => name);

const morningOf = (day: string): string => `${day}T09:00:00.000Z`;

const aMeetingOf = async (admin: Person, clubId: number, name: string, tournamentIds: number[]) =>
  bodyOf(
    await admin.call('createMeeting', { params: { clubId: String(clubId) }, body: { name, tournamentIds } }),
  );

async function aScene() {
  const server = await aServer({ now: NOW });
  const { club, admin } = await aClub(server, { name: 'Riverside Tennis Club' });
  const open = await aTournament(admin, club.id, { name: 'Riverside Clay Open' });
  const member = await server.signUp('member', 'Mia Berg');
  return { server, club, admin, open, member };
}

describe('the search', () => {
  it('finds tournaments, people and clubs, also mistyped, and says where they are', async () => {
    const { club, admin, open, member } = await aScene();
    await anEntry(admin, open.id, 'Nina Kovač');
    expect(await find(member, 'rivreside')).toMatchObject({
      tournaments: [{ id: open.id, name: 'Riverside Clay Open', club: club.name, status: 'upcoming' }],
      clubs: [{ id: club.id, name: club.name, isOwn: false, isManaged: false }],
    });
    expect((await find(member, 'kovac nina')).people).toMatchObject([
      { name: 'Nina Kovač', managedClubId: null, birthYear: null, tournament: { id: open.id } },
    ]);
    expect((await find(admin, 'riverside')).clubs).toMatchObject([
      { id: club.id, isOwn: true, isManaged: true },
    ]);
    const autumn = await aTournament(admin, club.id, { name: 'Autumn Cup' });
    const ofClub = (await find(member, 'riverside')).tournaments;
    expect(new Set(ofClub.map(({ id }) => id))).toEqual(new Set([open.id, autumn.id]));
    expect(await find(member, 'zzzz')).toEqual(NOTHING);
  });

  it('[D8] finds drafts only for those who may read them', async () => {
    const { club, admin, member } = await aScene();
    const draft = await aTournament(admin, club.id, { name: 'Secret Cup', status: 'draft' });
    await anEntry(admin, draft.id, 'Nina Kovač');
    expect((await find(member, 'secret')).tournaments).toEqual([]);
    expect((await find(member, 'kovač')).people).toEqual([]);
    expect(namesOf((await find(admin, 'secret')).tournaments)).toEqual(['Secret Cup']);
    expect(namesOf((await find(admin, 'kovač')).people)).toEqual(['Nina Kovač']);
  });

  it('[D24] never finds somebody whose name is shortened for the reader, and tells years only to their club', async () => {
    const { server, club, admin, member } = await aScene();
    const junior = await aTournament(admin, club.id, { name: 'Junior Cup', type: 'U14' });
    const add = { name: 'Nina Kovač', birthYear: 2014 };
    bodyOf(await admin.call('addParticipant', { params: { id: String(junior.id) }, body: add }));
    expect((await find(member, 'nina kovač')).people).toEqual([]);
    expect((await find(admin, 'nina kovač')).people).toMatchObject([
      { name: 'Nina Kovač', managedClubId: club.id, birthYear: 2014 },
    ]);
    // Members of the club read the names of its tournaments.
    await joinClub(server, club.id, member);
    expect((await find(member, 'nina kovač')).people).toMatchObject([
      { name: 'Nina Kovač', managedClubId: null, birthYear: null },
    ]);
  });

  it('[D46] finds people of clubs that the caller manages and members of their clubs, nobody else and nobody twice', async () => {
    const { server, club, admin, member } = await aScene();
    const kept = await aPerson(admin, club.id, 'Ana Lind');
    const twin = await aPerson(admin, club.id, 'Ana Lindt');
    const params = { clubId: String(club.id), personId: String(twin.id) };
    bodyOf(await admin.call('mergePerson', { params, body: { into: kept.id, confirm: true } }));
    expect((await find(admin, 'ana lin')).people).toMatchObject([{ id: kept.id, tournament: null }]);
    expect((await find(member, 'ana lin')).people).toEqual([]);
    const stranger = await server.signUp('member', 'Zoe Novak');
    expect(namesOf((await find(stranger, 'zoe')).people)).toEqual(['Zoe Novak']);
    expect((await find(member, 'zoe')).people).toEqual([]);
    await joinClub(server, club.id, stranger);
    await joinClub(server, club.id, member);
    expect(namesOf((await find(member, 'zoe')).people)).toEqual(['Zoe Novak']);
  });

  it('[D24] tells nobody a name that they can read nowhere, nor whose club somebody is', async () => {
    const { club, admin, open, member } = await aScene();
    const entry = await anEntry(admin, open.id, 'Mia Kern');
    expect((await find(member, 'mia kern')).people).toMatchObject([{ name: 'Mia Kern', club: null }]);
    const known = await aPerson(admin, club.id, 'Mia Kern-Kovač');
    const params = { clubId: String(club.id), personId: String(entry.personId) };
    bodyOf(await admin.call('mergePerson', { params, body: { into: known.id, confirm: true } }));
    expect((await find(member, 'mia kern')).people).toEqual([]);
    expect((await find(admin, 'mia kern')).people).toMatchObject([
      { name: 'Mia Kern-Kovač', club: club.name },
    ]);
  });

  it('[D46] finds one’s own people among any number of namesakes, and those whom one looks after', async () => {
    const { server, club, admin, member } = await aScene();
    const own = await aPerson(admin, club.id, 'Anna Müller');
    const other = await aClub(server, { name: 'Hillside' });
    for (let n = 0; n < 40; n++) await aPerson(other.admin, other.club.id, 'Anna Müller');
    expect((await find(admin, 'anna müller')).people).toMatchObject([{ id: own.id }]);
    expect((await find(member, 'anna müller')).people).toEqual([]);
    await server.database.db
      .insertInto('person_managers')
      .values({ person_id: own.id, user_id: member.user?.id ?? 0, created_at: NOW })
      .execute();
    expect((await find(member, 'anna müller')).people).toMatchObject([{ id: own.id, managedClubId: null }]);
  });

  it('[D47] finds meetings, also mistyped, with their first day and how many events the reader sees', async () => {
    const { club, admin, open, member, server } = await aScene();
    const draft = await aTournament(admin, club.id, { name: 'Secret Cup', status: 'draft' });
    const week = await aMeetingOf(admin, club.id, 'Harvest Week', [open.id, draft.id]);
    const found = {
      id: week.id,
      name: 'Harvest Week',
      club: club.name,
      startDay: '2026-09-11',
      endDay: '2026-09-13',
      state: 'upcoming',
    };
    for (const reader of [server.visitor(), member])
      expect((await find(reader, 'havrest week')).meetings).toEqual([{ ...found, events: 1 }]);
    expect((await find(admin, 'harvest week')).meetings).toEqual([{ ...found, events: 2 }]);
    // The day of its tournaments, however the club's clock goes today.
    await server.database.db.updateTable('clubs').set({ time_zone: 'Pacific/Kiritimati' }).execute();
    expect((await find(member, 'harvest')).meetings).toMatchObject([{ startDay: '2026-09-11' }]);
    const renamed = {
      params: { clubId: String(club.id), meetingId: String(week.id) },
      body: { name: 'Grape Days' },
    };
    bodyOf(await admin.call('updateMeeting', renamed));
    expect(namesOf((await find(member, 'grape')).meetings)).toEqual(['Grape Days']);
    expect((await find(member, 'harvest')).meetings).toEqual([]);
    const few = bodyOf(await member.call('search', { query: { q: 'grape', limit: '1' } }));
    expect(few.more).toEqual([]);
    await aMeetingOf(admin, club.id, 'Grape Nights', [draft.id]);
    expect(bodyOf(await admin.call('search', { query: { q: 'grape', limit: '1' } })).more).toEqual([
      'meetings',
    ]);
  });

  it('[D18] says how far tournaments and meetings are, and puts first what runs today, then what can be entered', async () => {
    const { server, club, admin, member } = await aScene();
    const made = async (name: string, days: readonly [string, string], status: TournamentStatus) => {
      const tournament = await aTournament(admin, club.id, {
        name,
        startDate: morningOf(days[0]),
        endDate: morningOf(days[1]),
      });
      await server.database.db
        .updateTable('tournaments')
        .set({ status })
        .where('id', '=', tournament.id)
        .execute();
      return tournament;
    };
    const today = await made('Harvest Cup One', ['2026-09-12', '2026-09-13'], 'active');
    await made('Harvest Cup Two', ['2026-10-10', '2026-10-11'], 'upcoming');
    await made('Harvest Cup Three', ['2024-09-12', '2024-09-13'], 'completed');
    await made('Harvest Cup Four', ['2025-09-12', '2025-09-13'], 'completed');
    const later = await made('Harvest Cup Five', ['2026-11-10', '2026-11-11'], 'registering');
    await made('Harvest Cup Six', ['2026-10-20', '2026-10-21'], 'registering');
    await aMeetingOf(admin, club.id, 'Harvest Week', [today.id, later.id]);
    server.setNow('2026-09-13T10:00:00.000Z');
    for (const reader of [server.visitor(), member]) {
      const { tournaments, meetings } = await find(reader, 'harvest');
      expect(tournaments.map(({ name, state, endDay }) => [name, state, endDay])).toEqual([
        ['Harvest Cup One', 'today', '2026-09-13'],
        ['Harvest Cup Six', 'registering', '2026-10-21'],
        ['Harvest Cup Five', 'registering', '2026-11-11'],
        ['Harvest Cup Two', 'upcoming', '2026-10-11'],
        ['Harvest Cup Four', 'completed', '2025-09-13'],
        ['Harvest Cup Three', 'completed', '2024-09-13'],
      ]);
      expect(meetings).toMatchObject([{ state: 'today', startDay: '2026-09-12', endDay: '2026-11-11' }]);
    }
    // What is nearer comes first, however far it is.
    expect(namesOf((await find(member, 'harvest cup three')).tournaments)[0]).toBe('Harvest Cup Three');
    server.setNow('2026-09-14T10:00:00.000Z');
    expect((await find(member, 'harvest cup one')).tournaments).toMatchObject([{ state: 'active' }]);
    // Its other tournament is weeks away.
    expect((await find(member, 'harvest week')).meetings).toMatchObject([{ state: 'active' }]);
  });

  it('[D8] finds no meeting of drafts or of what is put away, except for those who run its club', async () => {
    const { club, admin, open, member, server } = await aScene();
    const draft = await aTournament(admin, club.id, { name: 'Secret Cup', status: 'draft' });
    const hidden = await aMeetingOf(admin, club.id, 'Harvest Weeks', [draft.id]);
    const hillside = await aClub(server, { name: 'Hillside' });
    const ofClub = await server.signUp('member', 'Zoe Novak');
    await joinClub(server, club.id, ofClub);
    const others = [server.visitor(), member, ofClub, hillside.admin];
    const look = (q: string) =>
      Promise.all(others.map(async (reader) => namesOf((await find(reader, q)).meetings)));
    for (const q of ['harvest weeks', 'havrest', 'weeks', 'ha'])
      expect(await look(q)).toEqual([[], [], [], []]);
    expect((await find(admin, 'harvest')).meetings).toMatchObject([{ id: hidden.id, events: 1 }]);
    // A hidden find does not hide others like it either.
    await aMeetingOf(admin, club.id, 'Harvest Week', [open.id]);
    expect(await look('harvest weeks')).toEqual(others.map(() => ['Harvest Week']));
    await server.database.db
      .updateTable('tournaments')
      .set({ archived_at: NOW })
      .where('id', '=', open.id)
      .execute();
    expect(await look('harvest')).toEqual([[], [], [], []]);
    // Published, it is found.
    const published = { params: { id: String(draft.id) }, body: { status: 'upcoming' } } as const;
    bodyOf(await admin.call('setTournamentStatus', published));
    expect(await look('harvest')).toEqual(others.map(() => ['Harvest Weeks']));
  });

  it('finds nothing for nothing', async () => {
    const { member } = await aScene();
    expect((await member.call('search', { query: { q: ' ' } })).status).toBe(200);
    expect(bodyOf(await member.call('search', {}))).toEqual(NOTHING);
  });

  it('[D18] tells as many as are asked for, and of what there are more', async () => {
    const { club, admin, open, member } = await aScene();
    for (let n = 1; n <= 3; n++) await anEntry(admin, open.id, `Nina Kovač ${n}`);
    for (let n = 1; n <= 6; n++) await aTournament(admin, club.id, { name: `Nina Cup ${n}` });
    const few = bodyOf(await member.call('search', { query: { q: 'nina', limit: '2' } }));
    expect(namesOf(few.people)).toEqual(['Nina Kovač 3', 'Nina Kovač 2']);
    expect(few.more).toEqual(['tournaments', 'people']);
    const usual = await find(member, 'nina');
    expect([usual.tournaments.length, usual.people.length, usual.more]).toEqual([6, 3, []]);
    expect((await member.call('search', { query: { q: 'nina', limit: '21' } })).status).toBe(400);
  });
});

describe('the search of visitors', () => {
  it('[D18] finds tournaments, people and clubs without an account, in whatever script', async () => {
    const { server, club, admin, open } = await aScene();
    await anEntry(admin, open.id, 'Nina Kovač');
    await anEntry(admin, open.id, '秋山 花子');
    const visitor = server.visitor();
    expect(await find(visitor, 'Rivreside')).toEqual({
      tournaments: [
        {
          id: open.id,
          name: open.name,
          club: club.name,
          startDay: '2026-09-11',
          endDay: '2026-09-13',
          status: 'upcoming',
          state: 'upcoming',
        },
      ],
      meetings: [],
      people: [],
      clubs: [{ id: club.id, name: club.name, location: club.location, isOwn: false, isManaged: false }],
      more: [],
    });
    expect((await find(visitor, 'kovac')).people).toEqual([
      {
        id: expect.any(Number),
        name: 'Nina Kovač',
        club: null,
        managedClubId: null,
        birthYear: null,
        tournament: { id: open.id, name: open.name },
      },
    ]);
    expect(namesOf((await find(visitor, '秋')).people)).toEqual(['秋山 花子']);
    expect((await visitor.call('search', { query: { q: 'n'.repeat(101) } })).status).toBe(400);
  });

  it('[D8] finds no drafts, nobody who plays only in one, and nothing that is put away', async () => {
    const { server, club, admin, open } = await aScene();
    const draft = await aTournament(admin, club.id, { name: 'Secret Cup', status: 'draft' });
    await anEntry(admin, draft.id, 'Nina Kovač');
    await anEntry(admin, open.id, 'Priya Raman');
    const visitor = server.visitor();
    expect(await find(visitor, 'secret')).toEqual(NOTHING);
    expect(await find(visitor, 'kovač')).toEqual(NOTHING);
    await server.database.db
      .updateTable('tournaments')
      .set({ archived_at: NOW })
      .where('id', '=', open.id)
      .execute();
    expect((await find(visitor, 'clay open')).tournaments).toEqual([]);
    expect((await find(visitor, 'priya')).people).toEqual([]);
  });

  it('[D24] finds nobody whose name is shortened, by no part of it, and no account or person of a club', async () => {
    const { server, club, admin, member, open } = await aScene();
    const junior = await aTournament(admin, club.id, { name: 'Junior Cup', type: 'U14' });
    const add = async (id: number, name: string, birthYear: number) =>
      bodyOf(await admin.call('addParticipant', { params: { id: String(id) }, body: { name, birthYear } }));
    await add(junior.id, 'KOVAČ Nina', 2014);
    await add(open.id, 'Lena Hofmann', 2012);
    await add(open.id, 'Priya Raman', 1990);
    await aPerson(admin, club.id, 'Karim Haddad');
    await joinClub(server, club.id, member);
    const visitor = server.visitor();
    for (const q of ['nina', 'kovač', 'nina k', 'kovač nina', 'lena', 'hofmann', 'l h', '2014', 'u14'])
      expect([q, (await find(visitor, q)).people]).toEqual([q, []]);
    for (const q of ['karim haddad', 'mia berg']) expect([q, await find(visitor, q)]).toEqual([q, NOTHING]);
    expect((await find(visitor, 'raman')).people).toMatchObject([{ name: 'Priya Raman', birthYear: null }]);
    // The same people, once their club shows names in full.
    await server.database.db.updateTable('clubs').set({ publishes_full_names: 1 }).execute();
    expect(namesOf((await find(visitor, 'kovač')).people)).toEqual(['KOVAČ Nina']);
  });

  it('[D24] finds the same whether or not something hidden has just the name that was typed', async () => {
    const { server, club, admin, open, member } = await aScene();
    await anEntry(admin, open.id, 'Nina Kovač');
    await aTournament(admin, club.id, { name: 'Sacred Heart Cup' });
    const readers = [server.visitor(), member];
    const look = async (q: string) => Promise.all(readers.map((reader) => find(reader, q)));
    const before = [await look('nian kovča'), await look('sacerd haert')];
    expect(before[0]?.map(({ people }) => namesOf(people))).toEqual([['Nina Kovač'], ['Nina Kovač']]);
    expect(before[1]?.map(({ tournaments }) => namesOf(tournaments)[0])).toEqual([
      'Sacred Heart Cup',
      'Sacred Heart Cup',
    ]);
    const junior = await aTournament(admin, club.id, { name: 'Sacerd Haert', type: 'U14', status: 'draft' });
    await anEntry(admin, junior.id, 'Nian Kovča');
    await aPerson(admin, club.id, 'Nian Kovča');
    expect([await look('nian kovča'), await look('sacerd haert')]).toEqual(before);
  });

  it('[D37] is bounded for an address: by the minute and by the hour, and says how long to wait', async () => {
    const server = await aServer({ now: NOW, env: { TRUST_PROXY: 'true' } });
    const visitor = server.visitor();
    const ask = (q: string, address = '203.0.113.7') =>
      visitor.call('search', { query: { q } }, { 'x-forwarded-for': address });
    const used = (limit: Limit, times: number) =>
      server.database.count((tx) =>
        countEach(tx, limit, new Map([['203.0.113.7', times]]), server.services.now()),
      );
    // A text that finds nothing by itself is not counted.
    for (const q of ['', ' ', 'n', '?!']) expect(bodyOf(await ask(q))).toEqual(NOTHING);
    expect((await ask('nina')).status).toBe(200);
    await used(SEARCHES, 98);
    expect((await ask('nina')).status).toBe(200);
    expect(await ask('nina')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60', 'cache-control': 'no-store' },
      body: { code: 'too_many_requests' },
    });
    expect((await ask('nina', '203.0.113.8')).status).toBe(200);
    const member = await server.signUp('member');
    const asMember = await member.call(
      'search',
      { query: { q: 'nina' } },
      { 'x-forwarded-for': '203.0.113.7' },
    );
    expect(asMember.status).toBe(200);
    server.setNow('2026-09-01T10:10:00Z');
    // The one that was refused did not count for the hour.
    await used(SEARCHES_IN_AN_HOUR, 997);
    expect((await ask('nina')).status).toBe(200);
    expect(await ask('nina')).toMatchObject({ status: 429, headers: { 'retry-after': '3000' } });
    server.setNow('2026-09-01T11:00:00Z');
    expect((await ask('nina')).status).toBe(200);
  });
});
