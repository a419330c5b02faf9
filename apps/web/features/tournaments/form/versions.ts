// The tournament form's values as rows to compare (D16).
import * as reports from '@tennis/words/reports';
import * as words from '@tennis/words/tournaments';
import type { Tournament } from '@tennis/contract';
import { FORMAT_LABELS } from '../../../lib/tournament-view.ts';
import type { VersionRow } from '../../../ui/stale-dialog.tsx';
import { POINT_SYSTEM_LABELS, TIE_BREAKER_LABELS, TYPE_LABELS } from '../../../lib/tournament-words.ts';
import { describeCode } from './format-choice.ts';
import { FORMAT_STAGES } from '@tennis/domain';
import {
  ruledMatchFormat,
  STAGE_FIELDS,
  type TournamentBody,
  type TournamentValues,
} from './tournament-values.ts';
import { reportTime } from './report-time.ts';

type Print = (values: TournamentValues) => string;

const ROWS: readonly (readonly [string, Print])[] = [
  [words.name, ({ name }) => name],
  [words.description, ({ description }) => description],
  [words.type, ({ type }) => TYPE_LABELS[type]],
  [words.start, ({ startDay, startTime }) => `${startDay} ${startTime}`],
  [words.end, ({ endDay, endTime }) => `${endDay} ${endTime}`],
  [words.maxParticipants, ({ maxParticipants }) => maxParticipants],
  [words.format, ({ format }) => FORMAT_LABELS[format]],
  [words.pointSystem, ({ pointSystem }) => POINT_SYSTEM_LABELS[pointSystem]],
  [words.letRule, ({ letRule }) => (letRule ? words.on : words.off)],
  [words.timeLimit, ({ timeLimit }) => words.minutes({ count: timeLimit })],
  [words.matchesPerParticipant, ({ matchesPerParticipant }) => matchesPerParticipant],
  [words.progressing, ({ playersProgressing }) => playersProgressing],
  [words.tieBreaker, ({ tieBreakerRule }) => TIE_BREAKER_LABELS[tieBreakerRule]],
  [words.location, ({ location }) => location],
  [words.contactEmail, ({ contactEmail }) => contactEmail],
  [reports.setting, ({ reportHours }) => (reportHours === '' ? words.off : reportTime(Number(reportHours)))],
  [words.membersOnly, ({ membersOnly }) => (membersOnly ? words.on : words.off)],
  [
    words.registrationEnds,
    ({ registrationDay, registrationTime }) => `${registrationDay} ${registrationTime}`.trim(),
  ],
  [
    words.matchFormat,
    ({ matchFormat, pointSystem, letRule }) =>
      describeCode(ruledMatchFormat(matchFormat, pointSystem, letRule)),
  ],
  ...FORMAT_STAGES.map((stage): readonly [string, Print] => [
    words.stageFormat({ stage }),
    ({ [STAGE_FIELDS[stage]]: code, pointSystem, letRule }) =>
      code === '' ? words.asTournament : describeCode(ruledMatchFormat(code, pointSystem, letRule)),
  ]),
];

/** The tournament as a PATCH of `body` would leave it: fields that are not sent keep their stored values. */
export const tournamentAfter = (stored: Tournament, body: Partial<TournamentBody>): Tournament => ({
  ...stored,
  ...body,
  format: body.rules?.format ?? stored.format,
});

/** Every field of both versions. */
export const tournamentVersions = (mine: TournamentValues, theirs: TournamentValues): VersionRow[] =>
  ROWS.map(([label, print]) => ({ label, mine: print(mine), theirs: print(theirs) }));
