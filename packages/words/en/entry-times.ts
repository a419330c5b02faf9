// When somebody cannot play, and when they would like to: noted with their entry for those who plan.
import { message } from './message.ts';

export const title = 'Times';
export const action = 'Times…';
export const hint =
  'Plans keep to the times at which somebody cannot play. Wishes are kept if nothing else suffers. Only organisers and the people of the entry see them. Leave From or To empty for the start or the end of the day.';
export const none = 'No times are noted.';
export const kind = 'What';
export const kindAway = 'Cannot play';
export const kindWish = 'Would like to play';
export const day = 'Day';
export const from = 'From';
export const to = 'To';
export const add = 'Add a time';
export const remove = message('Remove time {number}');
export const removeShort = 'Remove';
export const saved = 'The times are saved';
export const failed = 'Failed to save the times';
export const backwards = 'The end must be after the start.';
export const away = message(
  '{part, select, day {{day}: cannot play} until {{day}: not before {to}} since {{day}: only until {from}} other {{day}: cannot play from {from} to {to}}}',
);
export const wish = message(
  '{part, select, day {{day}: would like to play} until {{day}: would like to play before {to}} since {{day}: would like to play from {from}} other {{day}: would like to play from {from} to {to}}}',
);
export const ofPerson = message('{time}, {name}');
export const awayThen = message(
  '{part, select, day {Cannot play} until {Not before {to}} since {Only until {from}} other {Not from {from} to {to}}}',
);
export const wishThen = message(
  '{part, select, day {Would like to play} until {If possible before {to}} since {If possible from {from}} other {If possible from {from} to {to}}}',
);
export const request = message('Request: {time}');
export const requestHint =
  'Said after the order of play of this day was out. Plans do not keep to it until you accept it.';
export const accept = 'Plan around it';
export const saidBy = message('{time}, said by {name}');
export const actionOf = message('Times of {name}');
export const actionIn = message('Times in {tournament}');
export const ownHint =
  'Say when you cannot play. Plans keep to it. Wishes are kept if nothing else suffers. Only the organisers and the people of the entry see them. Leave From or To empty for the start or the end of the day.';
export const outHint =
  'The order of play of this day is out. What you change now goes to the organisers as a request.';
export const waits = message('{time} (the organisers have been asked)');
export const byOrganisers = message('{time} (noted by the organisers)');
export const byPartner = message('{time} (said by the partner)');
export const ofOthers = 'Also noted for this entry';
export const asked = 'The organisers have been asked';
export const loading = 'Loading times';
