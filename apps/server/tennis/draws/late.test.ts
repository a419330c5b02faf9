// A late entry takes a bye of a published draw (BY1, BY2, UN1, SB1): told first, then done as a whole, and undone for a while.
import type { DrawOnWire } from '@tennis/contract';
import { BYE, drawAgain, entriesDrawn, otherLines } from '@tennis/domain';
import { describe, expect, it } from 'vitest';
import { deliverMails } from '../../mail/delivery.ts';
import {
  drawParams,
  entered,
  idOf,
  matchesOf,
  playOut,
  published,
  publishedMembers,
  win,
} from '../../testing/draws.ts';
import { anEntry, bodyOf, tournamentBody } from '../../testing/factories.ts';
import { aMailServer } from '../../testing/mail-server.ts';
import { aServer, type Person } from '../../testing/server.ts';

const groups = { ...tournamentBody(0).rules, format: 'groups_knockout', matchesPerParticipant: 2 } as const;

/** Six entries in a draw of eight: two byes, and somebody who came late. */
async function sixAndOne(fields = {}, body = {}) {
  const scene = await published(6, fields, body);
  const late = await anEntry(scene.admin, scene.tournament.id, 'Late Larsen');
  const { draw, admin, tournament } = scene;
  const enter = (more: object = {}) =>
    admin.call('takeBye', { params: drawParams(draw), body: { participantId: late.id, ...more } });
  const read = async () => {
    const now = bodyOf(await admin.call('getDraws', { params: idOf(tournament) })).published;
    if (now === null) throw new Error('no draw');
    return now;
  };
  return { ...scene, late, enter, read };
}

const byeLines = ({ lines }: DrawOnWire): number[] => [...lines.keys()].filter((line) => lines[line] === BYE);
const undo = (admin: Person, draw: DrawOnWire, act: number | undefined) =>
  admin.call('undoInDraw', { params: drawParams(draw), body: { act: act ?? 0 } });
/** The stored matches, without their change counters. */
const plain = async (admin: Person, tournament: { id: number }) =>
  (await matchesOf(admin, tournament)).map((match) => ({ ...match, version: 0 }));

