// The draw bench: our engine and its peers at the same draws, results and tables, interleaved in one run.
// Usage: npm run bench -- draws [rounds]; 15 rounds by default, about two minutes.
import { argv, stdout, version } from 'node:process';
import { bracketsManager } from './draws-brackets-manager.ts';
import { competitionFactory } from './draws-factory.ts';
import { TASKS } from './draws-field.ts';
import type { Task } from './draws-field.ts';
import { ours } from './draws-ours.ts';
import { tournamentOrganizer } from './draws-tournament-organizer.ts';
import { sideBySide } from './side-by-side.ts';
import type { Median } from './side-by-side.ts';

const rounds = Number(argv[2] ?? 15);
const us = 'ours';
const peers = [competitionFactory(), bracketsManager(), tournamentOrganizer()];
/** The tasks that brackets-manager can do as well. Its standings only add up one formula; ours break ties and give reasons. */
const SAME_WORK = (Object.keys(TASKS) as Task[]).filter((task) => task !== 'standings');
const print = (line: string): unknown => stdout.write(`${line}\n`);

const inWords = (ms: Median): string =>
  ms >= 1 ? `${ms.toPrecision(3)} ms` : `${(ms * 1000).toPrecision(3)} µs`;

const ratio = (peer: Median, own: Median): string => {
  const times = peer / own;
  return `${times >= 10 ? Math.round(times) : times.toFixed(1)} ×`;
};

const medians = new Map<Task, ReadonlyMap<string, Median>>();
print(`Medians of ${rounds} rounds, Node ${version}; × is how many times ours the peer takes.`);
for (const task of Object.keys(TASKS) as Task[]) {
  const contenders = new Map([[us, ours[task]]]);
  for (const { name, tasks } of peers) {
    const entered = tasks[task];
    if (entered) contenders.set(name, entered);
  }
  const measured = await sideBySide(contenders, rounds);
  medians.set(task, measured);
  const own = measured.get(us) ?? 0;
  print(`\n${TASKS[task]}: ${inWords(own)}`);
  for (const { name } of peers) {
    const peer = measured.get(name);
    print(`  ${name.padEnd(34)} ${peer === undefined ? 'cannot' : `${inWords(peer)}, ${ratio(peer, own)}`}`);
  }
}

print('\nLeft out by the peers where we do more:');
for (const { name, leavesOut } of peers) for (const what of leavesOut) print(`  ${name}: ${what}`);

const timesOf = (task: Task, peer: number): number =>
  (medians.get(task)?.get(peers[peer]?.name ?? '') ?? 0) / (medians.get(task)?.get(us) ?? 1);

print('\nTargets:');
for (const task of ['draw128', 'result128'] as const)
  print(`  ${TASKS[task]}: 200 × faster than the factory: ${timesOf(task, 0) >= 200 ? 'met' : 'MISSED'}`);
for (const task of SAME_WORK)
  print(`  ${TASKS[task]}: not slower than brackets-manager: ${timesOf(task, 1) >= 1 ? 'met' : 'MISSED'}`);
