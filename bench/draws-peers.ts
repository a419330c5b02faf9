// The peers of the draw bench, with what each leaves out of a task that we do.
import type { Task } from './draws-field.ts';
import type { Contender } from './side-by-side.ts';

/** A peer: what it can do, and what it leaves out where it does less than we do. */
export interface Peer {
  readonly name: string;
  readonly tasks: { readonly [Name in Task]?: Contender };
  readonly leavesOut: readonly string[];
}
