// Brings the database to the state that this code expects: all missing steps in one transaction, all or none.
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../columns.ts';
import type { Database, Tx } from '../connection.ts';
import { databaseFault } from '../errors.ts';
import * as initial from './0001-initial.ts';
import * as identity from './0002-identity.ts';
import * as auditLog from './0003-audit-log.ts';
import * as archivedTournaments from './0004-archived-tournaments.ts';
import * as account from './0005-account.ts';
import * as passwordMails from './0006-password-mails.ts';
import * as provedAddresses from './0007-proved-addresses.ts';
import * as usernameKeys from './0008-username-keys.ts';
import * as auditSealing from './0009-audit-sealing.ts';
import * as partnerBirthYears from './0010-partner-birth-years.ts';
import * as writeKeys from './0011-write-keys.ts';
import * as grow from './0013-grow.ts';
import * as keptFigures from './0014-kept-figures.ts';
import * as score from './0015-score.ts';
import * as names from './0016-names.ts';
import * as words from './0017-words.ts';
import * as draws from './0018-draws.ts';
import * as people from './0019-people.ts';
import * as members from './0020-members.ts';
import * as language from './0021-language.ts';
import * as withdrawals from './0022-withdrawals.ts';
import * as stageNames from './0023-stage-names.ts';
import * as personMerges from './0030-person-merges.ts';
import * as claims from './0031-claims.ts';
import * as courts from './0032-courts.ts';
import * as orderOfPlay from './0033-order-of-play.ts';
import * as platform from './0038-platform.ts';
import * as support from './0039-support.ts';
import * as namesOfPeople from './0040-names-of-people.ts';
import * as checkIn from './0041-check-in.ts';
import * as entering from './0042-entering.ts';
import * as notices from './0043-notices.ts';
import * as partners from './0044-partners.ts';
import * as whoMayEnter from './0045-who-may-enter.ts';
import * as suspensions from './0046-suspensions.ts';
import * as called from './0047-called.ts';
import * as preferences from './0048-preferences.ts';
import * as meetings from './0050-meetings.ts';
import * as rain from './0056-rain.ts';
import * as scoreLogs from './0051-score-logs.ts';
import * as noticeChoices from './0057-notice-choices.ts';
import * as resultReports from './0058-result-reports.ts';
import * as playByDate from './0061-play-by-date.ts';
import * as scoreLinks from './0063-score-links.ts';
import * as platformVersions from './0064-versions-of-the-platform.ts';
import * as pictures from './0065-pictures.ts';
import * as following from './0067-following.ts';
import * as scorers from './0068-scorers.ts';
import * as kindsOfDraw from './0069-kinds-of-draw.ts';
import * as ratings from './0070-ratings.ts';
import * as planning from './0076-planning.ts';
import * as houseColours from './0095-house-colours.ts';
import * as addressMails from './0096-address-mails.ts';
import * as moreNotices from './0097-more-notices.ts';
import * as tournamentCourts from './0098-tournament-courts.ts';
import * as entryTimes from './0099-entry-times.ts';
import * as timesAsked from './0100-times-asked.ts';
import * as rests from './0101-rests.ts';
import * as drawRounds from './0104-expand-draw-rounds.ts';
import * as juniorsEarly from './0105-juniors-early.ts';
import * as comesFrom from './0106-expand-comes-from.ts';
import * as memberMarks from './0107-member-marks.ts';
import * as mergedPeopleIndex from './0108-expand-merged-people-index.ts';
import * as beginningsOfNames from './0109-expand-beginnings-of-names.ts';
import * as withdrawalNotices from './0110-expand-withdrawal-notices.ts';
import * as nextOnCourt from './0111-expand-next-on-court.ts';
import * as mailStopKeys from './0112-expand-mail-stop-keys.ts';
import * as courtLooks from './0113-expand-court-looks.ts';
import * as namesOfMeetings from './0114-expand-names-of-meetings.ts';
import * as looksAtPairs from './0115-expand-looks-at-pairs.ts';
import * as pushedDevices from './0116-expand-pushed-devices.ts';
import * as unpairedNotice from './0117-expand-unpaired-notice.ts';
import * as keptPlaces from './0118-expand-kept-places.ts';
import * as mergeGifts from './0119-expand-merge-gifts.ts';
import * as toldStarts from './0120-expand-told-starts.ts';
import * as lateNotices from './0121-expand-late-notices.ts';
import * as dayLimits from './0125-expand-day-limits.ts';
import * as paired from './0130-expand-paired.ts';
import * as stageFormats from './0131-expand-stage-formats.ts';
import * as lateEntries from './0132-expand-late-entries.ts';
import * as calledAway from './0134-expand-called-away.ts';
import * as keysOfAccounts from './0135-expand-keys-of-accounts.ts';
import { unhurried } from '../postgres-dialect.ts';

interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>, engine: Engine) => Promise<void>;
}

