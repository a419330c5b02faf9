// The head of each public page before any script runs; and the browser accepts it without a complaint (ADR 45).
import { createClub, signUp } from '../support/accounts.ts';
import { addMatch } from '../support/matches.ts';
import { REFUSED } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';
import { aMeeting, createTournament, enter } from '../support/tournaments.ts';

/** The head as it was sent. */
function headOf(html: string) {
  const found = (pattern: RegExp) => pattern.exec(html)?.groups?.['text'];
  return {
    language: found(/<html lang="(?<text>\w+)"/),
    title: found(/<title>(?<text>[^<]*)<\/title>/),
    description: found(/<meta name="description" content="(?<text>[^"]*)"/),
    shared: found(/<meta property="og:title" content="(?<text>[^"]*)"/),
    data: found(/<script type="application\/ld\+json">(?<text>.*?)<\/script>/),
  };
}

test('@desk every public page has a head of its own, which the app’s title agrees with', async ({
  page,
  newVisitor,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, {
    name: 'Riverside & Friends Open',
    clubId,
    status: 'registering',
  });
  const first = await enter(page, id, 'Nina Kovač');
  const second = await enter(page, id, 'Priya Raman');
  await addMatch(page, id, { round: 'final', players: [first, second] });
  const meeting = await aMeeting(page, [id]);
  const [entry] = (await (await page.request.get(`/api/tournaments/${id}/participants`)).json()) as {
    personId: number;
  }[];

  const visitor = await newVisitor();
  const titles: string[] = [];
  for (const path of [
    '/',
    '/tournaments',
    `/tournaments/${id}`,
    `/tournaments/${id}?tab=matches`,
    '/match-schedules',
    `/meetings/${meeting}`,
    `/people/${entry?.personId ?? 0}`,
  ]) {
    const answer = await visitor.goto(path);
    const head = headOf((await answer?.text()) ?? '');
    expect(answer?.status(), path).toBe(200);
    expect(head.language, path).toBe('en');
    expect(head.description?.length ?? 0, path).toBeGreaterThan(40);
    await expect(visitor.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(visitor).toHaveTitle((head.title ?? '').replaceAll('&amp;', '&'));
    titles.push(head.title ?? '');
    expect(head.shared, path).not.toBeUndefined();
    const isEvent = /^\/(?:tournaments|meetings)\/\d+$/.test(path);
    expect(head.data !== undefined, path).toBe(isEvent);
    if (isEvent)
      expect(JSON.parse(head.data ?? '')).toMatchObject({ '@type': 'SportsEvent', sport: 'Tennis' });
  }
  expect(new Set(titles).size, 'titles that differ, the tabs of one tournament aside').toBe(
    titles.length - 1,
  );

  const picture = await visitor.request.get(`/share/tournaments/${id}.en.png`);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('@desk a page that is not there says so by its status too', async ({ page, expectProblem }) => {
  expectProblem(REFUSED);
  const answer = await page.goto('/tournaments/987654');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Tournament Not Found', exact: true })).toBeVisible();
});
