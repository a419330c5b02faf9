// Lists of entries over the API (D26, D46, AG1, AG2, ADR 30): the preview, adding them, and adding them again.
import { describe, expect, it } from 'vitest';
import { drawParams } from '../../../testing/draws.ts';
import { aClub, aTournament, bodyOf, joinClub } from '../../../testing/factories.ts';
import { aServer } from '../../../testing/server.ts';

type Line = Readonly<{ player: { name: string } & Record<string, unknown> } & Record<string, unknown>>;

const named = (...names: readonly string[]): readonly Line[] => names.map((name) => ({ player: { name } }));

const pair = (one: object, other: object) => ({
  player: { name: 'Ana Silva', ...one },
  partner: { name: 'Rui Costa', ...other },
});

async function aScene(more: object = {}) {
  const server = await aServer({ now: '2026-09-01T10:00:00Z' });
  const { club, admin } = await aClub(server);
  const { id } = await aTournament(admin, club.id, more);
  const params = { id: String(id) };
  const send = (lines: readonly Line[], rest: object = {}, by = admin) =>
    by.call('importParticipants', { params, body: { lines: [...lines], ...rest } });
  const look = async (lines: readonly Line[], by = admin) => bodyOf(await send(lines, {}, by)).outcomes;
  const save = async (lines: readonly Line[]) => bodyOf(await send(lines, { confirm: true })).outcomes;
  const entries = async () => bodyOf(await admin.call('listParticipants', { params }));
  const addPerson = async (body: { name: string; birthYear?: number; gender?: 'female' | 'male' }) =>
    bodyOf(await admin.call('createPerson', { params: { clubId: String(club.id) }, body }));
  const people = async () =>
    bodyOf(await admin.call('listPersons', { params: { clubId: String(club.id) }, query: { limit: '500' } }));
  return { server, club, admin, params, send, look, save, entries, addPerson, people };
}

/** Somebody with Rui Costa, in Mixed. */
const pairWith = (player: string, partner: object) => ({
  player: { name: player, gender: 'female' as const },
  partner: { name: 'Rui Costa', gender: 'male' as const, ...partner },
});

