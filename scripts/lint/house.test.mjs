// Plants one breach of each wall and runs the real linter on them: a rule that cannot fail protects nothing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../run/paths.mjs';
import { SERVER_ROOMS } from './server-rooms.mjs';

/** @type {[file: string, code: string, message: RegExp][]} */
const BREACHES = [
  [
    'packages/domain/clock.ts',
    "import { readFileSync } from 'node:fs';",
    /domain may not import the package 'node:fs'/,
  ],
  ['packages/domain/bare.ts', "import fs from 'fs';", /domain may not import the package 'node:fs'/],
  ['packages/domain/zod.ts', "import * as z from 'zod';", /domain may not import the package 'zod'/],
  [
    'packages/domain/contract.ts',
    "import { routes } from '@tennis/contract';",
    /domain may not import contract/,
  ],
  ['packages/domain/now.ts', 'export const now = () => Date.now();', /domain may not use Date\.now/],
  ['packages/domain/today.ts', 'export const today = () => new Date();', /domain may not use new Date\(\)/],
  ['packages/domain/dice.ts', 'export const roll = () => Math.random();', /domain may not use Math\.random/],
  [
    'packages/domain/score/said.ts',
    "export const why = 'The match is over.';",
    /"The match is over\." is a text for people/,
  ],
  [
    'packages/domain/score/counted.ts',
    'export const many = (/** @type {number} */ count) => `${count} matches`;',
    /"… matches" is a text for people/,
  ],
  ...['draws', 'progress', 'schedule', 'standings'].map(
    (room) =>
      /** @type {[string, string, RegExp]} */ ([
        `packages/domain/${room}/said.ts`,
        "export const name = 'Main draw';",
        /"Main draw" is a text for people/,
      ]),
  ),
  ['apps/web/features/tournament/said.ts', "export const why = 'Entries closed';", /is a text for people/],
  [
    'apps/web/features/tournament/shown.tsx',
    'export const Shown = () => <p>Closed</p>;',
    /"Closed" is a text for people/,
  ],
  [
    'apps/web/features/tournament/read-out.tsx',
    'export const Close = () => <img alt="Picture" src="" />;',
    /"Picture" is a text for people/,
  ],
  [
    'apps/server/tennis/draws/said.ts',
    'export const why = (/** @type {string} */ name) => `Nobody called ${name} plays.`;',
    /"Nobody called … plays\." is a text for people/,
  ],
  [
    'packages/contract/scores/said.ts',
    "export const NO_SCORE = { code: 'none', message: 'There is no score.' };",
    /is a text for people/,
  ],
  [
    'packages/contract/server.ts',
    "import { app } from '../../apps/server/app.ts';",
    /contract may not import server/,
  ],
  [
    'packages/contract/fastify.ts',
    "import type { A } from 'fastify';",
    /contract may not import the package 'fastify'/,
  ],
  [
    'packages/contract/deep.ts',
    "import { a } from '../domain/result.ts';",
    /Import '@tennis\/domain', not a file/,
  ],
  [
    'apps/server/http/web.ts',
    "import { App } from '../../web/app/app.tsx';",
    /server\/http may not import web app/,
  ],
  [
    'apps/server/ground/db.ts',
    "import { openDatabase } from '../database/connection.ts';",
    /server\/ground may not import server\/database/,
  ],
  [
    'apps/server/audit/context.ts',
    "import type { Services } from '../http/handler.ts';",
    /server\/audit may not import server\/http/,
  ],
  [
    'apps/server/http/passwords.ts',
    "import type { Passwords } from '../accounts/passwords/passwords.ts';",
    /server\/http may not import server\/accounts\/passwords/,
  ],
  [
    'apps/server/http/steps.ts',
    "import { write } from './walk/write.ts';",
    /server\/http may not import server\/http\/walk/,
  ],
  [
    'apps/server/mail/person.ts',
    "import { findUserByEmail } from '../accounts/store.ts';",
    /server\/mail may not import server\/accounts/,
  ],
  [
    'apps/server/tennis/user.ts',
    "import { findUserByEmail } from '../accounts/store.ts';",
    /server\/tennis may not import server\/accounts/,
  ],
  [
    'apps/server/tennis/down.ts',
    "import { listMatches } from './matches/store.ts';",
    /server\/tennis may not import server\/tennis\/feature/,
  ],
  [
    'apps/server/start/demo.ts',
    "import { createMailbox } from '../demo/mailbox.ts';",
    /server\/start may not import server\/demo/,
  ],
  [
    'apps/server/demo/rows.ts',
    "import { rows } from '../testing/rows.ts';",
    /server\/demo may not import server\/tests/,
  ],
  [
    'apps/server/http/loose.ts',
    "import { names } from '../names.ts';",
    /server\/http may not import server\/no room/,
  ],
  [
    'apps/server/names.ts',
    "import { dayIn } from './ground/clock.ts';",
    /server\/no room may not import server\/ground/,
  ],
  [
    'apps/server/tennis/clubs/matches.test.ts',
    "import { b } from '../matches/b.ts';",
    /'clubs' may not import the feature 'matches'/,
  ],
  [
    'apps/server/tennis/clubs/a.ts',
    "import { b } from '../matches/b.ts';",
    /'clubs' may not import the feature 'matches'/,
  ],
  [
    'apps/server/tennis/clubs/sub/a.ts',
    "import { b } from '../../matches/sub/b.ts';",
    /'clubs' may not import/,
  ],
  ['apps/web/app/server.ts', "export { a } from '../../server/app.ts';", /web app may not import server/],
  ['apps/web/app/package.ts', "export * from '@tennis/server';", /web app may not import server/],
  [
    'apps/web/writes/feature.ts',
    "import { a } from '../features/clubs/a.ts';",
    /web writes may not import web feature/,
  ],
  ['apps/web/ui/writes.tsx', "import { a } from '../writes/a.ts';", /web ui may not import web writes/],
  [
    'apps/web/lib/node.ts',
    "import { join } from 'node:path';",
    /web lib may not import the package 'node:path'/,
  ],
  [
    'apps/web/features/clubs/a.ts',
    "const b = () => import('../matches/b.tsx');",
    /'clubs' may not import the feature 'matches'/,
  ],
  [
    'apps/web/features/clubs/t.ts',
    "type B = import('../matches/b.ts').B;",
    /'clubs' may not import the feature 'matches'/,
  ],
  [
    'apps/web/features/clubs/up.ts',
    "import { router } from '../../app/router.ts';",
    /web feature may not import web app/,
  ],
  [
    'apps/web/ui/feature.tsx',
    "import { a } from '../features/clubs/a.ts';",
    /web ui may not import web feature/,
  ],
  ['apps/web/ui/app.tsx', "import { a } from '../app/a.ts';", /web ui may not import web app/],
  [
    'apps/web/ui/contract.tsx',
    "import { routes } from '@tennis/contract';",
    /web ui may not import contract/,
  ],
  ['apps/web/ui/domain.tsx', "import { score } from '@tennis/domain';", /web ui may not import domain/],
  ['e2e/inside.ts', "import { app } from '../apps/server/app.ts';", /e2e may not import server/],
  ['apps/server/audit/circle-a.ts', "import { b } from './circle-b.ts'; export const a = () => b;", /cycle/],
  [
    'apps/server/audit/circle-b.ts',
    "import type { a } from './circle-a.ts'; export const b: typeof a = null;",
    /cycle/,
  ],
];

