// Every reason why the engine refuses to make or change a draw, and every fault that it finds in one, reaches somebody in an answer of the API. Those
// that the product never says are listed with the reason (issue 14).
import type { CreateTournament, DrawBody, DrawOnWire } from '@tennis/contract';
import type { BreachProblem, DrawProblem } from '@tennis/domain';
import { expect, it } from 'vitest';
import { drawParams, entered, idOf } from '../testing/draws.ts';
import { bodyOf, tournamentBody } from '../testing/factories.ts';
import { CHECKED_BEFORE, listening, never, unheard, type Sentences } from '../testing/heard.ts';
import type { Person } from '../testing/server.ts';

const STORED_ONCE = 'An entry is a row of the tournament, with a number of its own';
const SEATED_LAST = 'The best next are seated once every group has its order and every tie its lot';
const BYES_STAY = 'No hand moves a bye, and the lot puts them right';
const EVERYBODY_STANDS = 'Whoever is drawn stands on a line of the draft';

/** How each reason is known; a new one does not compile until it stands here. */
const REFUSALS: Sentences<DrawProblem['code']> = {
  'too-few-entries': /^A draw needs at least 2 entries; there is 1\.$/,
  'too-many-entries': never('No tournament takes so many'),
  'too-few-lines': never(EVERYBODY_STANDS),
  'too-many-seeds': /^A draw of 4 takes at most 2 seeds; you have 3\.$/,
  'bad-seed': never(CHECKED_BEFORE),
  'same-seed': never(CHECKED_BEFORE),
  'duplicate-entry': never(STORED_ONCE),
  'entered-twice': never(STORED_ONCE),
  'bad-matches-each': never('The rules of a tournament ask for one at least'),
  'bad-groups': /^8 players do not make 5 groups of at least 2\.$/,
  'bad-progressing': /^5 cannot go on from a group of 4\.$/,
  'bad-best-next': /^Only 2 can go through as best next, not 3\.$/,
  'consolation-and-best-next':
    /^With a consolation for the others, nobody goes through as best next: choose one of the two\.$/,
  'wrong-best-next': never(SEATED_LAST),
  'bad-qualifiers': /^Qualifying needs at least one qualifier; 0 is not possible\.$/,
  'no-qualifying-needed': /^2 entries need no qualifying for 4 places\.$/,
  'group-open': never(SEATED_LAST),
  'lot-missing': never(SEATED_LAST),
  'not-redrawable': /^Only a bracket with entries on its lines can be redrawn\.$/,
  'no-such-entry': never(CHECKED_BEFORE),
  'no-such-line': /^There is no line 1000\.$/,
  'parts-apart': /^(Qualifying and Main draw|Main draw and Qualifying) do not share players\.$/,
  'line-is-bye': /^Line \d of Main draw is a bye, and a bye never moves\.$/,
  'line-waits': /^Line \d of Main draw waits for somebody who qualifies\.$/,
};

/** The same of what a draw does not keep. */
const BREACHES: Sentences<BreachProblem['code']> = {
  'seed-misplaced': /^Entry \d\d, seed 1, stands on line \d and belongs on line 1\.$/,
  'seed-without-bye': /^Entry \d\d, seed 1, is due a bye and has none\.$/,
  'two-byes': never(BYES_STAY),
  'byes-uneven': never(BYES_STAY),
  'first-match': /^Entry \d\d and Entry \d\d meet in their first match and share the club Hillside\.$/,
  'fewer-matches': /^Entry \d\d plays 2 matches, everybody else 3, because 5 × 3 is odd\.$/,
  'line-with-fewer-matches': never(EVERYBODY_STANDS),
  'seeds-together': /^Entry 0[12] and Entry 0[12] share Group A and are seeded too closely for that\.$/,
  'one-group':
    /^Group A is the only group: whoever goes on has the first match of the knockout against somebody of that group\.$/,
  'group-shared': /^(Entry \d\d, )+Entry \d\d and Entry \d\d share Group A and the club Hillside\.$/,
};

const GROUPS = { format: 'groups_knockout', playersProgressingFromGroups: 1 } as const;