describe('a list of entries', () => {
  it('stores nothing until it is confirmed, enters all in one go, and changes nothing the second time', async () => {
    const { admin, club, look, save, entries, people } = await aScene();
    const before = await people();
    const lines = [
      { player: { name: 'Anna Berg', birthYear: 2001, gender: 'female' }, seed: 1, club: 'Hillside' },
      { player: { name: 'Kovač, Nina', givenName: 'Nina', familyName: 'Kovač' } },
      ...named('Rui Costa'),
    ] as const;
    expect(await look([lines[0], ...named('Rui Costa')])).toEqual([
      { kind: 'entered', waiting: null, newPeople: 1, overruled: [] },
      { kind: 'entered', waiting: null, newPeople: 1, overruled: [] },
    ]);
    expect([await entries(), await people()]).toEqual([[], before]);

    await save(lines);
    const stored = await entries();
    expect(stored).toMatchObject([
      { player: { name: 'Anna Berg' }, seed: 1, club: 'Hillside', birthYear: 2001 },
      { player: { name: 'Kovač, Nina' } },
      { player: { name: 'Rui Costa' } },
    ]);
    expect(await save(lines)).toEqual(
      stored.map(({ id: participantId }) => ({ kind: 'same', participantId })),
    );
    // A year that is left out says nothing against them.
    expect(await save(named('BERG Anna', 'rui costa'))).toMatchObject([{ kind: 'same' }, { kind: 'same' }]);
    expect(await entries()).toEqual(stored);
    expect(await people()).toHaveLength(before.length + 3);
    const log = await admin.call('listAuditRecords', {
      query: { clubId: String(club.id), act: 'importParticipants' },
    });
    expect(bodyOf(log)).toMatchObject([
      { changes: [{ field: 'entriesAdded', before: 0, after: 3 }], object: { kind: 'tournament' } },
    ]);
  });

  it('enters those whom the club knows, and asks where it could be somebody else', async () => {
    const { look, save, entries, addPerson } = await aScene();
    const rui = await addPerson({ name: 'Rui Costa', birthYear: 1990 });
    const nina = await addPerson({ name: 'Nina Kovač' });
    expect(
      await look([
        { player: { name: 'Rui Costa', birthYear: 1990 } },
        ...named('Nina Kovač'),
        { player: { name: 'Rui Costa', birthYear: 1991 } },
      ]),
    ).toMatchObject([
      { kind: 'entered', newPeople: 0 },
      { kind: 'entered', newPeople: 0 },
      { kind: 'entered', newPeople: 1 },
    ]);
    expect(await look(named('Rui Costa'))).toEqual([
      {
        kind: 'choose',
        side: 'player',
        people: [{ id: rui.id, name: 'Rui Costa', birthYear: 1990, gender: null }],
      },
    ]);
    // Nothing is done while nobody has chosen.
    await save([...named('Rui Costa'), { player: { name: 'Nina Kovač', personId: nina.id } }]);
    expect(await entries()).toMatchObject([{ personId: nina.id }]);
    await save([{ player: { name: 'Rui Costa', personId: rui.id } }]);
    expect(await save([{ player: { name: 'Rui Costa', isNew: true } }])).toMatchObject([{ kind: 'entered' }]);
    expect(await entries()).toHaveLength(3);
    // Both of that name are in.
    expect(await look(named('Rui Costa', 'Rui Costa', 'Rui Costa'))).toMatchObject([
      { kind: 'same' },
      { kind: 'same' },
      { kind: 'double', of: 0, side: 'player' },
    ]);
  });

  it('takes a line that comes twice for one person', async () => {
    const { look } = await aScene();
    expect(await look(named('Nina Kovač', 'Rui Costa', 'KOVAČ Nina'))).toMatchObject([
      { kind: 'entered' },
      { kind: 'entered' },
      { kind: 'double', of: 0 },
    ]);
  });

  it('says which side of a pair is named twice, and that a number is nobody else', async () => {
    const { look, addPerson } = await aScene({ type: 'Mixed' });
    const nina = await addPerson({ name: 'Nina Kovač', gender: 'female' });
    expect(await look([pairWith('Ana Silva', {}), pairWith('Cleo Dahl', {})])).toMatchObject([
      { kind: 'entered' },
      { kind: 'double', of: 0, side: 'partner' },
    ]);
    expect(await look([pairWith('Ana Silva', {}), pairWith('Cleo Dahl', { isNew: true })])).toMatchObject([
      { kind: 'entered' },
      { kind: 'entered' },
    ]);
    const byNumber = { name: 'Nina Kovač', personId: nina.id };
    expect(
      await look([
        { player: byNumber, partner: { name: 'Ben Cole', gender: 'male' } },
        { player: byNumber, partner: { name: 'Bo Lind', gender: 'male' } },
      ]),
    ).toMatchObject([{ kind: 'entered' }, { kind: 'double', of: 0, side: null }]);
  });

  it('says that both of a pair are named twice, and who of a pair is entered already', async () => {
    const { look, save } = await aScene({ type: 'Doubles' });
    const twins = pair({}, {});
    const double = { kind: 'double', of: 0, side: 'player', both: true };
    expect(await look([twins, twins])).toMatchObject([{ kind: 'entered' }, double]);
    const { player, partner } = twins;
    const others = {
      player: { ...player, isNew: true },
      ...(partner !== undefined && { partner: { ...partner, isNew: true } }),
    };
    expect(await look([twins, others])).toMatchObject([{ kind: 'entered' }, { kind: 'entered' }]);
    const [, half] = await look([twins, { player, partner: { name: 'Ben Cole' } }]);
    expect(half).toEqual({ kind: 'double', of: 0, side: 'player' });
    // Two lines name them, so one answer is not for both.
    const second = { player: { name: 'Ben Cole' }, partner: { name: 'Bo Lind' } };
    const mixed = { player, partner: { name: 'Bo Lind' } };
    const [, , apart] = await look([twins, second, mixed]);
    expect(apart).toEqual({ kind: 'double', of: 0, side: 'player' });
    const isNew = { ...mixed, player: { ...player, isNew: true } };
    const [, , then] = await look([twins, second, isNew]);
    expect(then).toEqual({ kind: 'double', of: 1, side: 'partner' });
    await save([twins]);
    const refused = { kind: 'refused', reason: { code: 'alreadyEntered' } };
    expect(
      await look([
        { player: { name: 'Ben Cole' }, partner: player },
        { player, partner: { name: 'Ben Cole' } },
      ]),
    ).toMatchObject([
      { ...refused, side: 'partner' },
      { ...refused, side: 'player' },
    ]);
  });

  it('puts those for whom there is no place on the waiting list, in their order', async () => {
    const { admin, params, save, entries } = await aScene({ maxParticipants: 4 });
    bodyOf(await admin.call('addParticipant', { params, body: { name: 'First Player' } }));
    const lines = named('A One', 'B Two', 'C Three', 'D Four', 'E Five');
    expect(await save(lines)).toMatchObject(
      [null, null, null, 1, 2].map((waiting) => ({ kind: 'entered', waiting })),
    );
    expect((await entries()).map(({ alternate }) => alternate)).toEqual([null, null, null, null, 1, 2]);
    expect(await save(named('F Six'))).toMatchObject([{ waiting: 3 }]);
  });

  it('names what stands against somebody, and keeps what was overruled [AG1]', async () => {
    const { look, save, entries } = await aScene({ type: 'U14' });
    const old = { player: { name: 'Anna Berg', birthYear: 2001 } };
    expect(await look([old])).toMatchObject([
      { kind: 'ineligible', reasons: [{ code: 'tooOldToEnter', message: expect.stringContaining('2012') }] },
    ]);
    await save([old, { player: { name: 'Nina Kovač', birthYear: 2013 } }]);
    expect(await entries()).toHaveLength(1);
    expect(await save([{ ...old, overrule: true }])).toMatchObject([
      { kind: 'entered', overruled: [{ code: 'tooOldToEnter' }] },
    ]);
    expect(await entries()).toMatchObject([{}, { overruled: { reasons: ['too-old'] } }]);
  });

  it('enters pairs, finds them again in either order, and refuses two women in Mixed [AG2]', async () => {
    const { look, save, entries } = await aScene({ type: 'Mixed' });
    expect(await look([pair({ gender: 'female' }, { gender: 'female' })])).toMatchObject([
      { kind: 'ineligible', reasons: [{ code: 'mixedNeedsBoth' }] },
    ]);
    await save([pair({ gender: 'female' }, { gender: 'male' })]);
    expect(await entries()).toMatchObject([
      { player: { name: 'Ana Silva / Rui Costa' }, partner: { name: 'Rui Costa' }, awaitsPartner: false },
    ]);
    expect(
      await look([
        { player: { name: 'Rui Costa' }, partner: { name: 'Ana Silva' } },
        { player: { name: 'Ana Silva' }, partner: { name: 'Ben Cole' } },
      ]),
    ).toMatchObject([{ kind: 'same' }, { kind: 'double', of: 0, side: 'player' }]);
    expect(await look([{ player: { name: 'Ana Silva' }, partner: { name: 'Ben Cole' } }])).toMatchObject([
      { kind: 'refused', reason: { code: 'alreadyEntered' } },
    ]);
  });

  it('refuses a partner in singles, a seed that is taken, and somebody who has withdrawn', async () => {
    const { admin, params, look, save, entries } = await aScene();
    await save([{ player: { name: 'Ana Silva' }, seed: 1 }, ...named('Rui Costa')]);
    const rui = (await entries()).find(({ player }) => player?.name === 'Rui Costa');
    const ofRui = { ...params, participantId: String(rui?.id) };
    bodyOf(
      await admin.call('setWithdrawal', {
        params: ofRui,
        body: { withdrawn: true, reason: 'no_show', confirm: true },
      }),
    );
    expect(
      await look([
        { player: { name: 'Ben Cole' }, partner: { name: 'Dana Roth' } },
        { player: { name: 'Eva Lund' }, seed: 1 },
        ...named('Rui Costa'),
        { player: { name: 'Eva Lund', personId: 999_999 } },
      ]),
    ).toMatchObject(
      ['partnerNotTaken', 'seedTaken', 'entryWithdrawn', 'personNotOfClub'].map((code) => ({
        kind: 'refused',
        reason: { code },
      })),
    );
  });

  it('takes no seed once a draw is published that would not know it', async () => {
    const { admin, params, look, save } = await aScene();
    await save(named('Ana Silva', 'Rui Costa'));
    const draw = bodyOf(await admin.call('makeDraw', { params, body: {} }));
    bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }));
    expect(await look([{ player: { name: 'Eva Lund' }, seed: 2 }, ...named('Ben Cole')])).toMatchObject([
      { kind: 'refused', reason: { code: 'drawPublished' } },
      { kind: 'entered' },
    ]);
  });

  it('saves nothing where it would do other things by now', async () => {
    const { admin, params, send, entries } = await aScene({ maxParticipants: 4 });
    const lines = named('A One', 'B Two', 'C Three', 'D Four');
    const { plan } = bodyOf(await send(lines));
    bodyOf(await admin.call('addParticipant', { params, body: { name: 'Quick One' } }));
    expect(await send(lines, { confirm: true, plan })).toMatchObject({ status: 409 });
    expect(await entries()).toHaveLength(1);
    const { plan: now } = bodyOf(await send(lines));
    expect(await send(lines, { confirm: true, plan: now })).toMatchObject({ status: 200 });
  });

  it('tells a member who made the tournament nothing of the club’s people [D24, D58]', async () => {
    const { server, club, admin, addPerson } = await aScene();
    const nina = await addPerson({ name: 'Nina Kovač', birthYear: 2001 });
    const member = await server.signUp('member', 'Priya Raman');
    await joinClub(server, club.id, member);
    const own = await aTournament(admin, club.id, { name: 'Friends Cup' });
    await server.database.db
      .updateTable('tournaments')
      .set({ created_by: member.user?.id ?? 0 })
      .where('id', '=', own.id)
      .execute();
    const params = { id: String(own.id) };
    const look = async (lines: readonly Line[]) =>
      bodyOf(await member.call('importParticipants', { params, body: { lines: [...lines] } })).outcomes;
    expect(
      await look([...named('Nina Kovač'), { player: { name: 'Nina Kovač', birthYear: 2001 } }]),
    ).toMatchObject([
      { kind: 'entered', newPeople: 1 },
      { kind: 'entered', newPeople: 1 },
    ]);
    expect(await look([{ player: { name: 'Nina Kovač', personId: nina.id } }])).toMatchObject([
      { kind: 'refused', reason: { code: 'personNotOfClub' } },
    ]);
  });
});
