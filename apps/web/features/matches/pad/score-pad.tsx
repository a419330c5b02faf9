// The pad on screen: beside the queue on a wide screen, over the whole screen on a phone.
import * as common from '@tennis/words/matches';
import { byPoints } from '@tennis/words/pad';
import * as words from '@tennis/words/scores';
import type { Match } from '@tennis/contract';
import { Suspense, useEffect, useState } from 'react';
import { courtName } from '../../../lib/court-name.ts';
import { matchTitle } from '../../../lib/match-view.ts';
import { matchRound } from '../../../lib/round-title.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { dismissSuccess } from '../../../ui/toast-store.ts';
import { WriteQuestions } from '../../../writes/questions.tsx';
import { ScoreDialog } from '../parts.ts';
import { isInTable } from '../../../lib/in-table.ts';
import { formatOfMatch } from '../score-form.ts';
import { PadBody } from './pad-body.tsx';
import { isDone, stepOf, type PadStep } from './pad-state.ts';
import { usePad, type Pad } from './use-pad.ts';

export interface ScorePadProps {
  readonly match: Match;
  readonly isBeside: boolean;
  /** The pad is done with, or left. */
  readonly onClose: () => void;
}

const placeOf = (match: Match): string =>
  [courtName(match.court), match.tournamentName, matchRound(match)].join(', ');

/** Beside the queue if there is room, else over the whole screen; the typed score stays when a tablet is turned. */
export function ScorePad({ match, isBeside, onClose }: ScorePadProps) {
  const pad = usePad(match, onClose);
  // What is said of the match before would cover the buttons of this one.
  useEffect(dismissSuccess, []);
  if (isBeside) return <PadPanel pad={pad} />;
  return (
    <Dialog
      fillsPhone
      onOpenChange={onClose}
      unsaved={pad.isChanged}
      busy={pad.write.busy}
      title={matchTitle(pad.match)}
      description={placeOf(pad.match)}
      footer={<PadButtons pad={pad} />}
    >
      <PadBody pad={pad} />
      <Questions pad={pad} />
    </Dialog>
  );
}

/** Whether points can still be noted. */
const isOpen = ({ status, winnerId }: Match): boolean =>
  winnerId === null && (status === 'scheduled' || status === 'in_progress');

function PadPanel({ pad }: { pad: Pad }) {
  return (
    <section
      aria-label={matchTitle(pad.match)}
      className="rounded-sheet border border-line bg-surface shadow-lift"
    >
      <header className="border-b border-line px-6 py-4">
        <p className="text-control text-ink2">{placeOf(pad.match)}</p>
        <h2 className="type-section">{matchTitle(pad.match)}</h2>
      </header>
      <div className="px-6 py-5">
        <PadBody pad={pad} />
      </div>
      <footer className="flex justify-end gap-2 border-t border-line px-6 py-3">
        <PadButtons pad={pad} />
      </footer>
      <LeaveGuard unsaved={pad.isChanged} withinPage />
      <Questions pad={pad} />
    </section>
  );
}

function PadButtons({ pad }: { pad: Pad }) {
  const [open, setOpen] = useState(false);
  const step = stepOf(pad.state, formatOfMatch(pad.match), isInTable(pad.match));
  const canSubmit = isDone(step);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.allChoices}</Button>
      {isOpen(pad.match) && <LinkButton href={`/score/${pad.match.id}`}>{byPoints}</LinkButton>}
      <Button
        variant="primary"
        busy={pad.write.busy}
        aria-disabled={!canSubmit || undefined}
        className="min-h-12 md:min-w-56"
        onClick={() => void pad.submit()}
      >
        {buttonText(step)}
      </Button>
      {open && (
        <Suspense>
          <ScoreDialog match={pad.match} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const BUTTON_TEXTS: Readonly<Record<Exclude<PadStep['kind'], 'unfinished'>, string>> = {
  complete: common.completeMatch,
  abandon: common.completeMatch,
  level: common.completeMatch,
  save: words.saveScore,
  impossible: words.correctScore,
  half: words.correctScore,
  side: common.pleaseChoose,
  winner: common.pleaseChoose,
  empty: words.enterScore,
};

const buttonText = (step: PadStep): string =>
  step.kind === 'unfinished' ? words.enterSet({ number: step.set }) : BUTTON_TEXTS[step.kind];

const Questions = ({ pad }: { pad: Pad }) => (
  <WriteQuestions write={pad.write} keepsTyped onTheirs={pad.reset} />
);
