// /members: who belongs to the club, adding and inviting people, roles and removal (specification sections 2, 5 and 8).
import type { Page } from '@playwright/test';
import { createClub, freshUsername, signUp } from '../support/accounts.ts';
import { makeDeaf } from '../support/deaf.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, SUPER_ADMIN, test } from '../support/test.ts';

const members = (page: Page) => page.getByRole('region', { name: 'Club Members' });
const invitations = (page: Page) => page.getByRole('region', { name: 'Pending Invitations' });

async function aClub(page: Page, name = 'Riverside Tennis Club'): Promise<number> {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  return createClub(page, name);
}

async function aMember(page: Page, clubId: number, name: string) {
  const username = freshUsername();
  const email = `${username}@example.org`;
  await send(page, 'POST', `/api/clubs/${clubId}/members/create`, { username, email, name });
  return { username, email, name };
}

test('a club admin adds, finds, raises and removes members [§2, §5, §8, S2.55 S5.8]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const clubId = await aClub(page);
  await aMember(page, clubId, 'Maximiliana Konstantinopolitanska-Featherstonehaugh von und zu Hohenberg');
  await page.goto('/');
  await page.getByRole('link', { name: 'Members', exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible();
  await expect(members(page).getByRole('listitem')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await test.step('adds somebody; what is missing stands at its field', async () => {
    await page.getByRole('button', { name: 'Add Member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Member' });
    await dialog.getByRole('button', { name: 'Add Member' }).click();
    await expect(dialog.getByText('Username must be at least 3 characters')).toBeVisible();
    await expect(dialog.getByText('Please enter a valid email')).toBeVisible();
    await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible();
    await expectAccessible(page);
    const username = freshUsername();
    await dialog.getByLabel('Name', { exact: true }).fill('Nina Kovač');
    await dialog.getByLabel('Email').fill(`${username}@example.org`);
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Role').selectOption('Member');
    await dialog.getByRole('button', { name: 'Add Member' }).click();
    await expect(page.getByText('Member added')).toBeVisible();
    await expect(page.getByText('Nina Kovač will receive a welcome email.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(members(page).getByRole('listitem')).toHaveCount(3);
  });

  await test.step('finds her without accents, and keeps the search in the address', async () => {
    await page.getByLabel('Search by name or email').fill('kovac');
    await expect(members(page).getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/q=kovac/);
    await page.reload();
    await expect(members(page).getByRole('listitem')).toHaveCount(1);
    await page.getByLabel('Search by name or email').fill('nobody here');
    await expect(page.getByText('No member matches “nobody here”.')).toBeVisible();
    await page.getByLabel('Search by name or email').fill('kovac');
  });

  await test.step('makes her an admin and removes her', async () => {
    const card = members(page).getByRole('listitem');
    const act = async (name: string) => {
      await card.getByRole('button', { name: 'Actions for Nina Kovač' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await act('Make admin');
    await expect(card.getByText('Admin', { exact: true })).toBeVisible();
    await act('Remove from club');
    const question = page.getByRole('alertdialog', {
      name: 'Remove Nina Kovač from Riverside Tennis Club?',
    });
    await question.getByRole('button', { name: 'Remove from club' }).click();
    await expect(page.getByText('No member matches “kovac”.')).toBeVisible();
    await page.getByLabel('Search by name or email').fill('');
  });

  await test.step('cannot leave the club without an admin', async () => {
    await page.getByRole('button', { name: 'Actions for Marta Silva' }).click();
    await page.getByRole('menuitem', { name: 'Make member' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make member' }).click();
    await expect(
      page.getByText('This is the only admin of the club, and a club always has one.', { exact: false }),
    ).toBeVisible();
  });
});

test('somebody of a known name is asked about: the same person, who gets the account, or somebody else [D46]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const clubId = await aClub(page);
  await send(page, 'POST', `/api/clubs/${clubId}/persons`, { name: 'KOVAC Nina', birthYear: 2001 });
  await page.goto('/members');
  const adding = page.getByRole('dialog', { name: 'Add Member' });
  const asked = page.getByRole('dialog', { name: 'Somebody has this name already' });
  const type = async (): Promise<string> => {
    const username = freshUsername();
    await page.getByRole('button', { name: 'Add Member' }).click();
    await adding.getByLabel('Name', { exact: true }).fill('Nina Kovač');
    await adding.getByLabel('Email').fill(`${username}@example.org`);
    await adding.getByLabel('Username').fill(username);
    await adding.getByRole('button', { name: 'Add Member' }).click();
    await expect(asked).toBeVisible();
    return username;
  };

  await test.step('her record gets the account', async () => {
    await type();
    const known = asked.getByRole('listitem');
    await expect(known).toContainText('KOVAC Nina');
    await expect(known).toContainText('Riverside Tennis Club · born 2001 · no entries');
    await expect(known).toContainText('They get the account, and their entries stay with them.');
    await expectNoSidewaysScroll(page, 320);
    await expectAccessible(page);
    await known.getByRole('button', { name: /^It is this person/ }).click();
    await expect(page.getByText('Member added')).toBeVisible();
    await expect(asked).toBeHidden();
    await expect(members(page).getByRole('listitem')).toHaveCount(2);
    const people = await send<{ name: string; birthYear: number | null }[]>(
      page,
      'GET',
      `/api/clubs/${clubId}/persons?q=nina`,
    );
    expect(people).toMatchObject([{ name: 'Nina Kovač', birthYear: 2001 }]);
  });

  await test.step('a member is not added twice: their card is shown', async () => {
    await type();
    await asked.getByRole('button', { name: /^It is this person: Nina Kovač/ }).click();
    await expect(adding).toBeHidden();
    await expect(page.getByLabel('Search by name or email')).toHaveValue('Nina Kovač');
    await expect(members(page).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('somebody else of the same name is added', async () => {
    await type();
    await asked.getByRole('button', { name: 'Somebody else of the same name' }).click();
    await expect(asked).toBeHidden();
    await expect(members(page).getByRole('listitem')).toHaveCount(2);
  });
});

test('a club admin invites, sends again and revokes [D3, S2.56 S5.9]', async ({ page, expectProblem }) => {
  expectProblem(/status of 409/);
  await aClub(page);
  // To one mailbox only this many invitations go in a day, no matter who sends them.
  const guest = `${freshUsername()}@example.org`;
  await page.goto('/members');
  await expect(invitations(page).getByText('No pending invitations')).toBeVisible();
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Invitation' });
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dialog.getByText('Please enter a valid email')).toBeVisible();
  await dialog.getByLabel('Email').fill(guest);
  await dialog.getByLabel('Role').selectOption('Admin');
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText('Invitation sent')).toBeVisible();
  await expect(dialog).toBeHidden();
  const card = invitations(page).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card.getByText('Admin', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await dialog.getByLabel('Email').fill(guest);
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  // The toast goes; the field still says why.
  await expect(dialog.getByText(/^This person already has a pending invitation\./)).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  const act = async (name: string) => {
    await card.getByRole('button', { name: `Actions for ${guest}` }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Send again');
  await expect(page.getByText('Invitation sent again')).toBeVisible();
  await act('Revoke');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Invitation revoked')).toBeVisible();
  await expect(invitations(page).getByText('No pending invitations')).toBeVisible();
});

test('a plain member sees names without addresses and nothing to manage [§6, D24, S6.3]', async ({
  page,
  newVisitor,
}) => {
  const clubId = await aClub(page);
  const visitor = await newVisitor();
  const nina = await signUp(visitor, { name: 'Nina Kovač', role: 'member' });
  await send(page, 'POST', `/api/clubs/${clubId}/invitations`, { email: nina.email });
  await visitor.goto('/members');
  await expect(visitor.getByText('You do not belong to a club yet.')).toBeVisible();
  const admin = await newVisitor();
  await send(admin, 'POST', '/api/auth/login', {
    username: SUPER_ADMIN.username,
    password: SUPER_ADMIN.password,
  });
  await admin.goto(`/members?club=${clubId}`);
  // Where no mail arrives a super admin hands the link over (D23).
  await admin.getByRole('button', { name: `Actions for ${nina.email}` }).click();
  await admin.getByRole('menuitem', { name: 'Create a link' }).click();
  const link = await admin.getByRole('dialog', { name: 'Invitation link' }).getByLabel('Link').inputValue();
  await expectAccessible(admin);
  // Somebody who has an account joins with it.
  await visitor.goto(new URL(link).pathname + new URL(link).search);
  await visitor.getByRole('button', { name: /join/i }).click();
  await expect(visitor).toHaveURL(/\/dashboard$/);
  await visitor.goto('/members');
  await expect(members(visitor).getByRole('listitem')).toHaveCount(2);
  await expect(visitor.getByText(nina.email)).toBeVisible();
  await expect(members(visitor).getByText('@')).toHaveCount(1);
  await expect(visitor.getByRole('button', { name: 'Add Member' })).toHaveCount(0);
  await expect(invitations(visitor)).toHaveCount(0);
  await expectAccessible(visitor);
});

test('500 members come page by page, and a failed read can be tried again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 500|ERR_FAILED|Failed to load/);
  // A page that begins to hear the server reads again what has failed.
  await makeDeaf(page);
  const clubId = await aClub(page);
  const rows = Array.from({ length: 500 }, (_, n) => ({
    id: 10_000 + n,
    name: `Player ${n}`,
    email: `player${n}@example.org`,
    role: 'member',
    createdAt: '2026-01-02T10:00:00.000Z',
  }));
  let fails = true;
  await page.route(`**/api/clubs/${clubId}/members?*`, async (route) => {
    if (fails) return route.fulfill({ status: 500, json: { code: 'internal', message: 'No.' } });
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const headers = from + 60 < 500 ? { link: `</x?cursor=${from + 60}>; rel="next"` } : {};
    return route.fulfill({ json: rows.slice(from, from + 60), headers });
  });
  await page.goto('/members');
  await expect(page.getByText('The members could not be loaded.')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(members(page).getByRole('listitem')).toHaveCount(60);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(members(page).getByRole('listitem')).toHaveCount(120);
  await expect(page.getByText('120 members shown')).toBeVisible();
});

test('of two clubs one is chosen; a card says who somebody is and since when [S2.55]', async ({ page }) => {
  const { email } = await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  await createClub(page, 'Riverside Tennis Club');
  const second = await createClub(page, 'Hillside Tennis Club');
  await page.goto('/members');
  const club = page.getByRole('combobox', { name: 'Club', exact: true });
  await club.fill('Hillside');
  await page.getByRole('option', { name: /Hillside Tennis Club/ }).click();
  await expect(page).toHaveURL(new RegExp(`club=${second}`));
  const card = members(page).getByRole('listitem');
  await expect(card.getByText('MS', { exact: true })).toBeVisible();
  await expect(card.getByText('Admin', { exact: true })).toBeVisible();
  await expect(card.getByText(email)).toBeVisible();
  await expect(card.getByText(/Joined [A-Z][a-z]{2} \d{1,2}, \d{4}/)).toBeVisible();
});
