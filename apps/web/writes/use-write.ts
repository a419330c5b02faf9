// The writes of a screen as React state. Every change that the app makes goes through here.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../lib/api.ts';
import { toast } from '../ui/toast-store.ts';
import { createWriter, type Progress, type Writer } from './writer.ts';

/** A screen's writes: what is on its way, what is asked back, and `send`. */
export type Write<C = unknown> = Progress<C> & Writer<C>;

/** The writes of one screen or dialog. `C` is the server's version if somebody else saved first. */
export function useWrite<C = unknown>(): Write<C> {
  const client = useQueryClient();
  const [progress, show] = useState<Progress<C>>({ busy: false, busyIds: [], question: null });
  const [writer] = useState(() => createWriter<C>({ api, client, toast, show }));
  return { ...progress, ...writer };
}
