// One stored score and one history of results. The set objects of the wire in `matches.scores` become the domain's score in `matches.score`.
// `result_changes` goes: the audit log has told the same for as long as it has existed. Words are those of the day on which this was written, not
// imported: a migration never changes. Only the reading of a score's text is imported: the release before read these columns by the same functions
// each time.
import { sql, type Kysely } from 'kysely';
import { readScores } from '@tennis/contract';
import { parseMatchFormat, type MatchFormat } from '@tennis/domain';
import type { Engine } from '../columns.ts';
import { carryHistory, type OldHistory } from './0015-history.ts';

interface OldMatch {
  id: number;
  tournament_id: number;
  scores: string | null;
  score: string | null;
}

interface OldTables extends OldHistory {
  matches: OldMatch & OldHistory['matches'];
  tournaments: { id: number; match_format: string };
}

const AT_ONCE = 1000;
const ENDINGS = ['retired', 'walkover', 'defaulted', 'withdrawn', 'abandoned', 'cancelled']
  .map((kind) => `'${kind}'`)
  .join();

/** A score with one to five sets or an ending, or a text that could not be read as one. */
const SHAPE = {
  sqlite: `score is null or (json_valid(score) and coalesce(
    json_type(score, '$.unread') = 'text' or (
      json_type(score, '$.sets') = 'array' and json_array_length(score, '$.sets') <= 5
      and (json_type(score, '$.ending') = 'null' or score ->> '$.ending.kind' in (${ENDINGS}))
      and (json_array_length(score, '$.sets') > 0 or json_type(score, '$.ending') = 'object')), 0))`,
  postgres: `score is null or coalesce(
    jsonb_typeof(score::jsonb -> 'unread') = 'string' or (
      jsonb_typeof(score::jsonb -> 'sets') = 'array' and jsonb_array_length(score::jsonb -> 'sets') <= 5
      and (jsonb_typeof(score::jsonb -> 'ending') = 'null' or score::jsonb #>> '{ending,kind}' in (${ENDINGS}))
      and (jsonb_array_length(score::jsonb -> 'sets') > 0 or jsonb_typeof(score::jsonb -> 'ending') = 'object')), false)`,
};

/** JSON as the product wrote it, or a text as somebody may have put it there. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The score in an old text. A text that cannot be read is kept word for word. */
function converted(text: string, format: MatchFormat | null): string | null {
  const read = readScores(valueOf(text), format);
  if (!read.ok) return JSON.stringify({ unread: text });
  const { sets, ending } = read.value;
  if (sets.length > 0 || ending !== null) return JSON.stringify({ sets, ending });
  // An object without a score, or 0-0 throughout, means that nothing was played. Anything else meant something.
  return isWithoutWords(valueOf(text)) ? null : JSON.stringify({ unread: text });
}

const isWithoutWords = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).every(([name, inside]) => name === 'set' || isWithoutWords(inside))
    : value === null || value === 0 || value === '';

const formatIn = (code: string): MatchFormat | null => {
  const parsed = parseMatchFormat(code);
  return parsed.ok ? parsed.value : null;
};

async function convertScores(db: Kysely<OldTables>, engine: Engine): Promise<void> {
  const known = new Map<string, string | null>();
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('matches')
      .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
      .select(['matches.id', 'matches.scores', 'tournaments.match_format'])
      .where('matches.scores', 'is not', null)
      .where('matches.id', '>', after)
      .orderBy('matches.id')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    const scores = rows.map(({ id, scores: text, match_format: code }) => {
      const key = `${code} ${text}`;
      const score = known.get(key) ?? converted(text ?? '', formatIn(code));
      if (known.size < 10_000) known.set(key, score);
      return { id, score };
    });
    const list = JSON.stringify(scores);
    await (
      engine === 'sqlite'
        ? sql`update matches set score = one.value ->> 'score' from json_each(${list}) as one
              where matches.id = one.value ->> 'id'`
        : sql`update matches set score = one.score from json_to_recordset(${list}::json) as one(id bigint, score text)
              where matches.id = one.id`
    ).execute(db);
  }
}

/** Puts each score into its new form, and the history of results into the audit log. */
export async function up(anyDb: Kysely<unknown>, engine: Engine): Promise<void> {
  const db = anyDb as Kysely<OldTables>;
  await db.schema
    .alterTable('matches')
    .addColumn('score', 'text', (column) => column.check(sql.raw(SHAPE[engine])))
    .execute();
  await convertScores(db, engine);
  await db.schema.alterTable('matches').dropColumn('scores').execute();
  await carryHistory(db);
  await db.schema.dropTable('result_changes').execute();
}
