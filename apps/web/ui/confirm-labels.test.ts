// The two buttons of a question before an act have different names in every language: "Annuler" is both "cancel" and "revoke" in French.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsIn } from '@tennis/words';
import { LANGUAGES } from '@tennis/words/languages';
import { describe, expect, it } from 'vitest';

const WEB = path.resolve(import.meta.dirname, '..');

/** The rooms of words that a file reads, by the name under which it does. */
const roomsOf = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(/import \* as (?<alias>\w+) from '@tennis\/words\/(?<room>[\w-]+)'/g)].flatMap(
      ({ groups }) => (groups === undefined ? [] : [[groups['alias'] ?? '', groups['room'] ?? ''] as const]),
    ),
  );

/** The room and name of each text that stands on the button for an act. */
const LABELS = globSync('**/*.tsx', { cwd: WEB, exclude: ['node_modules/**', 'dist*/**', '**/*.test.*'] })
  .map((file) => readFileSync(path.join(WEB, file), 'utf8'))
  .flatMap((source) => {
    const rooms = roomsOf(source);
    return [...source.matchAll(/confirmLabel=\{(?<said>[^}]+)\}/g)]
      .flatMap(({ groups }) => [...(groups?.['said'] ?? '').matchAll(/(?<alias>\w+)\.(?<name>\w+)/g)])
      .flatMap(({ groups }) => {
        const room = rooms.get(groups?.['alias'] ?? '');
        return room === undefined ? [] : [{ room, name: groups?.['name'] ?? '' }];
      });
  });

describe.each(LANGUAGES)('questions in %s', (language) => {
  it('have no act that is called like the way out', () => {
    const rooms: Readonly<Record<string, Readonly<Record<string, unknown>>>> = wordsIn(language);
    expect(LABELS.length).toBeGreaterThan(20);
    const ambiguous = LABELS.filter(({ room, name }) => rooms[room]?.[name] === rooms['common']?.['cancel']);
    expect(ambiguous).toEqual([]);
  });
});