/** All steps, in their order. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '0001-initial', up: initial.up },
  { name: '0002-identity', up: identity.up },
  { name: '0003-audit-log', up: auditLog.up },
  { name: '0004-archived-tournaments', up: archivedTournaments.up },
  { name: '0005-account', up: account.up },
  { name: '0006-password-mails', up: passwordMails.up },
  { name: '0007-proved-addresses', up: provedAddresses.up },
  { name: '0008-username-keys', up: usernameKeys.up },
  { name: '0009-audit-sealing', up: auditSealing.up },
  { name: '0010-partner-birth-years', up: partnerBirthYears.up },
  { name: '0011-write-keys', up: writeKeys.up },
  { name: '0013-grow', up: grow.up },
  { name: '0014-kept-figures', up: keptFigures.up },
  { name: '0015-score', up: score.up },
  { name: '0016-names', up: names.up },
  { name: '0017-words', up: words.up },
  { name: '0018-draws', up: draws.up },
  { name: '0019-people', up: people.up },
  { name: '0020-members', up: members.up },
  { name: '0021-language', up: language.up },
  { name: '0022-withdrawals', up: withdrawals.up },
  { name: '0023-stage-names', up: stageNames.up },
  { name: '0030-person-merges', up: personMerges.up },
  { name: '0031-claims', up: claims.up },
  { name: '0032-courts', up: courts.up },
  { name: '0033-order-of-play', up: orderOfPlay.up },
  { name: '0038-platform', up: platform.up },
  { name: '0039-support', up: support.up },
  { name: '0040-names-of-people', up: namesOfPeople.up },
  { name: '0041-check-in', up: checkIn.up },
  { name: '0042-entering', up: entering.up },
  { name: '0043-notices', up: notices.up },
  { name: '0044-partners', up: partners.up },
  { name: '0045-who-may-enter', up: whoMayEnter.up },
  { name: '0046-suspensions', up: suspensions.up },
  { name: '0047-called', up: called.up },
  { name: '0048-preferences', up: preferences.up },
  { name: '0050-meetings', up: meetings.up },
  { name: '0051-score-logs', up: scoreLogs.up },
  { name: '0056-rain', up: rain.up },
  { name: '0057-notice-choices', up: noticeChoices.up },
  { name: '0058-result-reports', up: resultReports.up },
  { name: '0061-play-by-date', up: playByDate.up },
  { name: '0063-score-links', up: scoreLinks.up },
  { name: '0064-versions-of-the-platform', up: platformVersions.up },
  { name: '0065-pictures', up: pictures.up },
  { name: '0067-following', up: following.up },
  { name: '0068-scorers', up: scorers.up },
  { name: '0069-kinds-of-draw', up: kindsOfDraw.up },
  { name: '0070-ratings', up: ratings.up },
  { name: '0076-planning', up: planning.up },
  { name: '0095-house-colours', up: houseColours.up },
  { name: '0096-address-mails', up: addressMails.up },
  { name: '0097-more-notices', up: moreNotices.up },
  { name: '0098-tournament-courts', up: tournamentCourts.up },
  { name: '0099-entry-times', up: entryTimes.up },
  { name: '0100-times-asked', up: timesAsked.up },
  { name: '0101-rests', up: rests.up },
  { name: '0104-expand-draw-rounds', up: drawRounds.up },
  { name: '0105-juniors-early', up: juniorsEarly.up },
  { name: '0106-expand-comes-from', up: comesFrom.up },
  { name: '0107-member-marks', up: memberMarks.up },
  { name: '0108-expand-merged-people-index', up: mergedPeopleIndex.up },
  { name: '0109-expand-beginnings-of-names', up: beginningsOfNames.up },
  { name: '0110-expand-withdrawal-notices', up: withdrawalNotices.up },
  { name: '0111-expand-next-on-court', up: nextOnCourt.up },
  { name: '0112-expand-mail-stop-keys', up: mailStopKeys.up },
  { name: '0113-expand-court-looks', up: courtLooks.up },
  { name: '0114-expand-names-of-meetings', up: namesOfMeetings.up },
  { name: '0115-expand-looks-at-pairs', up: looksAtPairs.up },
  { name: '0116-expand-pushed-devices', up: pushedDevices.up },
  { name: '0117-expand-unpaired-notice', up: unpairedNotice.up },
  { name: '0118-expand-kept-places', up: keptPlaces.up },
  { name: '0119-expand-merge-gifts', up: mergeGifts.up },
  { name: '0120-expand-told-starts', up: toldStarts.up },
  { name: '0121-expand-late-notices', up: lateNotices.up },
  { name: '0125-expand-day-limits', up: dayLimits.up },
  { name: '0130-expand-paired', up: paired.up },
  { name: '0131-expand-stage-formats', up: stageFormats.up },
  { name: '0132-expand-late-entries', up: lateEntries.up },
  { name: '0134-expand-called-away', up: calledAway.up },
  { name: '0135-expand-keys-of-accounts', up: keysOfAccounts.up },
];

/**
 * Whether a step keeps everything that the release before it uses, as its name says (`0072-expand-something`). Then that release can start and go on
 * beside the new one, and an upgrade can roll. A step that removes something comes one release later, when nobody uses it any more (ADR 48).
 */
