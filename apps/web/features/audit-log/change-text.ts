// A changed field of a record in words: "Status: Upcoming → In Progress". If this version of the program does not know a value, the stored text is
// shown.
import * as accounts from '@tennis/words/accounts';
import * as words from '@tennis/words/audit-fields';
import * as draws from '@tennis/words/draw-maker';
import * as stageWords from '@tennis/words/stages';
import * as platform from '@tennis/words/platform';
import * as support from '@tennis/words/support';
import { asTournament, stageFormat } from '@tennis/words/tournaments';
import { isLanguage, LANGUAGE_NAMES } from '@tennis/words/languages';
import { describeMatchFormat } from '@tennis/words/say/formats';
import * as formats from '@tennis/words/formats';
import { readScores, type AuditChange } from '@tennis/contract';
import {
  DEFAULT_MATCH_FORMAT,
  FORMAT_STAGES,
  parseMatchFormat,
  type DrawKind,
  type FormatStage,
} from '@tennis/domain';
import { SURFACE_LABELS } from '../../lib/court-words.ts';
import { formatMatchTime } from '../../lib/dates.ts';
import { listed } from '../../lib/lists.ts';
import { MATCH_STATUS_LABELS, roundName } from '../../lib/match-words.ts';
import { ROLE_LABELS } from '../../lib/role-words.ts';
import { sayScore } from '../../lib/score-text.ts';
import {
  POINT_SYSTEM_LABELS,
  STATUS_LABELS,
  TIE_BREAKER_LABELS,
  TYPE_LABELS,
} from '../../lib/tournament-words.ts';
import { FORMAT_LABELS } from '../../lib/tournament-view.ts';

type Labels = Readonly<Record<string, string>>;

const KIND_LABELS = {
  knockout: stageWords.kindKnockout,
  consolation: draws.kindConsolation,
  feed_in_consolation: draws.kindFeedInConsolation,
  compass: draws.kindCompass,
  double_elimination: draws.kindDoubleElimination,
  place_play_offs: draws.kindPlacePlayOffs,
  qualifying: draws.kindQualifying,
  round_robin: stageWords.kindRoundRobin,
  groups_knockout: draws.kindGroupsKnockout,
} satisfies Record<DrawKind, string>;

/** The codes of a field in words. Statuses of all kinds of objects share a field, but no code has two meanings. */
const CODES: Readonly<Record<string, Labels>> = {
  status: {
    ...STATUS_LABELS,
    ...MATCH_STATUS_LABELS,
    pending: words.invitationPending,
    accepted: words.invitationAccepted,
    expired: words.invitationExpired,
    revoked: words.invitationRevoked,
    open: support.statusOpen,
    resolved: support.statusResolved,
    closed: support.statusClosed,
  },
  state: {
    draft: words.drawDraft,
    published: words.drawPublished,
    discarded: words.drawDiscarded,
    pending: words.invitationPending,
    approved: words.claimApproved,
    declined: words.claimDeclined,
  },
  relation: { self: words.claimSelf, manager: words.claimManager },
  dayLimits: { usual: words.limitsUsual, own: words.limitsOwn, none: words.limitsNone },
  role: { ...ROLE_LABELS, admin: accounts.admin, member: accounts.member },
  type: TYPE_LABELS,
  format: FORMAT_LABELS,
  pointSystem: POINT_SYSTEM_LABELS,
  tieBreakerRule: TIE_BREAKER_LABELS,
  kind: KIND_LABELS,
  billingCycle: {
    monthly: platform.monthly,
    quarterly: platform.quarterly,
    yearly: platform.yearly,
  },
  priority: {
    low: support.priorityLow,
    medium: support.priorityMedium,
    high: support.priorityHigh,
    urgent: support.priorityUrgent,
  },
  surface: SURFACE_LABELS,
};

/** Fields that databases keep as 0 and 1. */
const YES_OR_NO: ReadonlySet<string> = new Set([
  'letRule',
  'publishesFullNames',
  'byHand',
  'isActive',
  'alternate',
  'indoor',
  'lights',
  'centre',
  'juniorLimits',
  'juniorsEarly',
]);

/** Fields that databases keep as minutes of the day. */
const TIME_OF_DAY: ReadonlySet<string> = new Set(['darkFrom', 'overBy']);

const two = (number: number): string => String(number).padStart(2, '0');

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

function fieldLabel(field: string): string {
  const name = `field${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return (words as Labels & typeof words)[name] ?? field;
}

/** The choices of a draw, as its maker reads them; the rest follows from the kind. */
function optionsText(options: object): string {
  const { kind, thirdPlace, consolation, separateClubs, separateFamilies } = options as Readonly<
    Record<string, unknown>
  >;
  return listed([
    ...(typeof kind === 'string' ? [codeText('kind', kind)] : []),
    ...(thirdPlace === true ? [draws.thirdPlace] : []),
    ...(consolation === true ? [draws.groupsConsolation] : []),
    ...(separateClubs === true ? [draws.separateClubs] : []),
    ...(separateFamilies === true ? [draws.separateFamilies] : []),
  ]);
}

/** "Groups: One set to 6 games, …"; as the tournament where no part has a format of its own. */
function stageFormatsText(formatsOfParts: object): string {
  const codes = formatsOfParts as Readonly<Partial<Record<FormatStage, string>>>;
  const parts = FORMAT_STAGES.flatMap((stage) => {
    const code = codes[stage];
    return code === undefined
      ? []
      : [words.partFormat({ part: stageFormat({ stage }), format: codeText('matchFormat', code) })];
  });
  return parts.length === 0 ? asTournament : listed(parts);
}

function codeText(field: string, value: string): string {
  if (field === 'round') return roundName(value);
  if (field === 'language' && isLanguage(value)) return LANGUAGE_NAMES[value];
  if (field === 'matchFormat' || field === 'ownFormat') {
    const format = parseMatchFormat(value);
    if (format.ok) return describeMatchFormat(formats, format.value);
  }
  return CODES[field]?.[value] ?? value;
}

function valueText(field: string, value: unknown, zone: string): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (YES_OR_NO.has(field)) return Number(value) === 1 ? words.yes : words.no;
  if (typeof value === 'string')
    return MOMENT.test(value) ? formatMatchTime(value, zone) : codeText(field, value);
  if (TIME_OF_DAY.has(field)) return `${two(Math.floor(Number(value) / 60))}:${two(Number(value) % 60)}`;
  if (field === 'scores') {
    const read = readScores(value, DEFAULT_MATCH_FORMAT);
    if (read.ok) return sayScore(read.value);
  }
  if (typeof value !== 'object') return JSON.stringify(value);
  if (field === 'stageFormats') return stageFormatsText(value);
  return field === 'options' ? optionsText(value) : JSON.stringify(value);
}

/** The record's facts about a change; private fields have no values. */
export function changeText(change: AuditChange, zone: string): string {
  const { beforeName, afterName } = change;
  const field = fieldLabel(change.field);
  if (!('before' in change) && !('after' in change)) return words.notKept({ field });
  const before = beforeName ?? valueText(change.field, change.before, zone);
  const after = afterName ?? valueText(change.field, change.after, zone);
  if (!('before' in change)) return words.nowIs({ field, after });
  if (!('after' in change)) return words.wasRemoved({ field, before });
  return words.changedTo({ field, before, after });
}
