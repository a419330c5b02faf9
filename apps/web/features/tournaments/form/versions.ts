// The tournament form's values as rows to compare (D16).
import type { Tournament } from '@tennis/contract';
import { FORMAT_LABELS } from '../../../lib/tournament-view.ts';
import type { VersionRow } from '../../../ui/stale-dialog.tsx';
import { POINT_SYSTEM_LABELS, TIE_BREAKER_LABELS } from '../../../lib/tournament-words.ts';
import { describeCode } from './format-choice.ts';
import { ruledMatchFormat, type TournamentBody, type TournamentValues } from './tournament-values.ts';

type Print = (values: TournamentValues) => string;

const ROWS: readonly (readonly [string, Print])[] = [
  ['Name', ({ name }) => name],
  ['Description', ({ description }) => description],
  ['Type', ({ type }) => type],
  ['Start', ({ startDay, startTime }) => `${startDay} ${startTime}`],
  ['End', ({ endDay, endTime }) => `${endDay} ${endTime}`],
  ['Max participants', ({ maxParticipants }) => maxParticipants],
  ['Format', ({ format }) => FORMAT_LABELS[format]],
  ['Point system', ({ pointSystem }) => POINT_SYSTEM_LABELS[pointSystem]],
  ['Let rule', ({ letRule }) => (letRule ? 'On' : 'Off')],
  ['Time limit', ({ timeLimit }) => `${timeLimit} minutes`],
  ['Matches per participant', ({ matchesPerParticipant }) => matchesPerParticipant],
  ['Players progressing from groups', ({ playersProgressing }) => playersProgressing],
  ['Tie-breaker', ({ tieBreakerRule }) => TIE_BREAKER_LABELS[tieBreakerRule]],
  ['Location', ({ location }) => location],
  ['Contact email', ({ contactEmail }) => contactEmail],
  [
    'Registration ends',
    ({ registrationDay, registrationTime }) => `${registrationDay} ${registrationTime}`.trim(),
  ],
  [
    'Match format',
    ({ matchFormat, pointSystem, letRule }) =>
      describeCode(ruledMatchFormat(matchFormat, pointSystem, letRule)),
  ],
];

/** The tournament as a PATCH of `body` would leave it: what is not sent stays as it is stored. */
export const tournamentAfter = (stored: Tournament, body: Partial<TournamentBody>): Tournament => ({
  ...stored,
  ...body,
  format: body.rules?.format ?? stored.format,
});

/** Every field of both versions. */
export const tournamentVersions = (mine: TournamentValues, theirs: TournamentValues): VersionRow[] =>
  ROWS.map(([label, print]) => ({ label, mine: print(mine), theirs: print(theirs) }));
