// How the product is shown to the reader.
import { message } from './message.ts';

export const title = 'Settings';
export const onAccount = 'These choices apply at once, on all devices where you sign in.';
export const onDevice =
  'These choices apply at once, in this browser. Sign in to have them on all your devices.';
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
  'Your own day and times follow it. Matches are shown in the zone of their club, and the page says so if that is another one.';
export const zoneOfDevice = message('As the device: {zone}');
export const contact = 'Contact';
export const showEmail = 'Opponents see my email';
export const showEmailHint =
  'Only the players you arrange a match with see it, if the match has a last day, and only until it is played. For players under 18, we show only the addresses of the people who look after them, if they agree.';
export const keyboard = 'Keyboard';
export const singleKeys = 'Single keys act';
export const singleKeysHint =
  'Digits enter a score on the score pad, F follows a player in a draw, and ? shows all keys. Shortcuts with Ctrl or ⌘ always work.';
export const failed = 'Your choice could not be saved. Please try again.';
export const notices = 'Notifications';
export const noticesHint =
  'Choose what we tell you about yourself, the people you look after, and what you follow. Mails wait a few minutes: we do not mail what you have read here by then, and the rest comes in one mail.';
export const topic = 'Topic';
export const inApp = 'Here';
export const byMail = 'By mail';
export const tellInApp = message('{topic}: here');
export const tellByMail = message('{topic}: by mail');
export const byPush = 'On devices';
export const tellByPush = message('{topic}: on devices');
export const ownMail = 'Always';
export const ownMailHint = 'Mails about places and partners ask for your answer, so they always go out.';
export const topicCourt = 'Next on court, and called to it';
export const topicTimes = 'When and where you play';
export const topicArranging = 'Arranging matches';
export const topicRain = 'Play suspended and resumed';
export const topicDraw = 'The draw is out, or has changed';
export const topicResult = 'Results';
export const topicEntry = 'Places and partners';
export const topicDispute = 'Disputed results';
export const quiet = 'Quiet at night';
export const quietHint =
  'No mails and no notifications on devices, except when you are called to your court. They come when the night is over.';
export const quietFrom = 'From';
export const quietUntil = 'Until';
export const choicesFailed = 'Failed to load your notification choices. Please try again.';
export const stopTitle = 'Stop mails';
export const stopAbout = 'We send you mails about:';
export const stop = 'Stop these mails';
export const stopDone = 'You get no more mails about:';
export const stopDoneText = 'You still read it here, unless you have chosen otherwise.';
export const stopUnknown =
  'This link has expired or is not valid. You can choose in your settings what we mail you.';
export const stopSettings = 'To the settings';
export const stopLoadFailed = 'This link could not be checked. Please try again.';
export const stopFailed = 'The mails could not be stopped. Please try again.';