export const isExpansion = (name: string): boolean => /^\d{4}-expand-/.test(name);

/** The database was written by a newer version of this program. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** A step failed, and all of them were taken back. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';

  constructor(step: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const whatToDo =
      databaseFault(cause) === 'unavailable'
        ? 'Nothing was changed. Mend that, and start again; the former version starts on it as before.'
        : 'Nothing was changed, so the former version starts on it as before. Go back to that one, and report this message.';
    super(`The database could not be brought up to date: step ${step} failed with "${why}". ${whatToDo}`, {
      cause,
    });
  }
}

interface MigrationTables {
  schema_migrations: { name: string; applied_at: string };
}

// Any constant will do, as long as all servers of one database use the same.
const MIGRATION_LOCK = 7_403_155;

async function createMigrationTable(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
}

/**
 * Takes the migration lock of the whole database until the transaction ends, and lets its statements take their time; an SQLite transaction is such a
 * lock by itself. It waits only a moment for a table: later statements, even reads, would queue behind it.
 */
export async function takeTurn(tx: Tx, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
  await sql`set local lock_timeout = ${sql.lit(TABLE_WAIT_MS)}`.execute(tx);
}

const TABLE_WAIT_MS = 1000;
/** A backup of a large database reads every table for as long as it takes. */
const TRY_FOR_MS = 10 * 60_000;
const TRY_AGAIN_MS = 2000;

/** A lock was not to be had in time. */
const isHeldUp = (error: unknown): boolean => (error as { readonly code?: unknown }).code === '55P03';

const newerIn = (applied: ReadonlySet<string>): readonly string[] =>
  [...applied].filter((name) => !MIGRATIONS.some((migration) => migration.name === name));

async function applyMissing(anyTx: unknown, engine: Engine): Promise<readonly string[]> {
  const tx = anyTx as Kysely<MigrationTables>;
  const rows = await tx.selectFrom('schema_migrations').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  const unknown = newerIn(applied).filter((name) => !isExpansion(name));
  if (unknown.length > 0) {
    throw new NewerDatabaseError(
      `The database is newer than this program (it knows ${unknown.join(', ')}), and has changed what this program uses. Install the newer version, or use another data folder.`,
    );
  }
  const missing = MIGRATIONS.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) {
    try {
      await migration.up(anyTx as Kysely<unknown>, engine);
    } catch (error) {
      // A lock comes later, and a data file that cannot be written has advice of its own.
      if (isHeldUp(error) || (engine === 'sqlite' && databaseFault(error) === 'unavailable')) throw error;
      throw new MigrationFailed(migration.name, error);
    }
    await tx
      .insertInto('schema_migrations')
      .values({ name: migration.name, applied_at: new Date().toISOString() })
      .execute();
  }
  return missing.map((migration) => migration.name);
}

/** Whether a database with data has steps to take: an upgrade. An empty one, and one that is newer than this code, have none. */
export async function isUpgrade({ db }: Database): Promise<boolean> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'schema_migrations')) return false;
  const rows = await (db as unknown as Kysely<MigrationTables>)
    .selectFrom('schema_migrations')
    .select('name')
    .execute();
  const applied = new Set(rows.map(({ name }) => name));
  return applied.size > 0 && MIGRATIONS.some(({ name }) => !applied.has(name));
}

/** Applies the missing migrations in an open transaction, and answers their names; as `migrate`, but tries once. */
export function migrateIn(tx: Tx, engine: Engine): Promise<readonly string[]> {
  return unhurried.run(true, async () => {
    await takeTurn(tx, engine);
    await createMigrationTable(tx);
    return applyMissing(tx, engine);
  });
}

/**
 * Applies the missing migrations, all or none, and answers their names. Two servers that start at once take turns. Throws `NewerDatabaseError` if the
 * database has a migration that this code does not know and that may have removed something.
 */
export async function migrate({ db, engine }: Database): Promise<readonly string[]> {
  const until = performance.now() + TRY_FOR_MS;
  for (;;) {
    try {
      return await unhurried.run(true, () => db.transaction().execute((tx) => migrateIn(tx, engine)));
    } catch (error) {
      if (!isHeldUp(error) || performance.now() > until) throw error;
      await pause(TRY_AGAIN_MS);
    }
  }
}

/** The steps of a newer version that the database has taken and with which this one can go on; mostly none. */
export async function stepsAhead({ db }: Database): Promise<readonly string[]> {
  const rows = await (db as unknown as Kysely<MigrationTables>)
    .selectFrom('schema_migrations')
    .select('name')
    .execute();
  return newerIn(new Set(rows.map(({ name }) => name)));
}
