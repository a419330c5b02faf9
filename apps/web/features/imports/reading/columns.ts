// Finds the field of each column of a file: by its heading in English, German or French, otherwise by its contents.
import { readBirth } from './births.ts';

/** The possible meanings of a column; '' is a column that is left out. */
export type Field =
  | ''
  | 'name'
  | 'givenName'
  | 'familyName'
  | 'gender'
  | 'birth'
  | 'number'
  | 'email'
  | 'role'
  | 'partner'
  | 'seed'
  | 'club';

const NAMES: readonly Field[] = ['name', 'givenName', 'familyName'];

const listOf = (text: string): readonly string[] => text.split(/,\s*/);

/** Headings, folded and without signs. `name` is the family name if a given name stands beside it. */
const HEADINGS: Readonly<Record<Exclude<Field, ''>, readonly string[]>> = {
  name: listOf(
    `name, full name, player, player name, participant, person, who, display name,
    spieler, spielerin, spielername, teilnehmer, vollstandiger name, vor und nachname, vorname nachname, nachname vorname, name vorname, mitglied, mitgliedsname,
    nom complet, nom et prenom, nom prenom, prenom nom, prenom et nom, joueur, joueuse, membre`,
  ),
  givenName: listOf(
    'given name, first name, firstname, givenname, forename, given, first, vorname, rufname, prenom, prenoms',
  ),
  familyName: listOf(
    `family name, last name, lastname, familyname, surname, family, last,
    nachname, familienname, zuname, nom, nom de famille, patronyme`,
  ),
  gender: listOf(
    'gender, sex, m f, f m, title, salutation, geschlecht, anrede, m w, w m, m w d, sexe, genre, civilite, h f, f h',
  ),
  birth: listOf(
    `birth, date of birth, birth date, birthdate, birthday, dob, d o b, dateofbirth, birth day, born, year of birth, birth year, birthyear, yob, year, date or year of birth,
    geburtsdatum, geburtstag, geburtsjahr, geb, geb datum, geb jahr, geb am, geboren, geboren am, gebdatum, gebdat, geb dat, jahrgang, jg, jg geb, geburtsdatum oder jahrgang,
    date de naissance, naissance, date naissance, date naiss, ddn, ne le, nee le, ne e le, annee de naissance, annee, date ou annee de naissance`,
  ),
  number: listOf('person no, personennummer, personennr, no de personne, n de personne'),
  email: listOf(
    `email, e mail, mail, email address, e mail address, emails,
    e mail adresse, email adresse, mailadresse, mail adresse,
    adresse e mail, adresse email, adresse mail, courriel, mel, adresse electronique`,
  ),
  role: listOf('role, club role, function, rolle, funktion, fonction'),
  partner: listOf(
    `partner, player 2, second player, doubles partner, spieler 2, partnerin, doppelpartner, doppelpartnerin, partenaire, joueur 2, coequipier, coequipiere`,
  ),
  seed: listOf(
    'seed, seeding, seeds, setzplatz, setzung, setzliste, gesetzt, setzposition, tete de serie, tds',
  ),
  club: listOf(
    'club, team, home club, verein, klub, heimatverein, mannschaft, club d appartenance, association',
  ),
};

const foldedHeading = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[º°]/g, 'o')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The field that a heading names; '' for none of `fields`. */
function fieldNamed(heading: string, fields: readonly Field[]): Field {
  const text = foldedHeading(heading);
  return fields.find((field) => field !== '' && HEADINGS[field].includes(text)) ?? '';
}

type Gender = 'female' | 'male' | 'other';

const GENDERS: Readonly<Record<Gender, readonly string[]>> = {
  female: listOf(
    'f, w, female, woman, girl, mrs, ms, miss, weiblich, frau, dame, madchen, femme, feminin, fille, mme, madame, mlle',
  ),
  male: listOf('m, h, male, man, boy, mr, mannlich, herr, junge, homme, masculin, garcon, monsieur'),
  other: listOf('d, x, other, divers, diverse, andere, anderes, autre'),
};

/** A gender in whatever word; null for none. */
export function readGender(text: string): Gender | null {
  const word = foldedHeading(text);
  return (['female', 'male', 'other'] as const).find((gender) => GENDERS[gender].includes(word)) ?? null;
}

const ADMINS = listOf(
  'admin, administrator, administration, vereinsverwaltung, verwaltung, administrateur, administratrice',
);
const MEMBERS = listOf('member, mitglied, membre');

/** A role in a club in whatever word; null for none. */
export function readRole(text: string): 'admin' | 'member' | null {
  const word = foldedHeading(text);
  if (ADMINS.includes(word)) return 'admin';
  return MEMBERS.includes(word) ? 'member' : null;
}

const SAMPLE = 50;
const MOSTLY = 0.8;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const NAME = /^\p{L}[\p{L}\p{M}'’.-]*,? (?:[\p{L}\p{M}'’.-]+ ?)+$/u;

/** The look of most cells in a column. */
const LOOKS: readonly (readonly [Field, (cell: string, today: string) => boolean])[] = [
  ['email', (cell) => EMAIL.test(cell)],
  // Five digits are more likely a postcode than a spreadsheet's day that has lost its format.
  [
    'birth',
    (cell, today) =>
      !/^\d{5}/.test(cell) && (readBirth(cell, 'day', today) ?? readBirth(cell, 'month', today)) !== null,
  ],
  ['role', (cell) => readRole(cell) !== null],
  ['gender', (cell) => readGender(cell) !== null],
  ['name', (cell) => NAME.test(cell)],
];

