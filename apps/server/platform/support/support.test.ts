// Support tickets over the API (§4, §5, §7; D21).
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const NOW = '2026-09-01T10:00:00Z';
const AT = '2026-09-01T10:00:00.000Z';
const ASKED = { subject: 'Scores', description: 'How do I enter a retirement?' };

const aTicket = async (somebody: Person, fields: object = {}) =>
  bodyOf(await somebody.call('createTicket', { body: { ...ASKED, ...fields } }));

const of = (id: number) => ({ params: { id: String(id) } });

describe('a ticket', () => {
  it('is open, of medium priority and nobody’s until somebody takes it; its owner follows it', async () => {
    const server = await aServer({ now: NOW });
    const nina = await server.signUp('member', 'Nina Kovač');
    const superAdmin = await server.signUp('super_admin');
    const { id, ...ticket } = await aTicket(nina);
    expect(ticket).toEqual({
      ...ASKED,
      status: 'open',
      priority: 'medium',
      assignedTo: null,
      user: { name: 'Nina Kovač', email: nina.user?.email },
      createdAt: AT,
      version: 1,
    });
    const change = (body: object) => superAdmin.call('updateTicket', { ...of(id), body });
    const adminId = superAdmin.user?.id ?? 0;
    bodyOf(await change({ assignedTo: adminId }));
    bodyOf(await change({ status: 'in_progress' }));
    expect(bodyOf(await change({ priority: 'urgent' }))).toMatchObject({
      status: 'in_progress',
      priority: 'urgent',
      assignedTo: adminId,
    });
    // Only the platform's people know who looks after it.
    expect(bodyOf(await nina.call('listOwnTickets', {}))).toMatchObject([
      { id, status: 'in_progress', assignedTo: null },
    ]);
    expect(bodyOf(await change({ assignedTo: null })).assignedTo).toBeNull();
  });

  it('[D16] shows what another super admin has saved first, and a change that changes nothing makes nobody stale', async () => {
    const server = await aServer();
    const nina = await server.signUp('member');
    const superAdmin = await server.signUp('super_admin');
    const { id } = await aTicket(nina);
    const move = (status: 'open' | 'in_progress' | 'closed', seen?: number) =>
      superAdmin.call(
        'updateTicket',
        { ...of(id), body: { status } },
        seen === undefined ? {} : { 'if-match': `"${seen}"` },
      );
    expect(bodyOf(await move('open', 1)).version).toBe(1);
    expect(bodyOf(await move('in_progress', 1)).version).toBe(2);
    const stale = await move('closed', 1);
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { reason: 'stale', details: { current: { status: 'in_progress', version: 2 } } },
    ]);
    // §7 knows no version: without one the last write counts.
    expect(bodyOf(await move('closed'))).toMatchObject({ status: 'closed', version: 3 });
    // One that its owner opens again has changed too.
    bodyOf(await nina.call('createOwnResponse', { ...of(id), body: { message: 'Not yet' } }));
    expect((await move('closed', 3)).body).toMatchObject({
      details: { current: { status: 'open', version: 4 } },
    });
  });

  it('is given to super admins only', async () => {
    const server = await aServer();
    const nina = await server.signUp('member');
    const superAdmin = await server.signUp('super_admin');
    const { id } = await aTicket(nina);
    const body = { assignedTo: nina.user?.id ?? 0 };
    expect(await superAdmin.call('updateTicket', { ...of(id), body })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'assignedTo', message: 'A ticket can be assigned to super admins only.' }] },
    });
  });

  it('is somebody else’s: missing for the others', async () => {
    const server = await aServer();
    const nina = await server.signUp('member');
    const other = await server.signUp('club_admin');
    const superAdmin = await server.signUp('super_admin');
    const { id } = await aTicket(nina);
    for (const reader of [other, superAdmin]) {
      expect(bodyOf(await reader.call('listOwnTickets', {}))).toEqual([]);
      expect((await reader.call('listOwnResponses', of(id))).status).toBe(404);
      const body = { message: 'Me too' };
      expect((await reader.call('createOwnResponse', { ...of(id), body })).status).toBe(404);
    }
  });

  it.each([
    [{ ...ASKED, subject: ' ' }, 'subject', 'Please enter a subject.'],
    [{ ...ASKED, description: '' }, 'description', 'Please describe what you need.'],
  ])('needs a subject and a text: %j', async (body, path, message) => {
    const server = await aServer();
    const nina = await server.signUp('member');
    const answer = await nina.call('createTicket', { body });
    expect([answer.status, answer.body]).toMatchObject([400, { issues: [{ path, message }] }]);
  });

  it('is one of at most 20 a day', async () => {
    const server = await aServer({ now: NOW });
    const nina = await server.signUp('member');
    for (let n = 0; n < 20; n += 1) await aTicket(nina);
    expect((await nina.call('createTicket', { body: ASKED })).status).toBe(429);
    server.setNow('2026-09-02T10:00:00Z');
    await aTicket(nina);
  });
});

