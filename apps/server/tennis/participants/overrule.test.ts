// The rules that a director may overrule, once and knowingly, and the facts that only directors are told (AG1, AG2).
import { describe, expect, it } from 'vitest';
import { idOf } from '../../testing/draws.ts';
import { aClub, anEntry, aPerson, aTournament, bodyOf, joinClub } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const reasonOf = ({ body }: { readonly body: unknown }) => (body as { reason?: string }).reason;

async function aScene(fields: object) {
  const server = await aServer({ now: '2026-09-01T10:00:00Z' });
  const { club, admin } = await aClub(server);
  const tournament = await aTournament(admin, club.id, { status: 'registering', ...fields });
  const params = idOf(tournament);
  const add = (body: object) => admin.call('addParticipant', { params, body });
  const entries = async (by: Person = admin) => bodyOf(await by.call('listParticipants', { params }));
  const born = async (personId: number, fields_: { birth?: string; gender?: 'female' | 'male' }) =>
    server.database.db.updateTable('persons').set(fields_).where('id', '=', personId).execute();
  return { server, club, admin, tournament, params, add, entries, born };
}

describe('an overrule', () => {
  it('[AG1] is asked for once with the reason, and kept with who and when, for directors only', async () => {
    const { server, club, admin, add, entries, born } = await aScene({ type: 'U14' });
    const { id: personId } = await aPerson(admin, club.id, 'Old Hand');
    await born(personId, { birth: '2001' });
    const refused = await add({ personId });
    expect(refused).toMatchObject({
      status: 409,
      body: { reason: 'tooOldToEnter', details: { code: 'ineligible', canConfirm: true } },
    });
    expect(await entries()).toEqual([]);
    expect((await add({ personId, confirm: true })).status).toBe(201);
    expect(await entries()).toMatchObject([
      { overruled: { reasons: ['too-old'], at: '2026-09-01T10:00:00.000Z', by: admin.user?.name } },
    ]);
    const member = await server.signUp('member');
    await joinClub(server, club.id, member);
    for (const reader of [server.visitor(), member])
      expect(JSON.stringify(await entries(reader))).not.toMatch(/overruled|too-old/);
    // Nothing stands against anybody of the age, nor against a name without a year.
    await anEntry(admin, (await entries())[0]?.tournamentId ?? 0, 'Young Hand');
    const [, young] = await entries();
    expect(young).not.toHaveProperty('overruled');
  });

  it('[AG1] is asked for as well when somebody else is put into an entry, and taken back with them', async () => {
    const { admin, params, add, entries } = await aScene({ type: 'U14' });
    const { id } = bodyOf(await add({ name: 'Nina Kovač', birthYear: 2015 }));
    const change = (body: object) =>
      admin.call('updateParticipant', { params: { ...params, participantId: String(id) }, body });
    const refused = await change({ birthYear: 2001 });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'tooOldToEnter' } });
    expect((await entries())[0]).toMatchObject({ birthYear: 2015 });
    bodyOf(await change({ birthYear: 2001, confirm: true }));
    expect((await entries())[0]).toMatchObject({ overruled: { reasons: ['too-old'] } });
    // An overruled reason is not asked about again, and a change that does not say who plays never asks.
    bodyOf(await change({ birthYear: 2002 }));
    bodyOf(await change({ seed: 1 }));
    expect((await entries())[0]).toMatchObject({ overruled: { reasons: ['too-old'] } });
    bodyOf(await change({ birthYear: 2015 }));
    expect((await entries())[0]).not.toHaveProperty('overruled');
  });

  it('[AG2] names all that stands against a pair', async () => {
    const { server, club, params, add, born } = await aScene({ type: 'Mixed', membersOnly: true });
    const outsider = await server.signUp('member', 'Ana Out');
    const own = await server.signUp('member', 'Nina In');
    await joinClub(server, club.id, own);
    const { db } = server.database;
    const idOfPerson = async ({ user }: Person) =>
      (
        await db
          .selectFrom('persons')
          .select('id')
          .where('account_id', '=', user?.id ?? 0)
          .executeTakeFirstOrThrow()
      ).id;
    for (const person of [outsider, own]) await born(await idOfPerson(person), { gender: 'female' });
    // A super admin may enter anybody by account.
    const root = await server.signUp('super_admin');
    const body = { userId: own.user?.id ?? 0, partnerUserId: outsider.user?.id ?? 0 };
    const refused = await root.call('addParticipant', { params, body });
    expect(reasonOf(refused)).toBe('notMarkedMember');
    expect((refused.body as { message?: string }).message).toContain('a woman and a man');
    const done = bodyOf(await root.call('addParticipant', { params, body: { ...body, confirm: true } }));
    expect(done.overruled).toMatchObject({ reasons: ['not-member', 'same-gender'] });
    // Two names of whom nobody knows a gender: only that the club has not marked them (ADR 59).
    const typed = { name: 'By Name', partnerName: 'Also By Name' };
    expect(reasonOf(await add(typed))).toBe('notMarkedMember');
    expect(bodyOf(await add({ ...typed, confirm: true })).overruled).toMatchObject({
      reasons: ['not-member'],
    });
  });
});

