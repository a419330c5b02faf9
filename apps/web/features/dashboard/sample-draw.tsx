// A draw to look at before there is a real one (D19): collapsed, framed, and marked "Sample" on every card. Its people are invented and appear
// nowhere else.
import * as words from '@tennis/words/dashboard';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { BracketFacts, BracketMatch } from '../../lib/bracket-facts.ts';
import type { StripSet } from '../../lib/match-facts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Bracket } from '../../ui/bracket/bracket.tsx';

const [ALVA, BRUNO, CHIARA, DMITRI, ESTHER, FELIX, GRETA, HUGO] = [
  words.samplePlayer({ name: 'Alva' }),
  words.samplePlayer({ name: 'Bruno' }),
  words.samplePlayer({ name: 'Chiara' }),
  words.samplePlayer({ name: 'Dmitri' }),
  words.samplePlayer({ name: 'Esther' }),
  words.samplePlayer({ name: 'Felix' }),
  words.samplePlayer({ name: 'Greta' }),
  words.samplePlayer({ name: 'Hugo' }),
] as const;

const set = (first: number, second: number, tiebreak?: number): StripSet => ({
  games: [first, second],
  ...(tiebreak === undefined ? {} : { tiebreak }),
});

function played(
  number: number,
  names: readonly [string, string],
  winner: 0 | 1,
  sets: readonly StripSet[],
): BracketMatch {
  return {
    id: `sample-${number}`,
    number,
    caption: words.sample,
    sides: [{ name: names[0] }, { name: names[1] }],
    score: { sets, winner },
    phase: 'completed',
  };
}

const SAMPLE: BracketFacts = {
  rounds: [
    {
      slots: [
        played(1, [ALVA, BRUNO], 0, [set(6, 3), set(6, 4)]),
        played(2, [CHIARA, DMITRI], 1, [set(4, 6), set(6, 3), set(5, 7)]),
        played(3, [ESTHER, FELIX], 0, [set(7, 6, 4), set(6, 2)]),
        played(4, [GRETA, HUGO], 1, [set(2, 6), set(3, 6)]),
      ],
    },
    {
      slots: [
        played(5, [ALVA, DMITRI], 0, [set(6, 4), set(3, 6), set(6, 1)]),
        {
          ...played(6, [ESTHER, HUGO], 0, []),
          score: { sets: [] },
          phase: 'upcoming',
        },
      ],
    },
    {
      slots: [
        {
          ...played(7, [ALVA, words.toBeDetermined], 0, []),
          sides: [
            { name: ALVA },
            { name: words.toBeDetermined, placeholder: true, origin: words.winnerOf({ match: 6 }) },
          ],
          score: { sets: [] },
          phase: 'upcoming',
        },
      ],
    },
  ],
};

/** The collapsed sample. */
export function SampleDraw() {
  const [open, setOpen] = useState(false);
  return (
    <details className="group mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-control font-semibold text-primary [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" size={18} className="transition-transform group-open:rotate-90" />
        {words.seeSample}
      </summary>
      {open && (
        <div className="mt-2 rounded-card border-2 border-dashed border-field p-4">
          <p className="mb-3 flex flex-wrap items-center gap-2 text-control text-ink2">
            <Badge tone="warn">{words.sample}</Badge>
            {words.sampleText}
          </p>
          <Bracket facts={SAMPLE} label={words.sampleDraw} tools={false} />
        </div>
      )}
    </details>
  );
}
