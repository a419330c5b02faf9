// Puts a tournament away and brings it back (D9).
import type { Tournament } from '@tennis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../lib/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { refreshTournament } from './refresh.ts';
import { staleTournament } from './stale.ts';

/** `archive(true)` puts the tournament away, `archive(false)` restores it; true when that was done. */
export function useArchive({ id, version }: Tournament) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function archive(archived: boolean): Promise<boolean> {
    setBusy(true);
    try {
      await api.archiveTournament({ params: { id: String(id) }, body: { archived } }, { ifMatch: version });
      toast({ title: archived ? 'Tournament archived' : 'Tournament restored' });
      await refreshTournament(client, id);
      return true;
    } catch (error) {
      const fallback = archived ? 'Failed to archive tournament.' : 'Failed to restore tournament.';
      toast({ title: 'Error', description: messageOf(error, fallback), tone: 'danger' });
      if ((await staleTournament(error)) !== null) await refreshTournament(client, id);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, archive };
}
