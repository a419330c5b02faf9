// Pairs on the pad: each partner by name, and whose turn it is when a point decides in mixed doubles ([SC1], [SC5]).
import { expect, it } from 'vitest';
import type { LoggedEvent } from '@tennis/contract';
import { aClub, aTournament, bodyOf, matchBody, tournamentBody } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';

type Gender = 'female' | 'male' | 'other';

const AT = '2026-09-12T10:00:00.000Z';

/** A match of two pairs. Its players have these genders in the order of the entries; null: not known. */
async function aScene(type: 'Mixed' | 'Doubles', genders: readonly (Gender | null)[]) {
  const server = await aServer({ now: AT });
  const { admin, club } = await aClub(server);
  const tournament = await aTournament(admin, club.id, {
    type,
    status: 'registering',
    rules: { ...tournamentBody(club.id).rules, pointSystem: 'sudden_death_deuce' },
  });
  const params = { id: String(tournament.id) };
  const names = ['Nina Kovač', 'Oliver Strand', 'Tom Berg', 'Priya Raman'];
  const people: number[] = [];
  for (const [at, name] of names.entries()) {
    const body = { name, gender: genders[at] ?? null };
    people.push(bodyOf(await admin.call('createPerson', { params: { clubId: String(club.id) }, body })).id);
  }
  const enter = async (personId?: number, partnerPersonId?: number) =>
    bodyOf(
      await admin.call('addParticipant', {
        params,
        body: { personId: personId ?? 0, partnerPersonId: partnerPersonId ?? 0, confirm: true },
      }),
    ).id;
  const entries = [await enter(people[0], people[1]), await enter(people[2], people[3])] as const;
  const match = bodyOf(await admin.call('createMatch', { params, body: matchBody(...entries) }));
  const read = async () => bodyOf(await admin.call('getScoreLog', { params: { id: String(match.id) } }));
  const append = (women: [0 | 1, 0 | 1] | undefined, events: readonly LoggedEvent['event'][]) =>
    admin.call('appendScoreLog', {
      params: { id: String(match.id) },
      body: {
        device: 'device-phone-1',
        setup: { firstServer: 1, ...(women !== undefined && { women }) },
        from: 0,
        events: events.map((event, index) => ({ id: `event-${index}-id`, at: AT, event })),
      },
    });
  return { read, append };
}

it('names each partner, and says who is the woman of each mixed pair', async () => {
  const { read } = await aScene('Mixed', ['female', 'male', 'male', 'female']);
  expect(await read()).toMatchObject({
    doubles: true,
    pairs: [
      ['Nina Kovač', 'Oliver Strand'],
      ['Tom Berg', 'Priya Raman'],
    ],
    women: [0, 1],
  });
});

it('says nothing of the women where it is not known of both pairs, or where no mixed doubles is played', async () => {
  const unknown = await aScene('Mixed', ['female', 'male', 'male', null]);
  expect((await unknown.read()).women).toBe(null);
  const doubles = await aScene('Doubles', ['female', 'male', 'male', 'female']);
  expect((await doubles.read()).women).toBe(null);
});

it('keeps with the log who the women are: nobody chooses a court where the gender of the server settles it', async () => {
  const mixed = await aScene('Mixed', ['female', 'male', 'male', 'female']);
  const points: LoggedEvent['event'][] = [1, 1, 1, 2, 2, 2].map((winner) => ({
    type: 'point',
    winner: winner === 1 ? 1 : 2,
  }));
  const chosen: LoggedEvent['event'][] = [...points, { type: 'court', court: 'ad' }];
  expect((await mixed.append([0, 1], chosen)).status).toBe(409);
  expect((await mixed.append([0, 1], points)).status).toBe(200);
  expect((await mixed.read()).log?.setup).toEqual({
    firstServer: 1,
    women: [0, 1],
    matchFormat: 'SET3-S:6NOAD/TB7',
  });
  const unknown = await aScene('Mixed', ['female', 'male', 'male', null]);
  expect((await unknown.append(undefined, chosen)).status).toBe(200);
});
