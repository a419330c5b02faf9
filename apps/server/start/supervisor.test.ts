// The server tells systemd how it is from start to end, and goes silent if its reads do not end (ADR 58).
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DatabaseReadOnly } from '../database/errors.ts';
import { aPlace } from '../testing/calls.ts';
import { freePort, pause, spawnServer, untilReady } from '../testing/process.ts';
import { keepAlive, tellSystemd, watchdogEveryMs } from './supervisor.ts';

const SILENT = pino({ level: 'silent' });

/** A program in the place of systemd's, which puts down what it is to say. */
function aListener() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-systemd-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'said');
  writeFileSync(file, '');
  const program = path.join(folder, 'systemd-notify');
  writeFileSync(program, `#!/bin/sh\nfor word in "$@"; do echo "$word" >> '${file}'; done\n`);
  chmodSync(program, 0o755);
  return {
    env: { PATH: `${folder}:${process.env['PATH']}`, NOTIFY_SOCKET: path.join(folder, 'socket') },
    said: () => readFileSync(file, 'utf8').trim().split('\n'),
  };
}

describe('a server that systemd has started', () => {
  it('says when it answers, again and again that it is alive, and when it ends', async () => {
    const { env, said } = aListener();
    const server = spawnServer(await aPlace(), await freePort(), { ...env, WATCHDOG_USEC: '100000' });
    await untilReady(server);
    while (said().length < 4) await pause(10);
    expect(said().slice(0, 4)).toEqual(['READY=1', 'WATCHDOG=1', 'WATCHDOG=1', 'WATCHDOG=1']);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    while (!said().includes('STOPPING=1')) await pause(10);
    expect(said().filter((line) => line === 'STOPPING=1')).toHaveLength(1);
  });

  it('is not in the way of one without a watchdog, or without systemd', async () => {
    const { env, said } = aListener();
    const server = spawnServer(await aPlace(), await freePort(), env);
    await untilReady(server);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    while (said().length < 2) await pause(10);
    expect(said()).toEqual(['READY=1', 'STOPPING=1']);
    expect(tellSystemd({}, SILENT)).toBeNull();
  });

  it('goes on where the program is missing, and logs it once', async () => {
    const env = { PATH: '/nonexistent', NOTIFY_SOCKET: '/nonexistent', WATCHDOG_USEC: '2000' };
    const server = spawnServer(await aPlace(), await freePort(), env);
    await untilReady(server);
    while (!server.output().includes('systemd could not be told')) await pause(10);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output().split('systemd could not be told')).toHaveLength(2);
  });
});

/** A watchdog with a read that the test ends when it likes. */
function aWatch() {
  const said: string[] = [];
  const reads: PromiseWithResolvers<void>[] = [];
  const end = new AbortController();
  const ended = keepAlive(
    async (line) => {
      said.push(line);
    },
    () => {
      const read = Promise.withResolvers<void>();
      reads.push(read);
      return read.promise;
    },
    1,
    SILENT,
    end.signal,
  );
  onTestFinished(async () => {
    end.abort();
    for (const read of reads) read.resolve();
    await ended;
  });
  const untilRead = async (number: number) => {
    while (reads.length < number) await pause(1);
    const read = reads[number - 1];
    if (read === undefined) throw new Error('there is no such read');
    return read;
  };
  return { said, untilRead, end, ended };
}

describe('the watchdog', () => {
  it('is told only after a read has come to its end', async () => {
    const { said, untilRead } = aWatch();
    const first = await untilRead(1);
    expect(said).toEqual([]);
    first.resolve();
    const second = await untilRead(2);
    // Many times as long as it waits between two looks.
    await pause(30);
    expect(said).toEqual(['WATCHDOG=1']);
    second.resolve();
    await untilRead(3);
    expect(said).toEqual(['WATCHDOG=1', 'WATCHDOG=1']);
  });

  it('is told by a server whose database is away, and not by one that cannot read for another reason', async () => {
    const { said, untilRead } = aWatch();
    (await untilRead(1)).reject(new DatabaseReadOnly());
    const second = await untilRead(2);
    expect(said).toEqual(['WATCHDOG=1']);
    second.reject(new Error('no such table'));
    await untilRead(3);
    expect(said).toEqual(['WATCHDOG=1']);
  });

  it('is told nothing more once the server is about to end', async () => {
    const { said, untilRead, end, ended } = aWatch();
    const read = await untilRead(1);
    end.abort();
    read.resolve();
    await ended;
    expect(said).toEqual([]);
  });

  it('hears it twice in its time', () => {
    expect(watchdogEveryMs({ WATCHDOG_USEC: '30000000' })).toBe(15_000);
    for (const WATCHDOG_USEC of [undefined, '', '0', 'soon'])
      expect(watchdogEveryMs({ WATCHDOG_USEC })).toBeNull();
  });
});