/** Entries of one club or of none, the first of them seeded, and draws made of them; the test reads the answers about these draws. */
async function drawing(
  heard: string[],
  count: number,
  {
    seeds = 0,
    club,
    rules = {},
  }: { seeds?: number; club?: string; rules?: Partial<CreateTournament['rules']> },
) {
  const { admin: quiet, tournament } = await entered(count, {
    rules: { ...tournamentBody(0).rules, ...rules },
  });
  const params = idOf(tournament);
  const entries = bodyOf(await quiet.call('listParticipants', { params }));
  for (const [index, { id }] of entries.entries())
    await quiet.call('updateParticipant', {
      params: { ...params, participantId: String(id) },
      body: { ...(index < seeds && { seed: index + 1 }), ...(club !== undefined && { club }) },
    });
  const admin = listening(quiet, heard);
  const ask = (body: DrawBody = {}) => admin.call('makeDraw', { params, body: { randomSeed: 7, ...body } });
  const draw = async (body: DrawBody = {}): Promise<DrawOnWire> => bodyOf(await ask(body));
  return { admin, entries, ask, draw };
}

const swap = (admin: Person, draw: DrawOnWire, first: number, second: number) =>
  admin.call('adjustDraw', { params: drawParams(draw), body: { swap: [first, second] } });

const redraw = (admin: Person, draw: DrawOnWire, keep: readonly number[]) =>
  admin.call('adjustDraw', { params: drawParams(draw), body: { redraw: { keep: [...keep] } } });

const lineOf = ({ lines, entries }: DrawOnWire, seed: number): number =>
  lines.findIndex((entry) => entries[entry]?.seed === seed);

/** Brackets: what cannot be drawn, byes that stay, and a first seed on the wrong line. */
async function brackets(heard: string[]): Promise<void> {
  await (await drawing(heard, 1, {})).ask();
  await (await drawing(heard, 4, { seeds: 3 })).ask();
  const { admin, draw } = await drawing(heard, 6, { seeds: 2, club: 'Hillside' });
  const made = await draw();
  const bye = made.lines.indexOf(-2);
  await swap(admin, made, 0, 999);
  await swap(admin, made, bye, bye ^ 1);
  const other = made.lines.findIndex((entry, line) => entry >= 0 && (made.lines[line ^ 1] ?? -1) >= 0);
  await swap(admin, made, lineOf(made, 1), other);
}

/** A qualifying draw: how many play for how many places, and the lines that wait for the winners. */
async function qualifying(heard: string[]): Promise<void> {
  const { admin, entries, ask, draw } = await drawing(heard, 8, {});
  const last = entries.slice(-4).map(({ id }) => id);
  await ask({ kind: 'qualifying' });
  await ask({ kind: 'qualifying', qualifiers: 4, qualifying: last.slice(-2) });
  const made = await draw({ kind: 'qualifying', qualifiers: 2, qualifying: last });
  const main = made.stages.findIndex(({ title }) => title.code === 'main');
  const { firstLine = 0, lineCount = 0 } = made.stages[main] ?? {};
  const inMain = (line: number) => line >= firstLine && line < firstLine + lineCount;
  const standing = (isMain: boolean) =>
    made.lines.findIndex((entry, line) => entry >= 0 && inMain(line) === isMain);
  await swap(admin, made, standing(true), standing(false));
  const waits = made.lines.findIndex((entry, line) => entry === -1 && inMain(line));
  await swap(admin, made, standing(true), waits);
}

/** Groups: of which size, who goes on, and who is put together. */
async function groups(heard: string[]): Promise<void> {
  const { admin, ask, draw } = await drawing(heard, 8, { seeds: 2, club: 'Hillside', rules: GROUPS });
  await ask({ groups: 5 });
  await ask({ groups: 2, bestNext: 3 });
  await ask({ groups: 2, bestNext: 1, consolation: true });
  const made = await draw({ groups: 2 });
  await redraw(admin, made, [0]);
  const second = lineOf(made, 2);
  const [group] = made.stages;
  const beside = [...made.lines.keys()].find(
    (line) => line < (group?.lineCount ?? 0) && line !== lineOf(made, 1),
  );
  await swap(admin, made, second, beside ?? 0);
  const two = { ...GROUPS, playersProgressingFromGroups: 2 };
  await (await drawing(heard, 5, { rules: two })).draw({ groups: 1 });
  const many = { ...GROUPS, playersProgressingFromGroups: 5, matchesPerParticipant: 5 };
  await (await drawing(heard, 8, { rules: many })).ask({ groups: 2 });
  await (await drawing(heard, 5, { rules: { format: 'round_robin', matchesPerParticipant: 3 } })).ask();
}

it('every refusal and breach of a draw is read in an answer, or has a reason why never', async () => {
  const heard: string[] = [];
  await brackets(heard);
  await qualifying(heard);
  await groups(heard);
  expect(unheard({ ...REFUSALS, ...BREACHES }, heard)).toEqual([]);
}, 60_000);
