// Signing in, registering, passwords, the profile.
import { message } from './message.ts';

export const noAccount = message('Pas encore de compte ? {signUp}');
export const signUp = 'Inscrivez-vous';
