// The services that the handlers of careers need besides those of all handlers.
import type { Services } from '../../http/handler.ts';
import type { WhenTheyPlay } from '../estimates.ts';

export interface CareerServices extends Services {
  readonly whenTheyPlay: WhenTheyPlay;
}
