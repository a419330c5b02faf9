// The presses that are measured: a director's way through the largest tournament and the schedules, and at a desk.
import type { Page } from '@playwright/test';
import type { Step } from './steps.ts';

const radio = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true });
const tab = (name: string | RegExp) => (page: Page) => page.getByRole('tab', { name });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
/** The theme switch of the foot: its words are spoken, and its pictures pressed. */
const theme = (name: string) => (page: Page) =>
  page.locator('footer label').filter({ has: page.getByRole('radio', { name, exact: true }) });

const active = (tabValue: string): string => `[role="tab"][id$="-trigger-${tabValue}"][data-state="active"]`;
const chosen = (nth: number): string =>
  `[data-sticks][role="radiogroup"] label:nth-child(${nth}) input:checked`;

const LIST = 'main ul article';
const DRAW = 'main article [data-player]';
const DIALOG = '[role="dialog"]';

/** The walks of a phone or a desk, each in a page of its own. */
export function pageSteps(
  url: string,
  tournament: string,
  day: string,
  isPhone: boolean,
): readonly { readonly url: string; readonly steps: readonly Step[] }[] {
  const draw: readonly Step[] = isPhone
    ? [
        {
          name: 'first round of the draw',
          press: (page) => page.locator('[data-sticks] [role="tab"]').first(),
          shows: active('0'),
        },
        {
          name: 'third round of the draw',
          press: (page) => page.locator('[data-sticks] [role="tab"]').nth(2),
          shows: '[data-sticks] [role="tab"]:nth-child(3)[data-state="active"]',
        },
      ]
    : [
        { name: 'second quarter of the draw', press: tab('Quarter 2'), shows: active('2') },
        { name: 'all of the draw', press: tab('Overview'), shows: active('all') },
        { name: 'first quarter of the draw', press: tab('Quarter 1'), shows: active('1') },
      ];
  return [
    {
      url: `${url}${tournament}`,
      steps: [
        { name: 'participants, 128', press: tab(/^Participants/), shows: active('participants') },
        { name: 'matches, list of 127', press: tab(/^Matches/), shows: LIST },
        { name: 'matches, draw of 128', press: radio('Draw'), shows: DRAW },
        ...draw,
        {
          name: 'follow a player',
          press: (page) => page.locator('main article button[data-player]').first(),
          shows: 'main button[data-player][aria-pressed="true"]',
        },
        { name: 'back to the list of 127', press: radio('List'), shows: LIST },
        { name: 'dialog of a score', press: button(/^Scores & Winner/), shows: DIALOG },
        {
          name: 'cancel of the dialog',
          press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }),
          shows: `body:not(:has(${DIALOG}))`,
        },
        {
          name: 'a score is saved',
          before: async (page) => {
            await button(/^Scores & Winner/)(page).click();
            await page.getByLabel('Quick entry').fill('6-4');
          },
          press: (page) => page.getByLabel('Quick entry'),
          key: 'Enter',
          shows: `body:not(:has(${DIALOG}))`,
        },
        isPhone
          ? {
              name: 'menu',
              press: button('Open menu'),
              shows: '[aria-expanded="true"][aria-label="Close menu"]',
            }
          : { name: 'menu', press: button(/^Account of/), shows: '[role="menu"]' },
        {
          name: 'details',
          before: (page) => (isPhone ? button('Close menu')(page).click() : page.keyboard.press('Escape')),
          press: tab(/^Details/),
          shows: active('details'),
        },
        // On a phone the theme is chosen in the menu.
        ...(isPhone
          ? []
          : [
              { name: 'dark theme', press: theme('Dark theme'), shows: '[data-theme="dark"]' },
              { name: 'light theme', press: theme('Light theme'), shows: '[data-theme="light"]' },
            ]),
      ],
    },
    {
      url: `${url}${tournament}/check-in`,
      steps: [
        {
          name: 'a letter to find one of 128',
          press: (page) => page.getByRole('searchbox', { name: 'Find a player' }),
          key: 'a',
          shows: 'main ul li',
        },
        {
          name: 'all 128 again',
          press: (page) => page.getByRole('searchbox', { name: 'Find a player' }),
          key: 'Backspace',
          shows: 'main ul li:nth-child(128)',
        },
        {
          name: 'one of 128 is here',
          press: (page) => page.locator('main li button[aria-pressed]').first(),
          shows: 'main li button[aria-pressed="true"]',
        },
        {
          name: 'and expected again',
          press: (page) => page.locator('main li button[aria-pressed="true"]').first(),
          shows: 'main ul:not(:has(button[aria-pressed="true"]))',
        },
      ],
    },
    {
      url: `${url}/match-schedules?date=${day}&tab=results`,
      steps: [
        { name: `schedule of ${day}`, press: tab('Schedule'), shows: LIST },
        { name: 'order of play', press: radio('Order of play'), shows: 'main section article' },
        ...(isPhone
          ? [
              {
                name: 'another court',
                press: (page: Page) => page.locator('[data-sticks][role="radiogroup"] input').nth(2),
                shows: chosen(3),
              },
            ]
          : []),
        { name: 'courts', press: radio('Courts'), shows: '[data-court], section[aria-label="Courts now"]' },
        { name: 'back to the schedule', press: radio('List'), shows: LIST },
        { name: 'next day', press: button('Next day'), shows: LIST },
        { name: 'results', press: tab('Results'), shows: active('results') },
      ],
    },
  ];
}

/** At a desk with many matches. */
export const deskSteps: readonly Step[] = [
  {
    name: 'a match is picked up',
    press: (page) => page.locator('[data-court] [data-match]').nth(40),
    shows: '[data-match][aria-pressed="true"]',
  },
  {
    name: 'and moved by key',
    press: (page) => page.locator('[data-match][aria-pressed="true"]'),
    key: 'ArrowDown',
    shows: '[data-match][aria-pressed="true"]',
  },
  {
    name: 'and let go',
    press: (page) => page.locator('[data-match][aria-pressed="true"]'),
    key: 'Escape',
    shows: 'main:not(:has([data-match][aria-pressed="true"]))',
  },
  {
    name: 'a match is dragged',
    press: (page) => page.locator('[data-court] [data-match][data-placed]').nth(120),
    drag: [0, 40],
    shows: 'main:not(:has([data-match][aria-pressed="true"]))',
  },
  { name: 'less of each match', press: button('Zoom out'), shows: '[data-court]' },
  { name: 'more of each match', press: button('Zoom in'), shows: '[data-court]' },
  { name: 'to the list', press: radio('List'), shows: LIST },
  { name: 'back to the courts', press: radio('Courts'), shows: '[data-court]' },
];
