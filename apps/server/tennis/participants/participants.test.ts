// Entries and groups over the API (D12, D17, D24, D26, D28, D30).
import { describe, expect, it } from 'vitest';
import {
  aClub,
  aMatch,
  anEntry,
  aTournament,
  bodyOf,
  joinClub,
  matchBody,
  tournamentBody,
} from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';

const idOf = (thing: { id: number }) => ({ id: String(thing.id) });
const entryOf = (tournament: { id: number }, participant: { id: number }) => ({
  id: String(tournament.id),
  participantId: String(participant.id),
});

describe('entering', () => {
  it('[D26] takes a name without an account', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id);
    const reply = await admin.call('addParticipant', {
      params: idOf(tournament),
      body: { name: '  Nina Kovač ', seed: 1, club: 'Hillside', birthYear: 2001 },
    });
    expect(reply).toMatchObject({
      status: 201,
      body: { userId: null, user: null, player: { name: 'Nina Kovač' }, seed: 1, birthYear: 2001 },
    });
  });

  it('takes an account, whose name is then shown as user', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const player = await server.signUp('member', 'Priya Raman');
    await joinClub(server, club.id, player);
    const tournament = await aTournament(admin, club.id);
    const body = { userId: player.user?.id ?? 0 };
    const reply = await admin.call('addParticipant', { params: idOf(tournament), body });
    expect(reply.body).toMatchObject({ user: { name: 'Priya Raman' }, player: null });
    expect((await admin.call('addParticipant', { params: idOf(tournament), body })).status).toBe(409);
  });

  it('[D24] does not take an account of somebody who has nothing to do with the club, and says the same of a missing one', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const stranger = await server.signUp('member', 'Zoe Adler');
    const tournament = await aTournament(admin, club.id);
    const enter = (userId: number) =>
      admin.call('addParticipant', { params: idOf(tournament), body: { userId } });
    const foreign = await enter(stranger.user?.id ?? 0);
    const missing = await enter(999_999);
    expect(foreign.status).toBe(400);
    expect(foreign.body).toEqual(missing.body);
    expect(JSON.stringify(foreign.body)).not.toContain('Zoe');
    expect((await enter(admin.user?.id ?? 0)).status).toBe(201);
  });

  it('[D58] takes only people whom the club admin may see as partners, too', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const elsewhere = await aClub(server, { name: 'Hillside' });
    const member = await server.signUp('member', 'Priya Raman');
    await joinClub(server, elsewhere.club.id, member);
    const tournament = await aTournament(admin, club.id, { type: 'Doubles' });
    const enter = (body: object) =>
      admin.call('addParticipant', { params: idOf(tournament), body: { name: 'Ana Silva', ...body } });
    expect(await enter({ partnerUserId: member.user?.id })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'partnerUserId' }] },
    });
    expect((await enter({ partnerUserId: admin.user?.id })).status).toBe(201);
  });

  it('[D12] shows both names of a pair', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id, { type: 'Doubles' });
    const reply = await admin.call('addParticipant', {
      params: idOf(tournament),
      body: { name: 'Nina Kovač', partnerName: 'Oliver Strand' },
    });
    expect(reply.body).toMatchObject({
      player: { name: 'Nina Kovač / Oliver Strand' },
      partner: { name: 'Oliver Strand' },
    });
  });

  it.each([
    [{}, 'name'],
    [{ name: 'Nina Kovač', userId: 1 }, 'name'],
    [{ name: 'Nina Kovač', partnerName: 'Oliver Strand' }, 'partnerName'],
    [{ userId: 999_999 }, 'userId'],
    [{ name: 'Nina Kovač', seed: 0 }, 'seed'],
    [{ name: 'Nina Kovač', groupId: 999_999 }, 'groupId'],
    // A field that nobody knows is to blame itself (D57).
    [{ name: 'Nina Kovač', shoeSize: 43 }, 'shoeSize'],
    [{ name: 'Nina Kovač', userid: 7 }, 'userid'],
  ])('refuses %j at its field', async (body, path) => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id);
    const reply = await admin.call('addParticipant', { params: idOf(tournament), body });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  it('refuses a second holder of a seed', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id);
    const params = idOf(tournament);
    await admin.call('addParticipant', { params, body: { name: 'Nina Kovač', seed: 1 } });
    const reply = await admin.call('addParticipant', { params, body: { name: 'Sam Oduya', seed: 1 } });
    expect(reply).toMatchObject({ status: 409, body: { issues: [{ path: 'seed' }] } });
  });

  it('stops at the maximum, also when many enter at once', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id, { maxParticipants: 4 });
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        admin.call('addParticipant', { params: idOf(tournament), body: { name: `Player ${at}` } }),
      ),
    );
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(4);
    expect(bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }))).toHaveLength(4);
  });

  it('takes a place while there is one, and waits for one afterwards if the director says so', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id, { maxParticipants: 2 });
    const add = (name: string, more: object = { mayWait: true }) =>
      admin.call('addParticipant', { params: idOf(tournament), body: { name, ...more } });
    const places = [];
    for (const name of ['Ana Silva', 'Bea Lind', 'Walks In', 'Comes Later'])
      places.push(bodyOf(await add(name)).alternate);
    expect(places).toEqual([null, null, 1, 2]);
    expect(await add('Not Waiting', {})).toMatchObject({ status: 409, body: { reason: 'tournamentFull' } });
  });
});

