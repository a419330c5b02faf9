// Answers that lack something, as imported data or a newer server may give them and our own calls cannot.
import type { Page, Route } from '@playwright/test';

const withFields =
  (fields: object) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    const json: unknown = Array.isArray(body)
      ? body.map((entry: object) => ({ ...entry, ...fields }))
      : { ...(body as object), ...fields };
    await route.fulfill({ response, json });
  };

/**
 * Passes the server's answers for `path` on, with the given fields instead of its own: in an object, or in each entry of a list. From now on it
 * changes all of them, because a page reads again what may have changed.
 */
export async function changeAnswers(page: Page, path: string | RegExp, fields: object): Promise<void> {
  await page.route(path, withFields(fields));
}
