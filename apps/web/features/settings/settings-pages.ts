// The pages on which people choose something for themselves: the settings, and the page of the link of a mail, in one file. Each file more is named in the code of every first visit.
export { MailStopPage } from './mail-stop-page.tsx';
export { SettingsPage } from './settings-page.tsx';