describe('changing and removing an entry', () => {
  it('moves seeds and lists them first', async () => {
    const server = await aServer();
    const { admin, tournament, second } = await aMatch(server);
    await admin.call('updateParticipant', { params: entryOf(tournament, second), body: { seed: 1 } });
    const list = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }));
    expect(list.map((entry) => entry.player?.name)).toEqual(['Priya Raman', 'Nina Kovač']);
  });

  it('[D28] removes an entry only while it has no match', async () => {
    const server = await aServer();
    const { admin, tournament, first } = await aMatch(server);
    const third = await anEntry(admin, tournament.id, 'Sam Oduya');
    expect((await admin.call('removeParticipant', { params: entryOf(tournament, first) })).status).toBe(409);
    expect((await admin.call('removeParticipant', { params: entryOf(tournament, third) })).status).toBe(204);
    expect((await admin.call('removeParticipant', { params: entryOf(tournament, third) })).status).toBe(404);
  });

  it('does not reach an entry through another tournament', async () => {
    const server = await aServer();
    const { admin, club, tournament } = await aMatch(server);
    const other = await aTournament(admin, club.id);
    const spare = await anEntry(admin, tournament.id, 'Sam Oduya');
    const params = entryOf(other, spare);
    expect((await admin.call('updateParticipant', { params, body: { seed: 2 } })).status).toBe(404);
    expect((await admin.call('removeParticipant', { params })).status).toBe(404);
    const list = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }));
    expect(list.find(({ id }) => id === spare.id)).toMatchObject({ seed: null });
  });
});

describe('groups [D30]', () => {
  it('are added by name and take entries', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id, {
      rules: { ...tournamentBody(club.id).rules, format: 'groups_knockout' },
    });
    const params = idOf(tournament);
    const group = bodyOf(await admin.call('createGroup', { params, body: { name: 'Red' } }));
    const entry = await anEntry(admin, tournament.id, 'Nina Kovač');
    const moved = await admin.call('updateParticipant', {
      params: entryOf(tournament, entry),
      body: { groupId: group.id },
    });
    expect(moved.body).toMatchObject({ groupId: group.id });
    expect(await admin.call('createGroup', { params, body: { name: 'Red' } })).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'name', message: 'This tournament already has a group with this name.' }] },
    });
    expect(bodyOf(await server.visitor().call('listGroups', { params }))).toEqual([
      { id: group.id, name: 'Red' },
    ]);
  });
});

/** A pair whose names say which word is the surname, with these years of birth, in a match. */
const aPair = async (years: object) => {
  const server = await aServer({ now: '2026-09-11T12:00:00Z' });
  const { admin, club } = await aClub(server);
  const tournament = await aTournament(admin, club.id, { type: 'Doubles' });
  const params = idOf(tournament);
  const names = { name: 'Adler, Zoe', partnerName: 'Berger, Mia' };
  const entry = bodyOf(await admin.call('addParticipant', { params, body: { ...names, ...years } }));
  const match = { params, body: { ...matchBody(entry.id, null), startTime: null } };
  await admin.call('createMatch', match);
  const seen = async () => {
    const visitor = server.visitor();
    const [listed] = bodyOf(await visitor.call('listParticipants', { params }));
    const [played] = bodyOf(await visitor.call('listTournamentMatches', { params }));
    expect(played?.p1Name).toBe(listed?.player?.name);
    expect(listed).not.toHaveProperty('partnerBirthYear');
    return listed?.player?.name;
  };
  const change = (body: object) =>
    admin.call('updateParticipant', { params: entryOf(tournament, entry), body });
  return { server, admin, club, tournament, params, entry, seen, change };
};

