// One sheet of paper: what it is on top, when it was printed and where it lives below.
import * as words from '@tennis/words/print';
import { useState, type ReactNode } from 'react';
import { formatDay, formatTime, viewerZone } from '../../lib/dates.ts';

export interface SheetHead {
  readonly title: string;
  /** Dates, club, kind: printed in one line. */
  readonly facts: readonly string[];
  /** Which part of the tournament the sheet shows. */
  readonly part: string;
  /** The address of the live page. */
  readonly address: string;
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
      <header className="mb-[2mm]">
        <h2 className="font-display text-[6mm] leading-[7mm] font-bold">{head.title}</h2>
        <p className="flex flex-wrap gap-x-[5mm] text-[3mm]">
          <strong>{head.part}</strong>
          {head.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </header>
      {children}
      <footer className="mt-[2mm] flex justify-between gap-[5mm] border-t border-black pt-[1mm] text-[2.4mm]">
        <span>{words.signs}</span>
        <span>
          {words.printed({ at: `${formatDay(now, zone)}, ${formatTime(now, zone)}`, address: head.address })}
        </span>
      </footer>
    </section>
  );
}
