// A network for each machine of the cluster, so that its cable can be pulled: a Linux namespace with one end of a pair of interfaces; the other end
// is on a bridge that all share with this machine. Only root may make one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getuid, pid } from 'node:process';

/** That of one machine. */
export interface Network {
  readonly address: string;
  /** The beginning of a command that runs there. */
  readonly enter: readonly string[];
  /** Pulls its cable, and puts it back: what is sent meanwhile is lost without a word. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** Lets it send nothing to the product any more, but to all others, and undoes that. */
  readonly turnFromProduct: () => void;
  readonly turnBack: () => void;
}

/** Makes the network of a machine. */
export type Networks = (name: string) => Network;

/** The folder that names what the guard takes away. */
export const NETS = 'nets';

const ip = (...args: string[]): string => execFileSync('ip', args, { encoding: 'utf8' });

/** Whether networks can be made here. */
export function canMakeNetworks(): boolean {
  if (getuid?.() !== 0) return false;
  try {
    ip('netns', 'list');
    return true;
  } catch {
    return false;
  }
}

/** A range of private addresses that this machine does not know yet: "10.213.7". */
function freeRange(): string {
  const known = ip('-oneline', 'route');
  for (let third = 0; third < 256; third += 1)
    if (!known.includes(`10.213.${third}.`)) return `10.213.${third}`;
  throw new Error('All networks from 10.213.0.0 to 10.213.255.0 are taken.');
}

/** Makes the bridge; each machine is then one more cable on it. */
export function makeNetworks(folder: string): Networks {
  const range = freeRange();
  const bridge = `tennis${pid}`;
  mkdirSync(path.join(folder, NETS));
  writeFileSync(path.join(folder, NETS, bridge), '');
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', `${range}.1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  let last = 1;
  return (name) => {
    last += 1;
    const [space, cable, address] = [`${bridge}-${name}`, `${bridge}${name}`, `${range}.${last}`];
    writeFileSync(path.join(folder, NETS, space), '');
    ip('netns', 'add', space);
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('link', 'set', cable, 'master', bridge, 'up');
    ip('-netns', space, 'link', 'set', 'lo', 'up');
    ip('-netns', space, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    ip('-netns', space, 'link', 'set', 'eth0', 'up');
    const product = `${range}.1/32`;
    return {
      address,
      enter: ['ip', 'netns', 'exec', space],
      cut: () => void ip('link', 'set', cable, 'down'),
      mend: () => void ip('link', 'set', cable, 'up'),
      turnFromProduct: () => void ip('-netns', space, 'route', 'add', 'blackhole', product),
      turnBack: () => void ip('-netns', space, 'route', 'del', 'blackhole', product),
    };
  };
}
