// Why the server has not done what it was asked to do. The name of each text is the `reason` of the answer (apps/server/ground/refusal.ts).
import { message } from './message.ts';

// Any call.
export const requestInvalid = 'Die Anfrage ist ungültig.';
export const notAllowed = 'Dazu haben Sie keine Berechtigung.';
export const notFound = 'Nicht gefunden.';
export const stale =
  'Jemand anderes hat inzwischen gespeichert. Sehen Sie sich diese Fassung an und entscheiden Sie dann.';
export const tooManyRequests = message(
  'Zu viele Versuche. Bitte warten Sie {seconds, plural, one {{seconds} Sekunde} other {{seconds} Sekunden}} und versuchen Sie es dann noch einmal.',
);
export const tooBusy = message(
  'Der Server ist stark ausgelastet. Bitte warten Sie {seconds, plural, one {{seconds} Sekunde} other {{seconds} Sekunden}} und versuchen Sie es dann noch einmal.',
);
export const foreignOrigin =
  'Diese Anfrage kam von einer anderen Website. Öffnen Sie den Turnierplaner unter seiner eigenen Adresse und versuchen Sie es noch einmal.';
export const databaseUnavailable =
  'Die Datenbank antwortet gerade nicht. Es wurde nichts geändert; bitte versuchen Sie es gleich noch einmal.';
export const savedUnknown =
  'Wir konnten nicht feststellen, ob gespeichert wurde. Versuchen Sie es gleich noch einmal: Es geschieht nicht doppelt. Oder laden Sie die Seite neu und sehen Sie nach.';
export const doneUnknown =
  'Wir konnten nicht feststellen, ob dies ausgeführt wurde. Bitte laden Sie die Seite neu und sehen Sie nach, bevor Sie es noch einmal versuchen.';
export const internal = message(
  'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal; wenn es dabei bleibt, melden Sie die Nummer {id}.',
);

// How a call is written.
export const unreadable =
  'Die Anfrage konnte nicht gelesen werden. Prüfen Sie, ob ihr Inhalt gültiges JSON ist.';
export const bodyNotJson = 'Senden Sie den Inhalt als application/json.';
export const bodyTooLarge = 'Der Inhalt ist zu groß.';
export const bodyNotTaken = 'Dieser Aufruf nimmt keinen Inhalt an.';
export const bodyTooDeep = 'Dieser Inhalt ist zu tief verschachtelt.';
export const versionMalformed = 'If-Match enthält eine Version, zum Beispiel "3".';
export const keyMalformed =
  'Ein Idempotency-Key muss 8 bis 100 Buchstaben, Ziffern, Bindestriche oder Unterstriche haben.';
export const keyReused = 'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.';
export const answerGone = 'Dies wurde schon beim ersten Senden ausgeführt und inzwischen wieder entfernt.';
export const cursorUnknown = 'Dieser Cursor ist keiner von unseren.';
export const playerOrName = 'Bitte geben Sie entweder einen Benutzer oder einen Namen an.';
export const partnerOrName = 'Bitte geben Sie den Partner entweder als Benutzer oder mit Namen an.';
export const gamesNotWhole = 'Spiele sind ganze Zahlen ab 0.';
export const tooManyGames = 'So viele Spiele hat kein Satz.';
export const idMalformed = 'Eine ID ist eine positive ganze Zahl.';
export const timestampMalformed = 'Ein Zeitpunkt wird als 2026-09-12T14:00:00Z geschrieben.';
export const dayMalformed = 'Ein Tag wird als 2026-09-12 geschrieben.';
export const scorerNoMember =
  'Nur Mitglieder des Vereins können benannt werden. Nehmen Sie die Person zuerst in den Verein auf.';
export const followsFull = 'Sie haben die Höchstzahl erreicht. Entfernen Sie zuerst etwas aus Ihrer Liste.';
export const pushServiceUnknown =
  'Dieser Push-Dienst ist hier nicht bekannt. Bitte nehmen Sie einen anderen Browser oder fragen Sie die Betreiber dieses Servers.';
export const pushEndpointMalformed =
  'Gebraucht wird die Adresse eines Push-Dienstes, so wie der Browser sie angibt.';
export const pushKeyMalformed =
  'Dieser Schlüssel des Browsers ist nicht lesbar. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.';
export const timeOfDayMalformed = 'Eine Uhrzeit wird als 08:30 geschrieben.';
export const weekMalformed = 'Eine Woche hat sieben Tage, ab Montag.';
export const limitOutOfRange = message('Das Limit ist eine Zahl von 1 bis {max}.');
export const perGroupOutOfRange = message('Die Anzahl pro Gruppe muss zwischen 1 und {max} liegen.');
export const sessionUnknown = 'Diese Sitzung gibt es nicht.';
export const actMalformed = 'Als Handlung gilt nur der Name eines Aufrufs, etwa setMatchScores.';
export const objectMalformed = 'Ein Objekt wird als match:12 geschrieben.';
export const hashMalformed = 'Ein Hash hat 64 hexadezimale Ziffern.';
export const statusListMalformed = message(
  'Ein Status muss einer von diesen sein: {statuses}. Trennen Sie mehrere durch Kommas.',
);

