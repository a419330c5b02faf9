// What following finds at hand beside what every handler does.
import type { Services } from '../../http/handler.ts';

export interface FollowServices extends Services {
  /** How push services know this server. */
  readonly pushKeys: { readonly publicKey: string };
}
