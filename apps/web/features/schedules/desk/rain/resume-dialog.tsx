// Asks which courts are dry: play goes on there, and stays suspended on the others.
import * as words from '@tennis/words/rain';
import type { CourtOfPlay } from '@tennis/contract';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CancelButton, Dialog } from '../../../../ui/dialog.tsx';
import { CourtChoice } from './court-choice.tsx';

/** The dialog; `courts` are the suspended ones. */
export function ResumeDialog({
  courts,
  busy,
  onResume,
  onClose,
}: {
  courts: readonly CourtOfPlay[];
  busy: boolean;
  onResume: (courtIds: number[]) => void;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState(() => courts.map(({ id }) => id));
  return (
    <Dialog
      title={words.resumeTitle}
      description={words.resumeText}
      busy={busy}
      onOpenChange={onClose}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            busy={busy}
            disabled={chosen.length === 0}
            onClick={() => onResume(chosen)}
          >
            {words.resume}
          </Button>
        </>
      }
    >
      <CourtChoice courts={courts} chosen={chosen} onChange={setChosen} />
      {chosen.length === 0 && <p className="mt-2 text-meta text-ink2">{words.noCourt}</p>}
    </Dialog>
  );
}