describe('a late entry', () => {
  it('[D57] is told what would happen, and nothing is changed', async () => {
    const { admin, tournament, draw, enter, read } = await sixAndOne();
    const before = await plain(admin, tournament);
    const told = bodyOf(await enter());
    expect(told).toMatchObject({ applied: false, name: 'Late Larsen', passedOver: null, undo: null });
    expect(told.byes.map(({ line }) => line)).toEqual(byeLines(draw));
    const opponents = byeLines(draw).map((line) => draw.entries[draw.lines[line ^ 1] ?? -1]?.name);
    expect(told.byes.map(({ opponent }) => opponent)).toEqual(opponents);
    expect(told.consequences.join(' ')).toMatch(/Late Larsen moves into Quarter final, match \d\./);
    expect(await plain(admin, tournament)).toEqual(before);
    expect((await read()).version).toBe(draw.version);
  });

  it('[BY1, UN1] takes a bye; everybody else and all other byes stay, and the match is there to be played', async () => {
    const { admin, tournament, draw, late, enter, read } = await sixAndOne();
    const before = await matchesOf(admin, tournament);
    const { version, line } = bodyOf(await enter());
    const take = { params: drawParams(draw), body: { participantId: late.id, confirm: true } };
    const stale = await admin.call('takeBye', take, { 'if-match': '"1"' });
    expect(stale).toMatchObject({ status: 409 });
    const done = bodyOf(await admin.call('takeBye', take, { 'if-match': `"${version}"` }));
    expect(done).toMatchObject({ applied: true, line });
    const now = await read();
    expect(now.lines.with(line ?? 0, BYE)).toEqual(draw.lines);
    expect(now.entries[now.lines[line ?? 0] ?? -1]).toMatchObject({ participantId: late.id, seed: null });
    const matches = await matchesOf(admin, tournament);
    expect(matches).toHaveLength(before.length + 1);
    const made = matches.find(({ participant1Id, participant2Id }) =>
      [participant1Id, participant2Id].includes(late.id),
    );
    expect(made).toMatchObject({ status: 'scheduled', round: 'quarter_final' });
    expect(now.matchIds).toContain(made?.id);
    // Nobody stands in the semi final any more who has to play first.
    const opponent = made?.participant1Id === late.id ? made.participant2Id : made?.participant1Id;
    const semis = matches.filter(({ round }) => round === 'semi_final');
    expect(semis.some((one) => [one.participant1Id, one.participant2Id].includes(opponent ?? 0))).toBe(false);
    expect(await playOut(admin, tournament)).toBe(6);
    expect(bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status).toBe('completed');
  });

  it('[BY2] leaves the seeds their byes where others have one, and says what another line would break', async () => {
    const { admin, tournament } = await entered(5);
    const entries = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }));
    const [best] = entries;
    const body = { participantIds: [best?.id ?? 0] };
    bodyOf(await admin.call('setSeeds', { params: idOf(tournament), body }));
    const made = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: { randomSeed: 3 } }));
    const draw = bodyOf(
      await admin.call('setDrawPublished', { params: drawParams(made), body: { published: true } }),
    );
    const late = await anEntry(admin, tournament.id, 'Late Larsen');
    const told = bodyOf(
      await admin.call('takeBye', { params: drawParams(draw), body: { participantId: late.id } }),
    );
    const seed = draw.entries.find(({ participantId }) => participantId === best?.id);
    const ofSeed = told.byes.find(({ opponent }) => opponent === seed?.name);
    expect(ofSeed?.breaks.join(' ')).toContain('is due a bye and has none.');
    expect(told.byes).toHaveLength(3);
    expect(told.line).not.toBe(ofSeed?.line);
    // The director may decide so all the same.
    const chosen = { participantId: late.id, line: ofSeed?.line ?? -1, confirm: true };
    bodyOf(await admin.call('takeBye', { params: drawParams(draw), body: chosen }));
    const now = bodyOf(await admin.call('getDraws', { params: idOf(tournament) })).published;
    expect(now?.breaches?.map(({ code }) => code)).toContain('seed-without-bye');
  });

  it('[BY3] takes the last bye that policy usta gave', async () => {
    const { admin, tournament, draw } = await published(11, {}, { byes: 'usta' });
    expect(byeLines(draw)).toHaveLength(5);
    const last = byeLines(draw).find((line) => [4, 8, 9, 13].includes(line + 1));
    const late = await anEntry(admin, tournament.id, 'Late Larsen');
    const call = { params: drawParams(draw), body: { participantId: late.id } };
    expect(bodyOf(await admin.call('takeBye', call)).line).toBe(last);
  });

  it('[UN2] is told before whom of its family it would meet, and is not put there by lot', async () => {
    for (const separateFamilies of [true, false]) {
      const { server, admin, late, draw, enter, read } = await sixAndOne({}, { separateFamilies });
      const byLot = bodyOf(await enter());
      const related = draw.entries[draw.lines[(byLot.line ?? 0) ^ 1] ?? -1];
      const { db } = server.database;
      const entries = await db
        .selectFrom('participants')
        .select('person_id')
        .where('id', 'in', [late.id, related?.participantId ?? 0])
        .execute();
      await db
        .insertInto('person_managers')
        .values(
          entries.map(({ person_id: person }) => ({
            person_id: person ?? 0,
            user_id: admin.user?.id ?? 0,
            created_at: '2026-09-01T10:00:00.000Z',
          })),
        )
        .execute();
      const told = bodyOf(await enter());
      const breaks = told.byes.find(({ line }) => line === byLot.line)?.breaks ?? [];
      const sentence = 'meet in their first match and are of one family.';
      expect(breaks.filter((text) => text.includes(sentence))).toHaveLength(separateFamilies ? 1 : 0);
      expect(told.line === byLot.line).toBe(!separateFamilies);
      // The organisers may decide so all the same; the family is not stored.
      bodyOf(await enter({ line: byLot.line, confirm: true }));
      const said = (await read()).breaches?.map(({ message }) => message) ?? [];
      expect(said.some((text) => text.includes(sentence))).toBe(separateFamilies);
      const stored = await db.selectFrom('draws').select('drawn').execute();
      expect(JSON.stringify(stored)).not.toMatch(/family\\?"/);
    }
  });

  it('takes a bye in a draw with a consolation, whose matches are played too', async () => {
    const { admin, tournament, enter } = await sixAndOne({}, { kind: 'consolation' });
    bodyOf(await enter({ confirm: true }));
    await playOut(admin, tournament);
    const matches = await matchesOf(admin, tournament);
    expect(matches.every(({ status }) => status === 'completed' || status === 'cancelled')).toBe(true);
    expect(bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status).toBe('completed');
  });

  it('[UN3] the draw can still be drawn again from its number; the line is one that came later', async () => {
    const { enter, read } = await sixAndOne();
    const { line } = bodyOf(await enter({ confirm: true }));
    const now = await read();
    const count = entriesDrawn(now);
    expect(count).toBe(6);
    const again = drawAgain({
      kind: now.kind,
      choices: { ...now.options, randomSeed: now.randomSeed },
      entries: now.entries.slice(0, count).map(({ participantId, name }) => ({ id: participantId, name })),
      rules: now.groupRules ?? { matchesPerParticipant: 1, playersProgressing: 1 },
      redraws: [],
    });
    if (!again.ok) throw new Error(again.error.code);
    expect(otherLines(again.value.byNumber, now.lines)).toEqual([{ line, drawn: BYE, stands: 6 }]);
  });
});