// Signing in, registering, passwords.
export const notSignedIn = 'Bitte melden Sie sich an.';
export const sessionChanged = 'Inzwischen hat sich jemand anderes angemeldet. Es wurde nichts geändert.';
export const wrongPassword = 'Benutzername oder Passwort ist falsch';
export const deadResetToken = 'Der Link ist ungültig oder abgelaufen';
export const usernameTaken = 'Dieser Benutzername ist vergeben. Bitte wählen Sie einen anderen.';
export const accountNotCreated = 'Ihr Konto konnte nicht angelegt werden';
export const setupFirst = 'Bitte schließen Sie vor dem Registrieren die Ersteinrichtung ab.';
export const setupDone = 'Die Einrichtung ist bereits abgeschlossen. Bitte melden Sie sich an.';
export const setupCodeWrong =
  'Das ist nicht der Einrichtungscode. Er steht im Protokoll des Servers, in der Zeile „Set-up code“.';
export const passwordCommon =
  'Dieses Passwort gehört zu denen, die zuerst ausprobiert werden. Bitte wählen Sie ein anderes.';
export const passwordIsName =
  'Bitte wählen Sie ein Passwort, das nicht Ihr Name, Ihr Benutzername oder Ihre E-Mail-Adresse ist.';
export const passwordUnchanged = 'Das neue Passwort muss sich vom bisherigen unterscheiden.';

// Accounts.
export const demoAccountStays = 'Dieses Konto der Demo benutzen alle, deshalb bleibt es, wie es ist.';
export const clubsWithoutAdmin = message(
  'Ohne Admin wäre dann: {clubs}. Ernennen Sie dort zuerst jemand anderen.',
);
export const platformWithoutAdmin =
  'Dann gehörte niemand mehr zur Plattformverwaltung. Ernennen Sie zuerst jemand anderen.';
export const ownAccountFixed =
  'Ihren eigenen Benutzernamen, Ihre E-Mail-Adresse und Ihre Rolle kann nur eine andere Person der Plattformverwaltung ändern.';
export const ownAccountOnProfile = 'Ihr eigenes Konto löschen Sie auf Ihrer Profilseite, mit Ihrem Passwort.';
export const emailTaken = 'Ein anderes Konto hat diese E-Mail-Adresse.';
export const clubUnknown = 'Diesen Verein gibt es nicht.';
export const settingValue = message('Mögliche Werte für {key}: {values}.');
export const userUnknown = 'Dieses Konto gibt es nicht.';
export const clubHasTournaments = message(
  '{club} hat {count, plural, one {{count} Turnier} other {{count} Turniere}}, archivierte eingeschlossen, und kann deshalb nicht gelöscht werden. Löschen Sie zuerst die Turniere; solche mit Ergebnissen bleiben erhalten, und mit ihnen der Verein.',
);
export const settingZone = message(
  '{key} muss eine Zeitzone wie Europe/Berlin sein, oder „server“ für die des Servers.',
);
export const settingEmail = message('{key} muss eine E-Mail-Adresse sein, oder „none“.');
export const settingText = message('{key} muss 3 bis 60 Zeichen in einer Zeile haben.');
export const settingTaken = message(
  'Eine Einstellung mit dem Schlüssel {key} gibt es schon. Ändern Sie diese.',
);
export const planNameTaken = 'Ein Abo mit diesem Namen gibt es schon.';
export const planUnknown = 'Ein aktives Abo mit dieser Nummer gibt es nicht.';
export const planClubs = message(
  'Das Abo „{plan}“ umfasst {max, plural, one {{max} Verein} other {{max} Vereine}}, mehr nicht. Für einen weiteren bitten Sie die Plattformverwaltung um ein größeres Abo.',
);
export const planMembers = message(
  'Das Abo „{plan}“ umfasst {max, plural, one {{max} Mitglied} other {{max} Mitglieder}} je Verein, und so viele hat dieser Verein. Für weitere bitten Sie die Plattformverwaltung um ein größeres Abo.',
);
export const planTournaments = message(
  'Das Abo „{plan}“ umfasst {max, plural, one {{max} Turnier} other {{max} Turniere}} je Verein, und so viele hat dieser Verein. Archivieren Sie eines, oder bitten Sie die Plattformverwaltung um ein größeres Abo.',
);
export const registrationClosed =
  'Die Registrierung ist auf dieser Plattform geschlossen. Mit einer E-Mail-Adresse, die ein Verein eingeladen hat, können Sie sich registrieren.';
export const assigneeNoAdmin = 'Zuständig kann nur sein, wer zur Plattformverwaltung gehört.';
export const ticketElsewhere = 'Die Antwort gehört zu der Anfrage in der Adresse.';
export const auditNoteIncomplete = 'Bitte geben Sie Nummer und Hash des Eintrags an.';

