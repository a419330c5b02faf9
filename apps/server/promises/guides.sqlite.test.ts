// The guides are true: the commands in their blocks are run as they stand there, words in backticks are on the screen, and the files of docs/hosting
// name only things that exist.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import * as english from '@tennis/words/index';
import { SETTINGS } from '../doctor/settings.ts';
import { readConfig } from '../ground/config.ts';
import { isPushService } from '../ground/push-services.ts';
import { aPlace } from '../testing/calls.ts';
import { freePort, pause } from '../testing/process.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const OPERATOR = read('docs/guides/operator.md');

/** The blocks of commands of a section, line by line. */
function commandsOf(section: string): readonly string[] {
  const text = OPERATOR.split('\n## ').find((part) => part.startsWith(section)) ?? '';
  return [...text.matchAll(/```sh\n([^`]+)```/g)].flatMap(([, block = '']) => block.trim().split('\n'));
}

const ALL = [...OPERATOR.matchAll(/```sh\n([^`]+)```/g)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
);

// Four starts of npm one after the other.
it(
  'runs the restore drill, from the backup to a server on what was brought back',
  { timeout: 90_000 },
  async () => {
    const { dataDir } = await aPlace();
    const drill = mkdtempSync(path.join(tmpdir(), 'tennis-drill-'));
    rmSync(drill, { recursive: true });
    onTestFinished(() => rmSync(drill, { recursive: true, force: true }));
    const port = await freePort();
    const [backUp = '', restore = '', start = ''] = commandsOf('Restore drill');
    const env = { ...process.env, DATA_DIR: dataDir, WEB_DIR: '/nonexistent', TEST_ENGINE: undefined };
    // The folders and the port of the guide are those of a test.
    const here = (command: string): string =>
      command
        .replace('/tmp/tennis-drill', drill)
        .replace('3001', String(port))
        .replace(/data\/backups\/backup-\S+/, () => {
          const [made = ''] = readdirSync(path.join(dataDir, 'backups'));
          return path.join(dataDir, 'backups', made);
        });
    const run = (command: string): string =>
      execFileSync('bash', ['-c', here(command)], { cwd: ROOT, env, encoding: 'utf8' });
    expect(run(backUp)).toContain('Backed up into');
    expect(run(restore)).toContain('Brought back as of');
    const server = spawn('bash', ['-c', `exec ${here(start).replace(/^((?:\S+=\S+ )+)/, 'env $1')}`], {
      cwd: ROOT,
      env,
      stdio: 'ignore',
      detached: true,
    });
    const end = (): void => {
      if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    };
    onTestFinished(end);
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      expect(server.exitCode).toBeNull();
      await pause(50);
    }
  },
);

it('sends nobody anything from the server of the drill, and leaves the backups alone, whatever the settings are', () => {
  const all = {
    DATA_DIR: '/var/lib/tennis',
    SMTP_URL: 'smtp://mail.example.org',
    BACKUP_DIR: '/mnt/backups',
    BACKUP_S3_URL: 'https://s3.example.org/bucket',
    BACKUP_S3_KEY: 'KEY',
    BACKUP_S3_SECRET: 'secret',
    METRICS_PORT: '9464',
  };
  const starts = ALL.filter((line) => line.includes('drill') && line.endsWith(' start'));
  expect(starts).toHaveLength(3);
  for (const start of starts) {
    const said = [...start.matchAll(/([A-Z][A-Z0-9_]+)=(\S+)/g)];
    const once = Object.fromEntries(
      said.map(([, name = '', value = '']) => [name, value.replaceAll("'", '')]),
    );
    const config = readConfig({ ...all, ...once }, ROOT);
    expect(config).toMatchObject({ smtpUrl: null, backupDir: null, backupS3: null, metricsPort: null });
    expect(isPushService(config.pushServices, 'https://fcm.googleapis.com/fcm/send/1')).toBe(false);
    expect(isPushService(config.pushServices, 'https://updates.push.services.mozilla.com/1')).toBe(false);
  }
});

