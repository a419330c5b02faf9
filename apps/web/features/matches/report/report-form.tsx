// How a match ended according to one side: the fields of the score dialog, for a report or for the other version in a dispute.
import * as words from '@tennis/words/reports';
import * as matchWords from '@tennis/words/matches';
import { writeScores, type Match, type ResultReport } from '@tennis/contract';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { keepReport } from '../../../writes/reports.ts';
import { WriteQuestions } from '../../../writes/questions.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { ScoreFields } from '../score-fields.tsx';
import { formatOfMatch, openScoreForm, readScoreForm } from '../score-form.ts';

const idOfSide = (match: Match, side: 1 | 2): number | null =>
  side === 1 ? match.participant1Id : match.participant2Id;

/** The form; `asDispute` sends it as the other version, which may be left empty. */
export function ReportForm({ match, asDispute = false }: { match: Match; asDispute?: boolean }) {
  const ids = useId();
  const [state, setState] = useState(() =>
    openScoreForm({ ...match, scoreText: null, scores: null, winnerId: null }),
  );
  const [changed, setChanged] = useState(false);
  const [isMeant, setIsMeant] = useState(false);
  const [refused, setRefused] = useState(false);
  const write = useWrite<ResultReport>();
  // After all hooks: what is computed before one the compiler cannot keep.
  const format = formatOfMatch(match);
  const reading = readScoreForm(state, format);
  const isEmpty = reading.score.sets.length === 0 && reading.score.ending === null;
  const winnerId = reading.winner === null ? null : idOfSide(match, reading.winner);
  const lacks = reading.problem !== null || winnerId === null || (reading.needsConfirm && !isMeant);
  const params = { id: String(match.id) };

  function submit() {
    if (asDispute && isEmpty) {
      void write.send({
        route: 'answerReport',
        call: { params, body: { answer: 'dispute' } },
        keep: keepReport,
        done: () => ({ title: words.disputedToast }),
        failed: words.answerFailed,
      });
      return;
    }
    if (lacks || winnerId === null) {
      setRefused(true);
      return;
    }
    const scores = writeScores(reading.score, format);
    setChanged(false);
    if (asDispute)
      void write.send({
        route: 'answerReport',
        call: { params, body: { answer: 'dispute', scores, winnerId } },
        keep: keepReport,
        done: () => ({ title: words.disputedToast }),
        failed: words.answerFailed,
      });
    else
      void write.send({
        route: 'reportResult',
        call: { params, body: { scores, winnerId, ...(isMeant ? { confirm: true } : {}) } },
        keep: keepReport,
        done: () => ({ title: words.reported }),
        failed: words.reportFailed,
      });
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ScoreFields
        ids={ids}
        refused={refused}
        match={match}
        format={format}
        state={state}
        reading={reading}
        onChange={(next) => {
          setState(next);
          setChanged(true);
          setRefused(false);
        }}
        confirm={
          reading.needsConfirm && (
            <Checkbox
              label={matchWords.wasPlayed}
              checked={isMeant}
              error={refused && !isMeant ? matchWords.confirmUnusual : undefined}
              onChange={(event) => setIsMeant(event.target.checked)}
            />
          )
        }
      />
      {refused && (reading.winner === null || isEmpty) && (
        <FieldError id={`${ids}-whole`} text={words.wholeScore} />
      )}
      <Button type="submit" variant="primary" className="justify-self-start" busy={write.busy}>
        {asDispute ? words.sendDispute : words.reportAction}
      </Button>
      <WriteQuestions write={write} keepsTyped />
      <LeaveGuard unsaved={changed && !write.busy} />
    </form>
  );
}
