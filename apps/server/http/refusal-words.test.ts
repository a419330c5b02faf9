// Every refusal is in the caller's language, and tells programs the same as a code with its parameters (ADR 20).
import { LANGUAGES } from '@tennis/words/languages';
import { wordsIn } from '@tennis/words';
import { describe, expect, it } from 'vitest';
import { aServer } from '../testing/server.ts';

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9' };
const FRENCH = { cookie: 'language=fr' };

describe('a caller who speaks', () => {
  it.each([
    ['English', {}, 'Invalid username or password', 'Username must be at least 3 characters.'],
    [
      'German',
      GERMAN,
      'Benutzername oder Passwort ist falsch',
      'Der Benutzername muss mindestens 3 Zeichen haben.',
    ],
    [
      'French',
      FRENCH,
      'Nom d’utilisateur ou mot de passe incorrect',
      'Le nom d’utilisateur doit comporter au moins 3 caractères.',
    ],
  ])('%s is refused in it', async (_language, headers, wrong, short) => {
    const visitor = (await aServer()).visitor();
    const signIn = (username: string) =>
      visitor.call('login', { body: { username, password: 'Tennis123' } }, headers);
    expect((await signIn('nobody')).body).toEqual({
      code: 'not_signed_in',
      message: wrong,
      reason: 'wrongPassword',
      params: {},
    });
    const problem = { code: 'usernameTooShort', params: { min: 3 } };
    expect((await signIn('x')).body).toEqual({
      code: 'invalid',
      message: short,
      reason: problem.code,
      params: problem.params,
      issues: [{ path: 'username', message: short, ...problem }],
    });
  });

  it('German hears in it what the schema library itself says of a value', async () => {
    const visitor = (await aServer()).visitor();
    const body = { username: 7, password: 'Tennis123' } as never;
    expect((await visitor.call('login', { body }, GERMAN)).body).toMatchObject({
      issues: [
        { path: 'username', code: 'invalid_type', message: expect.stringContaining('Ungültige') as string },
      ],
    });
  });

  it('German gets lists, numbers and statuses as German has them', async () => {
    const server = await aServer();
    const admin = await server.signUp('club_admin');
    for (const name of ['Riverside TC', 'Hill TC', 'Lake TC'])
      await admin.call('createClub', { body: { name } });
    expect((await admin.call('getErasure', {}, GERMAN)).body.obstacles).toEqual([
      'Ohne Admin wäre dann: Riverside TC, Hill TC und Lake TC. Ernennen Sie dort zuerst jemand anderen.',
    ]);
    expect((await admin.call('eraseAccount', { body: { password: 'Tennis123' } })).body).toMatchObject({
      message:
        'Riverside TC, Hill TC and Lake TC would have no admin left. Make somebody else an admin there first.',
      reason: 'clubsWithoutAdmin',
      params: { clubs: ['Riverside TC', 'Hill TC', 'Lake TC'] },
    });
  });
});

/**
 * The things that a refusal may tell besides its code: figures, codes, public names, names of plans, and the names of the two people whom a club's admin wants
 * to merge.
 */
const PARAMETERS = new Set(
  'seconds id min max most count unit entered from to key values statuses club clubs plan tournament name into'.split(
    ' ',
  ),
);

/** The parameters of a text: everything in braces, except the texts of a choice, which follow a word. */
const parametersOf = (source: string): string[] =>
  [...source.matchAll(/(?<!\w )\{(?<name>\w+)[,}]/g)].map(({ groups }) => groups?.['name'] ?? '');

it.each(LANGUAGES)('no refusal in %s has a parameter that could carry what is private', (language) => {
  const { refusals, validation } = wordsIn(language);
  const texts: readonly (string | { readonly source: string })[] = Object.values({
    ...refusals,
    ...validation,
  });
  const used = texts.flatMap((text) => (typeof text === 'string' ? [] : parametersOf(text.source)));
  expect(used).toContain('clubs');
  expect(used.filter((name) => !PARAMETERS.has(name))).toEqual([]);
});