describe('a late entry is refused', () => {
  it('[OU1] on a line whose player has begun, and where none is left', async () => {
    const { server, admin, tournament, enter, draw, read } = await sixAndOne();
    expect((await read()).byesLeft).toEqual(byeLines(draw));
    const everybody = bodyOf(await server.visitor().call('getDraws', { params: idOf(tournament) }));
    expect(everybody.published).not.toHaveProperty('byesLeft');
    await playOutFirst(admin, tournament);
    const semi = (await matchesOf(admin, tournament)).find(({ round }) => round === 'semi_final');
    if (semi === undefined) throw new Error('no match');
    bodyOf(await admin.call('setMatchStatus', { params: idOf(semi), body: { status: 'in_progress' } }));
    const told = bodyOf(await enter());
    expect(told.byes).toHaveLength(1);
    expect((await read()).byesLeft).toEqual([told.byes[0]?.line]);
    const gone = byeLines(draw).find((line) => line !== told.byes[0]?.line);
    expect(await enter({ line: gone, confirm: true })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'line' }] },
    });
    await playOut(admin, tournament);
    expect(await enter({ confirm: true })).toMatchObject({ status: 409, body: { reason: 'lateNoBye' } });
    expect((await win(admin, { ...semi, status: 'in_progress' })).status).toBe(200);
    await playOut(admin, tournament);
    expect(await enter({ confirm: true })).toMatchObject({ status: 409, body: { reason: 'completedDraw' } });
  });

  it('where the draw has no bye, and in groups', async () => {
    for (const [count, fields] of [
      [4, {}],
      [
        5,
        {
          rules: groups,
        },
      ],
    ] as const) {
      const { admin, tournament, draw } = await published(count, fields);
      const late = await anEntry(admin, tournament.id, 'Late Larsen');
      const body = { participantId: late.id, confirm: true };
      expect(await admin.call('takeBye', { params: drawParams(draw), body })).toMatchObject({
        status: 409,
        body: { reason: 'lateNoBye' },
      });
    }
  });

  it('for somebody in the draw, or withdrawn; while the draw is private; over the limit', async () => {
    const { admin, tournament, draw, late, enter } = await sixAndOne();
    const call = (participantId: number) =>
      admin.call('takeBye', { params: drawParams(draw), body: { participantId, confirm: true } });
    const stands = draw.entries[0]?.participantId ?? 0;
    expect(await call(stands)).toMatchObject({ status: 409, body: { reason: 'lateNotWaiting' } });
    expect(await call(99_999)).toMatchObject({ status: 400 });
    const params = { ...idOf(tournament), participantId: String(late.id) };
    const left = { withdrawn: true, reason: 'other', confirm: true } as const;
    bodyOf(await admin.call('setWithdrawal', { params, body: left }));
    expect(await enter({ confirm: true })).toMatchObject({ status: 409, body: { reason: 'lateNotWaiting' } });
    const back = { published: false, reason: 'A mistake' };
    bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: back }));
    expect(await enter({ confirm: true })).toMatchObject({
      status: 409,
      body: { reason: 'lateUnpublished' },
    });
  });

  it('[SB1] without a reason where somebody comes first on the list of alternates', async () => {
    const { admin, tournament, draw, late } = await sixAndOne();
    const first = await anEntry(admin, tournament.id, 'First Falk');
    const alternates = { participantIds: [first.id] };
    bodyOf(await admin.call('setAlternates', { params: idOf(tournament), body: alternates }));
    const call = (more: object) =>
      admin.call('takeBye', { params: drawParams(draw), body: { participantId: late.id, ...more } });
    expect(bodyOf(await call({})).passedOver).toBe('First Falk');
    expect(await call({ confirm: true })).toMatchObject({ status: 400 });
    expect((await call({ confirm: true, reason: 'First Falk is not here.' })).status).toBe(200);
  });
});

