// The routes of the two audit logs: the platform's in the area of super admins, a club's for those who may manage it (ADR 12).
// Somebody else's club is denied like one that is missing (D39).
import { canReadAuditLog } from '@tennis/domain';
import { useParams } from '@tanstack/react-router';
import { ClubNav } from '../features/clubs/manage/club-nav.tsx';
import { AuditLogPage } from '../features/audit-log/audit-log-page.tsx';
import { callerOf, useSession } from '../lib/session.ts';
import { AccessRestricted } from './access-restricted.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** /admin/audit-log. */
export function PlatformAuditLog() {
  return <AuditLogPage clubId={null} />;
}

/** /admin/club/{id}/audit-log. */
export function ClubAuditLog() {
  const user = useSession();
  const { id } = useParams({ strict: false });
  const clubId = Number(id);
  if (!canReadAuditLog(callerOf(user), clubId)) return <AccessRestricted />;
  const isId = Number.isSafeInteger(clubId) && clubId > 0;
  return isId ? (
    <AuditLogPage clubId={clubId} nav={<ClubNav clubId={clubId} />} missing={<NotFoundPage />} />
  ) : (
    <NotFoundPage />
  );
}
