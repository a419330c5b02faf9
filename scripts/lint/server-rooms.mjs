// The rooms of apps/server from the top down, and what each may use: only rooms further down, so that no import leads up (ADR 19).

/**
 * @typedef {object} ServerRoom
 * @property {string} name
 * @property {RegExp} files by path from the root; a group `feature` tells apart corners that do not see each other
 * @property {readonly string[]} uses
 */

/**
 * @param {string} name
 * @param {RegExp} files
 * @param {string} uses names with spaces between them
 * @returns {ServerRoom}
 */
const room = (name, files, uses) => ({ name, files, uses: uses === '' ? [] : uses.split(' ') });

/**
 * A room that is the files of one folder; a folder in it is a room of its own.
 * @param {string} name
 * @param {string} uses
 */
const folder = (name, uses) => room(name, new RegExp(`^apps/server/${name}/[^/]+$`), uses);

const EVERY_FEATURE =
  'accounts/members accounts/invitations accounts accounts/passwords platform/audit-log platform/support platform tennis/feature tennis pictures';

/** @type {readonly ServerRoom[]} */
export const SERVER_ROOMS = [
  // Only tests import them, and tests see every room.
  room('tests', /^apps\/server\/(?:promises|testing)\//, ''),
  room(
    'doors',
    /^apps\/server\/(?:main|demo|backup|restore|move|doctor)\.ts$/,
    'demo start accounts doctor moving backups database/migrations database ground',
  ),
  folder('moving', 'backups audit database/migrations database ground'),
  folder('doctor', 'backups mail database/migrations database ground'),
  folder('demo', 'start tennis mail database ground'),
  folder(
    'start',
    `${EVERY_FEATURE} live pictures/cards http/walk http/pages http/prepared http http/connections backups metrics audit mail push changes database/migrations database ground`,
  ),
  folder('accounts/members', 'accounts/invitations accounts tennis http audit mail database ground'),
  folder('accounts/invitations', 'accounts tennis http mail database ground'),
  folder('accounts', 'accounts/passwords platform tennis pictures http access audit mail database ground'),
  folder('accounts/passwords', 'platform http database ground'),
  folder('platform/audit-log', 'http access audit database ground'),
  folder('platform/support', 'http database ground'),
  folder('platform', 'http backups mail database ground'),
  folder('live', 'http/prepared http http/connections access changes database ground'),
  room(
    'tennis/feature',
    /^apps\/server\/tennis\/(?<feature>[^/]+)\//,
    'tennis pictures http access audit database ground',
  ),
  folder('tennis', 'access database ground'),
  folder('pictures', 'http database ground'),
  folder('pictures/cards', 'http/pages http/prepared http database ground'),
  folder('http/walk', 'http/prepared http access audit database ground'),
  folder('http/pages', 'http/prepared http ground'),
  folder('http/prepared', 'http changes database ground'),
  folder('http', 'http/connections access audit changes database ground'),
  folder('http/connections', 'ground'),
  folder('access', 'database ground'),
  folder('backups', 'audit database/migrations database ground'),
  folder('metrics', 'database'),
  folder('audit', 'changes database'),
  folder('mail', 'database ground'),
  folder('push', 'database ground'),
  folder('changes', 'database'),
  folder('database/migrations', 'database'),
  folder('database', 'ground'),
  room('ground', /^apps\/server\/(?:ground\/|package\.json$)/, ''),
  // A file outside all rooms may use nothing, and nothing may use it: put it into a room.
  room('no room', /^apps\/server\//, ''),
];
