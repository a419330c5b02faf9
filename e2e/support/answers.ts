// Answers with something left out, as imported data or a newer server may give them and our own calls cannot make it.
import type { Page, Route } from '@playwright/test';

/** Passes the server's next answer for `path` on with the given fields instead of its own: in an object, or in each entry of a list. */
export async function changeNextAnswer(page: Page, path: string | RegExp, fields: object): Promise<void> {
  const change = async (route: Route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    const json: unknown = Array.isArray(body)
      ? body.map((entry: object) => ({ ...entry, ...fields }))
      : { ...(body as object), ...fields };
    await route.fulfill({ response, json });
  };
  await page.route(path, change, { times: 1 });
}
