// The tab Courts of a club (D48): its courts in their order, added several at once, changed and deleted.
import * as words from '@tennis/words/courts';
import type { ManagedClub } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { LandPlot, Plus } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../../lib/api.ts';
import { courtLabel } from '../../../lib/court-label.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { AddCourts } from './add-courts.tsx';
import { CourtDialog } from './court-dialog.tsx';
import { CourtList, type OpenCourt } from './court-list.tsx';
import { DeleteCourt } from './delete-court.tsx';
import { PlanningCard } from './planning-card.tsx';

/** The tab. */
export function CourtsTab({ club }: { club: ManagedClub }) {
  const query = useQuery(read('listCourts', { params: { clubId: String(club.id) } }));
  const [open, setOpen] = useState<OpenCourt | null>(null);
  const { data: courts } = query;
  const close = () => setOpen(null);
  // Plans need a court for finals; where nobody has named one of several, it should be known which one they take.
  const first =
    courts === undefined || courts.length < 2 || courts.some(({ centre }) => centre) ? undefined : courts[0];
  const addButton = (
    <Button icon={Plus} variant="primary" onClick={() => setOpen({ what: 'add' })}>
      {words.add}
    </Button>
  );
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      {query.isError && <LoadFailed text={words.loadFailed} onRetry={() => void query.refetch()} />}
      {courts === undefined && !query.isError && (
        <SkeletonGroup label={words.loading} className="grid gap-px">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-18 w-full" />
          ))}
        </SkeletonGroup>
      )}
      {courts?.length === 0 && (
        <EmptyState icon={LandPlot} title={words.none} hint={words.noneText} action={addButton} />
      )}
      {courts !== undefined && courts.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-control text-ink2">{words.intro}</p>
            {addButton}
          </div>
          {first !== undefined && (
            <p className="text-control text-ink2">{words.firstIsCentre({ name: courtLabel(first.name) })}</p>
          )}
          <CourtList club={club} courts={courts} onOpen={setOpen} />
          <PlanningCard club={club} />
        </>
      )}
      {open?.what === 'add' && <AddCourts clubId={club.id} courts={courts ?? []} onClose={close} />}
      {(open?.what === 'edit' || open?.what === 'close') && (
        <CourtDialog
          court={open.court}
          zone={club.timeZone}
          startsClosing={open.what === 'close'}
          onClose={close}
        />
      )}
      {open?.what === 'delete' && (
        <DeleteCourt
          court={open.court}
          onClose={close}
          onCloseCourt={() => setOpen({ what: 'close', court: open.court })}
        />
      )}
    </div>
  );
}
