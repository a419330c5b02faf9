// What the handlers of careers need besides the things that all handlers have.
import type { Services } from '../../http/handler.ts';
import type { WhenTheyPlay } from '../estimates.ts';

export interface CareerServices extends Services {
  readonly whenTheyPlay: WhenTheyPlay;
}
