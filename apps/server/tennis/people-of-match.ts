// Who stands on the sides of a match, by what keeps people apart: their entry, their account, the person they are (D46).

type Side = 'p1' | 'p2';

/** What of a match tells who plays. */
export type PeopleOfMatch = {
  readonly [K in `${Side}_${'user' | 'partner_user' | 'person' | 'partner_person'}_id`]: number | null;
};

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
