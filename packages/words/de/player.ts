// Was jemand spielt und gespielt hat: die eigene Seite und die Seite einer Person.
import { message } from './message.ts';

export const title = 'Mein Tennis';
export const failed = 'Ihr Tennis konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const whose = 'Wessen Tennis';
export const lookedAfter = 'Personen, um die Sie sich kümmern';
export const loading = 'Matches werden geladen';

export const nextMatch = 'Nächstes Match';
export const onCourtNow = 'Jetzt auf dem Platz';
export const interruptedMatch = 'Match unterbrochen';
export const brokenOffAt = message('bei {score}');
export const against = message('gegen {opponent}');
export const opponentOpen = 'Gegner/in noch offen';
export const expected = message('Voraussichtlich {when}');
export const timeOpen = 'Noch ohne Zeit';
export const arrange = 'Vereinbaren';
export const openMatch = 'Match öffnen';

export const toCome = 'Kommende Matches';
export const afterThat = 'Danach';
export const moreUpcoming = message('{count, plural, one {# weiteres Match} other {# weitere Matches}}');
export const noMatchTitle = 'Kein Match angesetzt';
export const noMatchEntered = 'Das nächste Match steht hier, sobald es feststeht.';
export const noMatchText =
  'Melden Sie zu einem Turnier. Die Matches stehen hier, sobald seine Auslosung veröffentlicht ist.';
export const findTournament = 'Turnier suchen';
export const noMatchOfPerson = 'Kein Match angesetzt.';

export const entries = 'Meldungen';
export const entered = 'Gemeldet';
export const waiting = message('Platz {place} der Warteliste');
export const awaitsPartner = 'Wartet auf Partner/in';
export const withdrawn = 'Abgemeldet';
export const withPartner = message('mit {partner}');
export const noEntries = 'Zurzeit keine Meldungen.';
export const moreEntries = message('{count, plural, one {# weitere Meldung} other {# weitere Meldungen}}');

export const results = 'Ergebnisse';
export const won = 'Sieg';
export const lost = 'Niederlage';
export const noResults = 'Noch keine Ergebnisse.';
export const resultsFailed =
  'Die Ergebnisse konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const shown = message('{count, number} angezeigt');
export const balance = message(
  '{won, plural, one {# Sieg} other {# Siege}}, {lost, plural, one {# Niederlage} other {# Niederlagen}}',
);
export const walkovers = 'Ergebnisse ohne Spiel (w.o.) zählen nicht.';

export const headToHead = 'Direkte Bilanz';
export const headToHeadWith = message('Direkte Bilanz: {name}');
export const noOpponents = 'Ihre Gegner stehen hier nach dem ersten Match.';
export const allOpponents = message('Alle {count} Gegner anzeigen');
export const moreOpponents = message('{count, plural, one {# weiterer Gegner} other {# weitere Gegner}}');

export const follow = 'Folgen';
export const unfollow = 'Nicht mehr folgen';
export const followName = message('{name} folgen');
export const unfollowName = message('{name} nicht mehr folgen');
export const followFull = message('Sie können höchstens {most} Personen folgen.');
export const followed = 'Personen, denen Sie folgen';
export const followNobody = 'Sie folgen noch niemandem.';
export const followHow =
  'Tippen Sie in der Meldeliste auf den Stern neben einem Namen oder auf der Seite einer Person auf „Folgen“.';
export const noLongerPublic = 'Diese Seite ist nicht mehr öffentlich.';
export const unfollowThis = 'Dieser Seite nicht mehr folgen';
export const pageFailed = 'Diese Seite konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';

export const pageOf = message('Seite von {name}');
export const page = 'Spielerseite';
export const byYear = 'Nach Jahren';
export const year = 'Jahr';
export const allYears = 'Alle Jahre';
export const opponent = 'Gegner/in';
export const everybody = 'Alle';
export const finals = 'Finals';
export const titles = 'Titel';
export const titlesAndFinals = 'Titel und Finals';
export const wonFinal = 'Titel';
export const lostFinal = 'Finale';
export const noFinals = 'Noch kein Finale.';
