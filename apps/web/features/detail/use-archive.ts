// Puts a tournament away and brings it back (D9).
import * as words from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import { keepTournament } from '../../writes/tournaments.ts';
import { useWrite } from '../../writes/use-write.ts';

/** `archive(true)` puts the tournament away, `archive(false)` restores it; `after` runs when that was done. */
export function useArchive({ id, version }: Tournament) {
  const { busy, send } = useWrite<Tournament>();
  const archive = (archived: boolean, after?: () => void) =>
    send({
      route: 'archiveTournament',
      call: { params: { id: String(id) }, body: { archived } },
      seen: version,
      about: id,
      keep: keepTournament,
      keepStored: keepTournament,
      ...(after === undefined ? {} : { after }),
      done: () => ({ title: archived ? words.archived : words.restored }),
      failed: archived ? words.archiveFailed : words.restoreFailed,
    });
  return { busy, archive };
}
