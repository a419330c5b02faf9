// The score pad is a page of its own (ADR 43): somebody who is led to its address inside of the app, as after signing in, loads it.
import { useEffect } from 'react';
import { PagePending } from './page-pending.tsx';

/** Loads the page of the address, which has just become the pad's. */
export function LeaveForPad() {
  useEffect(() => location.reload(), []);
  return <PagePending />;
}
