// The frame around every page: header, footer, menus.
import { message } from './message.ts';

export const signIn = 'Anmelden';
export const register = 'Registrieren';
export const copyright = message('© {year} {platform}');
export const language = 'Sprache';
