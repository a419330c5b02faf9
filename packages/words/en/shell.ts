// The frame around every page: header, footer, menus.
import { message } from './message.ts';

export const signIn = 'Sign In';
export const register = 'Register';
export const copyright = message('© {year} {platform}');
export const language = 'Language';