describe('a late entry is undone', () => {
  it('as a whole while nothing was built on it, and not after', async () => {
    const { admin, tournament, draw, late, enter, read } = await sixAndOne();
    const before = await plain(admin, tournament);
    const done = bodyOf(await enter({ confirm: true }));
    const acts = (await read()).acts ?? [];
    expect(acts).toMatchObject([{ id: done.undo?.id, kind: 'late_entry', participantId: late.id }]);
    bodyOf(await undo(admin, draw, done.undo?.id));
    expect(await plain(admin, tournament)).toEqual(before);
    expect((await read()).lines).toEqual(draw.lines);
    const again = bodyOf(await enter({ confirm: true }));
    const made = (await matchesOf(admin, tournament)).find(({ participant1Id, participant2Id }) =>
      [participant1Id, participant2Id].includes(late.id),
    );
    if (made === undefined) throw new Error('no match');
    bodyOf(await win(admin, made));
    expect(await undo(admin, draw, again.undo?.id)).toMatchObject({
      status: 409,
      body: { reason: 'undoBuiltOn' },
    });
  });

  it('and a draw with one that was taken back is made again, not redrawn', async () => {
    const { admin, draw, enter } = await sixAndOne();
    bodyOf(await enter({ confirm: true }));
    const back = { published: false, reason: 'A mistake' };
    bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: back }));
    const redraw = { redraw: { keep: [] } };
    expect(await admin.call('adjustDraw', { params: drawParams(draw), body: redraw })).toMatchObject({
      status: 409,
      body: { reason: 'lateRedraw' },
    });
    expect(
      (await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } })).status,
    ).toBe(200);
  });
});

/** Plays the matches of the first round. */
async function playOutFirst(admin: Person, tournament: { id: number }): Promise<void> {
  const first = (await matchesOf(admin, tournament)).filter(({ round }) => round === 'quarter_final');
  for (const match of first) bodyOf(await win(admin, match));
}

