// A published draw with a bye, and somebody who has entered since.
import { drawParams, idOf } from './draws.ts';
import { anEntry, aTournament, bodyOf } from './factories.ts';
import type { Person } from './server.ts';

/** The draw, the late entry, and the address at which it takes the bye. */
export async function aLateEntry(admin: Person, clubId: number) {
  const tournament = await aTournament(admin, clubId, { name: 'Late Open' });
  for (const name of ['Nina Kovač', 'Priya Raman', 'Elif Demir']) await anEntry(admin, tournament.id, name);
  const made = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: { randomSeed: 7 } }));
  const params = drawParams(made);
  const draw = bodyOf(await admin.call('setDrawPublished', { params, body: { published: true } }));
  const late = await anEntry(admin, tournament.id, 'Karim Haddad');
  const url = `/api/tournaments/${tournament.id}/draws/${draw.id}/late-entry`;
  const line = draw.lines.indexOf(-2);
  return { tournament, draw, late, line, url };
}
