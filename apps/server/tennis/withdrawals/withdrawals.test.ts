// Entries that leave a tournament (D14, D16, D57; rules OU1, RR9, SB1, SB2): shown first, then done as a whole, and taken back.
import type { DrawOnWire, WithdrawalBody } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../start/housekeeping.ts';
import { drawParams, entered, idOf, matchesOf, playOut, published, win } from '../../testing/draws.ts';
import { aClub, anEntry, aTournament, bodyOf, joinClub, tournamentBody } from '../../testing/factories.ts';
import type { Person } from '../../testing/server.ts';

const GROUPS = { ...tournamentBody(0).rules, format: 'groups_knockout', matchesPerParticipant: 2 } as const;
const NO_SHOW = { withdrawn: true, reason: 'no_show' } as const;

const withdraw = (
  admin: Person,
  tournament: { id: number },
  participantId: number,
  body: Partial<Extract<WithdrawalBody, { withdrawn: true }>> = {},
  version?: number,
) =>
  admin.call(
    'setWithdrawal',
    {
      params: { ...idOf(tournament), participantId: String(participantId) },
      body: { ...NO_SHOW, ...body },
    },
    version === undefined ? {} : { 'if-match': String(version) },
  );

const entriesOf = async (person: Person, tournament: { id: number }) =>
  bodyOf(await person.call('listParticipants', { params: idOf(tournament) }));

/** Everything that everybody sees of a tournament's matches and its draw. */
async function seen(person: Person, tournament: { id: number }) {
  const matches = await matchesOf(person, tournament);
  const draws = bodyOf(await person.call('getDraws', { params: idOf(tournament) }));
  const plain = matches.map((match) => ({ ...match, version: 0 }));
  return { plain, lines: draws.published?.lines, slots: draws.published?.slots };
}

const undo = (admin: Person, draw: DrawOnWire, act: number | undefined) =>
  admin.call('undoInDraw', { params: drawParams(draw), body: { act: act ?? 0 } });

