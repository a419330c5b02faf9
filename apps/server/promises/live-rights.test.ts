// The stream of changes tells nobody what they may not read (D50, ADR 32). Even if you follow everything, you hear of no draft, no draw in the
// making, no reported result and no name that is hidden from you.
import { expect, it } from 'vitest';
import type { Call, LiveChange, RouteName, Routes } from '@tennis/contract';
import { markOfWrite } from '@tennis/contract';
import { followChanges } from '../audit/follow.ts';
import { aPerson, aTournament, anEntry, bodyOf } from '../testing/factories.ts';
import { aPrivateWorld, READERS, type Reader } from '../testing/private-world.ts';
import { aPlayersMatch } from '../testing/reports.ts';
import type { Person } from '../testing/server.ts';

const MANAGERS: readonly Reader[] = ['clubAdmin', 'superAdmin'];

/** The content of a stream, event by event and as a whole. */
function heardIn(text: string): readonly LiveChange[] {
  return text
    .split('\n\n')
    .filter((block) => !block.includes('event: '))
    .flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? [])
    .map((data) => JSON.parse(data) as LiveChange);
}

const FIELDS: readonly string[] = [
  'tournament',
  'club',
  'wide',
  'scoring',
  'marks',
] satisfies (keyof LiveChange)[];

const markOf = (what: string): number => markOfWrite(what.replaceAll(' ', '-'));

/** Everything that somebody is told from the beginning on, as soon as the last act was told. */
async function toldTo(person: Person, query: string): Promise<string> {
  const listen = async (): Promise<string> =>
    String((await person.send({ method: 'GET', url: `/api/live?after=0.0&${query}` })).body);
  await expect.poll(listen, { timeout: 10_000 }).toContain(String(markOf('the last')));
  return listen();
}

it('[D50] the stream tells nobody what they could not read', async () => {
  const { server, people, marks } = await aPrivateWorld({}, ({ app, services }) =>
    followChanges(app, services),
  );
  const { clubAdmin } = people;
  const [{ id: clubId } = { id: 0 }] = bodyOf(await clubAdmin.call('listAdminClubs', {}));
  const club = { clubId: String(clubId) };
  /** The readers who should hear of it. */
  const acts: { readonly what: string; readonly heardBy: readonly Reader[] }[] = [];
  const act = async <N extends RouteName>(
    what: string,
    heardBy: readonly Reader[],
    who: Person,
    name: N,
    call: Call<Routes[N]>,
  ) => {
    acts.push({ what, heardBy });
    // Sealed by itself, so that each is an event of its own.
    await server.services.audit.settled();
    const answer = await who.call(name, call, { 'idempotency-key': what.replaceAll(' ', '-') });
    expect(answer.status, `${what}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    await server.services.audit.settled();
    return answer;
  };

  const open = await aTournament(clubAdmin, clubId, { name: 'Open to all', status: 'upcoming' });
  const openParams = { id: String(open.id) };
  const draft = await aTournament(clubAdmin, clubId, { name: 'Qzhidden Cup', status: 'draft' });
  const draftParams = { id: String(draft.id) };
  const hidden = await aPerson(clubAdmin, clubId, 'Olga Qzhidden');
  const shown = await aPerson(clubAdmin, clubId, 'Paula Shown');
  await act('entering a draft', MANAGERS, clubAdmin, 'addParticipant', {
    params: draftParams,
    body: { personId: hidden.id },
  });
  await act('entering', READERS, clubAdmin, 'addParticipant', {
    params: openParams,
    body: { personId: shown.id },
  });
  for (const name of ['Rita Roe', 'Sara Soe', 'Tina Toe']) await anEntry(clubAdmin, open.id, name);
  await act('a name in a draft', MANAGERS, clubAdmin, 'updatePerson', {
    params: { ...club, personId: String(hidden.id) },
    body: { name: 'Olga Qzhidden-Other' },
  });
  await act('a name that all see', READERS, clubAdmin, 'updatePerson', {
    params: { ...club, personId: String(shown.id) },
    body: { name: 'Paula Seen' },
  });
  await act('changing a draft', MANAGERS, clubAdmin, 'updateTournament', {
    params: draftParams,
    body: { name: 'Qzhidden Bowl' },
  });
  const drawn = await act('a draw in the making', MANAGERS, clubAdmin, 'makeDraw', {
    params: openParams,
    body: { randomSeed: 7 },
  });
  const drawParams = { ...openParams, drawId: String(bodyOf(drawn).id) };
  await act('a draw that is given up', MANAGERS, clubAdmin, 'discardDraw', { params: drawParams });
  await act('a draft that is deleted', MANAGERS, clubAdmin, 'deleteTournament', { params: draftParams });

  // A result that a player reports waits for the other side, and is nobody else's.
  const { matchId, entryIds } = await aPlayersMatch(server, clubAdmin, clubId, people.member);
  await act('a reported result', MANAGERS, people.member, 'reportResult', {
    params: { id: String(matchId) },
    body: { scores: { text: '6-1 6-2' }, winnerId: entryIds[0] },
  });

  // Told to all once: what came before is told by then.
  await act('the last', READERS, clubAdmin, 'updateTournament', {
    params: openParams,
    body: { name: 'Last' },
  });
  await server.services.audit.settled();
  const ids = await server.database.db.selectFrom('tournaments').select('id').execute();
  const everything = [...ids.map(({ id }) => id), draft.id].slice(0, 40).join(',');
  for (const reader of READERS) {
    const person = people[reader];
    for (const query of ['lists=true', `tournaments=${everything}`, `clubs=${clubId}`]) {
      const where = `${reader}, ${query}`;
      const text = await toldTo(person, query);
      const leaked = marks.filter(
        ({ words, mayBeSeenBy }) => !mayBeSeenBy.has(reader) && text.includes(words),
      );
      expect(leaked, `${where}:`).toEqual([]);
      expect(text, `${where}:`).not.toContain('Qzhidden');
      const heard = heardIn(text);
      const fields = new Set(heard.flatMap((change) => Object.keys(change)));
      expect([...fields].filter((name) => !FIELDS.includes(name))).toEqual([]);
      // The draft is gone by now.
      const named = new Set(heard.flatMap(({ tournament }) => tournament ?? []));
      if (MANAGERS.includes(reader)) named.delete(draft.id);
      for (const id of named) {
        const readable = await person.call('getTournament', { params: { id: String(id) } });
        expect(readable.status, `${where}: tournament ${id}`).toBe(200);
      }
      const told = new Set(heard.flatMap((change) => change.marks ?? []));
      const toHear = acts.filter((one) => one.heardBy.includes(reader)).map(({ what }) => what);
      const heardOf = acts.map(({ what }) => what).filter((what) => told.has(markOf(what)));
      expect(heardOf, `${where}:`).toEqual(toHear);
    }
  }
}, 60_000);
