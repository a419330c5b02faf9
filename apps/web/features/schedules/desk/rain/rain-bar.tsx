// Rain at the desk (D56): the button, the suspended courts, and the way back to play.
import * as words from '@tennis/words/rain';
import type { PlanOfDay } from '@tennis/contract';
import { CloudRain } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { WriteQuestions } from '../../../../writes/questions.tsx';
import { StandstillBanner } from '../../../../ui/standstill-banner.tsx';
import { breaksOf, standingCourts } from '../../standing-courts.ts';
import type { DayPlan } from '../day-plan.ts';
import type { useDeskWrites } from '../use-desk-writes.ts';
import { movesOfPlan } from './moves-of-plan.ts';
import { PlansDialog } from './plans-dialog.tsx';
import { ResumeDialog } from './resume-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { useRainWrites } from './use-rain-writes.ts';

/** Only today: nobody knows tomorrow's rain. A forgotten break can be ended on any day. The button stands among the desk's own. */
export function RainBar({
  plan,
  desk,
  renderControls,
}: {
  plan: DayPlan;
  desk: ReturnType<typeof useDeskWrites>;
  /** Draws the controls of the desk around the button. */
  renderControls: (button: ReactNode) => ReactNode;
}) {
  const { order, now } = plan;
  const [open, setOpen] = useState<'suspend' | 'resume' | 'plans' | null>(null);
  const { write, suspend, resume } = useRainWrites(order);
  const close = () => setOpen(null);
  const standing = standingCourts(order);
  const playing = order.courts.filter((court) => court.suspended === null);
  const isWet = standing.length > 0;
  /** A day under way may be late without rain, or after it. */
  const mayBeLate =
    now !== null &&
    !isWet &&
    plan.cards.some(({ match }) => match.status === 'in_progress' || match.status === 'completed') &&
    plan.cards.some(({ isMovable }) => isMovable);
  const apply = async (one: PlanOfDay, { basis, again }: { basis: string; again?: string }) => {
    const rest = again === undefined ? undefined : { again };
    const { kind } = await desk.apply(movesOfPlan(one), basis, rest);
    if (kind !== 'refused') close();
  };
  return (
    <>
      {renderControls(
        <>
          {now !== null && playing.length > 0 && (
            <Button icon={CloudRain} onClick={() => setOpen('suspend')}>
              {words.rain}
            </Button>
          )}
          {mayBeLate && (
            <Button variant="quiet" onClick={() => setOpen('plans')}>
              {words.plan}
            </Button>
          )}
        </>,
      )}
      <StandstillBanner
        breaks={breaksOf(order)}
        zone={order.timeZone}
        actions={
          <>
            {now !== null && <Button onClick={() => setOpen('plans')}>{words.plan}</Button>}
            <Button variant="primary" onClick={() => setOpen('resume')}>
              {words.resume}
            </Button>
          </>
        }
      />
      {open === 'suspend' && now !== null && (
        <SuspendDialog
          courts={playing}
          busy={write.busy}
          order={order}
          now={now}
          onSuspend={(body) => void suspend(body, close)}
          onClose={close}
        />
      )}
      {open === 'resume' && (
        <ResumeDialog
          courts={standing}
          busy={write.busy}
          onResume={(courtIds) => void resume(courtIds, close)}
          onClose={close}
        />
      )}
      {open === 'plans' && now !== null && (
        <PlansDialog
          order={order}
          now={now}
          isWet={isWet}
          busy={desk.write.busy}
          onApply={(one, rest) => void apply(one, rest)}
          onClose={close}
        />
      )}
      <WriteQuestions write={write} />
    </>
  );
}
