// A page's notice while it does not hear the server.
import { message } from './message.ts';

export const notUpToDate = message('Nicht mehr aktuell seit {time}');