describe('a withdrawal', () => {
  it('[D57] tells what would happen, with matches and people named, and changes nothing', async () => {
    const { admin, tournament } = await published(4);
    const [match] = await matchesOf(admin, tournament);
    const before = await seen(admin, tournament);
    const told = bodyOf(await withdraw(admin, tournament, match?.participant1Id ?? 0));
    expect(told).toMatchObject({ applied: false, replacement: null, alternates: [], lost: [], undo: null });
    expect(told.consequences.join(' ')).toContain(match?.p2Name ?? '?');
    expect(told.consequences.join(' ')).toContain('Final');
    expect(await seen(admin, tournament)).toEqual(before);
    expect((await entriesOf(admin, tournament)).some(({ withdrawn }) => withdrawn)).toBe(false);
  });

  it('names what else the same person has entered in the club, where the caller may withdraw it too', async () => {
    const { server, admin, club, tournament, draw } = await published(4);
    const [first] = await entriesOf(admin, tournament);
    const personId = first?.personId ?? null;
    if (first === undefined || personId === null) throw new Error('no person');
    const enter = async (by: Person, name: string, clubId: number) => {
      const other = await aTournament(by, clubId, { name, status: 'registering' });
      const body = { personId };
      const entry = await by.call('addParticipant', { params: idOf(other), body });
      return { other, entry };
    };
    const mixed = await enter(admin, 'Mixed', club.id);
    const consolation = await enter(admin, 'Veterans', club.id);
    const { admin: stranger, club: elsewhere } = await aClub(server);
    await enter(stranger, 'Elsewhere', elsewhere.id);
    const gone = bodyOf(consolation.entry);
    bodyOf(await withdraw(admin, consolation.other, gone.id, { confirm: true }));
    const told = bodyOf(await withdraw(admin, tournament, first.id));
    expect(told.otherEntries).toEqual([
      {
        tournamentId: mixed.other.id,
        tournamentName: 'Mixed',
        participantId: bodyOf(mixed.entry).id,
      },
    ]);
    expect(draw.state).toBe('published');
  });

  it('is over with the draw that is taken back: somebody who returns plays in it when it is published again', async () => {
    const { admin, tournament, draw } = await published(4);
    const [match] = await matchesOf(admin, tournament);
    const id = match?.participant1Id ?? 0;
    const told = bodyOf(await withdraw(admin, tournament, id));
    bodyOf(await withdraw(admin, tournament, id, { confirm: true }, told.version));
    const params = drawParams(draw);
    bodyOf(await admin.call('setDrawPublished', { params, body: { published: false, reason: 'Again' } }));
    const back = { params: { ...idOf(tournament), participantId: String(id) } };
    bodyOf(await admin.call('setWithdrawal', { ...back, body: { withdrawn: false, confirm: true } }));
    bodyOf(await admin.call('setDrawPublished', { params, body: { published: true } }));
    const [again] = await matchesOf(admin, tournament);
    expect(again).toMatchObject({ participant1Id: id, status: 'scheduled', winnerId: null });
  });

  it('[D9] leaves a draw that can be taken back, until something is played; only organisers read whether it can', async () => {
    const { server, admin, tournament } = await published(4);
    const canTakeBack = async (person: Person) =>
      bodyOf(await person.call('getDraws', { params: idOf(tournament) })).published?.canTakeBack;
    const [match, other] = await matchesOf(admin, tournament);
    if (other === undefined) throw new Error('no match');
    const told = bodyOf(await withdraw(admin, tournament, match?.participant1Id ?? 0));
    bodyOf(await withdraw(admin, tournament, match?.participant1Id ?? 0, { confirm: true }, told.version));
    expect(await canTakeBack(admin)).toBe(true);
    expect(await canTakeBack(server.visitor())).toBeUndefined();
    await admin.call('setMatchStatus', { params: idOf(other), body: { status: 'in_progress' } });
    expect(await canTakeBack(admin)).toBe(false);
  });

  it('[OU1] before a first match without an alternate lets the opponent through, and is undone', async () => {
    const { admin, tournament, draw } = await published(4);
    const [match] = await matchesOf(admin, tournament);
    const before = await seen(admin, tournament);
    const id = match?.participant1Id ?? 0;
    const told = bodyOf(await withdraw(admin, tournament, id));
    const done = bodyOf(await withdraw(admin, tournament, id, { confirm: true }, told.version));
    expect(done).toMatchObject({ applied: true, consequences: told.consequences });
    const after = await matchesOf(admin, tournament);
    expect(after.find((one) => one.id === match?.id)).toMatchObject({
      status: 'completed',
      winnerId: match?.participant2Id,
      scores: { outcome: { kind: 'walkover', by: 1 } },
    });
    expect((await undo(admin, draw, done.undo?.id)).status).toBe(200);
    expect(await seen(admin, tournament)).toEqual(before);
    expect((await entriesOf(admin, tournament)).some(({ withdrawn }) => withdrawn)).toBe(false);
  });

  it('[RR9] in the middle of a group keeps what was played, and the rest are walkovers', async () => {
    const { admin, tournament } = await published(6, { rules: GROUPS }, { groups: 2 });
    const [played] = await matchesOf(admin, tournament);
    if (played === undefined) throw new Error('no match');
    await win(admin, played);
    const id = played.participant1Id ?? 0;
    expect((await withdraw(admin, tournament, id, { confirm: true })).status).toBe(200);
    const own = (await matchesOf(admin, tournament)).filter(
      ({ participant1Id, participant2Id }) => participant1Id === id || participant2Id === id,
    );
    expect(own.find((match) => match.id === played.id)).toMatchObject({ winnerId: id, scoreText: '6-1 6-2' });
    expect(own.filter((match) => match.id !== played.id).map(({ winnerId }) => winnerId === id)).toEqual([
      false,
    ]);
  });

  it('in the middle of a feed-in consolation of 16 leaves a draw that is played to its end', async () => {
    const { admin, tournament } = await published(16, {}, { kind: 'feed_in_consolation' });
    const first = (await matchesOf(admin, tournament))
      .filter(({ round }) => round === 'knockout')
      .slice(0, 4);
    for (const match of first) await win(admin, match);
    const loser = first[0]?.participant2Id ?? 0;
    const winner = first[1]?.participant1Id ?? 0;
    for (const id of [loser, winner])
      expect((await withdraw(admin, tournament, id, { confirm: true })).status).toBe(200);
    await playOut(admin, tournament);
    const stored = bodyOf(await admin.call('getTournament', { params: idOf(tournament) }));
    expect(stored.status).toBe('completed');
  });

  it('[SB1] keeps the entry whose line an alternate took: it is not deleted while the draw is published', async () => {
    const { admin, tournament, draw } = await published(4);
    const next = await anEntry(admin, tournament.id, 'Next In Line');
    await admin.call('setAlternates', {
      params: idOf(tournament),
      body: { participantIds: [next.id], seen: [] },
    });
    const [match] = await matchesOf(admin, tournament);
    const id = match?.participant1Id ?? 0;
    bodyOf(await withdraw(admin, tournament, id, { confirm: true }));
    expect((await matchesOf(admin, tournament))[0]).toMatchObject({ participant1Id: next.id });
    const params = { ...idOf(tournament), participantId: String(id) };
    const refused = await admin.call('removeParticipant', { params });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'participantDrawn' } });
    const back = { published: false, reason: 'Again' };
    bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: back }));
    expect((await admin.call('removeParticipant', { params })).status).toBe(204);
  });

  it('is refused while the entry plays, since what was played would be lost', async () => {
    const { admin, tournament } = await published(4);
    const [match] = await matchesOf(admin, tournament);
    await admin.call('setMatchStatus', {
      params: { id: String(match?.id) },
      body: { status: 'in_progress' },
    });
    const refused = await withdraw(admin, tournament, match?.participant1Id ?? 0, { confirm: true });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'withdrawUnderWay' } });
  });

  it('[D16] is refused when something else would happen than was told, and shows both', async () => {
    const { admin, tournament } = await published(4);
    const matches = await matchesOf(admin, tournament);
    const [first, second] = matches;
    if (first === undefined || second === undefined) throw new Error('no match');
    const id = first.participant1Id ?? 0;
    const told = bodyOf(await withdraw(admin, tournament, id));
    await win(admin, second);
    const same = await withdraw(admin, tournament, id, { confirm: false }, told.version);
    expect(bodyOf(same).version).toBe(told.version);
    await win(admin, first);
    const stale = await withdraw(admin, tournament, id, { confirm: true }, told.version);
    expect(stale).toMatchObject({ status: 409, body: { reason: 'stale' } });
    const shown = JSON.stringify(stale.body);
    expect(shown).toContain('"current"');
    expect(shown).not.toContain(JSON.stringify(told.consequences));
  });

  it('is taken back while nothing was built on it, and refused afterwards', async () => {
    const { admin, tournament } = await published(8);
    const before = await seen(admin, tournament);
    const [match, other] = await matchesOf(admin, tournament);
    const id = match?.participant1Id ?? 0;
    await withdraw(admin, tournament, id, { confirm: true });
    const back = { withdrawn: false, confirm: true } as const;
    const params = { ...idOf(tournament), participantId: String(id) };
    expect((await admin.call('setWithdrawal', { params, body: back })).status).toBe(200);
    expect(await seen(admin, tournament)).toEqual(before);
    await withdraw(admin, tournament, id, { confirm: true });
    if (other !== undefined) await win(admin, other);
    const next = (await matchesOf(admin, tournament)).find(
      ({ status, participant1Id, participant2Id }) =>
        status === 'scheduled' && participant1Id === match?.participant2Id && participant2Id !== null,
    );
    if (next === undefined) throw new Error('nobody went on');
    await win(admin, next);
    expect(await admin.call('setWithdrawal', { params, body: back })).toMatchObject({
      status: 409,
      body: { reason: 'undoBuiltOn' },
    });
  });

  it('comes back with its reason if the return is undone; the reason is forgotten once the return cannot be undone', async () => {
    const { admin, tournament, draw, server } = await published(4);
    const { services } = server;
    const inMinutes = (minutes: number) =>
      server.setNow(new Date(services.now().getTime() + minutes * 60_000).toISOString());
    const [match] = await matchesOf(admin, tournament);
    const id = match?.participant1Id ?? 0;
    const params = { ...idOf(tournament), participantId: String(id) };
    const withdrawal = async () =>
      (await entriesOf(admin, tournament)).find((entry) => entry.id === id)?.withdrawal;
    const because = { reason: 'injury', note: 'A knee.' } as const;
    bodyOf(await withdraw(admin, tournament, id, { ...because, confirm: true }));
    const back = async () =>
      bodyOf(await admin.call('setWithdrawal', { params, body: { withdrawn: false, confirm: true } }));
    const { undo: act } = await back();
    expect(await withdrawal()).toBeUndefined();
    expect((await undo(admin, draw, act?.id)).status).toBe(200);
    expect(await withdrawal()).toMatchObject(because);
    await back();
    const why = () =>
      server.database.db.selectFrom('participants').select('withdrawn_note').where('id', '=', id).execute();
    await cleanUp(services);
    expect(await why()).toEqual([{ withdrawn_note: 'A knee.' }]);
    inMinutes(11);
    await cleanUp(services);
    expect(await why()).toEqual([{ withdrawn_note: null }]);
  });

  it('without a draw only marks the entry, which is then not drawn', async () => {
    const { admin, tournament } = await entered(5);
    const [entry] = await entriesOf(admin, tournament);
    const done = bodyOf(await withdraw(admin, tournament, entry?.id ?? 0, { confirm: true }));
    expect(done).toMatchObject({ applied: true, consequences: [], undo: null });
    const draw = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: {} }));
    expect(draw.entries.map(({ participantId }) => participantId)).not.toContain(entry?.id);
    expect(draw.entries).toHaveLength(4);
  });

  it('[OU1] of a finalist out of groups leaves the semi-finals, and makes the opponent champion', async () => {
    const rules = { ...GROUPS, matchesPerParticipant: 3, playersProgressingFromGroups: 2 };
    const { admin, tournament, draw } = await published(8, { rules }, { groups: 2 });
    const inRound = async (...rounds: string[]) =>
      (await matchesOf(admin, tournament)).filter(({ round }) => rounds.includes(round));
    const rows = async () =>
      (await inRound('semi_final', 'final')).map((match) => [
        match.id,
        match.participant1Id,
        match.participant2Id,
        match.winnerId,
      ]);
    for (const round of ['group_stage', 'semi_final'])
      for (const match of await inRound(round)) expect((await win(admin, match)).status).toBe(200);
    const before = await rows();
    const semis = await inRound('semi_final');
    const [final] = await inRound('final');
    const leaving = final?.participant1Id ?? 0;
    const told = bodyOf(await withdraw(admin, tournament, leaving));
    expect(told.lost).toEqual([]);
    const done = bodyOf(await withdraw(admin, tournament, leaving, { confirm: true }, told.version));
    expect(await inRound('semi_final')).toEqual(semis);
    expect((await inRound('final'))[0]).toMatchObject({
      participant1Id: leaving,
      participant2Id: final?.participant2Id,
      winnerId: final?.participant2Id,
    });
    expect((await undo(admin, draw, done.undo?.id)).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it('[D9] that decides the whole draw completes its tournament, and is undone with that', async () => {
    const { admin, tournament, draw } = await published(2);
    const statusNow = async () =>
      bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).status;
    const before = await statusNow();
    const [entry] = await entriesOf(admin, tournament);
    const done = bodyOf(await withdraw(admin, tournament, entry?.id ?? 0, { confirm: true }));
    expect(await statusNow()).toBe('completed');
    expect((await undo(admin, draw, done.undo?.id)).status).toBe(200);
    expect(await statusNow()).toBe(before);
  });

  it('[D57] nobody returns to a tournament that is full meanwhile, nor leaves the alternates for it', async () => {
    const { admin, tournament } = await entered(4, { maxParticipants: 4 });
    const [entry] = await entriesOf(admin, tournament);
    const id = entry?.id ?? 0;
    bodyOf(await withdraw(admin, tournament, id, { confirm: true }));
    const late = await anEntry(admin, tournament.id, 'Late Lena');
    const params = { ...idOf(tournament), participantId: String(id) };
    const back = await admin.call('setWithdrawal', { params, body: { withdrawn: false, confirm: true } });
    expect(back).toMatchObject({ status: 409, body: { reason: 'tournamentFull' } });
    const list = (participantIds: number[]) =>
      admin.call('setAlternates', { params: idOf(tournament), body: { participantIds } });
    expect((await list([late.id])).status).toBe(200);
    expect(
      (await admin.call('setWithdrawal', { params, body: { withdrawn: false, confirm: true } })).status,
    ).toBe(200);
    expect(await list([])).toMatchObject({ status: 409, body: { reason: 'tournamentFull' } });
  });

  it('tells its reason to those whom it concerns', async () => {
    const { server, admin, tournament } = await published(4);
    const [entry] = await entriesOf(admin, tournament);
    const id = entry?.id ?? 0;
    await withdraw(admin, tournament, id, { reason: 'injury', note: 'A knee.', confirm: true });
    const ofEntry = async (person: Person) =>
      (await entriesOf(person, tournament)).find((one) => one.id === id);
    expect(await ofEntry(admin)).toMatchObject({
      withdrawn: true,
      withdrawal: { reason: 'injury', note: 'A knee.' },
    });
    const told = await ofEntry(server.visitor());
    expect(told?.withdrawn).toBe(true);
    expect(told?.withdrawal).toBeUndefined();
  });
});