// Invitations.
export const invitationUnknown = 'Ungültiger Einladungslink';
export const invitationAccepted = 'Diese Einladung wurde bereits angenommen.';
export const invitationExpired = 'Diese Einladung ist abgelaufen. Bitten Sie den Verein um eine neue.';
export const invitationRevoked = 'Diese Einladung wurde vom Verein zurückgezogen.';
export const invitationTakenBack = 'Diese Einladung wurde zurückgezogen. Bitte senden Sie eine neue.';
export const invitationForAnother =
  'Diese Einladung ging an eine andere E-Mail-Adresse. Melden Sie sich mit dem Konto dieser Adresse an.';
export const alreadyMember = 'Diese Person ist bereits Mitglied des Vereins.';
export const alreadyInvited =
  'Diese Person hat bereits eine offene Einladung. Senden Sie sie noch einmal, oder ziehen Sie sie zuerst zurück.';
export const memberNotCreated =
  'Dieses Mitglied konnte nicht hinzugefügt werden. Wenn die Person bereits ein Konto hat, senden Sie ihr stattdessen eine Einladung.';
export const lastAdmin =
  'Der Verein hat sonst keinen Admin, braucht aber immer einen. Machen Sie zuerst jemand anderen zum Admin.';
export const mailboxFull = message(
  'An dieses Postfach gingen heute schon {most} Einladungen; mehr werden an ein Postfach am Tag nicht gesendet. Die nächste können Sie {unit, select, hour {{count, plural, one {in {count} Stunde} other {in {count} Stunden}}} other {{count, plural, one {in {count} Minute} other {in {count} Minuten}}}} senden, oder laden Sie jetzt eine andere E-Mail-Adresse dieser Person ein. Die gesendeten Einladungen bleiben gültig.',
);
export const invitationsSpent = message(
  'Heute wurden von diesem Konto, Verein oder Internetanschluss schon {most} Einladungen gesendet; mehr sind es am Tag nicht. Weiter geht es {unit, select, hour {{count, plural, one {in {count} Stunde} other {in {count} Stunden}}} other {{count, plural, one {in {count} Minute} other {in {count} Minuten}}}}. Die gesendeten Einladungen bleiben gültig.',
);

// Tournaments.
export const tournamentArchived = 'Dieses Turnier ist archiviert. Holen Sie es zurück, bevor Sie es ändern.';
export const tournamentPlayed =
  'In diesem Turnier wurde schon gespielt, deshalb kann es nicht gelöscht werden. Archivieren Sie es; die Ergebnisse bleiben erhalten.';
export const tournamentDraft = 'Dieses Turnier ist ein Entwurf. Veröffentlichen Sie es zuerst.';
export const tooFewPlaces = message(
  'Es gibt bereits {entered} Meldungen. Entfernen Sie zuerst Meldungen, oder lassen Sie mindestens {entered} Teilnehmer zu.',
);
export const formatHasScores =
  'Im jetzigen Spielmodus sind schon Ergebnisse gespeichert oder Punkte notiert, deshalb kann er nicht geändert werden. Löschen Sie zuerst die Ergebnisse dieser Matches.';
export const staysForPairs =
  'Es sind Paare gemeldet, deshalb bleibt es ein Turnier für Paare. Entfernen Sie sie zuerst.';
export const staysForJuniors = message(
  '{count, plural, one {Bei {count} Meldung fehlt der Jahrgang. Außerhalb eines Jugendturniers sähe die Öffentlichkeit ihren Namen} other {Bei {count} Meldungen fehlt der Jahrgang. Außerhalb eines Jugendturniers sähe die Öffentlichkeit ihre Namen}} vollständig: Tragen Sie zuerst den Jahrgang ein, oder entfernen Sie die Meldung.',
);
export const hasGroups = 'Das Turnier hat Gruppen und kann deshalb kein reines K.-o.-Turnier werden.';
export const onlyActiveCompletes = 'Nur ein laufendes Turnier kann beendet werden.';
export const completesWithMatches =
  'Ein Turnier ohne Matches kann nicht beendet werden. Legen Sie zuerst Matches an, oder löschen Sie das Turnier.';
export const matchesUndecided = message(
  '{count, plural, one {{count} Match hat} other {{count} Matches haben}} noch keinen Sieger. Tragen Sie zuerst die Sieger ein, oder sagen Sie diese Matches ab.',
);
export const matchesStarted = 'Es wird schon gespielt, deshalb bleibt das Turnier laufend.';
export const tournamentMove = message(
  'Der Status eines Turniers kann nicht von {from, select, draft {Entwurf} upcoming {Bevorstehend} registering {Meldung offen} active {Laufend} other {Abgeschlossen}} zu {to, select, draft {Entwurf} upcoming {Bevorstehend} registering {Meldung offen} active {Laufend} other {Abgeschlossen}} wechseln.',
);

