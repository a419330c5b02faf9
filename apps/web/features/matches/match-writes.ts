// The writes of a match's score, status and winner, and its deletion. Each is sent under the version that was seen (D16), with the texts of §8.
import * as words from '@tennis/words/matches';
import { writeScores, type Match } from '@tennis/contract';
import { formatScore, type MatchStatus, type Score } from '@tennis/domain';
import { forgetMatch, keepMatch } from '../../writes/matches.ts';
import type { Outcome, Submission, WhenStale } from '../../writes/submission.ts';
import { toldAfter, undoOf } from '../../writes/undo.ts';
import type { Write } from '../../writes/use-write.ts';
import { matchTitle } from '../../lib/match-view.ts';
import { matchVersions } from './match-versions.ts';
import { formatOfMatch } from './score-form.ts';

export type MatchChange =
  | { readonly kind: 'status'; readonly match: Match; readonly status: MatchStatus }
  | { readonly kind: 'winner'; readonly match: Match; readonly winnerId: number | null }
  | { readonly kind: 'delete'; readonly match: Match };

/** Both versions of a match; `mine` is the stored one as it would be with the change. */
export const whenStale = (match: Match, mine: (stored: Match) => Match): WhenStale<Match> => ({
  name: matchTitle(match),
  rows: (stored) => matchVersions(mine(stored), stored),
});

/** The effects of a result in a draw, and undoing it. */
const toldOf = (answer: Match, send: Write<Match>['send']) => {
  const { drawId, tournamentId } = answer;
  if (drawId === null) return {};
  return toldAfter(answer, (act) => void send(undoOf({ tournamentId, drawId }, act)));
};

/**
 * The score and its winner in one step; the server judges them again (D13) and lists consequences (D14). In a draw the confirmation of an odd score would
 * also allow later results to be overwritten, so the server asks about both first.
 */
export function scoreOf(
  match: Match,
  score: Score,
  winnerId: number | null,
  { isMeant, completes }: { readonly isMeant: boolean; readonly completes: boolean },
  send: Write<Match>['send'],
  after: () => void,
): Submission<'setMatchScores', Match> {
  const scores = writeScores(score, formatOfMatch(match));
  return {
    route: 'setMatchScores',
    call: {
      params: { id: String(match.id) },
      body: {
        scores,
        winnerId,
        ...(isMeant && match.drawId === null ? { confirm: true } : {}),
        ...(completes ? { complete: true } : {}),
      },
    },
    seen: match.version,
    keep: keepMatch,
    keepStored: keepMatch,
    after,
    done: (answer) => ({ title: words.scoreSaved, ...toldOf(answer, send) }),
    failed: words.scoreFailed,
    whenStale: whenStale(match, (stored) => ({ ...stored, winnerId, scoreText: formatScore(score) })),
    whenUnsure: { title: words.saveQuestion, label: words.saveAnyway },
  };
}

/** Sends a change; `after` runs when it was applied. */
export function writeMatch(
  send: Write<Match>['send'],
  change: MatchChange,
  after?: () => void,
): Promise<Outcome<unknown>> {
  const { match } = change;
  const params = { id: String(match.id) };
  const title = matchTitle(match);
  const common = {
    seen: match.version,
    about: match.id,
    keepStored: keepMatch,
    ...(after === undefined ? {} : { after }),
  };
  const whenUnsure = { title: words.changeQuestion({ match: title }), label: words.applyAnyway };
  if (change.kind === 'status') {
    const { status } = change;
    return send({
      ...common,
      route: 'setMatchStatus',
      call: { params, body: { status } },
      keep: keepMatch,
      done: (answer) => ({ title: words.statusChanged({ status }), ...toldOf(answer, send) }),
      failed: words.statusFailed,
      whenStale: whenStale(match, (stored) => ({ ...stored, status })),
      whenUnsure,
    });
  }
  if (change.kind === 'winner') {
    const { winnerId } = change;
    return send({
      ...common,
      route: 'setMatchWinner',
      call: { params, body: { winnerId } },
      keep: keepMatch,
      done: (answer) => ({ title: words.winnerSaved, ...toldOf(answer, send) }),
      failed: words.winnerFailed,
      whenStale: whenStale(match, (stored) => ({ ...stored, winnerId })),
      whenUnsure,
    });
  }
  return send({
    ...common,
    route: 'deleteMatch',
    call: { params },
    keep: (client) => forgetMatch(client, match),
    done: () => ({ title: words.deleted }),
    failed: words.deleteFailed,
    whenStale: whenStale(match, () => match),
    whenUnsure: {
      title: words.deleteWithResultQuestion({ match: title }),
      label: words.deleteWithResult,
      tone: 'danger',
    },
  });
}
