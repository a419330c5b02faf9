// Signing in, registering, passwords, the profile.
import { message } from './message.ts';

export const noAccount = message('Noch kein Konto? {signUp}');
export const signUp = 'Registrieren';