describe('names of young players [D24]', () => {
  it('are shortened for the public and whole for the club', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id, { type: 'U14' });
    await anEntry(admin, tournament.id, 'Zoe Adler');
    const params = idOf(tournament);
    const namesFor = async (reader: typeof admin) =>
      bodyOf(await reader.call('listParticipants', { params })).map((entry) => entry.player?.name);
    expect(await namesFor(server.visitor())).toEqual(['Z. A.']);
    expect(await namesFor(await server.signUp('member'))).toEqual(['Z. A.']);
    expect(await namesFor(admin)).toEqual(['Zoe Adler']);
  });

  it('show initials only, unless the text says which word is the surname', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id, { type: 'U14' });
    const typed = ['KOVAČ Nina', 'Horvat, Mia', 'Nagy Anna', '秋山花子', 'Lea Berg jr.'];
    for (const name of typed) await anEntry(admin, tournament.id, name);
    const entries = bodyOf(await server.visitor().call('listParticipants', { params: idOf(tournament) }));
    expect(entries.map((entry) => entry.player?.name)).toEqual([
      'Nina K.',
      'Mia H.',
      'N. A.',
      '秋.',
      'L. B.',
    ]);
  });

  it('are shortened in an Open tournament for players under 18, until their birthday', async () => {
    const server = await aServer({ now: '2026-09-11T12:00:00Z' });
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id);
    const params = idOf(tournament);
    await admin.call('addParticipant', { params, body: { name: 'Zoe Adler', birthYear: 2010 } });
    const seen = async () =>
      bodyOf(await server.visitor().call('listParticipants', { params })).map((entry) => entry.player?.name);
    expect(await seen()).toEqual(['Z. A.']);
    server.setNow('2029-01-01T12:00:00Z');
    expect(await seen()).toEqual(['Zoe Adler']);
  });

  describe('of a pair', () => {
    it.each([
      [{ birthYear: 1990, partnerBirthYear: 2012 }, 'Adler, Zoe / Mia B.'],
      [{ birthYear: 2012, partnerBirthYear: 1990 }, 'Zoe A. / Berger, Mia'],
      [{ birthYear: 2012, partnerBirthYear: 2013 }, 'Zoe A. / Mia B.'],
      [{ birthYear: 1990, partnerBirthYear: 1991 }, 'Adler, Zoe / Berger, Mia'],
      // If only one year is known, it protects both.
      [{ birthYear: 2012 }, 'Zoe A. / Mia B.'],
      [{ partnerBirthYear: 2012 }, 'Zoe A. / Mia B.'],
      [{}, 'Adler, Zoe / Berger, Mia'],
    ])('each by the own year: %j', async (years, shown) => {
      const { seen, entry } = await aPair(years);
      expect(await seen()).toBe(shown);
      expect(entry).toMatchObject(years);
    });

    it('the partner’s year is changed by itself and goes with the partner', async () => {
      const { seen, change } = await aPair({ birthYear: 1990 });
      expect((await change({ partnerBirthYear: 2012 })).body).toMatchObject({
        birthYear: 1990,
        partnerBirthYear: 2012,
      });
      expect(await seen()).toBe('Adler, Zoe / Mia B.');
      expect((await change({ partnerName: null })).body).not.toHaveProperty('partnerBirthYear');
      expect(await change({ partnerBirthYear: 2012 })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'partnerBirthYear' }] },
      });
      expect(await change({ partnerName: 'Berger, Mia', partnerBirthYear: 2013 })).toMatchObject({
        body: { birthYear: 1990, partnerBirthYear: 2013 },
      });
    });

    it('a year for a partner who is not there is refused', async () => {
      const { admin, params } = await aPair({});
      const reply = await admin.call('addParticipant', {
        params,
        body: { name: 'Ida Holm', partnerBirthYear: 2012 },
      });
      expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'partnerBirthYear' }] } });
    });

    it('one year does not say that the partner’s is known: a junior event with such a pair stays one', async () => {
      const { admin, server, tournament, params, entry, change } = await aPair({ birthYear: 2012 });
      await server.database.db
        .updateTable('tournaments')
        .set({ type: 'U14' })
        .where('id', '=', tournament.id)
        .execute();
      const leave = () => admin.call('updateTournament', { params, body: { type: 'Doubles' } });
      expect((await leave()).status).toBe(409);
      await server.database.db
        .updateTable('participants')
        .set({ partner_birth_year: 2013 })
        .where('id', '=', entry.id)
        .execute();
      expect((await leave()).status).toBe(200);
      expect((await change({ partnerBirthYear: null })).status).toBe(200);
    });
  });

  it('birth years are for those who manage the tournament', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id);
    const params = idOf(tournament);
    await admin.call('addParticipant', { params, body: { name: 'Zoe Adler', birthYear: 1990 } });
    const visitorSees = JSON.stringify(bodyOf(await server.visitor().call('listParticipants', { params })));
    expect(visitorSees).not.toContain('1990');
    expect(JSON.stringify(bodyOf(await admin.call('listParticipants', { params })))).toContain('1990');
  });
});
