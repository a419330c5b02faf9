// A tournament's pages and dialogs in a made-up language (e2e/support/made-up.ts), for its organisers and for visitors.
import type { Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { watchRest } from '../support/at-rest.ts';
import { look, opens, PATIENCE, press, test, type } from '../support/made-up.ts';
import { addMatch, finishMatch, setMatchStatus } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { createTournament, enter, type TournamentWish } from '../support/tournaments.ts';

const PLAYERS = ['‹Nina Kovač›', '‹Priya Raman›', '‹Elif Demir›', '‹Karim Haddad›', '‹Ida Lund›'] as const;

async function aTournament(
  page: Page,
  wish: Partial<TournamentWish> = {},
): Promise<{ id: number; at: string; entries: number[] }> {
  await signUp(page, { name: '‹Marta Silva›', role: 'club_admin' });
  const clubId = await createClub(page, '‹Riverside Tennis Club›');
  const id = await createTournament(page, { name: '‹Riverside Clay Open›', clubId, ...wish });
  const entries: number[] = [];
  for (const player of PLAYERS) entries.push(await enter(page, id, player));
  return { id, at: `/tournaments/${id}`, entries };
}

/** Opens the menu of the first match, and chooses from it. */
const ofMatch = (...names: readonly string[]) => press(OF_MATCH, ...names);

const OF_MATCH = String.raw`More actions for \[+‹Nina Kovač› v`;

/** Lets two lines of a private draw change places. */
const swap = async (one: Page): Promise<void> => {
  const lines = one.locator('ol li button:enabled');
  await lines.nth(0).click(PATIENCE);
  await lines.nth(2).click(PATIENCE);
};

/** Saves another field of the tournament, as somebody else would meanwhile. */
const savedBySomebodyElse =
  (id: number) =>
  async (one: Page): Promise<void> => {
    await send(one, 'PATCH', `/api/tournaments/${id}`, { location: '‹Hall 2›' });
  };

/** Makes a draw and publishes it. */
async function draw(page: Page, id: number, kind: string): Promise<void> {
  const made = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/draws`, { kind });
  await send(page, 'PUT', `/api/tournaments/${id}/draws/${made.id}/publication`, { published: true });
}

test.beforeEach(({ expectProblem }) => {
  // Some of the places are refusals.
  expectProblem(/Failed to load resource|The server refused a call/);
});

test('details and entries say nothing that the catalogue does not know', async ({ page, newVisitor }) => {
  const { id, at } = await aTournament(page, { format: 'groups_knockout' });
  const entries = `${at}?tab=participants`;
  await send(page, 'POST', `/api/tournaments/${id}/groups`, {});
  const visitor = await newVisitor();
  await look(visitor, [[at], [entries], [`${at}?tab=matches`]]);
  await look(page, [
    [at],
    [at, press('More actions for')],
    [at, opens('features/detail/archive-tournament.tsx', 'More actions for', 'Archive')],
    [at, opens('features/detail/delete-tournament.tsx#2', 'More actions for', 'Delete tournament')],
    [`${at}/edit`],
    [`${at}/edit`, press('More options', 'Put a format together'), type('Name', '')],
    [
      `${at}/edit`,
      type('Name', '‹Mine›'),
      savedBySomebodyElse(id),
      opens('writes/questions.tsx#2', 'Save changes'),
    ],
    [entries],
    [entries, opens('features/entries/add-group.tsx', 'Add group')],
    [entries, press('Actions for')],
    [entries, opens('features/entries/participant-dialog.tsx', 'Actions for', 'Edit participant')],
    [entries, opens('features/entries/managed-entries.tsx', 'Actions for', 'Remove participant')],
    [`${at}/entries/import`],
    [`${at}/entries/import`, type('Or paste the list here', '‹Ana Silva› [1]\n‹Ana Silva›\n‹Nina Kovač›;x')],
    [entries, press('Add l')],
  ]);
  await send(page, 'PUT', `/api/tournaments/${id}/status`, { status: 'registering' });
  await look(page, [[at, opens('features/detail/start-early.tsx', 'Start')]]);
});

test('matches and their dialogs say nothing that the catalogue does not know', async ({
  page,
  newVisitor,
}) => {
  const { id, at, entries } = await aTournament(page);
  const [nina = 0, priya = 0, elif = 0, karim = 0] = entries;
  const matches = `${at}?tab=matches&view=list`;
  await look(page, [
    [matches],
    [`${at}?tab=matches&view=draw`],
    [matches, opens('features/matches/match-dialog.tsx', 'Add Match|Create First Match')],
  ]);
  const first = await addMatch(page, id, { round: 'semi_final', players: [nina, priya], court: '‹1›' });
  const second = await addMatch(page, id, { round: 'semi_final', players: [elif, karim] });
  await addMatch(page, id, { round: 'final', players: [null, null], startTime: null });
  await setMatchStatus(page, second, 'in_progress');
  await send(page, 'PUT', `/api/matches/${second}/scores`, { scores: { text: '6-4 6-4' }, winnerId: elif });
  await look(page, [
    [matches],
    [matches, press('Add Match')],
    [matches, press('Add Match', 'Create Match')],
    [matches, ofMatch()],
    [matches, ofMatch('Edit match')],
    [matches, opens('features/matches/match-confirms.tsx', OF_MATCH, 'Delete match')],
    [matches, ofMatch('Cancel match')],
    [matches, opens('features/matches/score-dialog.tsx', 'Scores')],
    [matches, opens('features/matches/score-dialog.tsx#2', 'Scores.*Elif Demir', 'Clear score')],
    [
      matches,
      opens('writes/questions.tsx', String.raw`More actions for \[+‹Elif Demir› v`, 'Set winner: .*Karim'),
    ],
    [matches, press('Scores'), type('Quick entry', '64 6')],
    [matches, press('Scores'), type('Quick entry', '6-4 2-1 ret.')],
    [matches, press('Scores'), type('Quick entry', '9-9 6-4')],
  ]);
  await finishMatch(page, first, '6-4 2-0 ret.', nina);
  const cancelled = await addMatch(page, id, { round: 'third_place', players: [priya, karim] });
  await setMatchStatus(page, cancelled, 'cancelled');
  const visitor = await newVisitor();
  for (const one of [page, visitor])
    await look(one, [[at], [matches], [`${at}?tab=matches&view=draw`], ['/']]);
  await look(page, [
    [matches, ofMatch('Correct result')],
    [at, opens('features/detail/delete-tournament.tsx', 'More actions for', 'Delete tournament')],
  ]);
});

test('making a draw says nothing that the catalogue does not know', async ({ page }) => {
  const { id, at, entries } = await aTournament(page);
  await send(page, 'PATCH', `/api/tournaments/${id}/participants/${entries[0]}`, { seed: 1 });
  const desk = `${at}?tab=matches&view=draw`;
  await look(page, [
    [desk],
    [desk, (one) => one.getByRole('button', { name: /^\[Draw l/ }).click(PATIENCE)],
    [desk, (one) => one.locator('ol li button:enabled').nth(0).click(PATIENCE)],
    [desk, swap],
    [desk, opens('features/draw/draft-draw.tsx', 'Publish draw')],
    [desk, press('Discard')],
  ]);
});

test('a published draw says nothing that the catalogue does not know', async ({ page, newVisitor }) => {
  const { id, at } = await aTournament(page);
  const desk = `${at}?tab=matches&view=draw`;
  await draw(page, id, 'consolation');
  const visitor = await newVisitor();
  await look(visitor, [[at], [desk], [`${at}?tab=matches&view=list`]]);
  await look(page, [
    [desk],
    [desk, opens('features/draw/take-back.tsx', 'Take back')],
    [desk, press('Consolation')],
  ]);
  await enter(page, id, '‹Zoe Wolf›');
  await look(page, [
    [
      `${at}?tab=participants`,
      opens('features/entries/late-entry-dialog.tsx', 'Actions for ‹Zoe Wolf', 'Put into the draw'),
    ],
  ]);
});

for (const [format, kind] of [
  ['knockout', 'feed_in_consolation'],
  ['knockout', 'compass'],
  ['knockout', 'double_elimination'],
  ['round_robin', 'round_robin'],
  ['groups_knockout', 'groups_knockout'],
] as const) {
  test(`a draw of the kind ${kind} says nothing that the catalogue does not know`, async ({ page }) => {
    const { id, at } = await aTournament(page, { format });
    await draw(page, id, kind);
    const stages = page.getByRole('main').getByRole('radio');
    await look(page, [[at], [`${at}?tab=matches&view=list`], [`${at}?tab=participants`]]);
    const rest = watchRest(page);
    await page.goto(`${at}?tab=matches&view=draw`);
    await rest.until();
    rest.end();
    const count = await stages.count();
    for (let stage = 0; stage < count; stage += 1)
      await look(page, [
        [
          `${at}?tab=matches&view=draw`,
          async (one) => {
            const radio = one.getByRole('main').getByRole('radio').nth(stage);
            if (await radio.isVisible()) await radio.check();
          },
        ],
      ]);
  });
}
