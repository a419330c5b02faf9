// Wann jemand nicht spielen kann und wann gern: bei der Meldung vermerkt für alle, die planen.
import { message } from './message.ts';

export const title = 'Zeiten';
export const action = 'Zeiten …';
export const hint =
  'Pläne halten sich an die Zeiten, zu denen jemand nicht kann. Wünsche gelten, wo sonst nichts leidet. Nur die Turnierleitung und die Gemeldeten sehen sie. Ohne Von oder Bis gilt der Beginn oder das Ende des Tages.';
export const none = 'Es sind keine Zeiten vermerkt.';
export const kind = 'Was';
export const kindAway = 'Kann nicht spielen';
export const kindWish = 'Möchte spielen';
export const day = 'Tag';
export const from = 'Von';
export const to = 'Bis';
export const add = 'Zeit hinzufügen';
export const remove = message('Zeit {number} entfernen');
export const removeShort = 'Entfernen';
export const saved = 'Die Zeiten sind gespeichert';
export const failed = 'Die Zeiten konnten nicht gespeichert werden';
export const backwards = 'Das Ende muss nach dem Beginn liegen.';
export const away = message(
  '{part, select, day {{day}: kann nicht spielen} until {{day}: nicht vor {to}} since {{day}: nur bis {from}} other {{day}: kann von {from} bis {to} nicht spielen}}',
);
export const wish = message(
  '{part, select, day {{day}: möchte spielen} until {{day}: möchte vor {to} spielen} since {{day}: möchte ab {from} spielen} other {{day}: möchte von {from} bis {to} spielen}}',
);
export const ofPerson = message('{time}, {name}');
export const awayThen = message(
  '{part, select, day {Kann nicht spielen} until {Nicht vor {to}} since {Nur bis {from}} other {Nicht von {from} bis {to}}}',
);
export const wishThen = message(
  '{part, select, day {Möchte spielen} until {Gern vor {to}} since {Gern ab {from}} other {Gern von {from} bis {to}}}',
);
export const request = message('Anfrage: {time}');
export const requestHint =
  'Angegeben, als der Spielplan dieses Tages schon veröffentlicht war. Pläne halten sich erst daran, wenn Sie zustimmen.';
export const accept = 'Beim Planen einhalten';
export const saidBy = message('{time}, angegeben von {name}');
export const actionOf = message('Zeiten von {name}');
export const actionIn = message('Zeiten für {tournament}');
export const ownHint =
  'Sagen Sie, wann Sie nicht spielen können. Pläne halten sich daran. Wünsche gelten, wo sonst nichts leidet. Nur die Turnierleitung und die Gemeldeten sehen sie. Ohne Von oder Bis gilt der Beginn oder das Ende des Tages.';
export const outHint =
  'Der Spielplan dieses Tages ist veröffentlicht. Was Sie jetzt ändern, geht als Anfrage an die Turnierleitung.';
export const waits = message('{time} (bei der Turnierleitung angefragt)');
export const byOrganisers = message('{time} (von der Turnierleitung vermerkt)');
export const byPartner = message('{time} (vom Doppelpartner angegeben)');
export const ofOthers = 'Außerdem bei dieser Meldung vermerkt';
export const asked = 'Die Anfrage ist bei der Turnierleitung';
export const loading = 'Zeiten werden geladen';
