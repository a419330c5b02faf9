// Support tickets: opened by anybody who is signed in, answered by super admins (specification sections 2, 5 and 8; D21).
import type { Page } from '@playwright/test';
import { freshUsername, signUp } from '../support/accounts.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, SUPER_ADMIN, test } from '../support/test.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText(text, { exact: true });

test('a ticket goes from the question to the answer and back [D21, S2.63 S4.14]', async ({
  page,
  newVisitor,
}) => {
  const subject = `Retirement ${freshUsername()}`;
  const nina = await newVisitor();
  await nina.goto('/help');
  await expect(nina).toHaveURL(/\/login$/);
  await signUp(nina, { name: 'Nina Kovač', role: 'member' });

  await test.step('somebody asks', async () => {
    await nina.goto('/dashboard');
    await nina.getByRole('button', { name: 'Account of Nina Kovač' }).click();
    await nina.getByRole('menuitem', { name: 'Help' }).click();
    await expect(nina.getByText('You have not asked anything yet.')).toBeVisible();
    await nina.getByRole('button', { name: 'New ticket' }).click();
    const dialog = nina.getByRole('dialog', { name: 'New ticket' });
    await dialog.getByRole('button', { name: 'Open ticket' }).click();
    await expect(dialog.getByText('Please enter a subject.')).toBeVisible();
    await expect(dialog.getByText('Please describe what you need.')).toBeVisible();
    await expectAccessible(nina);
    await dialog.getByLabel('Subject').fill(subject);
    await dialog.getByLabel('Your question').fill('How do I enter a retirement?');
    await dialog.getByRole('button', { name: 'Open ticket' }).click();
    await expect(toast(nina, 'Ticket opened')).toBeVisible();
    await expect(nina.getByRole('article', { name: subject })).toContainText('How do I enter a retirement?');
    await expect(nina.getByText('Nobody has answered yet.')).toBeVisible();
    await expectNoSidewaysScroll(nina);
    await expectAccessible(nina);
  });

  await test.step('a super admin finds it, takes it and answers', async () => {
    const { username, password } = SUPER_ADMIN;
    await send(page, 'POST', '/api/auth/login', { username, password });
    await page.goto('/admin/support-tickets');
    await page.getByLabel('Search by subject, name or email').fill(subject);
    const list = page.getByRole('list', { name: 'Tickets' });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await list.getByRole('link', { name: new RegExp(subject) }).click();
    await expect(page).toHaveURL(/ticket=\d+/);
    const ticket = page.getByRole('article', { name: subject });
    await expect(ticket).toContainText('How do I enter a retirement?');
    if (isPhone(page)) await expect(list).toBeHidden();
    for (const [label, option] of [
      ['Status', 'In progress'],
      ['Priority', 'Urgent'],
      ['Assigned to', / \(me\)$/],
    ] as const) {
      const select = ticket.getByLabel(label);
      const text = await select.getByRole('option', { name: option, includeHidden: true }).textContent();
      const saved = page.waitForResponse(
        (response) => response.request().method() === 'PATCH' && response.ok(),
      );
      await select.selectOption(text ?? '');
      await saved;
      await expect(toast(page, 'Ticket Updated')).toBeVisible();
      await expect(ticket.getByText(`${label} saved`)).toBeAttached();
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await ticket.getByRole('button', { name: 'Send Response' }).click();
    await expect(ticket.getByText('Response cannot be empty')).toBeVisible();
    await ticket.getByLabel('Your response').fill('Choose Retired under More.');
    await ticket.getByRole('button', { name: 'Send Response' }).click();
    await expect(toast(page, 'Response Sent')).toBeVisible();
    await expect(ticket.getByRole('listitem').filter({ hasText: 'Choose Retired' })).toBeVisible();
    await expect(ticket.getByLabel('Your response')).toHaveValue('');
    await ticket.getByLabel('Status').selectOption('Resolved');
    await expect(toast(page, 'Ticket Updated')).toBeVisible();
    if (isPhone(page)) {
      await page.getByRole('button', { name: 'All tickets' }).click();
      await expect(list).toBeVisible();
    }
  });

  await test.step('its owner reads it and writes again, which opens the ticket', async () => {
    await nina.reload();
    const ticket = nina.getByRole('article', { name: subject });
    await expect(ticket).toContainText('Choose Retired under More.');
    await expect(ticket.getByText('Resolved')).toBeVisible();
    await ticket.getByLabel('Your response').fill('I see no More.');
    await ticket.getByRole('button', { name: 'Send Response' }).click();
    await expect(ticket.getByText('Open', { exact: true })).toBeVisible();
  });

  await test.step('filters narrow the list, and say when nothing is left', async () => {
    await page.goto('/admin/support-tickets');
    await page.getByLabel('Search by subject, name or email').fill(subject);
    await page.getByLabel('Status').selectOption('Closed');
    await expect(page.getByText('No ticket matches.')).toBeVisible();
    await page.getByLabel('Status').selectOption('Open');
    await page.getByLabel('Assigned to').selectOption('Assigned to me');
    await expect(page.getByRole('list', { name: 'Tickets' }).getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/status=open/);
    await expect(page).toHaveURL(/assigned=me/);
  });

  await test.step('an answer that is not sent is not lost with another filter without a question', async () => {
    await page.getByRole('list', { name: 'Tickets' }).getByRole('link').first().click();
    const ticket = page.getByRole('article', { name: subject });
    await ticket.getByLabel('Your response').fill('Half an answer');
    // A phone shows the ticket alone: the way back to the list would lose it.
    const leave = async () => {
      const back = page.getByRole('button', { name: 'All tickets' });
      if (await back.isVisible()) await back.click();
      else await page.getByLabel('Priority').first().selectOption('High');
    };
    await leave();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(ticket.getByLabel('Your response')).toHaveValue('Half an answer');
    await leave();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(ticket).toHaveCount(0);
  });
});

test('failed writes of tickets say so in the words of section 8 [S5.13 S8.8]', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/status of 502/);
  const subject = `Draw ${freshUsername()}`;
  const nina = await newVisitor();
  await signUp(nina, { name: 'Nina Kovač', role: 'member' });
  const { id } = await send<{ id: number }>(nina, 'POST', '/api/support-tickets', {
    subject,
    description: 'Two seeds meet in the first round.',
  });
  const { username, password } = SUPER_ADMIN;
  await send(page, 'POST', '/api/auth/login', { username, password });
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 502, body: '' }),
  );
  await page.goto(`/admin/support-tickets?ticket=${id}`);
  const ticket = page.getByRole('article', { name: subject });
  await ticket.getByLabel('Priority').selectOption('High');
  await expect(page.getByRole('alert').getByText('Failed to update ticket.')).toBeVisible();
  await expect(ticket.getByLabel('Priority')).toHaveValue('medium');
  await ticket.getByLabel('Your response').fill('We look into it.');
  await ticket.getByRole('button', { name: 'Send Response' }).click();
  await expect(page.getByRole('alert').getByText('Failed to send response.')).toBeVisible();
  await expect(ticket.getByLabel('Your response')).toHaveValue('We look into it.');
});

