// The doctor on a real database and a real mail server: it says what is wrong and how to fix it, and changes nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listBackups } from '../backups/note.ts';
import { takeBackup } from '../backups/take.ts';
import { openDatabase } from '../database/connection.ts';
import { readConfig, type Config } from '../ground/config.ts';
import { ADMIN, aPlace, createClub, signIn } from '../testing/calls.ts';
import { emptyPlace, type DatabasePlace } from '../testing/fresh-database.ts';
import { aMailServer } from '../testing/mail-server.ts';
import { freePort, spawnServer, untilReady } from '../testing/process.ts';
import type { Finding } from './finding.ts';
import { lookAround } from './look.ts';
import { SETTINGS } from './settings.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ROOMY = () => Promise.resolve(50_000_000_000);

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const environment = (place: DatabasePlace, more: Readonly<Record<string, string>> = {}) => ({
  DATA_DIR: place.dataDir,
  ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
  ...more,
});

const configOf = (...args: Parameters<typeof environment>): Config => readConfig(environment(...args), ROOT);

/** The findings about one thing, when it is not as it should be. */
const saidOf = (findings: readonly Finding[], about: string): string[] =>
  findings
    .filter((finding) => finding.about === about && finding.state !== 'ok')
    .map(({ state, found, mend }) => `${state}: ${found} ${mend ?? ''}`);

/** A database that has a club, and a backup of it. */
async function aClubsPlace() {
  const place = await aPlace();
  const server = spawnServer(place, await freePort(), ADMIN);
  await untilReady(server);
  await createClub(server, await signIn(server), 'Riverside');
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  const backupDir = aFolder();
  await takeBackup({ dataDir: place.dataDir, databaseUrl: place.databaseUrl }, backupDir, () => new Date());
  return { place, backupDir };
}

