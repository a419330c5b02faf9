// Prints the measurements as a table, with the goals beside them.
import { SCENES, type Contestant, type Measured, type Scene } from './contestant.ts';

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const shown = (value: number, digits = 1): string => value.toFixed(digits).padStart(9);

const perSecond = ({ writes, ms }: Measured): number => (writes.length / ms) * 1000;

function writesLine(scene: Scene, { name, measured, bareMs }: Contestant): string {
  const of = measured.get(scene);
  if (of === undefined) return '';
  const cpu = of.cpuMs / of.writes.length;
  const times = bareMs === null ? '' : `${shown(cpu / bareMs, 2)} x bare`;
  const waits = [0.5, 0.99, 1].map((share) => shown(percentile(of.writes, share))).join('');
  const busy = `${((of.busyMs / of.couldMs) * 100).toFixed(0)} %`.padStart(8);
  return `${scene.name.padEnd(18)}${name.padEnd(7)}${shown(perSecond(of), 0)}${waits}${shown(cpu, 2)}${busy}${times}\n`;
}

function readsLine(scene: Scene, { name, measured }: Contestant): string {
  const of = measured.get(scene);
  const idle = [...measured].find(([one]) => one.isRead && one.writers === 0)?.[1];
  if (of === undefined || idle === undefined) return '';
  const ratio = percentile(of.reads, 0.99) / percentile(idle.reads, 0.99);
  const waits = [0.5, 0.99, 1].map((share) => shown(percentile(of.reads, share))).join('');
  const wrote = scene.writers === 0 ? '' : `   ${perSecond(of).toFixed(0)} writes/s`;
  return `${`reads ${scene.name}`.padEnd(18)}${name.padEnd(7)}${' '.repeat(9)}${waits}${shown(ratio, 2)} x idle${wrote}\n`;
}

/** The table of one kind of database. */
export function report(engine: string, contestants: readonly Contestant[], showsStatements: boolean): string {
  let text = `\n${engine}\n`;
  for (const { name, statements, bareMs } of contestants) {
    const bare = bareMs === null ? '' : `, ${bareMs.toFixed(3)} ms of processor time without a server`;
    text += `${name}: ${statements.count} statements a score write${bare}\n`;
    if (showsStatements) text += statements.inOrder.map((sql) => `  ${sql}\n`).join('');
  }
  text += `${' '.repeat(25)} writes/s      p50      p99      max  CPU each    busy\n`;
  for (const scene of SCENES) {
    for (const one of contestants) text += scene.isRead ? readsLine(scene, one) : writesLine(scene, one);
  }
  for (const { name, triedAgain, measured } of contestants) {
    const writes = [...measured.values()].reduce((sum, scene) => sum + scene.writes.length, 0);
    if (triedAgain !== null)
      text += `${name}: ${triedAgain} transactions were tried again, for ${writes} writes\n`;
  }
  return text;
}