// Entries and groups.
export const completedParticipants =
  'Das Turnier ist beendet. Öffnen Sie es wieder, bevor Sie die Teilnehmer ändern.';
export const tournamentFull = message('Das Turnier ist voll: {most} von {most} Teilnehmern sind gemeldet.');
export const alreadyEntered = 'Diese Person ist in dem Turnier bereits gemeldet.';
export const seedTaken = 'Diesen Setzplatz hat bereits ein anderer Teilnehmer.';
export const partnerNotTaken = 'Partner gibt es nur im Doppel und im Mixed.';
export const partnerMissing =
  'Tragen Sie zuerst den Partner ein: Es gibt niemanden, dessen Jahrgang das sein könnte.';
export const partnerIsPlayer = 'Niemand kann der eigene Partner sein.';
export const userNotMember =
  'Diese Person ist kein Mitglied des Vereins. Melden Sie sie stattdessen mit ihrem Namen.';
export const personNotOfClub =
  'Diese Person gehört nicht zu den Personen des Vereins. Melden Sie sie stattdessen mit Namen.';
export const mergeSamePerson = 'Das ist ein und dieselbe Person.';
export const mergeTwoAccounts =
  'Beide haben ein eigenes Konto. Zwei Konten lassen sich nicht zusammenführen.';
export const mergeOtherWay =
  'Diese Person hat ein Konto, die andere keines. Führen Sie die andere mit dieser zusammen.';
export const mergeTwoYears =
  'Die Jahrgänge sind verschieden, es sind also zwei Personen. Ist ein Jahrgang falsch, berichtigen Sie ihn zuerst.';
export const mergeLosesYear =
  'Der Jahrgang schützt den Namen eines Kindes, und bei der anderen Person fehlt er. Der Verein, der ihre Daten pflegt, oder sie selbst in ihrem Konto muss ihn zuerst eintragen.';
export const mergeSameTournament = message(
  'Beide sind für {tournament} gemeldet, es sind also zwei Personen.',
);
export const mergeMoves = message(
  '{count, plural, =0 {Keine Meldung von {name} geht auf {into} über.} one {{count} Meldung von {name} geht auf {into} über.} other {{count} Meldungen von {name} gehen auf {into} über.}} Sie können das 30 Tage lang rückgängig machen.',
);
export const namesakesKnown = message(
  '{count, plural, one {Der Verein kennt schon jemanden, der {name} heißt.} other {Der Verein kennt schon {count} Personen, die {name} heißen.}}',
);
export const mergeTooOld =
  'Diese Zusammenführung liegt mehr als 30 Tage zurück und lässt sich nicht mehr rückgängig machen.';
export const unmergeOtherFirst = message(
  '{name} wurde inzwischen mit einer anderen Person zusammengeführt. Machen Sie zuerst das rückgängig.',
);
export const personOfAnotherClub = 'Diese Person gehört zu einem anderen Verein, der ihre Daten pflegt.';
export const lineOfAccount =
  'Name und Geburtsdatum kommen aus dem Konto dieser Person, und nur sie selbst ändert sie.';
export const listChanged =
  'Jemand hat diese Personen inzwischen geändert. Es wurde nichts gespeichert. Sehen Sie sich die Zeilen noch einmal an.';
export const entryWithdrawn =
  'Diese Meldung wurde zurückgezogen. Holen Sie sie in der Meldeliste über ihr Menü zurück.';
export const entriesChanged =
  'Inzwischen hat jemand die Meldungen oder diese Personen geändert. Es wurde nichts gespeichert. Sehen Sie sich die Zeilen noch einmal an.';
export const roleByHand =
  'Diese Person gehört in einer anderen Rolle zum Verein. Rollen werden auf der Seite der Mitglieder geändert.';
export const partsOfOtherName = 'Vorname und Nachname müssen die des Namens oben sein.';
export const entryUnknown = 'Diese Meldung gibt es nicht.';
export const claimOwnPerson = 'Das sind bereits Ihre eigenen Daten.';
export const claimNobodyDecides = 'Kein Verein pflegt diese Daten, daher kann niemand darüber entscheiden.';
export const claimOwnDecision =
  'Dem eigenen Antrag können Sie nicht zustimmen. Darüber entscheidet ein anderer Admin des Vereins.';
export const claimHasAccount = 'Diese Person hat bereits ein Konto.';
export const claimedAlready = 'Sie haben das bereits beantragt oder betreuen diese Person.';
export const nameOfAccount = 'Dieser Name kommt aus dem Konto der Person und wird dort geändert.';
export const nameOfPartnerAccount = 'Dieser Name kommt aus dem Konto des Partners und wird dort geändert.';
export const nameErased = 'Das Konto, das hier gemeldet war, wurde gelöscht: Der Name bleibt neutral.';
export const participantHasMatch =
  'Diese Meldung hat ein Match. Löschen Sie zuerst das Match, oder nehmen Sie den Teilnehmer heraus.';
