// All cases, in the order in which they are run.
import type { AbuseCase } from './case.ts';
import { foreignLock } from './foreign-lock.ts';
import { fullDisk } from './full-disk.ts';
import { crowd, pipelining } from './pipelining.ts';
import { slowSockets } from './slow-sockets.ts';
import { wrongSignIns } from './wrong-sign-ins.ts';

export const CASES: readonly AbuseCase[] = [
  ...pipelining,
  crowd,
  ...slowSockets,
  wrongSignIns,
  foreignLock,
  fullDisk,
];
