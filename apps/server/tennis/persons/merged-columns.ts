// The columns of an entry that move with a merge, on each of its sides.
type Side = 'player' | 'partner';

export const COLUMNS = {
  player: { person: 'person_id', user: 'user_id', name: 'name' },
  partner: { person: 'partner_person_id', user: 'partner_user_id', name: 'partner_name' },
} as const;

export const SIDES: readonly Side[] = ['player', 'partner'];