export const childOfAge =
  'Hier können nur Kinder unter 18 Jahren hinzugefügt werden. Erwachsene legen ein eigenes Konto an.';
export const childThere = message('Sie betreuen {name} bereits.');
export const childrenMany = message('Sie können höchstens {most} Kinder hinzufügen.');
export const participantDrawn =
  'Diese Meldung steht im veröffentlichten Tableau. Tragen Sie stattdessen ihren Rückzug ein, oder nehmen Sie zuerst das Tableau zurück.';
export const withdrawUnderWay =
  'Diese Meldung hat ein Match, das begonnen hat. Tragen Sie zuerst sein Ergebnis ein, zum Beispiel eine Aufgabe.';
export const notDueASeed = 'Dieser Meldung steht kein Setzplatz zu.';
export const notAlternate = 'Diese Meldung steht nicht auf der Nachrückerliste.';
export const passOverReasonMissing = 'Bitte begründen Sie, warum der erste Nachrücker übergangen wird.';
export const timesChanged =
  'Diese Zeiten haben sich inzwischen geändert. Bitte sehen Sie sie noch einmal an.';
export const timesFull =
  'Bei dieser Meldung ist für weitere Zeiten kein Platz. Bitte wenden Sie sich an die Turnierleitung.';
export const timesOver = 'Das Turnier ist beendet.';
export const withdrawnAlready = 'Diese Meldung ist schon zurückgezogen.';
export const notWithdrawn = 'Diese Meldung ist nicht zurückgezogen.';
export const alternatePlaced = 'Wer im Tableau steht oder zurückgezogen hat, kann nicht nachrücken.';
export const alternatesChanged =
  'Jemand anderes hat die Nachrückerliste geändert. Sie sehen sie jetzt so, wie sie ist: Ändern Sie sie noch einmal.';
export const seededTwice = 'Eine Meldung steht zweimal in der Setzliste.';
export const seedsChanged =
  'Jemand anderes hat die Setzliste geändert. Sie sehen sie jetzt, wie sie ist: Ändern Sie sie erneut.';
export const seedNotDrawn =
  'Sie können nur Meldungen setzen, die einen Platz haben und auf keinen Partner warten.';
export const alternateTwice = 'Eine Meldung kann nur einmal auf der Nachrückerliste stehen.';
export const noPlaceLeft = 'Auf diesen Platz kann niemand mehr nachrücken.';
export const groupNameTaken = 'In diesem Turnier gibt es schon eine Gruppe mit diesem Namen.';
export const knockoutHasNoGroups = 'Ein K.-o.-Turnier hat keine Gruppen.';
export const groupElsewhere = 'Diese Gruppe gehört nicht zu dem Turnier.';

// Matches.
export const completedAddingMatches =
  'Das Turnier ist beendet. Öffnen Sie es wieder, bevor Sie Matches anlegen.';
export const completedDeletingMatches =
  'Das Turnier ist beendet. Öffnen Sie es wieder, bevor Sie Matches löschen.';
export const completedTakingBack =
  'Das Turnier ist beendet. Öffnen Sie es wieder, bevor Sie ein Ergebnis zurücknehmen.';
export const playerNotEntered = 'Diese Person ist in dem Turnier nicht gemeldet.';
export const matchElsewhere = 'Das Match gehört zu dem Turnier der Adresse.';
export const matchStays = 'Ein Match kann nicht in ein anderes Turnier wechseln.';
export const playersFixed =
  'Wenn ein Match begonnen hat, ein Ergebnis hat oder abgesagt ist, können die Spieler nicht mehr geändert werden. Platz, Zeit und Runde schon.';
export const matchCancelled =
  'Dieses Match ist abgesagt. Setzen Sie es neu an, bevor Sie ein Ergebnis eintragen.';
export const matchHasResult = 'Dieses Match hat ein Ergebnis, das mit gelöscht würde.';
export const winnerNotInMatch = 'Der Sieger muss einer der beiden Gegner dieses Matches sein.';
export const matchMove = message(
  'Der Status eines Matches kann nicht von {from, select, scheduled {Angesetzt} in_progress {Läuft} completed {Beendet} other {Abgesagt}} zu {to, select, scheduled {Angesetzt} in_progress {Läuft} completed {Beendet} other {Abgesagt}} wechseln.',
);
export const matchNotStarted = 'Starten Sie das Match oder tragen Sie den Sieger ein, bevor Sie es beenden.';

// Draws.
export const drawPublished = 'Dieses Tableau ist veröffentlicht. Nehmen Sie es zurück, bevor Sie es ändern.';
export const drawRedrawnOften = message(
  'Der Rest dieser Auslosung wurde {most} Mal neu ausgelost. Losen Sie stattdessen alles neu aus.',
);
export const drawOtherPublished =
  'Ein anderes Tableau dieses Turniers ist veröffentlicht. Nehmen Sie es zuerst zurück.';
