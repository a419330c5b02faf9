// The server draws pages for visitors (ADR 44): the markup alone contains all of the content.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setUp } from '../support/accounts.ts';
import { addMatch, finishMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, test as onShared } from '../support/test.ts';
import { aTournament, createTournament, enter } from '../support/tournaments.ts';

/** On a server of its own: other journeys' data must not fill the first page of a list. */
const test = onShared.extend({
  baseURL: async ({ emptyServer }, use) => use(emptyServer.url),
});

/** As in apps/web/render/render.tsx. */
interface Render {
  readonly render: (request: {
    path: string;
    now: Date;
    read: (apiPath: string) => Promise<{ status: number; body: string; link: string | null }>;
  }) => Promise<{ html: string; state: string } | null>;
}

/** The script that the build draws pages with, in a language. */
async function drawing(language: 'en' | 'de', url: string): Promise<(address: string) => Promise<string>> {
  const file = path.resolve(import.meta.dirname, `../../apps/web/dist-render/${language}/render.js`);
  const { render } = (await import(pathToFileURL(file).href)) as Render;
  const read = async (apiPath: string) => {
    const answer = await fetch(url + apiPath);
    return { status: answer.status, body: await answer.text(), link: answer.headers.get('link') };
  };
  return async (address) => (await render({ path: address, now: new Date(), read }))?.html ?? '';
}

/** The text that is read on it, without what only the eye sees. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('every page for visitors is whole before a browser has run anything @desk', async ({
  page,
  emptyServer: server,
}) => {
  await setUp(page, server);
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman'], { status: 'registering' });
  const { clubId } = await send<{ clubId: number }>(page, 'GET', `/api/tournaments/${id}`);
  const juniors = await createTournament(page, { name: 'Junior Cup', clubId, type: 'U14' });
  await enter(page, juniors, 'Valentina Eichenlaub');
  const today = new Date().toISOString();
  const final = await addMatch(page, id, {
    round: 'final',
    players: [entries[0] ?? 0, entries[1] ?? 0],
    startTime: today,
  });
  await finishMatch(page, final, '6-4 7-6(3)', entries[0] ?? 0);

  const meeting = await send<{ id: number }>(page, 'POST', `/api/clubs/${clubId}/meetings`, {
    name: 'Autumn Weekend',
    tournamentIds: [id],
  });
  const [entered] = await send<{ personId: number }[]>(page, 'GET', `/api/tournaments/${id}/participants`);
  const draw = await drawing('en', server.url);
  const day = today.slice(0, 10);

  const pages: [address: string, texts: (string | RegExp)[]][] = [
    ['/', ['Active Tournaments', 'Riverside Clay Open', 'Sign In']],
    ['/tournaments?tab=upcoming', ['All Tournaments', 'Junior Cup']],
    [`/tournaments/${id}`, ['Riverside Clay Open', 'Tournament Format', 'Best of 3']],
    [`/tournaments/${id}?tab=participants`, ['Nina Kovač', 'Priya Raman', '2 of 16 entered']],
    [`/tournaments/${id}?tab=matches&view=list`, [/Nina Kovač Winner 6 7 Priya Raman 4 6/]],
    [`/tournaments/${id}?tab=matches&view=draw`, ['Nina Kovač', '1 of 1']],
    [`/match-schedules?date=${day}`, ['Match Schedules', 'Nina Kovač']],
    [`/match-schedules?date=${day}&view=order`, ['Order of play', 'Riverside Clay Open', 'Nina Kovač']],
    [`/match-schedules?tab=results&tournament=${id}`, ['Nina Kovač', 'Priya Raman']],
    [`/meetings/${meeting.id}`, ['Autumn Weekend', 'Riverside Clay Open']],
    [`/people/${entered?.personId}`, ['Nina Kovač', 'By year']],
  ];
  for (const [address, texts] of pages) {
    const html = await draw(address);
    for (const text of texts)
      if (typeof text === 'string') expect.soft(textOf(html), address).toContain(text);
      else expect.soft(textOf(html), address).toMatch(text);
    // No part was left to the browser, and the policy forbids styles in markup.
    expect.soft(html, address).not.toMatch(/<!--\$[!?]-->| style="/);
    expect.soft(textOf(html), address).not.toContain('Loading');
  }

  const minors = textOf(await draw(`/tournaments/${juniors}?tab=participants`));
  expect(minors).not.toContain('Eichenlaub');
  expect(minors).toMatch(/V\. ?E\.|Valentina E\./);
  const german = await drawing('de', server.url);
  expect(textOf(await german('/tournaments'))).toContain('Turniere');
  expect([await draw('/login'), await draw('/tournaments/999999'), await draw('/dashboard')]).toEqual([
    '',
    '',
    '',
  ]);
});