it('names commands, files, variables and packages that there are', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
  const files = [
    'docs/hosting/Containerfile',
    'docs/hosting/tennis',
    'docs/hosting/tennis.service',
    'docs/release.md',
  ];
  const all = [OPERATOR, read('docs/operations.md'), ...files.map(read)].join('\n');
  const named = [
    ...all.matchAll(/(?:npm (?:--prefix \S+ )?run|sudo tennis(?: [A-Z0-9_]+=\S+)*) ([a-z]+)/g),
  ].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
  for (const [, file = ''] of OPERATOR.matchAll(/(docs\/hosting\/[\w.]+)/g))
    expect([file, existsSync(path.join(ROOT, file))]).toEqual([file, true]);
  for (const [, file = ''] of OPERATOR.matchAll(/\]\(([^)#]+)/g))
    expect([file, existsSync(path.join(ROOT, 'docs/guides', file))]).toEqual([file, true]);
  // The last one is read by PostgreSQL's driver and programs.
  const known = new Set<string>([...SETTINGS, 'NODE_COMPILE_CACHE', 'PGPASSWORD']);
  const variables = [
    ...ALL.flatMap((line) => [...line.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name = '']) => name)),
    ...[...read('docs/hosting/tennis.env').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
  ];
  for (const name of variables) expect(known).toContain(name);
});

it('has no command that a shell cannot read', () => {
  execFileSync('bash', ['-n', '-c', ALL.join('\n')]);
  execFileSync('sh', ['-n', path.join(ROOT, 'docs/hosting/tennis')]);
  // Commands that fetch something or change the machine are only read; ours and PostgreSQL's are run.
  const ours = ALL.filter((line) => !/^(?:sudo|curl|git clone|cd) /.test(line));
  for (const line of ours) expect(line).toMatch(/^(?:[A-Z0-9_]+=\S+ )*(?:npm (?:start|run )|createdb )/);
});

/** What systemd is to run, without the words for itself. */
const after = (words: readonly string[]): readonly string[] => words.slice(words.indexOf('/usr/bin/env') + 1);

it('runs commands of the service with the settings for this once before them, and nothing lost of either', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // In the place of systemd: it says what it was given, line by line.
  writeFileSync(path.join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const asked = (...words: readonly string[]): readonly string[] => {
    const PATH = `${folder}:${process.env['PATH']}`;
    const said = execFileSync('sh', [path.join(ROOT, 'docs/hosting/tennis'), ...words], {
      encoding: 'utf8',
      env: { PATH },
    });
    return said.trimEnd().split('\n');
  };
  expect(after(asked('doctor'))).toEqual(['node', 'scripts/run.mjs', 'doctor']);
  expect(after(asked())).toEqual(['node', 'scripts/run.mjs']);
  const from = 'MAIL_FROM=Our Desk <desk@example.org>';
  expect(after(asked('SMTP_URL=', from, 'restore', '/mnt/a=b c', '--replace'))).toEqual([
    'SMTP_URL=',
    from,
    'node',
    'scripts/run.mjs',
    'restore',
    '/mnt/a=b c',
    '--replace',
  ]);
  // A folder of the data that the file of settings names counts here too, as it does for the service.
  expect(asked('doctor')).toEqual(
    expect.arrayContaining(['--setenv=DATA_DIR=/var/lib/tennis', '--setenv=TYPED_AS=sudo tennis']),
  );
  // Without a terminal of its own, Ctrl+C left the server of a drill running; without --pipe, nothing could be read on where there is none.
  expect(asked('start')).toEqual(expect.arrayContaining(['--pty', '--pipe']));
});

it('starts the service by whichever Node the machine has, from Debian or from elsewhere', () => {
  expect(read('docs/hosting/tennis.service')).toMatch(
    /^ExecStart=\/usr\/bin\/env node scripts\/run\.mjs start$/m,
  );
});

it('lets nginx take each renewed certificate', () => {
  const asks = ALL.filter((line) => line.includes('certbot certonly'));
  expect(asks).toHaveLength(1);
  expect(asks[0]).toContain("--deploy-hook 'systemctl reload nginx'");
});

it('says of buttons what stands on them', () => {
  const texts = new Set(
    Object.values(english as Readonly<Record<string, object>>).flatMap((room) =>
      Object.values(room).flatMap((text: unknown) => (typeof text === 'string' ? [text] : [])),
    ),
  );
  const guide = read('docs/guides/director.md');
  const named = [...guide.matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'this type');
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !texts.has(name))).toEqual([]);
});

it('keeps the service from what it does not need', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const unit = path.join(folder, 'tennis.service');
  writeFileSync(unit, read('docs/hosting/tennis.service'));
  const said = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  });
  const [, exposure = '10'] = /Overall exposure level for tennis\.service: ([\d.]+)/.exec(said) ?? [];
  expect(Number(exposure)).toBeLessThan(2);
  // If a system does not know a call that Node tries, it must refuse the call and not end Node: on Debian 13 the service did not start.
  expect(read('docs/hosting/tennis.service')).toMatch(
    /^SystemCallFilter=[^]+\nSystemCallErrorNumber=EPERM$/m,
  );
});

it('lets systemd start a server anew that stands still, and tells it once to end', () => {
  const lines = read('docs/hosting/tennis.service').split('\n');
  // The server is no child of systemd, and its words come from a child of its own.
  for (const line of ['Type=notify', 'NotifyAccess=all', 'WatchdogSec=30', 'WatchdogSignal=SIGKILL'])
    expect(lines).toContain(line);
  // An upgrade takes its time, and so do the longest DRAIN_SECONDS.
  expect(lines).toContain('TimeoutStartSec=infinity');
  expect(lines).toContain('KillMode=mixed');
  expect(lines).toContain('TimeoutStopSec=75');
});