export const drawEntriesChanged =
  'Die Meldungen haben sich seit dieser Auslosung geändert. Losen Sie neu aus.';
export const drawSeedsChanged = 'Die Setzliste hat sich seit dieser Auslosung geändert. Losen Sie neu aus.';
export const drawHandMadeGroups =
  'Das Turnier hat Gruppen, die von Hand angelegt wurden. Entfernen Sie sie, bevor Sie ein Tableau veröffentlichen.';
export const undoBuiltOn =
  'Inzwischen baut etwas darauf auf, deshalb lässt es sich nicht mehr rückgängig machen.';
export const undoOtherFormat =
  'Das Ergebnis stammt aus einem anderen Spielmodus, als das Match jetzt hat. Stellen Sie diesen Spielmodus wieder ein, dann lässt es sich rückgängig machen.';
export const undoTooLate = 'Das lässt sich nur zehn Minuten lang rückgängig machen.';
export const orderNoGroup = 'Nur bei einer Gruppe lässt sich eine Reihenfolge festlegen.';
export const orderNotPublished =
  'Die Auslosung ist nicht veröffentlicht, es gibt also keine Reihenfolge festzulegen.';
export const orderNotNeeded =
  'Die Regeln unterscheiden in dieser Gruppe alle. Es gibt keine Reihenfolge festzulegen.';
export const orderOnlyTied = 'Nur wer durch das Los getrennt wird, kann den Platz tauschen.';
export const completedOrder =
  'Das Turnier ist beendet. Öffnen Sie es wieder, bevor Sie die Reihenfolge einer Gruppe festlegen.';
export const drawBegun =
  'Matches dieses Tableaus wurden schon gespielt oder begonnen. Es kann deshalb nicht zurückgenommen werden.';
export const drawReasonMissing =
  'Sagen Sie, warum Sie die Auslosung zurücknehmen. Alle, die darin stehen oder ihnen folgen, lesen es.';
export const drawKindUnknown = 'Das Spielsystem dieses Turniers kennt kein solches Tableau.';
export const drawNoConsolation =
  'Eine Nebenrunde braucht eine K.-o.-Runde nach den Gruppen und mindestens zwei, die sie nicht erreichen. Lassen Sie sie weg, oder ändern Sie die Gruppen.';
export const completedDraw = 'Das Turnier ist beendet. Öffnen Sie es wieder, bevor Sie auslosen.';
export const notInDraw = 'Diese Meldung steht nicht im Tableau.';
export const drawnStays = 'Dieses Match gehört zu einem Tableau und kann nicht allein gelöscht werden.';
export const drawnPlayersFixed =
  'Dieses Match gehört zu einem Tableau, aus dem sich Spieler und Runde ergeben. Platz und Zeit können geändert werden.';
export const drawnDecided =
  'Dieses Match ist durch das Tableau entschieden. Korrigieren Sie das Ergebnis, aus dem es folgt.';
export const drawnWaits =
  'In diesem Match steht noch eine Seite nicht fest. Tragen Sie zuerst die Ergebnisse davor ein.';
export const drawPublishedRules =
  'Ein Tableau dieses Turniers ist veröffentlicht, deshalb bleiben Spielsystem, Reihung bei Gleichstand und Regeln der Gruppen, wie sie sind. Nehmen Sie zuerst das Tableau zurück.';
export const drawPublishedGroups =
  'Ein Tableau dieses Turniers ist veröffentlicht, und die Gruppen folgen daraus. Nehmen Sie zuerst das Tableau zurück.';

// Courts.
export const courtNameTaken = message('Diesen Platz gibt es im Verein schon: {name}.');
export const courtHasMatches = message(
  'Für „{name}“ {count, plural, one {ist noch {count} Match} other {sind noch {count} Matches}} angesetzt. Legen Sie {count, plural, one {es} other {diese}} zuerst auf einen anderen Platz. Wenn der Platz nicht bespielbar ist, sperren Sie ihn stattdessen.',
);
export const courtsChanged =
  'Jemand anderes hat die Plätze geändert. Sie sehen sie jetzt, wie sie sind: Ordnen Sie sie noch einmal.';

// The order of play.
export const orderMatchElsewhere = 'Dieses Match gehört zu keinem offenen Turnier des Vereins.';
export const lastDayTwice = 'Ein Match ist zweimal genannt.';
export const lastDayElsewhere = 'Dieses Match gehört zu einem anderen Turnier.';
export const lastDayOver = 'Ein Match, das vorbei oder abgesagt ist, braucht keinen letzten Spieltag.';
export const lastDayPast = 'Dieser Tag ist vorbei.';
export const arrangingClosed =
  'Dieses Match lässt sich nicht vereinbaren: Beide Seiten müssen feststehen, der letzte Spieltag darf nicht vorbei sein, und es darf noch kein Ergebnis geben.';
