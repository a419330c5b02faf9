// The frame around every page: header, footer, menus.
import { message } from './message.ts';

export const signIn = 'Se connecter';
export const register = 'S’inscrire';
export const copyright = message('© {year} {platform}');
export const language = 'Langue';
