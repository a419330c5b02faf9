// Replays score texts: parses, judges and writes them, and compares with the source. Fields: docs/replay.md.
import { isDeepStrictEqual } from 'node:util';
import {
  formatScore,
  judgeScore,
  otherSide,
  parseMatchFormat,
  parseScore,
  printMatchFormat,
  swapScore,
} from '../../packages/domain/index.ts';
import type { Judgement, MatchFormat, Score, Side } from '../../packages/domain/index.ts';
import type { Replay } from '../replay.ts';
import { sayFormatProblem, sayScoreText, sayVerdict } from '../../packages/words/say/score.ts';
import { english } from './english.ts';
import { examineLines, sideIn, SILENCE } from './json-lines.ts';
import type { Fields, Finding } from './json-lines.ts';

interface Reading {
  readonly score: Score;
  readonly judgement: Judgement;
  readonly text: string;
}

/** Properties of every score: written and read again it is the same, and seen from the other side the other one wins. */
const brokenProperty = (
  reading: Reading,
  format: MatchFormat | null,
  winnerFirst: boolean,
): string | null => {
  const { score, judgement, text } = reading;
  const exact = formatScore(score, { tieBreaks: 'both' });
  const again = parseScore(exact, { format, winnerFirst });
  const isBlank = score.sets.length === 0 && score.ending === null;
  if (!isBlank && (!again.ok || !isDeepStrictEqual(again.value, score))) {
    return `Written as "${text}" it is not read back as the same score.`;
  }
  const swapped = judgeScore(swapScore(score), judgement.format);
  const { winner } = judgement;
  if (judgement.format !== null && swapped.winner !== (winner === null ? null : otherSide(winner))) {
    return 'Seen from the other side the winner is not the other side.';
  }
  return null;
};

const disagreementOf = (fields: Fields, reading: Reading, winner: Side | null): string | null => {
  const { judgement, text } = reading;
  const expected = fields['verdict'];
  if (typeof expected === 'string') {
    if (expected !== judgement.verdict)
      return `Expected ${expected}, found ${judgement.verdict}: ${sayVerdict(english.score, judgement.reason)}`;
  } else if (judgement.verdict === 'odd' || judgement.verdict === 'impossible') {
    return sayVerdict(english.score, judgement.reason);
  }
  if (typeof fields['text'] === 'string' && fields['text'] !== text) {
    return `Expected the text "${fields['text']}", found "${text}".`;
  }
  // A source that expects the contradiction has named it itself.
  const isExpected = typeof expected === 'string' && judgement.reason.code === 'winner-differs';
  if (winner !== null && judgement.winner !== null && judgement.winner !== winner && !isExpected) {
    return `Expected side ${winner} to win, found side ${judgement.winner}.`;
  }
  return null;
};

const examine = (fields: Fields): Finding => {
  const text = fields['score'];
  const code = fields['format'];
  if (text !== null && text !== undefined && typeof text !== 'string') {
    return { tally: 'malformed', disagreement: 'The field "score" is not a text.' };
  }
  const format = typeof code === 'string' ? parseMatchFormat(code) : null;
  if (format !== null && !format.ok)
    return { tally: 'malformed', disagreement: sayFormatProblem(english.score, format.error) };
  const matchFormat = format === null ? null : format.value;
  const winnerFirst = sideIn(fields['first']) !== 1;
  const winner = winnerFirst ? 1 : sideIn(fields['winner']);
  const about = { ...(fields['id'] === undefined ? {} : { id: fields['id'] }), score: text ?? '' };
  const parsed = parseScore(text ?? '', { format: matchFormat, winnerFirst });
  if (!parsed.ok) {
    const { code: refused } = parsed.error;
    const message = sayScoreText(english.score, parsed.error);
    const isExpected =
      fields['verdict'] === 'refused' || (fields['verdict'] === undefined && SILENCE.has(refused));
    return {
      tally: `refused (${refused})`,
      ...about,
      verdict: 'refused',
      code: refused,
      reason: message,
      disagreement: isExpected ? null : message,
    };
  }
  const bestOf = fields['bestOf'];
  const judgement = judgeScore(parsed.value, matchFormat, {
    winner,
    ...(typeof bestOf === 'number' ? { bestOf } : {}),
  });
  const reading: Reading = { score: parsed.value, judgement, text: formatScore(parsed.value) };
  return {
    tally: `${judgement.verdict} (${judgement.reason.code})`,
    ...about,
    verdict: judgement.verdict,
    code: judgement.reason.code,
    reason: sayVerdict(english.score, judgement.reason),
    set: judgement.set,
    winner: judgement.winner,
    format: judgement.format === null ? null : printMatchFormat(judgement.format),
    text: reading.text,
    disagreement:
      disagreementOf(fields, reading, winner) ?? brokenProperty(reading, matchFormat, winnerFirst),
  };
};

/** `npm run replay -- scores FILE.jsonl` */
export const replayScores: Replay = (file, { onlyDisagreements }) =>
  examineLines(file, onlyDisagreements, examine);