export const proposalTooLate = 'Das ist nach dem letzten Spieltag des Matches.';
export const placeTaken = 'Dieser Termin ist nicht mehr möglich. Bitte wählen Sie einen anderen.';
export const proposalGone = 'Dieser Vorschlag gilt nicht mehr.';
export const proposalOfOther = 'Nur wer einen Termin vorgeschlagen hat, kann ihn zurücknehmen.';
export const proposalOfOwn = 'Auf Ihren Vorschlag muss die andere Seite antworten.';
export const orderMatchBegun = 'Ein Match, das begonnen hat oder vorbei ist, lässt sich nicht verschieben.';
export const callBegun = 'Ein Match, das begonnen hat oder vorbei ist, wird nicht aufgerufen.';
export const callWithoutCourt = 'Weisen Sie dem Match zuerst einen Platz zu.';
export const callCourtTaken =
  'Auf diesem Platz wird gespielt, oder ein anderes Match ist dorthin aufgerufen.';
export const orderCourtElsewhere = 'Dieser Platz gehört nicht zum Verein.';
export const orderOtherDay = 'Die Zeit liegt an einem anderen Tag.';
export const orderFormatRounds =
  'Ein kürzerer Modus gilt immer für alle Matches einer Runde, und nur, solange keines davon begonnen hat.';
export const orderMovedTwice = 'Ein Match lässt sich je Anfrage nur einmal verschieben.';
export const orderMatchChanged =
  'Jemand hat dieses Match inzwischen geändert. Sehen Sie es sich an, und ändern Sie es dann erneut.';
export const orderChangedMeanwhile =
  'Seit der Berechnung ist ein Ergebnis oder eine Verschiebung hinzugekommen. Nichts wurde verschoben. Berechnen Sie den Vorschlag neu.';
export const orderTimesPassed =
  'Seit der Berechnung sind Zeiten daraus verstrichen. Nichts wurde verschoben. Berechnen Sie den Vorschlag neu.';
export const orderBreaksRules = message(
  '{count, plural, one {Das verstößt gegen eine Regel des Spielplans.} other {Das verstößt gegen # Regeln des Spielplans.}}',
);
export const orderBreaksMore = message('Dazu kommen {count} weitere Verstöße.');
export const orderNothingToUndo = 'Es gibt keine Verschiebung, die sich rückgängig machen ließe.';
export const orderUndoBuiltOn =
  'Seit dieser Verschiebung hat sich etwas geändert, deshalb lässt sie sich nicht mehr rückgängig machen.';
export const orderNotSuspended = 'Auf keinem Platz ist das Spiel unterbrochen.';
export const orderAgainPast = 'Wählen Sie eine Zeit, die noch kommt.';
export const orderSuspendToday =
  'Unterbrechen lässt sich nur der heutige Tag. Öffnen Sie dazu den Spielplan von heute.';
export const orderNoCourts = 'Legen Sie zuerst die Plätze des Vereins an.';
export const entriesNotOpen = 'Die Meldung ist nicht geöffnet.';
export const entriesDeadline = 'Die Meldung ist geschlossen: Der Meldeschluss ist vorbei.';
export const entriesDrawn = 'Die Meldung ist geschlossen: Die Auslosung steht.';
export const birthYearNeeded = 'Bitte geben Sie das Geburtsjahr an: Für diesen Wettbewerb zählt das Alter.';
export const leaveDrawn =
  'Die Auslosung steht. Bitte sagen Sie der Turnierleitung, dass Sie nicht spielen können.';
export const tooOldToEnter = message(
  'In {type} dürfen sich nur Spielerinnen und Spieler ab Jahrgang {year} melden.',
);
export const withdrawnByOrganisers =
  'Die Turnierleitung hat diese Meldung zurückgezogen. Bitte wenden Sie sich an sie.';
export const birthYearAhead = 'Bitte geben Sie ein Geburtsjahr an, das nicht in der Zukunft liegt.';
export const partnerNeeded =
  'Bitte geben Sie an, mit wem Sie spielen, oder lassen Sie sich als suchend aufführen.';
export const partnerOnce = 'Bitte fragen Sie eine Person nach der anderen.';
export const partnerUnknown = 'Diese Person können Sie nicht fragen. Bitte fragen Sie sie per E-Mail.';
export const partnerNoAccount =
  'Diese Person hat noch kein Konto und kann nicht antworten. Bitte fragen Sie sie per E-Mail.';
export const partnerEntered = 'Diese Person spielt in diesem Turnier schon mit jemandem.';
export const partnerFound = 'Dieses Paar ist schon vollständig.';
export const partnerRequestGone = 'Diese Anfrage ist nicht mehr offen.';
export const lookerGone = 'Diese Person sucht keinen Doppelpartner mehr.';
export const mixedNeedsBoth = 'Im Mixed spielen eine Frau und ein Mann zusammen.';
export const partnerRequestsSpent = message(
  'Sie haben in 24 Stunden {most} Mal gefragt, öfter geht es nicht. Bitte versuchen Sie es später wieder.',
);
export const partnerMailboxFull =
  'Diese Adresse hat heute schon mehrere Anfragen bekommen, mehr senden wir an einem Tag nicht. Bitte versuchen Sie eine andere Adresse oder morgen.';
