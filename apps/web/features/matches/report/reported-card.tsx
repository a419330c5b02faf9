// A reported result with what each side says of it, and what the reader can do about it.
import * as words from '@tennis/words/reports';
import { tbd } from '@tennis/words/matches';
import type { Match, ReportedResult, ResultReport } from '@tennis/contract';
import { parseScore } from '@tennis/domain';
import { useState } from 'react';
import { formatMatchTime } from '../../../lib/dates.ts';
import { sayScore } from '../../../lib/score-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { keepReport } from '../../../writes/reports.ts';
import { keepMatch } from '../../../writes/matches.ts';
import { WriteQuestions } from '../../../writes/questions.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { ReportForm } from './report-form.tsx';

type Report = NonNullable<ResultReport['report']>;

const nameOf = (match: Match, side: 1 | 2): string => (side === 1 ? match.p1Name : match.p2Name) ?? tbd;

/** "Nina Kovač won 6-4 7-5". */
function sayResult(match: Match, { scoreText, winnerId }: ReportedResult): string {
  const first = winnerId === match.participant2Id ? 2 : 1;
  const read = parseScore(scoreText ?? '');
  const score = read.ok ? sayScore(read.value, { first }) : (scoreText ?? '');
  return words.wonBy({ winner: nameOf(match, first), score });
}

/** The card. */
export function ReportedCard({ told, report }: { told: ResultReport; report: Report }) {
  const { match, side } = told;
  const isDisputed = report.state === 'disputed';
  const other = report.side === 1 ? 2 : 1;
  return (
    <Card as="section" padding="l" aria-label={words.title}>
      <CardHeader
        title={isDisputed ? words.disputed : words.open}
        meta={formatMatchTime(report.at, match.timeZone)}
        {...(isDisputed && { actions: <Badge tone="warn">{words.disputed}</Badge> })}
      />
      <dl className="grid gap-4">
        <Version
          match={match}
          name={nameOf(match, report.side)}
          result={report.result}
          canEnter={side === null}
        />
        {isDisputed && (
          <Version match={match} name={nameOf(match, other)} result={report.other} canEnter={side === null} />
        )}
      </dl>
      <p className="mt-4 text-body text-ink2">{hintOf(told, report)}</p>
      {side !== null && <Answer match={match} isOwn={side === report.side} isDisputed={isDisputed} />}
    </Card>
  );
}

function hintOf({ match, side }: ResultReport, report: Report): string {
  if (report.state === 'disputed') return words.disputedText;
  const time = formatMatchTime(report.dueAt, match.timeZone);
  if (side !== null && side !== report.side) return words.countsAt({ time });
  return words.waitsFor({ name: nameOf(match, report.side === 1 ? 2 : 1), time });
}

function Version({
  match,
  name,
  result,
  canEnter,
}: {
  match: Match;
  name: string;
  result: ReportedResult | null;
  canEnter: boolean;
}) {
  const write = useWrite<Match>();
  return (
    <div className="grid gap-1">
      <dt className="text-meta text-ink2">{words.versionOf({ name })}</dt>
      <dd className="text-section font-semibold [overflow-wrap:anywhere]">
        {result === null ? words.noVersion : sayResult(match, result)}
      </dd>
      {canEnter && result !== null && result.scores !== null && (
        <dd>
          <Button
            busy={write.busy}
            onClick={() =>
              void write.send({
                route: 'setMatchScores',
                call: {
                  params: { id: String(match.id) },
                  body: {
                    scores: result.scores ?? { text: '' },
                    winnerId: result.winnerId,
                    complete: true,
                    // In a draw the server asks, and lists what follows (D14).
                    ...(match.drawId === null && { confirm: true }),
                  },
                },
                seen: match.version,
                keep: (client, answer) => {
                  keepMatch(client, answer);
                  keepReport(client);
                },
                done: () => ({ title: words.entered }),
                failed: words.answerFailed,
              })
            }
          >
            {words.enterThis}
          </Button>
          <WriteQuestions write={write} />
        </dd>
      )}
    </div>
  );
}

/** Confirming, disputing or taking back. */
function Answer({ match, isOwn, isDisputed }: { match: Match; isOwn: boolean; isDisputed: boolean }) {
  const [disputes, setDisputes] = useState(false);
  const write = useWrite<ResultReport>();
  const params = { id: String(match.id) };
  const answer = (how: 'confirm' | 'withdraw') =>
    void write.send({
      route: 'answerReport',
      call: { params, body: { answer: how } },
      keep: keepReport,
      done: () => ({ title: how === 'confirm' ? words.confirmed : words.takenBack }),
      failed: words.answerFailed,
    });
  if (disputes)
    return (
      <div className="mt-5 border-t border-line pt-5">
        <h3 className="type-column">{words.disputeTitle}</h3>
        <p className="mb-4 text-meta text-ink2">{words.disputeHint}</p>
        <ReportForm match={match} asDispute />
      </div>
    );
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {isOwn ? (
        <Button busy={write.busy} onClick={() => answer('withdraw')}>
          {words.takeBack}
        </Button>
      ) : (
        <>
          <Button variant="primary" busy={write.busy} onClick={() => answer('confirm')}>
            {words.confirm}
          </Button>
          {!isDisputed && (
            <Button disabled={write.busy} onClick={() => setDisputes(true)}>
              {words.dispute}
            </Button>
          )}
        </>
      )}
      <WriteQuestions write={write} />
    </div>
  );
}
