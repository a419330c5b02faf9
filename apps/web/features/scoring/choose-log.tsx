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
  const { title, text, other, mine, theirs } = questionOf(conflict, log);
  return (
    <Paper>
      <h2 className="type-section">{title}</h2>
      <p className="text-body text-ink2">{text}</p>
      <dl className="grid gap-2 text-section font-semibold tabular-nums">
        {log !== null && <dd>{words.mine({ score: scoreOf(log.view, log, log.events) })}</dd>}
        <dd>{other}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        {mine !== null && (
          <Button className="min-h-12" onClick={() => void keeper.keepMine()}>
            {mine}
          </Button>
        )}
        <Button className="min-h-12" onClick={() => void keeper.takeTheirs()}>
          {theirs}
        </Button>
      </div>
    </Paper>
  );
}

/** The words of a conflict, the score of the other log, and of the two buttons; null if the log of this device may not be used. */
function questionOf(conflict: Conflict, log: Shown['log']) {
  if (conflict.kind === 'tabs') {
    const { other } = conflict;
    return {
      title: words.tabsTitle,
      text: words.differsText,
      other: words.otherTab({ score: scoreOf(other.view, other, other.events) }),
      mine: words.chooseMine,
      theirs: words.chooseTab,
    };
  }
  const { theirs, kind } = conflict;
  if (kind === 'format') {
    const anew = log === null ? null : viewOf({ ...log, matchFormat: theirs.match.matchFormat });
    return {
      title: words.formatTitle,
      text: words.formatText,
      other: anew === null ? words.notInNewFormat : words.inNewFormat({ score: standOf(anew.state) }),
      mine: anew === null ? null : words.chooseAnew,
      theirs: words.chooseBegin,
    };
  }
  const isEnded = kind === 'over';
  return {
    title: isEnded ? words.overTitle : words.differsTitle,
    text: isEnded ? words.overText : words.differsText,
    other: words.theirs({ score: scoreThere(theirs) }),
    mine: isOver(theirs) ? null : words.chooseMine,
    theirs: words.chooseTheirs,
  };
}

/** The score on the server: that of its log, or the one that was typed. */
function scoreThere(theirs: ScoreLog): string {
  const { log, match } = theirs;
  if (log === null || isOver(theirs)) return match.scoreText ?? words.noScore;
  return scoreOf(theirs, log.setup, log.events);
}