export const partnerAskedOften =
  'Diese Person hat heute schon mehrere Anfragen bekommen, mehr senden wir an einem Tag nicht. Bitte versuchen Sie es morgen.';
export const partnerDeclined = 'Diese Person hat Ihnen für dieses Turnier schon abgesagt.';
export const membersOnly =
  'Nur Mitglieder des Vereins dürfen sich zu diesem Turnier melden. Wenn Sie Mitglied sind, bitten Sie den Verein, Sie als Mitglied zu kennzeichnen.';
export const notMarkedMember =
  'Nur Mitglieder des Vereins dürfen sich zu diesem Turnier melden. Wer ohne Konto Mitglied ist, wird unter Verwalten, Personen als Mitglied gekennzeichnet.';

export const meetingTournamentElsewhere = 'Dieses Turnier gehört nicht zum Verein.';

export const reportHoursOutside = 'Bitte geben Sie zwischen 1 und 168 Stunden an.';
export const scoreLinkOver =
  'Dieser Link zum Zählen gilt nicht mehr. Punkte, die noch nicht gesendet sind, bleiben auf diesem Gerät. Bitten Sie die Turnierleitung um einen neuen Link.';
export const scoreLinkEarly =
  'Dieser Link zum Zählen ist für einen anderen Tag und öffnet sich dann. Scannen Sie seinen Code an diesem Tag noch einmal.';
export const scoreLinkPast = 'Dieser Tag ist vorbei. Wählen Sie heute oder einen späteren Tag.';
export const scoreLinkForNothing = 'Wählen Sie mindestens einen Platz oder ein Match.';
export const scoreLinkElsewhere = 'Dieses Match gehört nicht zum Verein.';
export const reportsOff = 'In diesem Turnier trägt die Turnierleitung die Ergebnisse ein.';
export const reportDecided =
  'Dieses Match hat schon ein Ergebnis, oder sein Ergebnis kann jetzt nicht gemeldet werden.';
export const reportUnfinished = 'Bitte geben Sie das ganze Ergebnis an, bis zum Ende des Matches.';
export const reportByPlayers =
  'Nur die Spieler des Matches können sein Ergebnis melden. Sie können es selbst eintragen.';
export const reportGone = 'Es gibt keine Meldung mehr, die auf eine Antwort wartet.';
export const reportWaits = 'Ein Ergebnis ist schon gemeldet und wartet auf eine Antwort.';
export const reportNotYours = 'Nur wer ein Ergebnis gemeldet hat, kann es zurücknehmen.';
export const reportIsYours = 'Was Sie gemeldet haben, bestätigt die andere Seite.';
export const reportDisputed = 'Dieses Ergebnis ist schon strittig. Die Turnierleitung entscheidet.';

export const logHeld = message('{name} zählt dieses Match auf einem anderen Gerät.');
export const logHeldByLink = 'Jemand mit einem Link zählt dieses Match auf einem anderen Gerät.';
export const logGap =
  'Zwischen dem Gespeicherten und dem Gesendeten fehlt etwas. Bitte öffnen Sie das Match neu.';
export const logDiffers = 'Das Gespeicherte weicht vom Gesendeten ab. Bitte wählen Sie, welcher Stand gilt.';
export const logOver =
  'Dieses Match hat schon ein Ergebnis, oder der Stand wurde inzwischen von Hand eingegeben.';
export const logFormat =
  'Der Modus dieses Matches wurde geändert, bevor seine Punkte hier waren. Bitte wählen Sie, wie sie zählen.';
export const logUnfinished = 'Das Match ist noch nicht zu Ende.';

export const pictureNotRead =
  'Dieses Bild können wir nicht lesen. Bitte wählen Sie eine JPEG-, PNG- oder WebP-Datei.';
export const pictureTooManyDots =
  'Dieses Bild hat zu viele Bildpunkte. Bitte wählen Sie eines mit höchstens 50 Megapixeln.';
export const lateNotWaiting =
  'Ein Freilos kann nur eine Meldung übernehmen, die nicht im Tableau steht, nicht zurückgezogen ist und auf niemanden wartet.';
export const lateNoBye =
  'Kein Freilos steht mehr für eine Nachmeldung offen: Es gibt keines, oder wer eines hatte, hat schon begonnen.';
export const lateByeTaken =
  'Auf dieser Linie steht kein Freilos mehr, das eine Nachmeldung übernehmen könnte.';
export const lateUnpublished =
  'Eine Nachmeldung übernimmt ein Freilos nur in einem veröffentlichten Tableau. Losen Sie stattdessen neu aus.';
export const lateRedraw =
  'In diesem Tableau hat eine Nachmeldung ein Freilos übernommen, deshalb lässt sich der Rest nicht neu auslosen. Losen Sie stattdessen ganz neu aus.';