describe('a tournament for members only', () => {
  it('says so beforehand, refuses others, and takes members and partners who are', async () => {
    const { server, club, params, admin } = await aScene({ type: 'Doubles', membersOnly: true });
    const [inside, outside] = [
      await server.signUp('member', 'Nina In'),
      await server.signUp('member', 'Ana Out'),
    ];
    await joinClub(server, club.id, inside);
    const me = async (by: Person) =>
      bodyOf(await by.call('getEntering', { params })).people.find(({ isSelf }) => isSelf);
    expect([await me(inside), await me(outside)]).toMatchObject([
      { eligibility: 'eligible' },
      { eligibility: 'not-member' },
    ]);
    const looking = { looking: true };
    expect(reasonOf(await outside.call('enterTournament', { params, body: looking }))).toBe('membersOnly');
    bodyOf(await inside.call('enterTournament', { params, body: looking }));
    const { db } = server.database;
    const entry = await db.selectFrom('participants').select('id').executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('partner_requests')
      .values({
        club_id: club.id,
        tournament_id: Number(params.id),
        participant_id: entry.id,
        person_id: (await me(outside))?.personId ?? 0,
        email: null,
        email_key: null,
        state: 'pending',
        created_at: '2026-09-01T10:00:00.000Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = () =>
      outside.call('answerPartner', {
        params: { ...params, requestId: String(id) },
        body: { accept: true },
      });
    expect(reasonOf(await answer())).toBe('membersOnly');
    await joinClub(server, club.id, outside);
    expect((await answer()).status).toBe(200);
    const open = bodyOf(await admin.call('updateTournament', { params, body: { membersOnly: false } }));
    expect(open.membersOnly).toBe(false);
  });
});

describe('a note', () => {
  it('is written, changed and emptied by directors, and told to nobody else', async () => {
    const { server, club, admin, tournament, params, entries } = await aScene({});
    const entry = await anEntry(admin, tournament.id, 'Nina Kovač');
    const member = await server.signUp('member');
    await joinClub(server, club.id, member);
    const at = { ...params, participantId: String(entry.id) };
    const write = (by: Person, note: string | null) =>
      by.call('updateParticipant', { params: at, body: { note } });
    expect((await write(member, 'Mine')).status).toBe(403);
    bodyOf(await write(admin, 'Comes late on Saturday.'));
    expect(await entries()).toMatchObject([{ note: 'Comes late on Saturday.' }]);
    for (const reader of [server.visitor(), member])
      expect((await entries(reader))[0]).not.toHaveProperty('note');
    bodyOf(await write(admin, ' '));
    expect(await entries()).toMatchObject([{ note: null }]);
    expect((await write(admin, 'x'.repeat(1001))).status).toBe(400);
  });
});
