// The audit log: reading, taking along, checking (ADR 12).
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { route } from '../route.ts';
import {
  AuditCheckQuerySchema,
  AuditExportQuerySchema,
  AuditQuerySchema,
  AuditRecordSchema,
  AuditVerificationSchema,
} from '../schemas/audit.ts';

const tag = 'Audit log';

export const auditRoutes = {
  listAuditRecords: route({
    ...endpoints.listAuditRecords,
    access: 'read-audit-log',
    tag,
    summary: 'Who did what to which object when, newest first; club admins name their club',
    query: AuditQuerySchema,
    responses: { 200: z.array(AuditRecordSchema) },
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  exportAuditLog: route({
    ...endpoints.exportAuditLog,
    access: 'read-audit-log',
    tag,
    summary: 'The same records as a file, as CSV or as JSON Lines',
    query: AuditExportQuerySchema,
    responses: { 200: z.string() },
    media: ['text/csv', 'application/x-ndjson'],
    errors: ['invalid', 'not_signed_in', 'not_allowed', 'not_found'],
  }),
  verifyAuditLog: route({
    ...endpoints.verifyAuditLog,
    access: 'super-admin',
    tag,
    summary: 'Whether any record was changed, taken out or added behind the product’s back',
    query: AuditCheckQuerySchema,
    responses: { 200: AuditVerificationSchema },
    errors: ['invalid', 'not_signed_in', 'not_allowed'],
  }),
};