describe('why somebody withdrew', () => {
  it('is told to themselves, stands in their own data, and goes with their account', async () => {
    const { server, admin, club, tournament } = await entered(2);
    const player = await server.signUp('member', 'Nina Kovač');
    await joinClub(server, club.id, player);
    const userId = player.user?.id ?? 0;
    const { id } = bodyOf(await admin.call('addParticipant', { params: idOf(tournament), body: { userId } }));
    await withdraw(admin, tournament, id, { reason: 'illness', note: 'A cold.', confirm: true });
    const own = (await entriesOf(player, tournament)).find((one) => one.id === id);
    expect(own?.withdrawal).toMatchObject({ reason: 'illness', note: 'A cold.' });
    const data = bodyOf(await player.call('getUserData', {}));
    expect(data.entries).toMatchObject([{ withdrawnReason: 'illness', withdrawnNote: 'A cold.' }]);
    await player.call('eraseAccount', { body: { password: 'Tennis123' } });
    const rows = await server.database.db.selectFrom('participants').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('A cold.');
  });
});

/** A published draw of four with two who wait. */
async function withAlternates() {
  const scene = await published(4);
  const { admin, tournament } = scene;
  const one = await anEntry(admin, tournament.id, 'Waits First');
  const two = await anEntry(admin, tournament.id, 'Waits Second');
  await admin.call('setAlternates', {
    params: idOf(tournament),
    body: { participantIds: [two.id, one.id] },
  });
  const [match] = await matchesOf(admin, tournament);
  if (match === undefined) throw new Error('no match');
  return { ...scene, one, two, match, leaving: match.participant1Id ?? 0 };
}