describe('the doctor', () => {
  it('finds nothing wrong where nothing is, and ends well', async () => {
    const { place, backupDir } = await aClubsPlace();
    const mail = await aMailServer();
    const more = { BACKUP_DIR: backupDir, SMTP_URL: mail.url, MAIL_FROM: 'desk@example.org' };
    const config = configOf(place, more);
    const findings = await lookAround(config, Object.keys(more), new Date(), ROOMY);
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(new Set(findings.map(({ about }) => about))).toEqual(
      new Set(['node', 'settings', 'disk', 'database', 'clock', 'backups', 'mail']),
    );
    expect(mail.received).toEqual([]);

    const child = spawn(process.execPath, [path.join(ROOT, 'apps/server/doctor.ts')], {
      env: { PATH: process.env['PATH'], ...environment(place, more) },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    const [code] = (await once(child, 'close')) as [number];
    expect([code, said]).toEqual([0, expect.stringContaining('The last backup is of')]);
  });

  it('tells people of a service the command that the service has', async () => {
    const child = spawn(process.execPath, [path.join(ROOT, 'apps/server/doctor.ts')], {
      env: { PATH: process.env['PATH'], DATA_DIR: aFolder(), TYPED_AS: 'sudo tennis' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    await once(child, 'close');
    expect(said).toContain('; sudo tennis backup makes one now.');
    expect(said).not.toContain('npm run');
  });

  it('says that the clock is behind, and that the last backup is old', async () => {
    const { place, backupDir } = await aClubsPlace();
    const config = configOf(place, { BACKUP_DIR: backupDir });
    const yesterday = new Date(Date.now() - 86_400_000);
    const early = await lookAround(config, [], yesterday, ROOMY);
    expect(saidOf(early, 'clock').join(' ')).toMatch(/^wrong: The clock is 14\d\d minutes behind/);
    const late = await lookAround(config, [], new Date(Date.now() + 3 * 86_400_000), ROOMY);
    expect(saidOf(late, 'backups').join(' ')).toMatch(/^look: The last backup is of/);
  });

  it('says that a backup was made while the clock was ahead, and does not take it for the last', async () => {
    const { place, backupDir } = await aClubsPlace();
    const config = configOf(place, { BACKUP_DIR: backupDir });
    await takeBackup(place, backupDir, () => new Date(Date.now() + 40 * 86_400_000));
    const said = saidOf(await lookAround(config, [], new Date(), ROOMY), 'backups');
    expect(said).toEqual([expect.stringMatching(/^look: A backup is of .+, which is still to come\./)]);
    const late = await lookAround(config, [], new Date(Date.now() + 3 * 86_400_000), ROOMY);
    expect(saidOf(late, 'backups').join(' ')).toMatch(/look: The last backup is of/);
    const before = await lookAround(config, [], new Date(Date.now() - 3 * 86_400_000), ROOMY);
    expect(saidOf(before, 'backups').join(' ')).toContain('look: There is no backup in');
  });

  it('says when there is no backup, no mail server, and no room', async () => {
    const { place } = await aClubsPlace();
    const findings = await lookAround(configOf(place, { BACKUP_DIR: aFolder() }), [], new Date(), () =>
      Promise.resolve(90_000_000),
    );
    expect(saidOf(findings, 'backups').join(' ')).toContain('There is no backup in');
    expect(saidOf(findings, 'mail').join(' ')).toContain('look: No mail server is set');
    expect(saidOf(findings, 'disk').every((line) => line.startsWith('wrong: 90 MB are free'))).toBe(true);
    expect(saidOf(findings, 'disk').length).toBeGreaterThan(0);
  });

  it('says when the data of a backup are not those that were written', async () => {
    const { place, backupDir } = await aClubsPlace();
    const config = configOf(place, { BACKUP_DIR: backupDir });
    const [newest] = await listBackups(backupDir);
    if (newest === undefined) throw new Error('no backup');
    truncateSync(path.join(newest.folder, newest.note.file), 100);
    const findings = await lookAround(config, [], new Date(), ROOMY);
    expect(saidOf(findings, 'backups').join(' ')).toContain('are not those that were written');
  });

  it('says when the mail server is not there, and does not repeat its password', async () => {
    const { place } = await aClubsPlace();
    const url = `smtp://desk:secret@127.0.0.1:${await freePort()}`;
    const findings = await lookAround(configOf(place, { SMTP_URL: url }), [], new Date(), ROOMY);
    expect(saidOf(findings, 'mail').join(' ')).toMatch(/^wrong: The mail server does not take mails \(E/);
    expect(JSON.stringify(findings)).not.toContain('secret');
  });

  it('says when there are no data yet', async () => {
    const { place, remove } = await emptyPlace();
    onTestFinished(remove);
    const findings = await lookAround(configOf(place), [], new Date(), ROOMY);
    expect(saidOf(findings, 'database').join(' ')).toMatch(
      /^look: (?:There is no data file|The database is empty)/,
    );
  });

  it('says whose version the data are of, and what an upgrade does first', async () => {
    const { place, backupDir } = await aClubsPlace();
    const said = async (backups: string): Promise<string> => {
      const findings = await lookAround(configOf(place, { BACKUP_DIR: backups }), [], new Date(), ROOMY);
      return findings
        .filter(({ about }) => about === 'database')
        .map(({ state, found }) => `${state}: ${found}`)
        .join(' ');
    };
    const change = async (statement: RawBuilder<unknown>): Promise<void> => {
      const database = openDatabase(place);
      await statement.execute(database.db);
      await database.close();
    };
    await change(sql`insert into schema_migrations values ('9998-expand-later', 'x')`);
    expect(await said(backupDir)).toMatch(
      /^look: .*a newer version has added to its data \(9998-expand-later\)/,
    );
    await change(sql`insert into schema_migrations values ('9999-later', 'x')`);
    expect(await said(backupDir)).toMatch(/^wrong: .*data of a newer version \(9999-later\)/);
    await change(sql`delete from schema_migrations where name > '0100'`);
    expect(await said(backupDir)).toMatch(/^ok: .*up to date, after a backup\.$/);
    expect(await said('off')).toMatch(/^look: .*up to date, without a backup\.$/);
  });

  it('says when the database cannot be opened, without its address', async () => {
    const port = await freePort();
    const config = readConfig({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/tennis` }, ROOT);
    const findings = await lookAround(config, [], new Date(), ROOMY);
    expect(saidOf(findings, 'database').join(' ')).toContain(
      'wrong: The database cannot be opened (ECONNREFUSED).',
    );
    expect(JSON.stringify(findings)).not.toContain('secret');
  });

  it('says when the data file is not one', async () => {
    const dataDir = aFolder();
    writeFileSync(
      path.join(dataDir, 'tennis.sqlite'),
      'a letter to the members, long enough to be no database'.repeat(50),
    );
    const findings = await lookAround(readConfig({ DATA_DIR: dataDir }, ROOT), [], new Date(), ROOMY);
    expect(saidOf(findings, 'database').join(' ')).toMatch(/^wrong: /);
  });
});

/** The findings about these settings. */
const settingsSaid = async (env: Readonly<Record<string, string>>) =>
  saidOf(
    await lookAround(readConfig({ DATA_DIR: aFolder(), ...env }, ROOT), Object.keys(env), new Date(), ROOMY),
    'settings',
  ).join('\n');

describe('settings', () => {
  it('are those that the README names', () => {
    const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
    const rows = readme.split('\n## ').find((section) => section.startsWith('Settings')) ?? '';
    const named = [...rows.matchAll(/^\| (`[A-Z0-9_`, ]+) *\|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    );
    expect(new Set(named)).toEqual(new Set(SETTINGS));
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'a name that is spelt otherwise',
      { BACKUPDIR: '/mnt/stick' },
      'BACKUPDIR is set, and nobody reads it. Call it BACKUP_DIR.',
    ],
    ['a name with another ending', { DATABASE_URI: 'postgres://x' }, 'Call it DATABASE_URL.'],
    ['https without a proxy', { PUBLIC_URL: 'https://tennis.example.org' }, 'Set TRUST_PROXY=true'],
    ['an open address', { PUBLIC_URL: 'http://tennis.example.org' }, 'Put a proxy with https in front'],
    ['a proxy without an address', { TRUST_PROXY: 'true' }, 'Set PUBLIC_URL'],
    [
      'a way past the proxy',
      { TRUST_PROXY: 'true', PUBLIC_URL: 'https://tennis.example.org', HOST: '0.0.0.0' },
      'Listen on 127.0.0.1',
    ],
  ])('%s', async (_case, env, sentence) => {
    expect(await settingsSaid(env)).toContain(sentence);
  });

  it('of other programs are none of its business', async () => {
    expect(await settingsSaid({ PATHS: '/bin', HOSTNAME: 'club', EDITOR: 'vi' })).toBe('');
  });
});
