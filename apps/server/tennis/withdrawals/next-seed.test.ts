// A seed leaves before the first order of play: the next player due a seed takes the line, and the player who steps in takes theirs [SD5].
import { describe, expect, it } from 'vitest';
import { drawParams, entered, idOf } from '../../testing/draws.ts';
import { aCourt, anEntry, bodyOf } from '../../testing/factories.ts';

/** A published draw of eight with two seeds and one alternate; three of the entries are rated. */
async function seeded({ isRated = true }: { readonly isRated?: boolean } = {}) {
  const scene = await entered(8);
  const { admin, club, tournament } = scene;
  const params = idOf(tournament);
  const entries = bodyOf(await admin.call('listParticipants', { params }));
  if (isRated) {
    const people = bodyOf(await admin.call('listPersons', { params: { clubId: String(club.id) } }));
    for (const [index, name] of ['Entry 01', 'Entry 02', 'Entry 05'].entries())
      bodyOf(
        await admin.call('updatePerson', {
          params: {
            clubId: String(club.id),
            personId: String(people.find((person) => person.name === name)?.id),
          },
          body: { ratings: [{ kind: 'ranking', value: String(10 + index) }] },
        }),
      );
    bodyOf(await admin.call('seedByRating', { params, body: { kind: 'ranking', seeds: 2, confirm: true } }));
  } else
    for (const [index, { id }] of entries.slice(0, 2).entries())
      await admin.call('updateParticipant', {
        params: { ...params, participantId: String(id) },
        body: { seed: index + 1 },
      });
  const made = bodyOf(await admin.call('makeDraw', { params, body: { randomSeed: 7 } }));
  const draw = bodyOf(
    await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }),
  );
  const late = await anEntry(admin, tournament.id, 'Late Entry');
  await admin.call('setAlternates', { params, body: { participantIds: [late.id] } });
  const leave = (more: object = {}) =>
    admin.call('setWithdrawal', {
      params: { ...params, participantId: String(entries[0]?.id) },
      body: { withdrawn: true, reason: 'injury', ...more },
    });
  const lineOf = (name: string, now = draw) =>
    now.lines.findIndex((entry) => now.entries[entry]?.name === name);
  const drawNow = async () => {
    const { published } = bodyOf(await admin.call('getDraws', { params }));
    if (published === null) throw new Error('no draw');
    return published;
  };
  return { ...scene, params, draw, late, entries, leave, lineOf, drawNow };
}

describe('[SD5] the next due a seed', () => {
  it('is the best ranked without one, and takes the line; the alternate takes theirs', async () => {
    const { admin, params, leave, lineOf, drawNow } = await seeded();
    const told = bodyOf(await leave());
    expect(told.nextSeed?.name).toBe('Entry 05');
    expect(told.nextSeeds[0]?.name).toBe('Entry 05');
    expect(told.consequences.join(' ')).toContain('Entry 05 is now seed 3.');
    const [line, theirs] = [lineOf('Entry 01'), lineOf('Entry 05')];
    const done = bodyOf(await leave({ confirm: true }));
    const now = await drawNow();
    expect([lineOf('Entry 05', now), lineOf('Late Entry', now)]).toEqual([line, theirs]);
    expect(now.entries.find(({ name }) => name === 'Entry 05')).toMatchObject({ seed: 3, seededLater: true });
    const seeds = bodyOf(await admin.call('listParticipants', { params }));
    expect(seeds.find(({ player }) => player?.name === 'Entry 05')?.seed).toBe(3);

    // Undone, nobody is seeded who was not before.
    bodyOf(await admin.call('undoInDraw', { params: drawParams(now), body: { act: done.undo?.id ?? 0 } }));
    const before = await drawNow();
    expect(lineOf('Entry 05', before)).toBe(theirs);
    const again = bodyOf(await admin.call('listParticipants', { params }));
    expect(again.find(({ player }) => player?.name === 'Entry 05')?.seed).toBeNull();
  });

  it('is whom the director names, or nobody', async () => {
    const { leave, lineOf, drawNow } = await seeded();
    const told = bodyOf(await leave());
    const other = told.nextSeeds.at(-1);
    expect(bodyOf(await leave({ nextSeed: other?.participantId })).nextSeed).toEqual(other);
    const line = lineOf('Entry 01');
    expect(bodyOf(await leave({ nextSeed: null })).nextSeed).toBeNull();
    bodyOf(await leave({ nextSeed: null, confirm: true }));
    expect(lineOf('Late Entry', await drawNow())).toBe(line);
  });

  it('is nobody where no rating tells: the director may name one', async () => {
    const { leave } = await seeded({ isRated: false });
    const told = bodyOf(await leave());
    expect(told.nextSeed).toBeNull();
    expect(told.nextSeeds).toHaveLength(6);
  });

  it('is refused who has a seed, or is not in the draw', async () => {
    const { leave, entries, late } = await seeded();
    for (const id of [entries[1]?.id, late.id]) {
      const refused = await leave({ nextSeed: id });
      expect(refused).toMatchObject({ status: 400, body: { reason: 'notDueASeed' } });
    }
  });

  it('is due no more once an order of play of its matches is out', async () => {
    const { admin, club, draw, leave } = await seeded();
    const { courtIds } = await aCourt(admin, club.id);
    const day = '2026-09-12';
    const order = { clubId: String(club.id), day };
    const matchId = draw.matchIds.find((id) => id !== null) ?? 0;
    bodyOf(
      await admin.call('moveMatches', {
        params: order,
        body: {
          moves: [{ matchId, courtId: courtIds[0] ?? 0, startTime: `${day}T10:00:00.000Z` }],
          confirm: true,
        },
      }),
    );
    expect(bodyOf(await leave()).nextSeed).not.toBeNull();
    bodyOf(await admin.call('setOrderPublished', { params: order, body: { published: true } }));
    const told = bodyOf(await leave());
    expect([told.nextSeed, told.nextSeeds]).toEqual([null, []]);
    expect(told.replacement?.name).toBe('Late Entry');
  });
});
