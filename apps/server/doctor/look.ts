// Looks at everything that a server needs, and changes nothing.
import { versions } from 'node:process';
import type { Config } from '../ground/config.ts';
import { tryMail } from '../mail/transport.ts';
import { lookAtBackups, lookAtStorage } from './backups.ts';
import { lookAtDatabase } from './database.ts';
import { freeBytes, lookAtDisks, type FreeBytes } from './disk.ts';
import { look, ok, wrong, type Finding } from './finding.ts';
import { lookAtSettings } from './settings.ts';

const OLDEST_NODE = 24;

async function lookAtMail(config: Config): Promise<Finding> {
  if (config.smtpUrl === null)
    return look(
      'mail',
      'No mail server is set: invitations and reset links wait in the outbox for a week.',
      'Set SMTP_URL and MAIL_FROM.',
    );
  const refused = await tryMail(config);
  return refused === null
    ? ok('mail', 'The mail server answers, and takes our name and password.')
    : wrong(
        'mail',
        `The mail server does not take mails (${refused}).`,
        'Check SMTP_URL: address, port, user and password.',
      );
}

function lookAtNode(): Finding {
  const major = Number(versions.node.split('.')[0]);
  return major >= OLDEST_NODE
    ? ok('node', `Node ${versions.node}.`)
    : wrong(
        'node',
        `Node ${versions.node} is too old.`,
        `Start it by npm, which brings Node ${OLDEST_NODE}.`,
      );
}

/** Everything that was found. `names` are the names of all variables of the environment. */
export async function lookAround(
  config: Config,
  names: readonly string[],
  now: Date,
  free: FreeBytes = freeBytes,
): Promise<Finding[]> {
  const [disks, database, backups, storage, mail] = await Promise.all([
    lookAtDisks(config, free),
    lookAtDatabase(config, now),
    lookAtBackups(config, now),
    lookAtStorage(config, now),
    lookAtMail(config),
  ]);
  return [
    lookAtNode(),
    ...lookAtSettings(config, names),
    ...disks,
    ...database,
    ...backups,
    ...storage,
    mail,
  ];
}
