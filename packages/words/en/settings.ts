// How the product is shown to the reader.
import { message } from './message.ts';

export const title = 'Settings';
export const onAccount = 'These choices hold at once, on all devices on which you sign in.';
export const onDevice =
  'These choices hold at once, in this browser. Sign in to have them on all your devices.';
export const look = 'Look and language';
export const systemTheme = 'As the device';
export const lightTheme = 'Light';
export const darkTheme = 'Dark';
export const times = 'Times';
export const hours = 'Hours';
export const hoursOfLanguage = message('By language: {example}');
export const hours12 = message('12 hours: {example}');
export const hours24 = message('24 hours: {example}');
export const zone = 'Time zone';
export const zoneHint =
  'Your own today and times follow it. Matches are shown in the zone of their club, and the page says so where it is another one.';
export const zoneOfDevice = message('As the device: {zone}');
export const keyboard = 'Keyboard';
export const singleKeys = 'Single keys act';
export const singleKeysHint =
  'Digits enter a score on the score pad, and F follows a player in a draw. Shortcuts with Ctrl or ⌘ always work.';
export const failed = 'Your choice could not be saved. Please try again.';
