// A match that people were told is next has other players, or the same ones under another number (D53): who has come is told, who has left is told
// no longer, and nobody is told twice.
import { describe, expect, it } from 'vitest';
import { idOf } from '../../testing/draws.ts';
import { aPerson, bodyOf, joinClub } from '../../testing/factories.ts';
import {
  aDayOnCourt,
  aFan,
  later,
  nextRead,
  twoMatches,
  type DayOnCourt,
} from '../../testing/next-on-court.ts';
import type { Person } from '../../testing/server.ts';

/** The matches that somebody reads are next. */
const readerOf =
  ({ server, look }: DayOnCourt, who: Person) =>
  () =>
    nextRead(server, look, who);

/** Somebody who looks after a person, and the matches that they read are next. */
async function aParentOf(day: DayOnCourt, personId: number | null) {
  const { server } = day;
  const parent = await server.signUp('member', 'Jo Parent');
  const row = { person_id: personId ?? 0, user_id: parent.user?.id ?? 0, created_at: later(0) };
  await server.database.db.insertInto('person_managers').values(row).execute();
  return readerOf(day, parent);
}

/** Somebody who follows a person, and the matches that they read are next. */
async function aFollowerOf(day: DayOnCourt, id: number | null) {
  const fan = await day.server.signUp('member', 'Jo Fan');
  bodyOf(await fan.call('addFollows', { body: { follows: [{ kind: 'person', id: id ?? 0 }] } }));
  return readerOf(day, fan);
}

type Partner = { partnerName: string } | { partnerPersonId: number } | { partnerUserId: number };

/** A pair of Nina Kovač and a partner that plays the second match on a court. */
async function aPairOf(partnerOf: (day: DayOnCourt) => Promise<Partner>) {
  const day = await aDayOnCourt(undefined, { type: 'Doubles' });
  const { server, admin, tournament, aMatch, look, setStatus } = day;
  const partner = await partnerOf(day);
  server.setNow(later(1));
  const pair = async (name: string, body: Partner) =>
    bodyOf(await admin.call('addParticipant', { params: idOf(tournament), body: { name, ...body } }));
  const own = await pair('Nina Kovač', partner);
  const one = await pair('Ana Lind', { partnerName: 'Eva Roth' });
  const two = await pair('Lea Wirz', { partnerName: 'Zoe Adler' });
  const first = await aMatch(0, 'Court 1', [one.id, two.id]);
  const second = await aMatch(60, 'Court 1', [own.id, two.id]);
  await look();
  const begin = () => setStatus(first, 'in_progress');
  const name = async (body: { partnerName: string; partnerBirthYear?: number }) => {
    const params = { ...idOf(tournament), participantId: String(own.id) };
    const changed = bodyOf(await admin.call('updateParticipant', { params, body }));
    expect(changed.partnerPersonId).not.toBe(own.partnerPersonId);
    return changed;
  };
  return { ...day, own, second, begin, name };
}

const withoutAccount = async ({ admin, club }: DayOnCourt) => ({
  partnerPersonId: (await aPerson(admin, club.id, 'Ida Lund')).id,
});

describe('an opponent who changes after the notice', () => {
  it('is told, and who plays no longer is not; the other side is not told twice [D53]', async () => {
    const scene = await twoMatches();
    const { first, second, next, setStatus, change, enter } = scene;
    const { next: nextOfOld } = await aFan(scene, { participant1Id: second.participant2Id });
    const alternate = await enter();
    const { next: nextOfNew } = await aFan(scene, { participant1Id: alternate });
    await setStatus(first, 'in_progress');
    const told = await next();
    expect([told, await nextOfOld()]).toMatchObject([[{ match: second.id }], [{ match: second.id }]]);
    await change(second, { participant2Id: alternate });
    expect(await nextOfNew()).toMatchObject([{ match: second.id }]);
    expect([await next(), await nextOfOld()]).toEqual([told, []]);
  });

  it('takes nothing from those who follow the other side too, also when the entry is deleted [D53]', async () => {
    const scene = await twoMatches();
    const { server, admin, tournament, first, second, setStatus, change, enter } = scene;
    const { fan, next } = await aFan(scene, second);
    const others = [{ kind: 'entry' as const, id: second.participant2Id ?? 0 }];
    bodyOf(await fan.call('addFollows', { body: { follows: others } }));
    await setStatus(first, 'in_progress');
    const told = await next();
    expect(told).toMatchObject([{ match: second.id }]);
    const { participant_id: gone } = await server.database.db
      .selectFrom('notices')
      .select('participant_id')
      .where('id', '=', told[0]?.id ?? 0)
      .executeTakeFirstOrThrow();
    const side = gone === second.participant1Id ? 'participant1Id' : 'participant2Id';
    await change(second, { [side]: await enter() });
    expect(await next()).toEqual(told);
    const params = { ...idOf(tournament), participantId: String(gone) };
    expect((await admin.call('removeParticipant', { params })).status).toBe(204);
    expect(await next()).toEqual(told);
  });
});

