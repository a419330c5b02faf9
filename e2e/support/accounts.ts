// People for journeys: accounts made through the API, with the session in the page's own cookies.
import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'Tennis123';

/** An account that a journey works with. */
export interface Account {
  readonly username: string;
  readonly name: string;
  readonly email: string;
}

/** A username that no other test uses. */
export const freshUsername = (): string => `u${randomBytes(5).toString('hex')}`;

/** Registers somebody and signs the page's browser in as them. `origin` is the server's address if it is not the worker's. */
export async function signUp(
  page: Page,
  { name, role, origin = '' }: { name: string; role: 'member' | 'club_admin'; origin?: string },
): Promise<Account> {
  const username = freshUsername();
  const email = `${username}@example.org`;
  const response = await page.request.post(`${origin}/api/auth/register`, {
    data: { username, password: PASSWORD, email, name, role },
  });
  expect(response.status(), await response.text()).toBe(201);
  return { username, name, email };
}

/** Creates a club as the person signed in on the page; returns its id. */
export async function createClub(page: Page, name: string, origin = ''): Promise<number> {
  const response = await page.request.post(`${origin}/api/clubs`, { data: { name } });
  expect(response.status(), await response.text()).toBe(201);
  const { id }: { id: number } = await response.json();
  return id;
}

/** Finishes the first set-up of an empty server, without a session for the page. */
export async function setUp(
  page: Page,
  server: { readonly url: string; readonly setUpCode: string | null },
): Promise<void> {
  const username = freshUsername();
  const response = await page.request.post(`${server.url}/api/setup`, {
    data: {
      code: server.setUpCode,
      username,
      password: PASSWORD,
      email: `${username}@example.org`,
      name: 'First Admin',
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  await page.context().clearCookies();
}
