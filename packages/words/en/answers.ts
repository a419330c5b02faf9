// The server's answers after it has done something.
import { message } from './message.ts';

export const loggedOut = 'You have been logged out.';
export const passwordChanged = 'Password changed';
export const resetRequested =
  'If your email exists in our system, you will receive a password reset link shortly';
export const passwordReset = 'Password reset successful';
export const deviceOn = message('{browser} on {system}');
export const deviceUnknown = 'Unknown device';
export const formerSupport = 'Former member of the support team';