describe('a partner who changes within a pair', () => {
  it('is told to those who follow or look after them, and no longer to those of the one before [D53]', async () => {
    const scene = await aPairOf(withoutAccount);
    const { own, second, begin, name } = scene;
    const { next } = await aFan(scene, { participant1Id: own.id });
    const stay = [next, await aParentOf(scene, own.personId)];
    const leave = [
      await aFollowerOf(scene, own.partnerPersonId),
      await aParentOf(scene, own.partnerPersonId),
    ];
    await begin();
    const read = async (who: typeof stay) => {
      const all = [];
      for (const one of who) all.push(await one());
      return all;
    };
    const told = await read(stay);
    const isSecond = [[{ match: second.id }], [{ match: second.id }]];
    expect(told).toMatchObject(isSecond);
    expect(await read(leave)).toMatchObject(isSecond);
    const { partnerPersonId } = await name({ partnerName: 'Priya Raman' });
    const come = [await aFollowerOf(scene, partnerPersonId), await aParentOf(scene, partnerPersonId)];
    expect(await read(come)).toMatchObject(isSecond);
    expect(await read(leave)).toEqual([[], []]);
    expect(await read(stay)).toEqual(told);
  });

  it('is told on their own account, and the one before no longer is [D53]', async () => {
    const accounts: Person[] = [];
    const scene = await aPairOf(async ({ server, club }) => {
      accounts.push(await server.signUp('member', 'Mia Ott'), await server.signUp('member', 'Priya Raman'));
      for (const account of accounts) await joinClub(server, club.id, account);
      return { partnerUserId: accounts[0]?.user?.id ?? 0 };
    });
    const { server, own, second, begin } = scene;
    const [before, after] = accounts;
    if (before === undefined || after === undefined) throw new Error('two accounts');
    const [nextOfOld, nextOfNew] = [readerOf(scene, before), readerOf(scene, after)];
    const nextOfParent = await aParentOf(scene, own.personId);
    await begin();
    const told = await nextOfParent();
    expect([told, await nextOfOld(), await nextOfNew()]).toMatchObject([
      [{ match: second.id }],
      [{ match: second.id }],
      [],
    ]);
    const { db } = server.database;
    const { id } = await db
      .selectFrom('persons')
      .select('id')
      .where('account_id', '=', after.user?.id ?? 0)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('participants')
      .set({ partner_user_id: after.user?.id ?? 0, partner_person_id: id })
      .where('id', '=', own.id)
      .execute();
    expect(await nextOfNew()).toMatchObject([{ match: second.id }]);
    expect([await nextOfOld(), await nextOfParent()]).toEqual([[], told]);
  });

  it('whose name not everybody may read is told no longer to those who follow the other by name [D24]', async () => {
    const scene = await aPairOf(withoutAccount);
    const { own, second, begin, name } = scene;
    const { next } = await aFan(scene, { participant1Id: own.id });
    const nextByName = await aFollowerOf(scene, own.personId);
    await begin();
    const told = await next();
    expect([told, await nextByName()]).toMatchObject([[{ match: second.id }], [{ match: second.id }]]);
    await name({ partnerName: 'Priya Raman', partnerBirthYear: 2016 });
    expect([await next(), await nextByName()]).toEqual([told, []]);
  });

  it('is noted also before anybody was told', async () => {
    const scene = await aPairOf(withoutAccount);
    const { server, second, name, look } = scene;
    const notes = () =>
      server.database.db.selectFrom('court_looks').select(['match_id', 'players']).execute();
    await look();
    expect(await notes()).toEqual([]);
    await name({ partnerName: 'Priya Raman' });
    expect(await notes()).toEqual([{ match_id: second.id, players: 1 }]);
  });
});

describe('a player who is found to be somebody known already', () => {
  it('is told of once to those who look after them, merged and parted again [D53]', async () => {
    const scene = await twoMatches();
    const { admin, club, params, tournament, first, second, setStatus } = scene;
    const entries = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }));
    const personId = entries.find(({ id }) => id === second.participant1Id)?.personId ?? 0;
    const twin = await aPerson(admin, club.id, 'Nina Kovac');
    const [next, nextOfTwin] = [await aParentOf(scene, personId), await aParentOf(scene, twin.id)];
    await setStatus(first, 'in_progress');
    const told = await next();
    expect([told, await nextOfTwin()]).toMatchObject([[{ match: second.id }], []]);
    const call = { params: { ...params, personId: String(personId) } };
    bodyOf(await admin.call('mergePerson', { ...call, body: { into: twin.id, confirm: true } }));
    expect([await next(), await nextOfTwin()]).toEqual([
      told,
      [{ id: expect.any(Number), match: second.id }],
    ]);
    expect((await admin.call('unmergePerson', call)).status).toBe(204);
    expect([await next(), await nextOfTwin()]).toEqual([told, []]);
  });

  it('is told of once, also if an account is approved to be theirs; the account is told then [D46]', async () => {
    const scene = await twoMatches();
    const { server, admin, params, tournament, first, second, setStatus } = scene;
    const entries = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }));
    const entry = entries.find(({ id }) => id === second.participant1Id);
    const next = await aParentOf(scene, entry?.personId ?? 0);
    const nina = await server.signUp('member', 'Nina Kovač');
    const nextOfNina = readerOf(scene, nina);
    await setStatus(first, 'in_progress');
    const told = await next();
    expect([told, await nextOfNina()]).toMatchObject([[{ match: second.id }], []]);
    const asked = { entryId: entry?.id ?? 0, relation: 'self' as const };
    const claim = bodyOf(await nina.call('createClaim', { body: asked }));
    const decided = { params: { ...params, claimId: String(claim.id) }, body: { approved: true } };
    expect((await admin.call('decideClaim', decided)).status).toBe(204);
    expect([await next(), await nextOfNina()]).toEqual([
      told,
      [{ id: expect.any(Number), match: second.id }],
    ]);
    const call = { params: { ...params, personId: String(entry?.personId) } };
    expect((await admin.call('unmergePerson', call)).status).toBe(204);
    expect([await next(), await nextOfNina()]).toEqual([told, []]);
  });
});
