// The room of the entries that somebody follows, above the tabs of a tournament: it is there before they are (styles/base.css).
import type { CSSProperties } from 'react';
import { pushState } from '../../lib/push-state.ts';

/** For so many entries. */
export const stripRoom = (entries: number): CSSProperties => ({
  '--rows': entries,
  '--tells': pushState() === 'off' ? 1 : 0,
});

declare module 'react' {
  interface CSSProperties {
    '--rows'?: number;
    '--tells'?: number;
  }
}
