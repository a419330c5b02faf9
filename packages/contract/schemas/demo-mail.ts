// A mail that a demo shows instead of sending it (D23).
import * as z from 'zod/mini';
import { Timestamp } from './common.ts';

export const DemoMailSchema = z.object({
  at: Timestamp,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type DemoMail = z.output<typeof DemoMailSchema>;
