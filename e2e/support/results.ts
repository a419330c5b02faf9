// Results of a draw for journeys: entered in the browser as a director does, or through the API if only the next round matters.
import type { Match } from '@tennis/contract';
import type { Locator, Page } from '@playwright/test';
import { button } from './locators.ts';
import { send } from './send.ts';
import { expect } from './test.ts';

/** The matches of a tournament in the order of its draw. */
export const matchesOf = (page: Page, tournamentId: number): Promise<Match[]> =>
  send<Match[]>(page, 'GET', `/api/tournaments/${tournamentId}/matches`);

/** Whether both sides are known and nothing is decided. */
export const isPlayable = ({ status, participant1Id, participant2Id }: Match): boolean =>
  status === 'scheduled' && participant1Id !== null && participant2Id !== null;

/** How a match is named on the page. */
const titleOf = ({ p1Name, p2Name }: Match): string => `${p1Name} v ${p2Name}`;

/** Lets the first side win, through the API. */
const win = (page: Page, match: Match): Promise<Match> =>
  send<Match>(page, 'PUT', `/api/matches/${match.id}/scores`, {
    scores: { text: '6-1 6-2' },
    winnerId: match.participant1Id,
    complete: true,
  });

/** Plays all requested matches that can be played, through the API, round after round; returns how many. */
export async function playOn(
  page: Page,
  tournamentId: number,
  wanted: (match: Match) => boolean = () => true,
): Promise<number> {
  let played = 0;
  for (;;) {
    const open = (await matchesOf(page, tournamentId)).filter((match) => isPlayable(match) && wanted(match));
    if (open.length === 0) return played;
    for (const match of open) await win(page, match);
    played += open.length;
  }
}

/** How a page is worked on; one that counts may stand in. */
export interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly write: (target: Locator, text: string) => Promise<void>;
  readonly choose: (target: Locator, value: string) => Promise<void>;
}

/** One that does not count. */
export const HAND: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (target, value) => {
    await target.selectOption(value);
  },
};

/** A hand that counts its taps: one into a field, two for a choice. Typing costs none. */
export function countingHand(): Hand & { readonly taps: () => number } {
  let taps = 0;
  return {
    taps: () => taps,
    press: (target) => {
      taps += 1;
      return HAND.press(target);
    },
    write: (target, text) => {
      taps += 1;
      return HAND.write(target, text);
    },
    choose: (target, value) => {
      taps += 2;
      return HAND.choose(target, value);
    },
  };
}

type Ending = 'retired' | 'walkover';

const WHO: Readonly<Record<Ending, string>> = { retired: 'Who retired', walkover: 'Who did not play' };

/** The values for the dialog of a score. */
interface Result {
  readonly line?: string;
  readonly ending?: Ending;
  /** The side that retired or did not play. */
  readonly by?: '1' | '2' | 'both';
}

/** Enters a result in the browser, on the list of matches. */
export async function enterResult(
  page: Page,
  match: Match,
  { line, ending, by = '2' }: Result,
  hand: Hand = HAND,
): Promise<void> {
  await hand.press(page.getByRole('button', { name: `Scores & Winner: ${titleOf(match)}` }));
  const dialog = page.getByRole('dialog');
  if (line !== undefined) await hand.write(dialog.getByLabel('Quick entry'), line);
  if (ending !== undefined) {
    await hand.choose(dialog.getByLabel('How it ended'), ending);
    await hand.choose(dialog.getByLabel(WHO[ending]), by);
  }
  await hand.press(button(dialog, 'Save'));
  await expect(dialog).toBeHidden();
}

/** Reverses a result whose winner has moved on: the page says what is lost, and the person confirms. */
export async function correctResult(
  page: Page,
  match: Match,
  line: string,
  hand: Hand = HAND,
): Promise<void> {
  await hand.press(page.getByRole('button', { name: `More actions for ${titleOf(match)}` }));
  await hand.press(page.getByRole('menuitem', { name: 'Correct result' }));
  const dialog = page.getByRole('dialog');
  await hand.choose(dialog.getByLabel('How it ended'), '');
  await hand.write(dialog.getByLabel('Quick entry'), line);
  await hand.press(button(dialog, 'Save'));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('is removed');
  await hand.press(question.getByRole('button', { name: 'Save all the same' }));
  await expect(dialog).toBeHidden();
}

/** Somebody withdraws, by the menu of the entry. */
export async function withdrawEntry(page: Page, name: string, hand: Hand = HAND): Promise<void> {
  await hand.press(page.getByRole('button', { name: `Actions for ${name}` }));
  await hand.press(page.getByRole('menuitem', { name: 'Withdraw' }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Withdraw entry' }));
  await expect(page.getByText(`${name} has withdrawn`)).toBeVisible();
}
