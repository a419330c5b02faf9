// Meldungen eines Turniers in diesem Browser folgen.
import { message } from './message.ts';

export const title = 'Sie folgen';
export const follow = message('{name} folgen');
export const unfollow = message('{name} nicht mehr folgen');
export const onCourt = message('Jetzt auf dem Platz, {court}, gegen {opponent}');
export const playing = message('Jetzt auf dem Platz, gegen {opponent}');
export const interrupted = message(
  'Unterbrochen{score, select, none {} other { bei {score}}}, gegen {opponent}',
);
export const against = message('Gegen {opponent}');
export const nextOn = message('Als Nächstes auf {court}, gegen {opponent}');
export const next = message('{when}, gegen {opponent}');
export const won = message('Gewonnen gegen {opponent}, {score}');
export const lost = message('Verloren gegen {opponent}, {score}');
export const none = 'Zurzeit ist kein Match geplant';
export const left = 'Nicht mehr in diesem Turnier';
export const inTournaments = 'In Turnieren';
export const begun = message('Sie folgen {name}');
export const begunText =
  'Das nächste Match steht oben auf der Seite dieses Turniers und unter „Was Sie verfolgen“.';
export const wonAgainst = message('Gewonnen gegen {opponent}');
export const lostTo = message('Verloren gegen {opponent}');
export const unfollowThis = 'Dieser Meldung nicht mehr folgen';
export const tellMe = 'Auf diesem Gerät benachrichtigen';
export const toldHere = 'Dieses Gerät benachrichtigt Sie';
export const stopHere = 'Beenden';
export const tellHint =
  'Wer als Nächstes spielt, Ergebnisse, Verlegungen und Regen erfahren Sie auf diesem Gerät, auch wenn diese Seite zu ist. Ein Konto brauchen Sie nicht.';
export const tellHintAccount = 'Ihre Mitteilungen kommen auf dieses Gerät, auch wenn diese Seite zu ist.';
export const tellBlocked =
  'Dieser Browser blockiert Mitteilungen von hier. Erlauben Sie sie in seinen Einstellungen für diese Website und kommen Sie dann zurück.';
export const tellInstall =
  'Auf einem iPhone oder iPad legen Sie diese Seite zuerst auf den Home-Bildschirm: Tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Öffnen Sie sie danach von dort.';
export const tellBegun = 'Dieses Gerät benachrichtigt Sie ab jetzt';
export const tellEnded = 'Dieses Gerät benachrichtigt Sie nicht mehr';
export const tellFailed =
  'Die Mitteilungen konnten nicht erlaubt werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.';
export const stopFailed =
  'Die Mitteilungen konnten nicht beendet werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.';
export const tournaments = 'Turniere';
export const clubs = 'Vereine';
export const courts = 'Plätze';
export const begunTournament = 'Sie erfahren, wenn das Tableau oder der Spielplan feststeht, und von Regen.';
export const begunClub =
  'Sie erfahren, wenn die Meldungen eines Turniers beginnen, wenn ein Tableau oder Spielplan feststeht, und von Regen.';
export const begunCourt = 'Sie erfahren, wer auf diesen Platz gerufen wird.';
export const keptHere = 'In diesem Browser gespeichert.';
export const keptInAccount = 'In Ihrem Konto gespeichert, auf allen Ihren Geräten.';
export const page = 'Was Sie verfolgen';