/** The kinds of somebody's notices, besides that the draw is out. */
const kinds = async (by: Person) =>
  bodyOf(await by.call('getNotices', {}))
    .notices.map(({ kind }) => kind)
    .filter((kind) => kind !== 'draw_out');

describe('people are told of a late entry', () => {
  const NOW = '2026-09-01T10:00:00.000Z';
  const EARLY = '2026-09-01T10:00:30.000Z';
  const LATER = '2026-09-01T10:01:30.000Z';

  /** Five members are drawn, a sixth waits, and then there is room for six. */
  async function five() {
    const mails = await aMailServer();
    const server = await aServer({ now: NOW, env: { SMTP_URL: mails.url } });
    const names = ['Nina Kovač', 'Priya Raman', 'Aria Shah', 'Mia Berg', 'Ida Lund', 'Lea Horn'];
    const scene = await publishedMembers(server, names, { maxParticipants: 5 });
    const { admin, tournament, players, draw } = scene;
    const lea = players[5] ?? admin;
    const entries = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }));
    const late = entries.find(({ user }) => user?.name === 'Lea Horn');
    const line = draw.lines.indexOf(BYE);
    const take = { participantId: late?.id ?? 0, line, confirm: true };
    expect(await admin.call('takeBye', { params: drawParams(draw), body: take })).toMatchObject({
      status: 409,
      body: { reason: 'tournamentFull' },
    });
    bodyOf(await admin.call('updateTournament', { params: idOf(tournament), body: { maxParticipants: 6 } }));
    const opponent = draw.entries[draw.lines[line ^ 1] ?? -1]?.name;
    const seed = players.find(({ user }) => user?.name === opponent);
    if (seed === undefined) throw new Error('no player');
    const enter = async () =>
      bodyOf(await admin.call('takeBye', { params: drawParams(draw), body: take })).undo?.id;
    const mailTo = async ({ user }: Person) => {
      await deliverMails(server.services);
      return mails.received.findLast(({ to }) => to.includes(user?.email ?? ''))?.text ?? '';
    };
    return { server, admin, draw, lea, seed, enter, mailTo };
  }

  it('[D53] the entry and whoever plays it, after a minute', async () => {
    const { server, lea, seed, enter, mailTo } = await five();
    await enter();
    expect([await kinds(lea), await kinds(seed)]).toEqual([[], []]);
    server.setNow(LATER);
    expect([await kinds(lea), await kinds(seed)]).toEqual([['promoted'], ['opponent']]);
    // Nobody has left: a bye was taken, and no place has become free.
    const mail = await mailTo(lea);
    expect(mail).toMatch(/Lea Horn has a place in .+ now and no longer waits\./);
    expect(mail).not.toContain('free');
  });

  it('[D14] nobody if it is undone at once; the entry if it has read it', async () => {
    const { server, admin, draw, lea, seed, enter } = await five();
    const act = await enter();
    server.setNow(EARLY);
    bodyOf(await undo(admin, draw, act));
    server.setNow(LATER);
    expect([await kinds(lea), await kinds(seed)]).toEqual([[], []]);
    const again = await enter();
    server.setNow('2026-09-01T10:04:00.000Z');
    for (const player of [lea, seed]) {
      const [told] = bodyOf(await player.call('getNotices', {})).notices;
      bodyOf(await player.call('readNotices', { body: { id: told?.id ?? 0 } }));
    }
    bodyOf(await undo(admin, draw, again));
    expect(await kinds(lea)).toEqual(['place_back', 'promoted']);
    // The match that they have read of is gone: they wait again for the winner of the only other one.
    const [told] = bodyOf(await seed.call('getNotices', {})).notices;
    expect(told).toMatchObject({ kind: 'opponent', isRead: false, match: { round: 'semi_final' } });
    expect([told?.match?.p1Name, told?.match?.p2Name]).toContain(seed.user?.name);
    expect(await kinds(seed)).toEqual(['opponent']);
  });
});
