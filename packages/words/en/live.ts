// A page's notice while it does not hear the server.
import { message } from './message.ts';

export const notUpToDate = message('Not up to date since {time}');