/** @type {[file: string, code: string][]} */
const ALLOWED = [
  ['packages/domain/score/a.ts', "import type { Result } from '../result.ts';"],
  ['packages/domain/draw.test.ts', "import fc from 'fast-check';"],
  ['packages/domain/score/said.test.ts', "export const name = 'says what is wrong';"],
  ['packages/domain/score/bug.ts', "throw new Error('There is no known format to judge under.');"],
  [
    'packages/domain/score/codes.ts',
    'export const text = (/** @type {number[]} */ a) => `${a[0]}-${a[1]} ${a[2]}`;',
  ],
  ['packages/domain/given.ts', 'export const at = (/** @type {number} */ time) => new Date(time);'],
  ['packages/contract/score.ts', "import * as z from 'zod/mini'; import { parse } from '@tennis/domain';"],
  [
    'apps/server/start/app.ts',
    "import { handlers } from '../tennis/clubs/handlers.ts'; import Fastify from 'fastify';",
  ],
  [
    'apps/server/audit/audit.test.ts',
    "import { aServer } from '../testing/server.ts'; import { store } from '../accounts/store.ts';",
  ],
  [
    'apps/server/http/openapi.ts',
    "import packageJson from '../package.json' with { type: 'json' }; import { words } from '@tennis/words';",
  ],
  [
    'apps/server/tennis/clubs/store.ts',
    "import { sql } from 'kysely'; import { db } from '../../database/db.ts';",
  ],
  [
    'apps/web/app/routes.tsx',
    "import { Clubs } from '../features/clubs/page.tsx'; import '../styles/base.css';",
  ],
  [
    'apps/web/features/clubs/page.tsx',
    "import { Button } from '../../ui/button.tsx'; import { a } from './a.ts';",
  ],
];

/** @type {string} */
let folder;
/** @type {Map<string, string>} what the linter says, by file */
const messages = new Map();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tennis-lint-'));
  for (const [file, code] of [...BREACHES, ...ALLOWED]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const { rules } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'));
  const config = {
    plugins: ['import'],
    jsPlugins: [join(ROOT, 'scripts/lint/house.mjs')],
    categories: { correctness: 'off' },
    rules: Object.fromEntries(
      Object.entries(rules).filter(([name]) => name.startsWith('house/') || name === 'import/no-cycle'),
    ),
  };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  const { stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  for (const { filename, message } of JSON.parse(stdout).diagnostics) {
    messages.set(filename, `${messages.get(filename) ?? ''}${message}\n`);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('house rules', () => {
  test.each(BREACHES)('refuse %s: %s', (file, _code, message) => {
    expect(messages.get(file)).toMatch(message);
  });

  test.each(ALLOWED)('allow %s: %s', (file) => {
    expect(messages.get(file)).toBeUndefined();
  });
});

test.each(
  SERVER_ROOMS.map(({ name, uses }, place) => ({ name, uses, below: SERVER_ROOMS.slice(place + 1) })),
)('the room $name of the server uses only rooms below it', ({ uses, below }) => {
  const names = new Set(below.map(({ name }) => name));
  expect(uses.filter((used) => !names.has(used))).toEqual([]);
});