const playersOf = ({
  participant1Id,
  participant2Id,
}: {
  participant1Id: number | null;
  participant2Id: number | null;
}) => [participant1Id, participant2Id].filter((id) => id !== null);

describe('alternates', () => {
  it('[SB1] the first of the director’s list takes the same line, and it is undone as a whole', async () => {
    const { admin, tournament, draw, one, two, match, leaving } = await withAlternates();
    const before = await seen(admin, tournament);
    const told = bodyOf(await withdraw(admin, tournament, leaving));
    expect(told.replacement).toEqual({ participantId: two.id, name: 'Waits Second', luckyLoser: false });
    expect(told.alternates.map(({ participantId }) => participantId)).toEqual([two.id, one.id]);
    const done = bodyOf(await withdraw(admin, tournament, leaving, { confirm: true }, told.version));
    const now = (await matchesOf(admin, tournament)).find(({ id }) => id === match.id);
    expect(now).toMatchObject({ participant1Id: two.id, status: 'scheduled', p1Name: 'Waits Second' });
    expect((await entriesOf(admin, tournament)).find(({ id }) => id === two.id)?.alternate).toBe(null);
    expect((await undo(admin, draw, done.undo?.id)).status).toBe(200);
    expect(await seen(admin, tournament)).toEqual(before);
    expect((await entriesOf(admin, tournament)).find(({ id }) => id === two.id)?.alternate).toBe(1);
  });

  it('[SB1] somebody who was replaced can return: they wait behind the others, and step in again', async () => {
    const { admin, tournament, draw, one, leaving } = await withAlternates();
    const back = (id: number) => ({ params: { ...idOf(tournament), participantId: String(id) } });
    const others = [...new Set((await matchesOf(admin, tournament)).flatMap(playersOf))].filter(
      (id) => id !== leaving,
    );
    bodyOf(await withdraw(admin, tournament, leaving, { confirm: true }));
    const returned = await admin.call('setWithdrawal', {
      ...back(leaving),
      body: { withdrawn: false, confirm: true },
    });
    const act = bodyOf(returned).undo;
    expect((await undo(admin, draw, act?.id)).status).toBe(200);
    const gone = (await entriesOf(admin, tournament)).filter(({ alternate }) => alternate !== null);
    expect(gone.map(({ id }) => id)).toEqual([one.id]);
    bodyOf(
      await admin.call('setWithdrawal', { ...back(leaving), body: { withdrawn: false, confirm: true } }),
    );
    const listed = (await entriesOf(admin, tournament)).filter(({ alternate }) => alternate !== null);
    expect(listed.toSorted((a, b) => (a.alternate ?? 0) - (b.alternate ?? 0)).map(({ id }) => id)).toEqual([
      one.id,
      leaving,
    ]);
    const [next = 0, last = 0] = others;
    bodyOf(await withdraw(admin, tournament, next, { confirm: true }));
    const told = bodyOf(await withdraw(admin, tournament, last, { confirm: true }));
    expect(told.replacement).toMatchObject({ participantId: leaving });
    const playing = (await matchesOf(admin, tournament)).flatMap(playersOf);
    expect(playing.filter((id) => id === leaving)).toHaveLength(1);
    expect(playing).not.toContain(last);
    // Taken back and published again, it is played by those who stand in it.
    const params = drawParams(draw);
    bodyOf(await admin.call('setDrawPublished', { params, body: { published: false, reason: 'Again' } }));
    bodyOf(await admin.call('setDrawPublished', { params, body: { published: true } }));
    expect((await matchesOf(admin, tournament)).flatMap(playersOf)).toEqual(playing);
  });

  it('[SB1] another is chosen with a reason, or nobody', async () => {
    const { admin, tournament, one, match, leaving } = await withAlternates();
    const chosen = { replacement: one.id, confirm: true };
    expect(await withdraw(admin, tournament, leaving, chosen)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'replacementReason' }] },
    });
    const because = { ...chosen, replacementReason: 'The first one is not here.' };
    expect((await withdraw(admin, tournament, leaving, because)).status).toBe(200);
    const other = match.participant2Id ?? 0;
    const nobody = bodyOf(await withdraw(admin, tournament, other, { replacement: null, confirm: true }));
    expect(nobody.replacement).toBe(null);
    const now = (await matchesOf(admin, tournament)).find(({ id }) => id === match.id);
    expect(now).toMatchObject({ winnerId: one.id, status: 'completed' });
  });

  it('[SB2] nobody takes the place of an entry that has played', async () => {
    const { admin, tournament, one, match, leaving } = await withAlternates();
    await win(admin, match);
    const told = bodyOf(await withdraw(admin, tournament, leaving));
    expect(told).toMatchObject({ replacement: null, alternates: [] });
    const refused = await withdraw(admin, tournament, leaving, { replacement: one.id, confirm: true });
    expect(refused).toMatchObject({ status: 400, body: { reason: 'noPlaceLeft' } });
  });

  it('are read as soon as the list is set', async () => {
    const { admin, tournament, one, two } = await withAlternates();
    const places = async () => {
      const read = await entriesOf(admin, tournament);
      return [one, two].map(({ id }) => read.find((entry) => entry.id === id)?.alternate);
    };
    expect([await places(), await places()]).toEqual([
      [2, 1],
      [2, 1],
    ]);
    await admin.call('setAlternates', { params: idOf(tournament), body: { participantIds: [one.id] } });
    expect(await places()).toEqual([1, null]);
  });

  it('[D16] are not overwritten by a list made from one that somebody else has changed', async () => {
    const { admin, tournament, one, two } = await withAlternates();
    const set = (participantIds: number[], listSeen: number[]) =>
      admin.call('setAlternates', { params: idOf(tournament), body: { participantIds, seen: listSeen } });
    expect((await set([one.id], [two.id, one.id])).status).toBe(200);
    const late = await set([one.id, two.id], [two.id, one.id]);
    expect(late).toMatchObject({ status: 409, body: { reason: 'alternatesChanged' } });
    expect((await set([one.id, two.id], [one.id])).status).toBe(200);
  });

  it('[D24] are nobody’s who has deleted the account: the next who is there steps in', async () => {
    const { server, admin, tournament, one, two, leaving } = await withAlternates();
    await server.database.db
      .updateTable('participants')
      .set({ name: 'Former player', user_id: null })
      .where('id', '=', two.id)
      .execute();
    const told = bodyOf(await withdraw(admin, tournament, leaving));
    expect(told.replacement).toMatchObject({ participantId: one.id });
  });

  it('leave the list when they withdraw, and the others move up', async () => {
    const { admin, tournament, draw, one, two } = await withAlternates();
    const places = async () =>
      (await entriesOf(admin, tournament)).flatMap(({ id, alternate }) =>
        alternate ? [[id, alternate]] : [],
      );
    const { undo: act } = bodyOf(await withdraw(admin, tournament, two.id, { confirm: true }));
    expect(await places()).toEqual([[one.id, 1]]);
    expect((await undo(admin, draw, act?.id)).status).toBe(200);
    expect(await places()).toEqual([
      [one.id, 2],
      [two.id, 1],
    ]);
  });

  it('are entries that have no place, each of them once, and are not drawn', async () => {
    const { admin, tournament, one, leaving } = await withAlternates();
    const set = (participantIds: number[]) =>
      admin.call('setAlternates', { params: idOf(tournament), body: { participantIds } });
    expect([
      (await set([leaving])).status,
      (await set([one.id, one.id])).status,
      (await set([999_999])).status,
    ]).toEqual([400, 400, 400]);
    expect((await set([])).status).toBe(200);
    const waits = await entered(5);
    const [first] = await entriesOf(waits.admin, waits.tournament);
    await waits.admin.call('setAlternates', {
      params: idOf(waits.tournament),
      body: { participantIds: [first?.id ?? 0] },
    });
    const draw = bodyOf(await waits.admin.call('makeDraw', { params: idOf(waits.tournament), body: {} }));
    expect(draw.entries).toHaveLength(4);
  });
});
