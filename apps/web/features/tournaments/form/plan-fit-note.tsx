// Whether the planned tournament's matches fit the courts and days of its club, shown while the form is filled in [OP25]. It never prevents saving.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DrawFit, PlanFitQuery, Tournament } from '@tennis/contract';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { read } from '../../../lib/api.ts';
import { planFitView } from '../../../lib/fit-view.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { cx } from '../../../ui/class-names.ts';
import { FitAnswer } from '../../../ui/fit-answer.tsx';
import type { TournamentFormControl } from './form-control.ts';
import { PLANNED, planQuery } from './plan-fit.ts';
import type { TournamentValues } from './tournament-values.ts';

/** While somebody types or steps a number up, nothing is asked. */
const WAIT_MS = 600;

/** Asks about the values of the form once they have settled; `render` adds the club or tournament. */
export function PlanFitNote({
  form,
  zoneOf,
  render,
}: {
  form: TournamentFormControl;
  zoneOf: (values: TournamentValues) => string;
  render: (query: PlanFitQuery, values: TournamentValues) => ReactNode;
}) {
  const changing = useWatch({ control: form.control, name: PLANNED });
  const settled = useSettled(JSON.stringify(changing), WAIT_MS);
  const values: TournamentValues = {
    ...form.getValues(),
    ...Object.fromEntries((JSON.parse(settled) as unknown[]).map((value, at) => [PLANNED[at], value])),
  };
  const query = planQuery(values, zoneOf(values));
  return query === null ? null : render(query, values);
}

/** For a tournament that is not stored yet. */
export function NewPlanFit({ clubId, query, zone }: { clubId: string; query: PlanFitQuery; zone: string }) {
  const { data, isPlaceholderData } = useQuery({
    ...read('getPlanFit', { params: { clubId }, query }),
    placeholderData: keepPreviousData,
  });
  return <Shown fit={data} isOld={isPlaceholderData} zone={zone} />;
}

/** For a stored one, as the form would change it. */
export function ChangedPlanFit({ tournament, query }: { tournament: Tournament; query: PlanFitQuery }) {
  const { data, isPlaceholderData } = useQuery({
    ...read('getDrawFit', { params: { id: String(tournament.id) }, query }),
    placeholderData: keepPreviousData,
  });
  return <Shown fit={data} isOld={isPlaceholderData} zone={tournament.timeZone} />;
}

/** The answer, paler while a newer one is awaited. */
function Shown({ fit, isOld, zone }: { fit: DrawFit | undefined; isOld: boolean; zone: string }) {
  const answer = fit === undefined ? null : planFitView(fit, zone);
  if (answer === null) return null;
  return (
    <div aria-busy={isOld} className={cx(isOld && 'opacity-60')}>
      <FitAnswer answer={answer} />
    </div>
  );
}
