// The check of the whole chain, for super admins: whether any record was changed behind the product's back.
import * as words from '@tennis/words/audit-log';
import type { AuditVerification } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { messageOf, read } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';

function resultText({ state, records, hash, brokenAt, problem }: AuditVerification): string {
  if (state === 'broken' && problem !== null) {
    return words.broken({ number: brokenAt ?? '', problem });
  }
  return words.allGood({ count: records, hash });
}

/** The button and, after it, what was found. */
export function ChainCheck() {
  // Requested when somebody wants it, each time again.
  const check = useQuery({ ...read('verifyAuditLog', {}), enabled: false, gcTime: 0 });
  const isBroken = check.isError || check.data?.state === 'broken';
  const text = check.isError
    ? messageOf(check.error, words.checkFailed)
    : check.data === undefined
      ? null
      : resultText(check.data);
  return (
    <div className="grid gap-3">
      <div>
        <Button icon={ShieldCheck} busy={check.isFetching} onClick={() => void check.refetch()}>
          {words.checkAll}
        </Button>
      </div>
      <LiveRegion urgent={isBroken}>
        {text !== null && (
          <Banner tone={isBroken ? 'danger' : 'info'}>
            <span className="[overflow-wrap:anywhere]">{text}</span>
          </Banner>
        )}
      </LiveRegion>
    </div>
  );
}