/** Words without figures: beside a name they say the club. */
const CLUB = /^\p{L}[\p{L}\p{M} .'’&/-]{2,}$/u;

/** A seed, as its cell writes it: 3, 3., [3], (3), seed 3. */
const SEED = /^(?:[[(]?(?:seed|gesetzt|setzplatz|tds)?[ :.]*)([1-9]\d{0,2})[\])]?\.?$/i;

/** The number of a seed in its cell; null for anything else. */
export function readSeed(text: string): number | null {
  const figures = SEED.exec(text.trim())?.[1];
  return figures === undefined ? null : Number(figures);
}

/** Small numbers from 1, each for one line alone. The places on a list are such numbers too, but stand in front of the names. */
function areSeeds(cells: readonly string[]): boolean {
  const seeds = cells.filter((cell) => cell !== '').map(readSeed);
  return (
    seeds.includes(1) &&
    new Set(seeds).size === seeds.length &&
    seeds.every((seed) => seed !== null && seed <= seeds.length * 2)
  );
}

type Rows = readonly (readonly string[])[];

function fieldLikeCells(cells: readonly string[], fields: readonly Field[], today: string): Field {
  const sample = cells.filter((cell) => cell !== '').slice(0, SAMPLE);
  if (sample.length === 0) return '';
  // Everybody has a name: words that only some lines have are something else.
  const isSparse = sample.length < Math.min(cells.length, SAMPLE) / 2;
  const found = LOOKS.find(
    ([field, looks]) =>
      fields.includes(field) &&
      !(field === 'name' && isSparse) &&
      sample.filter((cell) => looks(cell, today)).length >= sample.length * MOSTLY,
  );
  return found?.[0] ?? '';
}

const columnOf = (rows: Rows, at: number): readonly string[] => rows.map((cells) => cells[at] ?? '');

const widthOf = (rows: Rows): number => rows.reduce((most, cells) => Math.max(most, cells.length), 0);

/** Whether the first row says what the columns hold. */
export function hasHeadings(rows: Rows, fields: readonly Field[], today: string): boolean {
  const [first = [], ...rest] = rows;
  if (first.some((cell) => fieldNamed(cell, fields) !== '')) return true;
  // Nothing in it looks like what stands below.
  return first.some((cell, at) => {
    const field = fieldLikeCells(columnOf(rest, at), fields, today);
    return field !== '' && field !== 'name' && cell !== '' && fieldLikeCells([cell], fields, today) !== field;
  });
}

/** A field for each column; each field once. */
export function guessColumns(
  rows: Rows,
  headed: boolean,
  fields: readonly Field[],
  today: string,
): readonly Field[] {
  const width = widthOf(rows);
  const headings = headed ? (rows[0] ?? []) : [];
  const rest = headed ? rows.slice(1) : rows;
  const taken = new Set<Field>();
  const take = (field: Field): Field => {
    if (field === '' || taken.has(field)) return '';
    taken.add(field);
    return field;
  };
  const columns: readonly number[] = Array.from({ length: width }, (_, at) => at);
  const named = columns.map((at) => take(fieldNamed(headings[at] ?? '', fields)));
  // An unknown heading may stand for any day: when somebody joined, or how long a licence is valid.
  const guessable = (at: number) =>
    (headings[at] ?? '') === '' ? fields : fields.filter((field) => field !== 'birth');
  const guessed = columns.map((at) =>
    named[at] === undefined || named[at] === ''
      ? take(fieldLikeCells(columnOf(rest, at), guessable(at), today))
      : named[at],
  );
  const isNamed = NAMES.some((field) => taken.has(field));
  const isLike = (at: number, sign: RegExp) => {
    const cells = columnOf(rest, at).filter((cell) => cell !== '');
    return cells.length > 0 && cells.filter((cell) => sign.test(cell)).length >= cells.length * MOSTLY;
  };
  /** The rest: if nothing else has the names, the first column with letters does; the next one with words has the club. */
  const filled = guessed.map((field, at) => {
    if (field !== '' || (headings[at] ?? '') !== '') return field;
    if (fields.includes('name') && !isNamed && !taken.has('name') && isLike(at, /\p{L}/u))
      return take('name');
    return fields.includes('club') && isLike(at, CLUB) ? take('club') : '';
  });
  const atName = filled.findIndex((field) => NAMES.includes(field));
  const atSeed = columns.find(
    (at) =>
      at > atName &&
      filled[at] === '' &&
      (headings[at] ?? '') === '' &&
      fields.includes('seed') &&
      areSeeds(columnOf(rest, at)),
  );
  const whole = filled.map((field, at) => (at === atSeed ? take('seed') : field));
  return whole.map((field) => {
    // "Name" beside "Vorname" is the family name, and "Nom" alone is the whole one.
    if (field === 'name' && taken.has('givenName') && !taken.has('familyName')) return 'familyName';
    if (field === 'familyName' && !taken.has('givenName') && !taken.has('name')) return 'name';
    return field;
  });
}
