// Notifications on this device: turned on and off with one press, with an account or without (D53, ADR 39).
import * as words from '@tennis/words/following';
import { BellOff, BellRing } from 'lucide-react';
import { useState } from 'react';
import { allowPush, stopPush } from '../lib/push.ts';
import { pushState, type PushState } from '../lib/push-state.ts';
import { useSession } from '../lib/session.ts';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { toast } from './toast-store.ts';

/**
 * The current state, and the button that changes it; nothing if the browser cannot receive push at all. `brief`: only a button, and nothing once push
 * is on.
 */
export function TellMe({ brief = false, className }: { brief?: boolean; className?: string }) {
  const [state, setState] = useState<PushState>(pushState);
  const [busy, setBusy] = useState(false);
  const user = useSession() ?? null;
  const hasAccount = user !== null;
  async function change(act: () => Promise<PushState>, failed: string) {
    setBusy(true);
    try {
      const next = await act();
      setState(next);
      if (next === 'on') toast({ title: words.tellBegun, tone: 'success' });
      if (next === 'off') toast({ title: words.tellEnded, tone: 'info' });
    } catch {
      toast({ title: failed, tone: 'danger' });
    }
    setBusy(false);
  }
  if (state === 'unsupported' || (brief && state !== 'off')) return null;
  const allow = (
    <Button
      icon={BellRing}
      busy={busy}
      onClick={() => void change(() => allowPush(user?.id ?? null), words.tellFailed)}
    >
      {words.tellMe}
    </Button>
  );
  if (brief) return <div className={className}>{allow}</div>;
  const hint = hasAccount ? words.tellHintAccount : words.tellHint;
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4',
        className,
      )}
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        {state === 'on' && <p className="text-body font-semibold">{words.toldHere}</p>}
        <p className="text-meta text-ink2">
          {state === 'blocked' ? words.tellBlocked : state === 'install' ? words.tellInstall : hint}
        </p>
      </div>
      {state === 'off' && allow}
      {state === 'on' && (
        <Button icon={BellOff} busy={busy} onClick={() => void change(stopPush, words.stopFailed)}>
          {words.stopHere}
        </Button>
      )}
    </div>
  );
}
