// The score pad is a page of its own (ADR 43): if a link in the app leads to its address, for instance after signing in, the browser loads it.
import { useEffect } from 'react';
import { PagePending } from './page-pending.tsx';

/** Loads the page of the address, which has just become the pad's. */
export function LeaveForPad() {
  useEffect(() => location.reload(), []);
  return <PagePending />;
}
