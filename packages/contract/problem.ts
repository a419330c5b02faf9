// The problem of a value, according to a schema: a code with its parameters, as one text, because a schema can carry nothing else. It becomes a
// sentence in the reader's language where it is shown (ADR 20): on the server in `issues`, in the browser at the fields of a form.

/** The parameters of each code. */
interface Carried {
  readonly tooLong: { readonly max: number };
  readonly tournamentNameTooShort: { readonly min: number };
  readonly meetingNameTooShort: { readonly min: number };
  readonly meetingTooLarge: { readonly max: number };
  readonly clubNameTooShort: { readonly min: number };
  readonly adminPasswordTooShort: { readonly min: number };
  readonly nameTooShort: { readonly min: number };
  readonly memberNameTooShort: { readonly min: number };
  readonly memberUsernameTooShort: { readonly min: number };
  readonly usernameTooShort: { readonly min: number };
  readonly passwordTooShort: { readonly min: number };
  readonly passwordTooLong: { readonly max: number };
  readonly newPasswordTooShort: { readonly min: number };
  readonly newPasswordTooLong: { readonly max: number };
  readonly timeLimitTooShort: { readonly min: number };
  readonly timeLimitTooLong: { readonly max: number };
  readonly tooManyMatchesEach: { readonly max: number };
  readonly tooManyProgressing: { readonly max: number };
  readonly tooFewParticipants: { readonly min: number };
  readonly tooManyParticipants: { readonly max: number };
  readonly seedTooHigh: { readonly max: number };
  readonly limitOutOfRange: { readonly max: number };
  readonly perGroupOutOfRange: { readonly max: number };
  readonly courtsTooMany: { readonly max: number };
  readonly timesTooMany: { readonly max: number };
  readonly closuresTooMany: { readonly max: number };
  readonly planningLate: { readonly min: number; readonly max: number };
  readonly planningTurnaround: { readonly max: number };
  readonly planningADay: { readonly max: number };
  readonly planningOvernight: { readonly min: number; readonly max: number };
  readonly linesTooMany: { readonly max: number };
  readonly statusListMalformed: { readonly statuses: string };
}

type PlainCode =
  | 'pictureTooLarge'
  | 'pictureUnreadable'
  | 'colourMalformed'
  | 'meetingWithoutTournaments'
  | 'notStorable'
  | 'turned'
  | 'severalLines'
  | 'usernameSigns'
  | 'usernameAlphabets'
  | 'passwordNotStorable'
  | 'passwordMissing'
  | 'languageUnknown'
  | 'newPasswordNotStorable'
  | 'newPasswordUppercase'
  | 'newPasswordLowercase'
  | 'newPasswordNumber'
  | 'wrongProof'
  | 'emailAddressInvalid'
  | 'resetEmailInvalid'
  | 'invitedEmailInvalid'
  | 'birthDayImpossible'
  | 'contactEmailInvalid'
  | 'roleMissing'
  | 'nameMissing'
  | 'nameParts'
  | 'setupCodeMissing'
  | 'settingMissing'
  | 'settingKeyMissing'
  | 'adminEmailInvalid'
  | 'adminNameMissing'
  | 'descriptionMissing'
  | 'priceMalformed'
  | 'featureMissing'
  | 'limitNotWhole'
  | 'subjectMissing'
  | 'ticketTextMissing'
  | 'responseMissing'
  | 'clubMissing'
  | 'timeZoneUnknown'
  | 'courtNameMissing'
  | 'hoursBackwards'
  | 'timesBackwards'
  | 'closureBackwards'
  | 'timeOfDayMalformed'
  | 'weekMalformed'
  | 'timeLimitNotWhole'
  | 'tooFewMatchesEach'
  | 'progressingNotWhole'
  | 'tooFewProgressing'
  | 'participantsNotWhole'
  | 'seedNotWhole'
  | 'ratingUnknown'
  | 'ratingTwice'
  | 'birthYearDigits'
  | 'yearDigits'
  | 'playerOrName'
  | 'partnerOrName'
  | 'gamesNotWhole'
  | 'tooManyGames'
  | 'idMalformed'
  | 'timestampMalformed'
  | 'reportHoursOutside'
  | 'dayMalformed'
  | 'pushEndpointMalformed'
  | 'pushKeyMalformed'
  | 'cursorUnknown'
  | 'sessionUnknown'
  | 'linesMissing'
  | 'actMalformed'
  | 'objectMalformed'
  | 'hashMalformed';

export type ProblemCode = keyof Carried | PlainCode;

/** A text for each code: plain, or made with its parameters. */
export type ProblemTexts = {
  readonly [C in ProblemCode]: C extends keyof Carried ? (parameters: Carried[C]) => string : string;
};

/** A problem as it was read back. */
export interface SchemaProblem {
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Tells our codes from what a schema says by itself. */
const MARK = '!';

/** The text of a problem for a schema. */
export const problem = <C extends ProblemCode>(
  code: C,
  ...[params]: C extends keyof Carried ? [params: Carried[C]] : []
): string => MARK + code + (params === undefined ? '' : ` ${JSON.stringify(params)}`);

/** Reads a text that `problem` has written; null for any other. */
export function readProblem(text: string | undefined): SchemaProblem | null {
  if (text?.startsWith(MARK) !== true) return null;
  const [, code = '', params = '{}'] = /^.(\w+) ?(.+)?$/.exec(text) ?? [];
  return { code: code as ProblemCode, params: JSON.parse(params) as SchemaProblem['params'] };
}