test('of two super admins who change a ticket at once the second sees both versions [D16]', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const subject = `Courts ${freshUsername()}`;
  const nina = await newVisitor();
  await signUp(nina, { name: 'Nina Kovač', role: 'member' });
  const { id } = await send<{ id: number }>(nina, 'POST', '/api/support-tickets', {
    subject,
    description: 'Which court?',
  });
  const { username, password } = SUPER_ADMIN;
  await send(page, 'POST', '/api/auth/login', { username, password });
  await page.goto(`/admin/support-tickets?ticket=${id}&q=${encodeURIComponent(subject)}`);
  const status = page.getByRole('article', { name: subject }).getByLabel('Status');
  await expect(status).toHaveValue('open');
  await send(page, 'PATCH', `/api/admin/support-tickets/${id}`, { status: 'resolved' });
  await status.selectOption('Closed');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('row', { name: 'Status Closed Resolved' })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Save my version' }).click();
  await expect(toast(page, 'Ticket Updated')).toBeVisible();
  await expect(status).toHaveValue('closed');
});

test('a ticket that is opened before the search has begun stays open, and what is written there too', async ({
  page,
  newVisitor,
}) => {
  const subject = `Nets ${freshUsername()}`;
  const nina = await newVisitor();
  await signUp(nina, { name: 'Nina Kovač', role: 'member' });
  await send(nina, 'POST', '/api/support-tickets', { subject, description: 'Who brings the nets?' });
  const { username, password } = SUPER_ADMIN;
  await send(page, 'POST', '/api/auth/login', { username, password });
  await page.goto('/admin/support-tickets');
  const list = page.getByRole('list', { name: 'Tickets' });
  const link = list.getByRole('link', { name: new RegExp(subject) });
  // In one go: the list hears of what is typed only after a pause.
  await link.evaluate((ticket: HTMLElement, text) => {
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (field === null) throw new Error('There is no search field.');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    ticket.click();
  }, subject);
  const ticket = page.getByRole('article', { name: subject });
  await ticket.getByLabel('Your response').pressSequentially('The caretaker.');
  await expect(page).toHaveURL(/[?&]q=Nets/);
  await expect(page).toHaveURL(/[?&]ticket=\d+/);
  await expect(ticket.getByLabel('Your response')).toHaveValue('The caretaker.');
});
