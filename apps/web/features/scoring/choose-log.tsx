// Another device has a log of this match too: take it over, or choose which points count (D52).
import * as words from '@tennis/words/pad';
import type { LoggedEvent, ScoreLog, ScoreSetup } from '@tennis/contract';
import { Button } from '../../ui/button.tsx';
import { isOver } from './own-log.ts';
import { standOf, viewOf } from './pad-view.ts';
import { Paper } from './paper.tsx';
import type { Conflict, LogKeeper, Shown } from './shown-log.ts';

/** The score of a log in one line. */
function scoreOf(view: ScoreLog, setup: ScoreSetup, events: readonly LoggedEvent[]): string {
  const pad = viewOf({ view, ...setup, events });
  return pad === null ? words.noScore : standOf(pad.state);
}

/** Somebody else keeps the score. */
export function Held({ view, keeper }: { view: ScoreLog; keeper: LogKeeper }) {
  const { log } = view;
  if (log === null) return null;
  return (
    <Paper>
      <h2 className="type-section">
        {log.holder === null ? words.heldByLink : words.held({ name: log.holder })}
      </h2>
      <p className="text-section font-semibold tabular-nums">
        {words.theirs({ score: scoreOf(view, log.setup, log.events) })}
      </p>
      <p className="text-body text-ink2">{words.heldText}</p>
      <Button variant="primary" className="min-h-12" onClick={() => void keeper.takeTheirs()}>
        {words.takeOver}
      </Button>
    </Paper>
  );
}

/** Two logs that differ, or one of a match that is over. */
export function Choose({ shown, conflict, keeper }: { shown: Shown; conflict: Conflict; keeper: LogKeeper }) {
  const { log } = shown;
  const { title, text, other, canUseMine } = questionOf(conflict);
  return (
    <Paper>
      <h2 className="type-section">{title}</h2>
      <p className="text-body text-ink2">{text}</p>
      <dl className="grid gap-2 text-section font-semibold tabular-nums">
        {log !== null && <dd>{words.mine({ score: scoreOf(log.view, log, log.events) })}</dd>}
        <dd>{other}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        {canUseMine && (
          <Button className="min-h-12" onClick={() => void keeper.keepMine()}>
            {words.chooseMine}
          </Button>
        )}
        <Button className="min-h-12" onClick={() => void keeper.takeTheirs()}>
          {conflict.kind === 'tabs' ? words.chooseTab : words.chooseTheirs}
        </Button>
      </div>
    </Paper>
  );
}

/** The words of a conflict, the score of the other log, and whether this one may be used. */
function questionOf(conflict: Conflict) {
  if (conflict.kind === 'tabs') {
    const { other } = conflict;
    return {
      title: words.tabsTitle,
      text: words.differsText,
      other: words.otherTab({ score: scoreOf(other.view, other, other.events) }),
      canUseMine: true,
    };
  }
  const { theirs, kind } = conflict;
  const isEnded = kind === 'over';
  return {
    title: isEnded ? words.overTitle : words.differsTitle,
    text: isEnded ? words.overText : words.differsText,
    other: words.theirs({ score: scoreThere(theirs) }),
    canUseMine: !isOver(theirs),
  };
}

/** The score on the server: that of its log, or the one that was typed. */
function scoreThere(theirs: ScoreLog): string {
  const { log, match } = theirs;
  if (log === null || isOver(theirs)) return match.scoreText ?? words.noScore;
  return scoreOf(theirs, log.setup, log.events);
}
