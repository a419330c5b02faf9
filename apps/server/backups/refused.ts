// Why a backup could not be taken or brought back, and what to do, in words for the operator.

/** Nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;
/** SQLite's code for a disk without room. */
const SQLITE_FULL = 13;

/** The advice for a file that could not be written; null when the error is about something else. */
export function adviceFor(error: unknown, place: string): string | null {
  if (error instanceof BackupRefused) return error.message;
  const { errcode } = error as { errcode?: unknown };
  const code = codeOf(error);
  if (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    (typeof errcode === 'number' && (errcode & 0xff) === SQLITE_FULL)
  )
    return `There is no room left on the disk of ${place}. Make room, or name another folder; nothing half is left behind.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR' || code === 'EEXIST')
    return `The folder ${place} cannot be written. Give this user the right to write there, or name another folder.`;
  return null;
}
