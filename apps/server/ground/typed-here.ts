// How people type our commands here. Texts say `npm run`; a service has a command of its own for them (docs/hosting/tennis).

const COMMAND = /npm run (backup|doctor|move|restore)(?: --(?= ))?/g;

/** The text with its commands as they are typed on this machine: `sudo tennis backup` where TYPED_AS says so. */
export function typedHere(text: string, typedAs: string | undefined): string {
  return typedAs === undefined || typedAs === ''
    ? text
    : text.replaceAll(COMMAND, (_, command: string) => `${typedAs} ${command}`);
}
