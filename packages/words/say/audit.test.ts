// Records of the audit log as sentences.
import { expect, it } from 'vitest';
import {
  ACTS,
  OBJECT_KINDS,
  ACTOR_ROLES,
  REFUSAL_REASONS,
  type AuditRecord,
  type WriteName,
} from '@tennis/contract';
import { wordsIn } from '../index.ts';
import { LANGUAGES } from '../languages.ts';
import { auditSentence, sayActChoice } from './audit.ts';

const aRecord = (fields: Partial<AuditRecord>): AuditRecord => ({
  seq: 1,
  at: '2026-09-12T15:00:00.000Z',
  until: null,
  count: 1,
  actor: { id: 7, name: 'Marta Silva', role: 'club_admin', clubRole: 'admin' },
  act: 'setMatchScores',
  object: null,
  tournament: null,
  club: null,
  outcome: 'done',
  status: 200,
  reason: null,
  changes: [],
  requestId: null,
  hash: '',
  ...fields,
});

const VISITOR = { id: null, name: null, role: 'visitor', clubRole: null } as const;
const open = { id: 3, name: 'Riverside Open' };

it.each<[string, Partial<AuditRecord>]>([
  [
    'Marta Silva set the score of match 12 (Nina Kovač v Priya Raman) in Riverside Open',
    { object: { kind: 'match', id: 12, name: 'Nina Kovač v Priya Raman' }, tournament: open },
  ],
  [
    'A visitor tried to sign in to the account of Nina Kovač and was refused 9 times: the password was wrong',
    {
      actor: VISITOR,
      act: 'login',
      object: { kind: 'account', id: 4, name: 'Nina Kovač' },
      outcome: 'refused',
      reason: 'wrong-password',
      count: 9,
    },
  ],
  [
    'A visitor tried to sign in to an account that does not exist and was refused: the password was wrong',
    { actor: VISITOR, act: 'login', outcome: 'refused', reason: 'wrong-password' },
  ],
  [
    'Marta Silva tried to change their own password and was refused: the password was wrong',
    { act: 'changePassword', outcome: 'refused', reason: 'wrong-proof' },
  ],
  [
    'Marta Silva archived Riverside Open',
    {
      act: 'archiveTournament',
      object: { kind: 'tournament', ...open },
      changes: [{ field: 'archivedAt', before: null, after: '2026-09-12T15:00:00.000Z' }],
    },
  ],
  [
    'Marta Silva restored Riverside Open',
    {
      act: 'archiveTournament',
      object: { kind: 'tournament', ...open },
      changes: [{ field: 'archivedAt', before: '2026-09-12T15:00:00.000Z', after: null }],
    },
  ],
  [
    'Marta Silva tried to archive or restore something and was refused: there is no such thing',
    { act: 'archiveTournament', outcome: 'refused', reason: 'not-found' },
  ],
])('%s', (sentence, fields) => {
  expect(auditSentence(wordsIn('en').audit, aRecord(fields))).toBe(sentence);
});

it.each<[WriteName, string]>([
  ['setMatchScores', 'Set the score of … (match)'],
  ['createTournament', 'Created … (tournament)'],
  ['changePassword', 'Changed their own password'],
])('%s in a list is "%s"', (act, line) => {
  expect(sayActChoice(wordsIn('en').audit, act, ACTS[act].kind)).toBe(line);
});

it.each(LANGUAGES)('%s has a sentence for every act, object, person and reason', (language) => {
  const words = wordsIn(language).audit;
  const acts = [...Object.keys(ACTS), 'getAuditLog'];
  const sentences = acts.flatMap((act, at) =>
    [...OBJECT_KINDS, null].flatMap((kind, among) =>
      (['done', 'refused'] as const).map((outcome) =>
        auditSentence(
          words,
          aRecord({
            act,
            outcome,
            count: among,
            actor: {
              id: among === 0 ? 3 : null,
              name: null,
              role: ACTOR_ROLES[at % ACTOR_ROLES.length] ?? 'system',
              clubRole: null,
            },
            object: kind === null ? null : { kind, id: 12, name: at % 2 === 0 ? 'Nina Kovač' : null },
            tournament: among % 2 === 0 ? open : { id: 3, name: null },
            reason: REFUSAL_REASONS[at % (REFUSAL_REASONS.length + 1)] ?? null,
          }),
        ),
      ),
    ),
  );
  expect(sentences.filter((sentence) => /[{}]|undefined|null|\s\s|\s$/.test(sentence))).toEqual([]);
});
