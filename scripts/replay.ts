// Runs outside data through the engine: `npm run replay -- scores FILE.jsonl`. Formats and exit codes are described in docs/replay.md.
import { accessSync, constants } from 'node:fs';
import { argv, exit, stderr } from 'node:process';

/** One replay: reads a file of JSON lines, writes findings, answers the exit code. */
export type Replay = (file: string, options: { readonly onlyDisagreements: boolean }) => Promise<number>;

/** The kinds of data that can be replayed. A new kind is one line here and one module beside the others. */
const REPLAYS: Readonly<Record<string, () => Promise<Replay>>> = {
  scores: async () => (await import('./replay/scores.ts')).replayScores,
  points: async () => (await import('./replay/points.ts')).replayPoints,
  groups: async () => (await import('./replay/groups.ts')).replayGroups,
  draws: async () => (await import('./replay/draws.ts')).replayDraws,
  schedule: async () => (await import('./replay/schedule.ts')).replaySchedules,
};

const onlyDisagreements = argv.includes('--disagreements');
const [kind = '', file] = argv.slice(2).filter((argument) => !argument.startsWith('--'));
const load = Object.hasOwn(REPLAYS, kind) ? REPLAYS[kind] : undefined;

if (load === undefined || file === undefined) {
  stderr.write(`usage: npm run replay -- ${Object.keys(REPLAYS).join('|')} FILE.jsonl [--disagreements]\n`);
  exit(2);
}
try {
  accessSync(file, constants.R_OK);
} catch {
  stderr.write(`${file} cannot be read.\n`);
  exit(2);
}
const replay = await load();
exit(await replay(file, { onlyDisagreements }));
