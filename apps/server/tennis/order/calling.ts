// How a reader calls the people and courts in what is said about an order of play.
import {
  entryName,
  nameViewer,
  numberedName,
  sceneOfMatch,
  type NameView,
  type Reader,
} from '../../access/names.ts';
import type { MatchView } from '../../access/match-view.ts';
import { peopleOfEntry } from '../people-of-match.ts';
import { peopleOnSide } from '../present-match.ts';
import type { Called } from './faults.ts';
import type { Scene } from './scene.ts';

const SIDES = ['p1', 'p2'] as const;
const NOBODY = { user_id: null, partner_user_id: null, person_id: null, partner_person_id: null } as const;

/** An entry by the names of both players, and each of them by their own: only one of a pair may have played just before. */
function namesOfSide(
  row: MatchView,
  side: (typeof SIDES)[number],
  show: NameView['show'],
): readonly (readonly [key: string, name: string])[] {
  const id = side === 'p1' ? row.participant1_id : row.participant2_id;
  if (id === null) return [];
  const { player, partner } = peopleOnSide(row, side);
  const whole = entryName({ player, partner }, show) ?? numberedName(id);
  const own = [
    { person: player, user_id: row[`${side}_user_id`], person_id: row[`${side}_person_id`] },
    { person: partner, user_id: row[`${side}_partner_user_id`], person_id: row[`${side}_partner_person_id`] },
  ];
  return [
    ...own.flatMap(({ person, ...ids }) =>
      peopleOfEntry({ ...NOBODY, ...ids, id }).map((key) => [key, show(person) ?? whole] as const),
    ),
    // After them, as the entry is of both.
    ...peopleOfEntry({ ...NOBODY, id }).map((key) => [key, whole] as const),
  ];
}

/** How readers call people and courts. */
export function callingIn(scene: Scene, reader: Reader): Called {
  const shows = new Map<number, NameView['show']>();
  const showOf = (row: MatchView): NameView['show'] => {
    const show = shows.get(row.tournament_id) ?? nameViewer(sceneOfMatch(row), reader);
    shows.set(row.tournament_id, show);
    return show;
  };
  const names = new Map(
    scene.rows.flatMap((row) => SIDES.flatMap((side) => namesOfSide(row, side, showOf(row)))),
  );
  const courts = new Map(scene.courts.map(({ id, name }) => [String(id), name]));
  return {
    player: (id) => names.get(String(id)) ?? '',
    court: (id) => courts.get(String(id)) ?? String(id),
  };
}
