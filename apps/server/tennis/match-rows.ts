// The match rows of a draw: who plays in each, and which of them the draw has decided without play. The rows follow from the draw; only results that
// somebody has entered belong to the rows themselves (ADR 21).
import { sql, type Selectable } from 'kysely';
import { decisionOf, occupantOf, standingOf, type Draw, type Progress, type Side } from '@tennis/domain';
import { preparedForRows } from '../database/prepared.ts';
import type { MatchRow } from '../database/schema.ts';
import { storedScore } from '../database/stored-score.ts';
import type { Runner } from '../database/together.ts';

/** The columns that follow from the draw. */
export type Drawn = Pick<
  Selectable<MatchRow>,
  | 'participant1_id'
  | 'participant2_id'
  | 'winner_id'
  | 'status'
  | 'score'
  | 'automatic'
  | 'called_at'
  | 'started_at'
  | 'completed_at'
>;

const OPEN = {
  winner_id: null,
  status: 'scheduled',
  score: null,
  automatic: 0,
  called_at: null,
  started_at: null,
  completed_at: null,
} as const;

const idOf = ({ entries }: Draw, occupant: number): number | null => {
  const entry = entries[occupant];
  return entry === undefined ? null : Number(entry.id);
};

/** Whether a match is played by anybody at all; a bye by the draw is none, and needs no row. */
export const needsRow = (progress: Progress, index: number): boolean => {
  const standing = standingOf(progress, index);
  return standing !== 'bye' && standing !== 'empty';
};

/** A walkover as it is stored, for the side that did not come. */
const walkover = (by: Side): string | null => storedScore({ sets: [], ending: { kind: 'walkover', by } });

/** The content of a match's row according to the draw. `row` is its content so far; a result that somebody entered is kept. */
export function drawnRow(progress: Progress, index: number, row: Drawn | null, now: Date): Drawn {
  const players = {
    participant1_id: idOf(progress.draw, occupantOf(progress, index * 2)),
    participant2_id: idOf(progress.draw, occupantOf(progress, index * 2 + 1)),
  };
  const decision = decisionOf(progress, index);
  const standing = standingOf(progress, index);
  if (standing === 'played' && row !== null) return { ...row, ...players, automatic: 0 };
  if (decision === 1 || decision === 2) {
    const winner = decision === 1 ? players.participant1_id : players.participant2_id;
    const loser = decision === 1 ? 2 : 1;
    return {
      ...players,
      winner_id: winner,
      status: 'completed',
      score: standing === 'walkover' ? walkover(loser) : null,
      automatic: 1,
      called_at: null,
      started_at: null,
      completed_at: row?.automatic === 1 && row.completed_at !== null ? row.completed_at : now.toISOString(),
    };
  }
  if (standing === 'empty' || standing === 'not_needed')
    return { ...OPEN, ...players, status: 'cancelled', automatic: 1 };
  // If somebody cancels a match that waits for a player, or enters half a score, a change elsewhere does not overrule them.
  if (row !== null && row.automatic === 0 && row.winner_id === null && row.status === 'cancelled')
    return { ...row, ...players };
  const wasOpen = row !== null && row.automatic === 0 && row.winner_id === null;
  // A match under way, or with part of a score, goes on unless its players have changed.
  const isSame =
    row?.participant1_id === players.participant1_id && row.participant2_id === players.participant2_id;
  return wasOpen && isSame ? { ...row, ...players } : { ...OPEN, ...players };
}

const COLUMNS = [
  'participant1_id',
  'participant2_id',
  'winner_id',
  'status',
  'score',
  'automatic',
  'called_at',
  'started_at',
  'completed_at',
] as const satisfies readonly (keyof Drawn)[];
const NUMBERS: ReadonlySet<string> = new Set(['participant1_id', 'participant2_id', 'winner_id']);

/** The columns of a row that follow from the draw. */
export const onlyDrawn = (row: Drawn): Drawn => ({
  participant1_id: row.participant1_id,
  participant2_id: row.participant2_id,
  winner_id: row.winner_id,
  status: row.status,
  score: row.score,
  automatic: row.automatic,
  called_at: row.called_at,
  started_at: row.started_at,
  completed_at: row.completed_at,
});

/** Whether the draw wants anything else in a row. */
export const differsFrom = (row: Drawn, drawn: Drawn): boolean =>
  COLUMNS.some((column) => row[column] !== drawn[column]);

/** Whether nothing but its players is known of a match. */
const isBare = ({ status, winner_id, score }: Drawn): boolean =>
  status === 'scheduled' && winner_id === null && score === null;

const isPlayer = (column: keyof Drawn): boolean =>
  column === 'participant1_id' || column === 'participant2_id';

/** The columns in which two rows differ. Whatever happened in a match belongs to its players: if they stay the same, it is kept. */
export function turnedOf(
  before: Drawn,
  after: Drawn,
): { readonly before: Partial<Drawn>; readonly after: Partial<Drawn> } {
  const withPlayers = !isBare(before) || !isBare(after);
  const kept = COLUMNS.filter(
    (column) => before[column] !== after[column] || (withPlayers && isPlayer(column)),
  );
  const only = (row: Drawn): Partial<Drawn> =>
    Object.fromEntries(kept.map((column) => [column, row[column]]));
  return { before: only(before), after: only(after) };
}

const typeOf = (column: string) =>
  sql.raw(NUMBERS.has(column) ? 'bigint' : column === 'automatic' ? 'integer' : 'text');

const SET = sql.join(
  COLUMNS.map((column) => sql`${sql.ref(column)} = cast(${sql.ref(`drawn.${column}`)} as ${typeOf(column)})`),
);
const WRITTEN = ['id', ...COLUMNS] as const;

interface Written {
  readonly id: number;
  readonly version: number;
}

type WrittenRow = Drawn & { readonly id: number };

/** Writes rows into the matches, and raises their versions. */
const writing = preparedForRows<WrittenRow, Written>(
  (rows) => sql`
    with drawn (${sql.join(WRITTEN.map((column) => sql.ref(column)))}) as
      (values ${sql.join(rows.map((row) => sql`(${sql.join(WRITTEN.map((column) => row[column]))})`))})
    update matches set ${SET}, version = matches.version + 1
    from drawn where matches.id = cast(drawn.id as bigint)
    returning matches.id, matches.version`,
);

/** Writes the changes into the match rows and raises their versions, in one statement however many there are. */
export const writeDrawn = async (
  runner: Runner,
  changed: readonly { readonly id: number; readonly drawn: Drawn }[],
): Promise<readonly Written[]> =>
  changed.length === 0
    ? []
    : writing(
        runner,
        changed.map(({ id, drawn }) => ({ ...onlyDrawn(drawn), id })),
        {},
      );
