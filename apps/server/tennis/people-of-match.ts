// The people on the sides of a match, by everything that identifies them: their entry, their account, their person (D46).

type Side = 'p1' | 'p2';

/** The parts of a match that tell who plays. */
export type PeopleOfMatch = {
  readonly [K in `${Side}_${'user' | 'partner_user' | 'person' | 'partner_person'}_id`]: number | null;
};

/** The same of an entry that no match names yet. */
export function peopleOfEntry(entry: {
  readonly id: number;
  readonly user_id: number | null;
  readonly partner_user_id: number | null;
  readonly person_id: number | null;
  readonly partner_person_id: number | null;
}): readonly string[] {
  const row = {
    p1_user_id: entry.user_id,
    p1_partner_user_id: entry.partner_user_id,
    p1_person_id: entry.person_id,
    p1_partner_person_id: entry.partner_person_id,
    p2_user_id: null,
    p2_partner_user_id: null,
    p2_person_id: null,
    p2_partner_person_id: null,
  };
  return peopleOfSide(row, 'p1', entry.id);
}

/** An entry, and the people and accounts behind it, so that one person in two events is found. */
export function peopleOfSide(row: PeopleOfMatch, side: Side, entryId: number | null): readonly string[] {
  const users = [row[`${side}_user_id`], row[`${side}_partner_user_id`]].filter((id) => id !== null);
  const people = [row[`${side}_person_id`], row[`${side}_partner_person_id`]].filter((id) => id !== null);
  return [
    ...(entryId === null ? [] : [`entry ${entryId}`]),
    ...users.map((id) => `user ${id}`),
    ...people.map((id) => `person ${id}`),
  ];
}
