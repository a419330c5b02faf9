// Entries of a tournament: who is entered, seeds, groups, entering by name and from a list.
import { message } from './message.ts';

export const participants = 'Meldeliste';
export const entered = message('{count} von {most} gemeldet');
export const followHint =
  'Drücken Sie auf den Stern neben einem Namen: Dann sehen Sie, wann und wo das nächste Match ist.';
export const none = 'Noch keine Meldungen.';
export const noGroup = 'Keine Gruppe';
export const failed = 'Die Meldeliste konnte nicht geladen werden. Bitte versuchen Sie es erneut.';
export const loading = 'Meldeliste wird geladen';
export const seed = 'Setzplatz';
export const seedOf = message('Setzplatz von {name}');
export const groupOf = message('Gruppe von {name}');

export const addGroup = 'Neue Gruppe';
export const addGroupTitle = 'Neue Gruppe';
export const groupAdded = message('{group} angelegt');
export const groupFailed = 'Die Gruppe konnte nicht angelegt werden.';
export const groupNameHint = 'Ohne Namen erhält sie einen Buchstaben.';

export const name = 'Name';
export const club = 'Verein';
export const group = 'Gruppe';
export const partner = 'Doppelpartner/in';
export const firstPlayer = 'Erste Person';
export const add = 'Melden';
export const addWaiting = 'Auf die Warteliste setzen';
export const addedWaiting = message('{name} steht auf der Warteliste.');
export const addOne = 'Neue Meldung';
export const addSeveral = 'Meldungen hinzufügen';
export const addFailed = 'Die Meldung konnte nicht gespeichert werden.';
export const added = message('{name} gemeldet.');
export const oneAtATime = 'Hier wird jeder einzeln gemeldet. Fügen Sie die Namen nacheinander hinzu.';
export const nameTooShort = 'Der Name braucht mindestens 2 Zeichen.';
export const juniorsHint =
  'Andere sehen nur Initialen. Schreiben Sie „Kovač, Nina“ oder „Nina KOVAČ“, dann sehen sie „Nina K.“';
export const known = 'Dieser Name ist schon gemeldet.';
export const knownQuestion = message('{name} noch einmal melden?');
export const knownMeaning = 'Dieser Name ist schon gemeldet. Zwei Personen können gleich heißen.';
export const addAnyway = 'Trotzdem melden';
export const full = 'Dieses Turnier ist voll.';
export const fullCanGrow =
  'Neue Meldungen warten auf einen Platz. Für mehr Plätze erhöhen Sie die Höchstzahl oder entfernen Sie eine Meldung.';
export const fullAtMost = message(
  'Mehr als {most} Meldungen sind nicht möglich. Neue Meldungen warten auf einen Platz.',
);
export const raiseLimit = 'Höchstzahl ändern';

export const pasteList = 'Liste einfügen';

export const actionsFor = message('Aktionen für {name}');
export const edit = 'Meldung bearbeiten';
export const updated = 'Meldung geändert';
export const updateFailed = 'Die Meldung konnte nicht geändert werden.';
export const remove = 'Meldung entfernen';
export const removeQuestion = message('{name} entfernen?');
export const removeMeaning = 'Die Meldung wird aus dem Turnier genommen.';
export const removed = 'Meldung entfernt';
export const removeFailed = 'Die Meldung konnte nicht entfernt werden.';
export const fromAccount = 'Aus dem eigenen Konto der Person.';
export const partnerFromAccount = 'Aus dem eigenen Konto der Person.';
export const enteredAlone = 'Ohne Doppelpartner gemeldet';
export const partnerChoice =
  'Wählen Sie jemanden, der ohne Doppelpartner gemeldet ist, oder geben Sie einen Namen ein. Aus zwei Meldungen wird dann ein Doppelpaar.';
export const birthYear = 'Geburtsjahr';
export const birthYearFirst = 'Geburtsjahr der ersten Person';
export const birthYearPartner = 'Geburtsjahr Doppelpartner/in';
export const birthYearHint = 'Nie öffentlich. Danach richtet sich, ob der Name gekürzt erscheint.';
export const birthYearPartnerHint = 'Ebenfalls nie öffentlich.';

export const notInDraw = 'Nicht im Tableau. Als Nachrücker kommt man hinein, wenn jemand zurückzieht.';
export const notInDrawYet =
  'Nicht im Tableau. Kann noch ein Freilos übernehmen oder nachrücken, wenn jemand zurückzieht.';
export const suggestions = 'Personen des Vereins';
export const whichQuestion = message('Wer ist mit {name} gemeint?');
export const whichMeaning =
  'Der Verein kennt diesen Namen. Wählen Sie die richtige Person, damit alle ihre Ergebnisse beisammenbleiben.';
export const somebodyElse = 'Jemand Neues';
export const choosePerson = 'Bitte wählen';
export const peopleOfClub = 'Personen des Vereins';
export const thisIsMe = message('{name}: Das bin ich');
export const lookAfter = message('{name}: Ich betreue diese Person');
export const claimed = 'Antrag gesendet';
export const claimedText = message('{club} entscheidet. Sie finden den Antrag in Ihrem Profil.');
export const claimFailed = 'Der Antrag konnte nicht gesendet werden';
export const note = 'Notiz für die Turnierleitung';
export const noteHint = 'Nur die Turnierleitung sieht sie.';
export const overruled = message('Von {by} trotzdem gemeldet: {reasons}');
export const overruledBySomebody = message('Trotzdem gemeldet: {reasons}');
export const overruleQuestion = 'Trotzdem melden?';
export const overruleLabel = 'Trotzdem melden';
export const ineligibleNotMember = 'kein Mitglied des Vereins';
export const ineligibleTooOld = 'zu alt';
export const ineligibleSameGender = 'nicht Frau und Mann';
