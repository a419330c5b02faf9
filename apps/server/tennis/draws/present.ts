// Draws on the wire.
import type { DrawOnWire } from '@tennis/contract';
import {
  breachesOf,
  byesLeft,
  keptApart,
  type Breach,
  type Draw,
  type Progress,
  type Redraw,
  type StageRules,
} from '@tennis/domain';
import { wordsIn } from '@tennis/words';
import type { Language } from '@tennis/words/languages';
import { sayBreach, sayStage } from '@tennis/words/say/draws';
import { listerOf } from '@tennis/words/say/lists';
import { settledIn, undoable, type StoredAct } from '../draw-acts.ts';
import type { StoredDraw } from '../drawn.ts';
import { clubsOf, madeFrom } from './as-drawn.ts';
import { presentTable } from './group-table.ts';

interface Shown {
  readonly row: StoredDraw;
  /** With the families of its entries, if relatives are kept apart and the reader may know who meets one. */
  readonly draw: Draw;
  readonly progress: Progress;
  /** The indexes of matches under way. */
  readonly started: readonly number[];
  /** Ids by the index of a match. */
  readonly matchIds: readonly (number | null)[];
  /** Ids by the index of a stage. */
  readonly groupIds: readonly (number | null)[];
  /** How its groups are ranked. */
  readonly rules: StageRules;
  readonly made: number;
  readonly forManagers: boolean;
  readonly acts: readonly StoredAct[];
  readonly canTakeBack: boolean;
  /** In which is said what the draw does not keep. */
  readonly language: Language;
}

/**
 * Stages have the same names for all readers, because an answer is prepared for all of them; pages say the title in the reader's language (ADR 20).
 */
const ENGLISH = wordsIn('en').draws;

function presentBreach({ rule, lines, problem }: Breach, language: Language) {
  const { code, ...params } = problem;
  const message = sayBreach(wordsIn(language).draws, problem, listerOf(language));
  return { rule, lines: [...lines], message, code, params };
}

const presentRedraw = ({ keep, moved, clubs, ...redraw }: Redraw) => ({
  ...redraw,
  keep: [...keep],
  moved: moved.map((pair) => [...pair]),
  ...(clubs !== undefined && { clubs: [...clubs] }),
});

/** A draw as its readers see it. */
export function presentDraw({
  row,
  draw,
  progress,
  started,
  matchIds,
  groupIds,
  rules,
  made,
  forManagers,
  acts,
  canTakeBack,
  language,
}: Shown): DrawOnWire {
  const { structure } = draw;
  const making = madeFrom(row);
  const clubs = clubsOf(draw, making);
  return {
    id: row.id,
    tournamentId: row.tournament_id,
    number: row.number,
    made,
    kind: row.kind,
    state: row.state === 'published' ? 'published' : 'draft',
    madeAt: row.made_at,
    publishedAt: row.published_at,
    randomSeed: draw.randomSeed,
    byHand: row.by_hand === 1,
    options: making.options,
    ...(making.redraws.length > 0 && { redraws: making.redraws.map(presentRedraw) }),
    ...(making.asDrawn !== undefined && { groupRules: making.asDrawn.rules }),
    stages: structure.stages.map((stage, index) => ({
      ...stage,
      name: sayStage(ENGLISH, stage.name),
      title: stage.name,
      placeTo: [...stage.placeTo],
      placesOut: stage.placesOut.map(([best, worst]): [number, number] => [best, worst]),
      groupId: groupIds[index] ?? null,
      table: row.state === 'published' ? presentTable(progress, index, rules) : null,
    })),
    matches: structure.matches.map((match) => ({
      ...match,
      firstLoserTo: match.firstLoserTo === null ? null : [...match.firstLoserTo],
      places: [...match.places],
      winnerPlaces: [...match.winnerPlaces],
      loserPlaces: [...match.loserPlaces],
    })),
    entries: draw.entries.map(({ id, name, seed, seededLater = false }, index) => ({
      participantId: Number(id),
      name,
      seed: seed ?? null,
      seededLater,
      club: clubs[index] ?? null,
      withdrawn: progress.withdrawn.includes(index),
    })),
    lines: [...draw.lines],
    ...(draw.filledByes !== undefined && { filledByes: [...draw.filledByes] }),
    slots: [...progress.slots],
    matchIds: structure.matches.map((_, index) => matchIds[index] ?? null),
    ...(forManagers && {
      breaches: breachesOf(draw, keptApart(making.options)).map((breach) => presentBreach(breach, language)),
    }),
    ...(forManagers &&
      row.state === 'published' && {
        canTakeBack,
        byesLeft: byesLeft(progress, started),
        acts: acts.map((act) => ({
          ...undoable(act),
          kind: act.kind,
          matchId: act.match_id,
          participantId: act.participant_id,
          stage: act.kind === 'order' ? settledIn(act) : null,
        })),
      }),
    version: row.version,
  };
}
