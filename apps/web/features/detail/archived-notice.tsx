// Stands above an archived tournament from the first frame on: nothing below it moves (D9).
import * as words from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import { Suspense } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { RestoreTournament } from './parts.ts';

/** The notice; managers can restore the tournament, with code that nobody else loads. */
export function ArchivedNotice({ tournament, manages }: { tournament: Tournament; manages: boolean }) {
  const { archivedAt, timeZone } = tournament;
  if (archivedAt === null) return null;
  return (
    <div className="py-3 md:pb-0">
      <Banner
        tone="info"
        title={words.archivedOn({ day: formatDay(archivedAt, timeZone) })}
        {...(manages && {
          actions: (
            <Suspense fallback={<Button busy>{words.restore}</Button>}>
              <RestoreTournament tournament={tournament} />
            </Suspense>
          ),
        })}
      >
        {words.archivedNotice}
      </Banner>
    </div>
  );
}
