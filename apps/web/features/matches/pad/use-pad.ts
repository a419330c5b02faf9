// The behaviour of a pad: its state for one match, and the writes: the score with its winner, then the end of the match.
import type { Match } from '@tennis/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWrite, type Write } from '../../../writes/use-write.ts';
import { scoreOf } from '../match-writes.ts';
import { isInTable } from '../../../lib/in-table.ts';
import { formatOfMatch } from '../score-form.ts';
import { isDone, openPad, readPad, stepOf, type PadState } from './pad-state.ts';

export interface Pad {
  /** The match as the typed score will be saved over it. */
  readonly match: Match;
  readonly state: PadState;
  /** Whether something is typed that is not saved. */
  readonly isChanged: boolean;
  readonly write: Write<Match>;
  readonly change: (next: PadState) => void;
  /** Saves what is typed, and completes the match where it has a winner. */
  readonly submit: () => Promise<void>;
  /** Takes what is stored in place of what is typed. */
  readonly reset: (stored: Match) => void;
}

/** The pad of a match; `after` runs when the match is over, or its score of a match in play saved. */
export function usePad(opened: Match, after: () => void): Pad {
  const [match, setMatch] = useState(opened);
  const [state, setState] = useState(() => openPad(opened, formatOfMatch(opened)));
  const [isChanged, setChanged] = useState(false);
  const write = useWrite<Match>();
  const format = formatOfMatch(match);

  function reset(stored: Match) {
    setMatch(stored);
    setState(openPad(stored, formatOfMatch(stored)));
    setChanged(false);
  }

  // Somebody else, or the dialog, has changed the match: boxes that were not edited follow. About edited ones, saving asks (D16).
  if (opened.version > match.version && !isChanged && !write.busy) reset(opened);

  async function submit() {
    const step = stepOf(state, format, isInTable(match));
    if (!isDone(step)) return;
    const { score, winner } = readPad(state, format);
    const hasWinner = winner !== null && step.kind !== 'abandon';
    const id = hasWinner ? (winner === 1 ? match.participant1Id : match.participant2Id) : null;
    const how = { isMeant: false, completes: step.kind !== 'save' };
    const submission = scoreOf(match, score, id, how, write.send, () => undefined);
    await write.send({
      ...submission,
      // The answer to a question of the server comes by the same way.
      after: (saved) => {
        // Nothing asks about what has just been saved, whatever `after` leads to.
        flushSync(() => {
          setChanged(false);
          setMatch(saved);
        });
        after();
      },
    });
  }

  return {
    match,
    state,
    isChanged,
    write,
    change: (next) => {
      setState(next);
      // Going to another box types nothing.
      if (next.form !== state.form) setChanged(true);
    },
    submit,
    reset,
  };
}
