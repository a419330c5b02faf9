// Settings that are read, but do not fit each other, and settings that nobody reads.
import { isIP } from 'node:net';
import type { Config } from '../ground/config.ts';
import { look, ok, type Finding } from './finding.ts';

/** Every variable that the server reads. */
export const SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'BACKUP_DIR',
  'BACKUP_S3_URL',
  'BACKUP_S3_REGION',
  'BACKUP_S3_KEY',
  'BACKUP_S3_SECRET',
  'DATABASE_URL',
  'DATABASE_CONNECTIONS',
  'DATABASE_DIRECT_URL',
  'DATABASE_POOLED',
  'DATABASE_READ_URL',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'SMTP_URL',
  'MAIL_FROM',
  'PUSH_SERVICES',
  'DRAIN_SECONDS',
  'METRICS_PORT',
  'METRICS_HOST',
  'LOG_LEVEL',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
] as const;

/** Letters alone: somebody who writes BACKUPDIR or Backup_Dir means BACKUP_DIR. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Endings that are mixed up. */
const SAME: readonly (readonly [string, string])[] = [
  ['uri', 'url'],
  ['address', 'url'],
  ['folder', 'dir'],
  ['path', 'dir'],
];

const spellingsOf = (name: string): readonly string[] => [
  plain(name),
  ...SAME.flatMap(([other, ours]) =>
    plain(name).endsWith(other) ? [plain(name).slice(0, -other.length) + ours] : [],
  ),
];

function misspelled(names: readonly string[]): Finding[] {
  const known = new Map(SETTINGS.map((name) => [plain(name), name]));
  return names.flatMap((name) => {
    if (SETTINGS.some((one) => one === name)) return [];
    const meant = spellingsOf(name)
      .map((spelling) => known.get(spelling))
      .find((one) => one !== undefined);
    if (meant === undefined) return [];
    return [look('settings', `${name} is set, and nobody reads it.`, `Call it ${meant}.`)];
  });
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Checks the settings together. Reading them has already refused unusable ones. */
export function lookAtSettings(config: Config, names: readonly string[]): Finding[] {
  const { publicUrl, trustProxy, host, smtpUrl, mailFrom } = config;
  const found: Finding[] = misspelled(names);
  const isSecure = publicUrl?.startsWith('https:') === true;
  if (isSecure && trustProxy === false)
    found.push(
      look(
        'settings',
        'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is not set: all visitors look like one caller and share its limits.',
        'Set TRUST_PROXY=true for one proxy, and let it send X-Forwarded-For and X-Forwarded-Proto.',
      ),
    );
  if (!isSecure && publicUrl !== null && !isLoopback(new URL(publicUrl).hostname))
    found.push(
      look(
        'settings',
        'PUBLIC_URL is http: passwords and sessions cross the network in the open.',
        'Put a proxy with https in front and set PUBLIC_URL to its address.',
      ),
    );
  if (trustProxy !== false && publicUrl === null)
    found.push(
      look(
        'settings',
        'TRUST_PROXY is set without PUBLIC_URL: links in mails and on printed codes lead to the address listened on.',
        'Set PUBLIC_URL to the address that people use.',
      ),
    );
  if (!isLoopback(host) && trustProxy !== false && isIP(host) !== 0)
    found.push(
      look(
        'settings',
        `HOST is ${host}, so callers can reach the server past the proxy and write what they like as their address.`,
        'Listen on 127.0.0.1, or let a firewall leave only the proxy through.',
      ),
    );
  if (smtpUrl !== null && mailFrom === null)
    found.push(
      look(
        'settings',
        'SMTP_URL is set without MAIL_FROM: mails come from a no-reply address, which many mail servers refuse.',
        'Set MAIL_FROM to an address that your mail server may send from.',
      ),
    );
  return found.length > 0 ? found : [ok('settings', 'All settings can be used, and fit each other.')];
}
