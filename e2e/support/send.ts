// Calls to the API as the person signed in on the page.
import { expect, type Page } from '@playwright/test';

/** Sends a call that must succeed and returns its answer; null when there is none. */
export async function send<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  data?: unknown,
): Promise<T> {
  const response = await page.request.fetch(url, { method, ...(data !== undefined && { data }) });
  expect(response.ok(), `${method} ${url}: ${await response.text()}`).toBe(true);
  return response.status() === 204 ? (null as T) : response.json();
}
