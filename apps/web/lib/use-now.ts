// The present moment on a page that shows it: updated twice a minute, so that its line is never a minute late.
import { useEffect, useState } from 'react';
import { presentMoment } from './rendering.ts';

const EVERY_MS = 30_000;

/** As ISO text in UTC. */
export function useNow(): string {
  const [now, setNow] = useState(() => presentMoment().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
