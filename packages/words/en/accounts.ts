// Signing in, registering, passwords, the profile.
import { message } from './message.ts';

export const noAccount = message('Don’t have an account? {signUp}');
export const signUp = 'Sign up';
