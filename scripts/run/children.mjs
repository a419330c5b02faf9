// Child processes: one that stands in for us (signals in, exit code out), and one whose output is kept.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { ROOT } from './paths.mjs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * The exit code a shell would report.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return code ?? 128 + (signal === null ? 1 : constants.signals[signal]);
}

const PARENT = process.ppid;
/** How soon we notice that npm's shell is gone. */
const ORPHAN_CHECK_MS = 250;

/**
 * Calls back on each signal that asks this process to end, which then no longer ends it. npm hands such a signal to the
 * shell between us, which dies of it without a word to us: then the loss of our parent is the signal.
 * @param {(signal: NodeJS.Signals) => void} listener
 * @returns {() => void} stops listening
 */
export function onEndSignals(listener) {
  for (const signal of SIGNALS) process.on(signal, listener);
  const startedByNpm = process.env['npm_lifecycle_event'] !== undefined;
  const watch = setInterval(() => {
    if (!startedByNpm || process.ppid === PARENT) return;
    clearInterval(watch);
    listener('SIGTERM');
  }, ORPHAN_CHECK_MS);
  return () => {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, listener);
  };
}

/**
 * Runs a program in our place: it has our terminal and gets our signals; resolves with its exit code.
 * It stays in our process group, so that killing the group kills it too.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function passThrough(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
    const stopListening = onEndSignals((signal) => {
      // A terminal's Ctrl-C has already reached the child; a second one would cut its drain short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
    child.once('error', (error) => {
      stopListening();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      stopListening();
      resolve(exitCode(code, signal));
    });
  });
}

/** A program that writes to a pipe of ours cannot know whether its words end on a terminal. */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/**
 * Runs a program and keeps what it prints, both streams in order of arrival. It leads a process group of its own, which
 * the signal ends as a whole: test runners have children too.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, signal?: AbortSignal | undefined }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, args, { env, signal }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...COLOURS, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const keep = (/** @type {string} */ text) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    const end = () => {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGTERM');
    };
    signal?.addEventListener('abort', end, { once: true });
    child.once('error', reject);
    child.once('close', (code, killedBy) => {
      signal?.removeEventListener('abort', end);
      resolve({ code: exitCode(code, killedBy), output });
    });
  });
}
