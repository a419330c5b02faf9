// The committed OpenAPI document matches the contract, and the server answers as it says.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { routes } from '@tennis/contract';
import { openApiDocument } from './openapi.ts';
import { aServer } from '../testing/server.ts';

const FILE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../docs/openapi.json');

describe('the API documentation', () => {
  it('docs/openapi.json is fresh; UPDATE_OPENAPI=1 writes it anew', () => {
    const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
    if (process.env['UPDATE_OPENAPI'] === '1') writeFileSync(FILE, text);
    expect(
      readFileSync(FILE, 'utf8') === text,
      'Run: UPDATE_OPENAPI=1 npx vitest run --project server-sqlite apps/server/http/openapi.test.ts',
    ).toBe(true);
  });

  it('names every route once, with its access', () => {
    const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> };
    const ids = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map((operation) => operation.operationId),
    );
    expect(ids.sort()).toEqual(Object.keys(routes).sort());
  });

  it('[D38] is served at /api/docs/json and readable at /api/docs', async () => {
    const server = await aServer();
    const visitor = server.visitor();
    expect(await visitor.send({ method: 'GET', url: '/api/docs/json' })).toMatchObject({
      status: 200,
      body: { openapi: '3.1.0' },
    });
    const page = await visitor.send({ method: 'GET', url: '/api/docs' });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('[D38] unknown API paths answer 404 as JSON', async () => {
    const server = await aServer();
    expect(await server.visitor().send({ method: 'GET', url: '/api/nothing' })).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'Not found.' },
    });
  });
});
