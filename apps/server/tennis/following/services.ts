// The services that following has beside those of every handler.
import type { Services } from '../../http/handler.ts';

export interface FollowServices extends Services {
  /** How push services know this server. */
  readonly pushKeys: { readonly publicKey: string };
}
