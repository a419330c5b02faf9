// Subscription Plans (specification sections 2 and 5; D20): what clubs pay for, and the limits that come with it.
import { actionFor } from '@tennis/words/common';
import * as words from '@tennis/words/platform';
import type { SubscriptionPlan } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, CreditCard, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { formatMatchTime, viewerZone } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { priceText } from './money.ts';
import { PlanDialog } from './plan-dialog.tsx';

/** The page at /admin/subscription-plans. */
export function SubscriptionPlansPage() {
  usePageTitle(words.subscriptionPlans);
  const query = useQuery(read('listPlans', {}));
  const [open, setOpen] = useState<SubscriptionPlan | 'new' | null>(null);
  return (
    <>
      <PageHeader
        title={words.subscriptionPlans}
        description={words.plansIntro}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setOpen('new')}>
            {words.addPlan}
          </Button>
        }
      />
      {query.isError && <LoadFailed text={words.plansFailed} onRetry={() => void query.refetch()} />}
      {query.isPending && <CardGrid skeletons={3} />}
      {query.data?.length === 0 && <EmptyState icon={CreditCard} title={words.noPlans} />}
      <ul aria-label={words.subscriptionPlans} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {query.data?.map((plan) => (
          <PlanCard key={plan.id} plan={plan} onEdit={() => setOpen(plan)} />
        ))}
      </ul>
      {open !== null && <PlanDialog plan={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}

function PlanCard({ plan, onEdit }: { plan: SubscriptionPlan; onEdit: () => void }) {
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="type-column [overflow-wrap:anywhere]">{plan.name}</h2>
          <p className="digits mt-1 text-[1.5rem] leading-8 font-bold">{priceText(plan)}</p>
        </div>
        <Badge tone={plan.isActive ? 'primary' : 'outline'}>
          {plan.isActive ? words.active : words.inactive}
        </Badge>
      </div>
      <p className="text-control text-ink2 whitespace-pre-line">{plan.description}</p>
      <ul className="grid gap-1 text-control">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" size={16} strokeWidth={2} className="mt-0.5 flex-none text-primary" />
            {feature}
          </li>
        ))}
      </ul>
      <ul className="grid gap-0.5 text-meta text-ink2">
        <li>{words.limitClubs({ count: plan.maxClubs })}</li>
        <li>{words.limitMembers({ count: plan.maxMembersPerClub })}</li>
        <li>{words.limitTournaments({ count: plan.maxTournamentsPerClub })}</li>
      </ul>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-3">
        <p className="text-meta text-ink3">
          {words.owners({ count: plan.owners })}
          <br />
          {words.lastUpdated({ when: formatMatchTime(plan.updatedAt, viewerZone()) })}
        </p>
        <Button
          icon={Pencil}
          aria-label={actionFor({ action: words.edit, name: plan.name })}
          onClick={onEdit}
        >
          {words.edit}
        </Button>
      </div>
    </Card>
  );
}
