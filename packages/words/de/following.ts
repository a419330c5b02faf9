// Meldungen eines Turniers in diesem Browser folgen.
import { message } from './message.ts';

export const title = 'Sie folgen';
export const follow = message('{name} folgen');
export const unfollow = message('{name} nicht mehr folgen');
export const onCourt = message('Jetzt auf dem Platz, {court}, gegen {opponent}');
export const playing = message('Jetzt auf dem Platz, gegen {opponent}');
export const next = message('{when}, gegen {opponent}');
export const won = message('Gewonnen gegen {opponent}, {score}');
export const lost = message('Verloren gegen {opponent}, {score}');
export const none = 'Zurzeit ist kein Spiel geplant';
export const left = 'Nicht mehr in diesem Turnier';
export const inTournaments = 'In Turnieren';
export const begun = message('Sie folgen {name}');
export const begunText = 'Das nächste Spiel steht oben auf der Seite dieses Turniers.';
export const wonAgainst = message('Gewonnen gegen {opponent}');
export const lostTo = message('Verloren gegen {opponent}');
export const unfollowThis = 'Dieser Meldung nicht mehr folgen';
