// One sheet of paper: what it is on top, when it was printed and where it lives below.
import * as words from '@tennis/words/print';
import type { ClubColours } from '@tennis/contract';
import { useState, type ReactNode } from 'react';
import { formatDay, formatTime, viewerZone } from '../../lib/dates.ts';
import { ClubLogo } from '../../ui/club-logo.tsx';
import { HouseLine } from '../../ui/house-line.tsx';
import { PaperCode } from '../../ui/paper-code.tsx';

export interface SheetHead {
  readonly title: string;
  /** Dates, club, kind: printed in one line. */
  readonly facts: readonly string[];
  /** The part of the tournament on the sheet. */
  readonly part: string;
  /** Those of the club, where it has them: a mark and a line, which tell nothing. */
  readonly logo: string | null;
  readonly colours: ClubColours | null;
  /** The live page: its path and its query. A phone reads both from the QR code; people read the path. */
  readonly path: string;
  readonly query: string;
}

/** A page; `upright` may run over several. */
export function Sheet({
  head,
  size,
  children,
}: {
  head: SheetHead;
  size: 'a4' | 'a3' | 'upright';
  children: ReactNode;
}) {
  const [now] = useState(() => new Date().toISOString());
  const zone = viewerZone();
  return (
    <section aria-label={head.part} className={`sheet sheet-${size}`}>
      <HouseLine colours={head.colours} />
      <header className="mb-[2mm] flex items-start gap-[4mm]">
        <ClubLogo logo={head.logo} size="paper" />
        <div className="min-w-0 flex-1">
          <h2 className="font-display text-[6mm] leading-[7mm] font-bold [overflow-wrap:anywhere]">
            {head.title}
          </h2>
          <p className="flex flex-wrap gap-x-[5mm] text-[3mm]">
            <strong>{head.part}</strong>
            {head.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        <PaperCode path={head.path + head.query} />
      </header>
      {children}
      <footer className="mt-[2mm] flex justify-between gap-[5mm] border-t border-black pt-[1mm] text-[2.4mm]">
        <span>{words.signs}</span>
        <span>
          {words.printed({
            at: `${formatDay(now, zone)}, ${formatTime(now, zone)}`,
            address: window.location.host + head.path,
          })}
        </span>
      </footer>
    </section>
  );
}