describe('the list of super admins', () => {
  it('is filtered, searched and read in pages, newest first', async () => {
    const server = await aServer({ now: NOW });
    const nina = await server.signUp('member', 'Nina Kovač');
    const rui = await server.signUp('member', 'Rui Costa');
    const superAdmin = await server.signUp('super_admin');
    const first = await aTicket(nina, { subject: 'Prüfung', priority: 'low' });
    const second = await aTicket(rui, { subject: 'Draw' });
    const third = await aTicket(nina, { subject: 'Scores' });
    bodyOf(
      await superAdmin.call('updateTicket', {
        ...of(second.id),
        body: { status: 'closed', assignedTo: superAdmin.user?.id ?? 0 },
      }),
    );
    const ids = async (query: object) =>
      bodyOf(await superAdmin.call('listTickets', { query })).map(({ id }) => id);
    expect(await ids({})).toEqual([third.id, second.id, first.id]);
    expect(await ids({ status: 'closed' })).toEqual([second.id]);
    expect(await ids({ priority: 'low' })).toEqual([first.id]);
    expect(await ids({ assigned: 'me' })).toEqual([second.id]);
    expect(await ids({ assigned: 'nobody' })).toEqual([third.id, first.id]);
    expect(await ids({ q: 'pruf' })).toEqual([first.id]);
    expect(await ids({ q: 'KOVAC' })).toEqual([third.id, first.id]);
    expect(await ids({ q: rui.user?.email ?? '' })).toEqual([second.id]);
    const page = await superAdmin.call('listTickets', { query: { limit: '2' } });
    expect(page.headers['link']).toMatch(/rel="next"/);
  });
});

describe('responses', () => {
  it('stand in their order, and one of the owner opens a ticket that was done with', async () => {
    const server = await aServer({ now: NOW });
    const superAdmin = await server.signUp('super_admin', 'Sofia Lindqvist');
    const nina = await server.signUp('member', 'Nina Kovač');
    const { id } = await aTicket(nina);
    const answer = { message: 'Choose Retired under More.', ticketId: id };
    const { id: responseId, ...response } = bodyOf(
      await superAdmin.call('createResponse', { ...of(id), body: answer }),
    );
    expect(response).toEqual({
      ...answer,
      userId: superAdmin.user?.id,
      user: { name: 'Sofia Lindqvist' },
      createdAt: AT,
    });
    bodyOf(await superAdmin.call('updateTicket', { ...of(id), body: { status: 'resolved' } }));
    bodyOf(await nina.call('createOwnResponse', { ...of(id), body: { message: 'I see no More.' } }));
    const said = bodyOf(await nina.call('listOwnResponses', of(id)));
    expect(said.map(({ user, message }) => [user.name, message])).toEqual([
      ['Sofia Lindqvist', 'Choose Retired under More.'],
      ['Nina Kovač', 'I see no More.'],
    ]);
    expect(said[0]?.id).toBe(responseId);
    expect(bodyOf(await superAdmin.call('listResponses', of(id)))).toEqual(said);
    expect(bodyOf(await nina.call('listOwnTickets', {}))).toMatchObject([{ status: 'open' }]);
  });

  it('[§5] cannot be empty, and belong to the ticket of the address', async () => {
    const server = await aServer();
    const nina = await server.signUp('member');
    const superAdmin = await server.signUp('super_admin');
    const { id } = await aTicket(nina);
    const empty = { status: 400, body: { message: 'Response cannot be empty' } };
    expect(await superAdmin.call('createResponse', { ...of(id), body: { message: '  ' } })).toMatchObject(
      empty,
    );
    expect(await nina.call('createOwnResponse', { ...of(id), body: { message: '' } })).toMatchObject(empty);
    const elsewhere = { message: 'Hello', ticketId: id + 1 };
    expect((await superAdmin.call('createResponse', { ...of(id), body: elsewhere })).status).toBe(400);
    expect((await superAdmin.call('createResponse', { ...of(999), body: { message: 'x' } })).status).toBe(
      404,
    );
  });

  it('of somebody whose account is gone stay in the tickets of others, and the tickets of that account go', async () => {
    const server = await aServer();
    const nina = await server.signUp('member');
    const superAdmin = await server.signUp('super_admin');
    const helper = await server.signUp('member', 'Hana Novak');
    const helperId = of(helper.user?.id ?? 0);
    bodyOf(await superAdmin.call('updateUser', { ...helperId, body: { role: 'super_admin' } }));
    const { id } = await aTicket(nina);
    const own = await aTicket(helper);
    bodyOf(await helper.call('createResponse', { ...of(id), body: { message: 'Like this.' } }));
    bodyOf(await helper.call('updateTicket', { ...of(id), body: { assignedTo: helper.user?.id ?? 0 } }));
    expect((await superAdmin.call('deleteUser', helperId)).status).toBe(204);
    expect(bodyOf(await nina.call('listOwnResponses', of(id)))).toMatchObject([
      { userId: null, message: 'Like this.', user: { name: 'Former member of the support team' } },
    ]);
    const left = bodyOf(await superAdmin.call('listTickets', {}));
    expect(left).toMatchObject([{ id, assignedTo: null }]);
    expect(left.map((ticket) => ticket.id)).not.toContain(own.id);
  });
});
