// A court's times out of use, as the desk reads and writes them. They name the version that was seen: what somebody else has added is never lost (D16).
import * as words from '@tennis/words/closing';
import type { Court, CourtClosure } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../../lib/api.ts';
import { keepCourt } from '../../../../writes/courts.ts';
import { useWrite } from '../../../../writes/use-write.ts';

/** The court with all its times out of use, and how they are saved. */
export function useClosing(clubId: number, courtId: number, after: () => void) {
  const write = useWrite<Court>();
  const query = useQuery(read('listCourts', { params: { clubId: String(clubId) } }));
  const court = query.data?.find(({ id }) => id === courtId);
  return {
    busy: write.busy,
    /** Undefined until it is read. */
    closures: court?.closures,
    isFailed: query.isError,
    readAgain: () => void query.refetch(),
    save: (closures: CourtClosure[], done: string) =>
      void write.send({
        route: 'updateCourt',
        call: { params: { clubId: String(clubId), courtId: String(courtId) }, body: { closures } },
        ...(court !== undefined && { seen: court.version }),
        keep: keepCourt,
        keepStored: keepCourt,
        after,
        done: () => ({ title: done }),
        failed: words.failed,
      }),
  };
}
