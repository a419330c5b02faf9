// The words of docs/words.md that another word of the same language must not replace, and sentences that have to agree with their number.
import { describe, expect, it } from 'vitest';
import { wordsIn } from './index.ts';

type Texts = Readonly<Record<string, string | ((parameters: never) => string)>>;

/** The texts of a language with their names; of messages their source. */
const textsOf = (language: 'de' | 'fr'): (readonly [name: string, text: string])[] =>
  Object.entries(wordsIn(language)).flatMap(([room, texts]) =>
    Object.entries(texts as Texts).map(
      ([name, text]) =>
        [
          `${room}.${name}`,
          typeof text === 'string' ? text : 'source' in text ? String(text.source) : '',
        ] as const,
    ),
  );

/** What a reader would take for a second thing, and the word that the glossary has for it. */
const REPLACED: Readonly<Record<'de' | 'fr', readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/Ersatzliste|Als Ersatz|^Ersatz \{/u, 'Nachrücker'],
    [/Administrator/u, 'Vereinsverwaltung, Plattformverwaltung; a person: Admin'],
    [/Dashboard/u, 'Übersicht'],
    [/Check-in/u, 'Anmeldung vor Ort; the list: Anwesenheitsliste'],
    [/Teilnehmerliste/u, 'Meldeliste'],
    [/im Gang\b/u, 'im Gange'],
    [/Gerät meldet sich/u, 'benachrichtigt: melden is to enter a tournament'],
    [/der Tafel/u, 'Zähltafel'],
    [/[Kk]onkurrenz/u, 'Wettbewerb'],
    [/Endspiel(?!$)/u, 'Finale; Endspiel is the grand final of a double elimination'],
  ],
  fr: [
    [/[Pp]aramètres/u, 'réglages'],
    [/super-administrateur/u, 'administration de la plateforme'],
    [/[Tt]ableau principal/u, 'tableau final'],
    [/[Oo]rdre de jeu/u, 'programmation'],
    [/pavé/u, 'feuille de score'],
  ],
};

describe.each(['de', 'fr'] as const)('the terms of %s', (language) => {
  for (const [replaced, word] of REPLACED[language]) {
    it(`have no ${String(replaced)}, but ${word}`, () => {
      expect(textsOf(language).filter(([, text]) => replaced.test(text))).toEqual([]);
    });
  }
});

/** A list with semicolons as people type it into a field. */
const TYPED = 'Ana Silva; Hillside; 2012; 1';

describe('the spaces of French', () => {
  it('do not let a line begin with ; ! ? : or », or end with «', () => {
    expect(textsOf('fr').filter(([, text]) => /[ \u202F][;!?:»%]|«[ \u202F]/u.test(text))).toEqual([]);
  });

  it('stand before ; ! ? and », and after «', () => {
    const wrong = textsOf('fr').filter(([, text]) =>
      /[^\u00A0][;!?»]|«[^\u00A0]/u.test(text.replace(TYPED, '')),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a verb agrees with its number', () => {
  const { ratings: german, meetings } = wordsIn('de');
  const { ratings: french } = wordsIn('fr');

  it('in German', () => {
    expect(german.unrated({ count: 1 })).toBe('1 Meldung hat keine solche Wertung und würde nicht gesetzt.');
    expect(german.unrated({ count: 3 })).toBe(
      '3 Meldungen haben keine solche Wertung und würden nicht gesetzt.',
    );
    expect(meetings.enterAndJoin({ count: 2, waiting: 1 })).toBe(
      'Für 2 Wettbewerbe melden, auf 1 Warteliste',
    );
    expect(wordsIn('de').desk.takeBackText).toContain('Dann sieht ihn nur noch die Vereinsverwaltung.');
  });

  it('in French', () => {
    expect(french.unrated({ count: 1 })).toBe(
      '1 inscription n’a pas ce classement et ne serait pas tête de série.',
    );
    expect(french.unrated({ count: 3 })).toBe(
      '3 inscriptions n’ont pas ce classement et ne seraient pas tête de série.',
    );
    expect(french.done({ count: 1 })).toBe('1 tête de série désignée');
  });
});
