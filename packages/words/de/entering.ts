// Sich selbst zu einem Turnier melden.
import { message } from './message.ts';

export const title = 'Meldung';
export const taken = message('{taken, number} von {most} gemeldet');
export const waitingCounted = message('{count, plural, =0 {niemand wartet} one {# wartet} other {# warten}}');
export const closes = message('Meldeschluss: {moment}.');
export const closesAt = message('Meldeschluss war: {moment}.');
export const noDeadline = 'Sie können melden, bis die Auslosung veröffentlicht ist.';
export const drawn = 'Die Meldung ist geschlossen: Die Auslosung steht.';
export const notOpen = 'Die Meldung ist noch nicht geöffnet.';
export const signIn = 'Einloggen und melden';
export const enter = 'Melden';
export const join = 'Auf die Warteliste';
export const leave = 'Abmelden';
export const enterOf = message('{name} melden');
export const joinOf = message('Auf die Warteliste: {name}');
export const leaveOf = message('{name} abmelden');
export const you = 'Sie';
export const entered = 'Gemeldet';
export const enteredUndrawn = 'Gemeldet, aber nicht im Tableau';
export const place = message('Platz {place} auf der Warteliste');
export const withdrawn = 'Abgemeldet';
export const unpaired = 'Abgemeldet: bei Meldeschluss ohne Partner';
export const notEntered = 'Nicht gemeldet';
export const tooOld = message('Nur Spielerinnen und Spieler ab Jahrgang {year} dürfen spielen.');
export const birthYear = 'Geburtsjahr';
export const birthYearHint = 'Nur Vereine, bei deren Turnieren Sie melden, sehen es.';
export const birthYearMissing = 'Bitte geben Sie das Geburtsjahr mit vier Ziffern an.';
export const leaveQuestion = message('{name} abmelden?');
export const leaveYou = 'Von diesem Turnier abmelden?';
export const leaveText =
  'Der Platz geht an die nächste Person auf der Warteliste. Solange die Meldung offen ist, können Sie wieder melden, dann hinter allen, die warten.';
export const tellOrganisers = 'Zum Abmelden wenden Sie sich jetzt bitte an die Turnierleitung.';
export const enteredDone = 'Gemeldet';
export const waitingDone = 'Auf der Warteliste';
export const leftDone = 'Abgemeldet';
export const failed = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
export const loadFailed = 'Die Meldungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const people = 'Sie und die Personen, die Sie betreuen';
export const leaveWaiting =
  'Sie verlieren Ihren Platz auf der Warteliste. Solange die Meldung offen ist, können Sie sich wieder hinten anstellen.';
export const leaveForGood =
  'Der Platz geht an die nächste Person auf der Warteliste. Die Meldung ist geschlossen: Sie können nicht wieder melden.';
export const notMember = 'Nur Mitglieder des Vereins dürfen sich melden.';
export const genderHint =
  'Im Mixed spielen eine Frau und ein Mann zusammen. Nur Vereine, bei deren Turnieren Sie melden, sehen es.';
export const genderUnsaid = 'Keine Angabe';
export const club = 'Verein';
export const clubHint = 'Die Auslosung kann Spieler eines Vereins auseinanderhalten.';
export const clubIs = message('Spielt für {club}');
export const changeClub = 'Verein ändern';
export const changeClubOf = message('Verein ändern: {name}');
