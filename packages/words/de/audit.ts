// The audit log in sentences (en/audit.ts).
import { message } from './message.ts';

export const loginDone = message('{actor} hat sich angemeldet');
export const loginTried = message('{actor} wollte sich anmelden: {object}');
export const registerDone = message('{actor} hat ein Konto angelegt');
export const registerTried = message('{actor} wollte ein Konto anlegen');
export const logoutDone = message('{actor} hat sich abgemeldet');
export const logoutTried = message('{actor} wollte sich abmelden');
export const setUpDone = message('{actor} hat den Server eingerichtet');
export const setUpTried = message('{actor} wollte den Server einrichten');
export const forgotPasswordDone = message('{actor} hat per E-Mail einen Link zum Zurücksetzen angefordert');
export const forgotPasswordTried = message('{actor} wollte per E-Mail einen Link zum Zurücksetzen anfordern');
export const resetPasswordDone = message(
  '{actor} hat über einen Link ein neues Passwort für {object} gesetzt',
);
export const resetPasswordTried = message('{actor} wollte über einen Link ein neues Passwort setzen');
export const endSessionDone = message('{actor} hat eine Sitzung beendet');
export const endSessionTried = message('{actor} wollte eine Sitzung beenden');
export const endOtherSessionsDone = message('{actor} hat die Sitzungen auf anderen Geräten beendet');
export const endOtherSessionsTried = message('{actor} wollte die Sitzungen auf anderen Geräten beenden');
export const setPreferencesDone = message('{actor} hat die eigenen Einstellungen gewählt');
export const setPreferencesTried = message('{actor} wollte die eigenen Einstellungen wählen');
export const setPictureDone = message('{actor} hat das eigene Foto gesetzt oder entfernt');
export const setPictureTried = message('{actor} wollte das eigene Foto setzen oder entfernen');
export const setLanguageDone = message('{actor} hat die eigene Sprache gewählt');
export const setLanguageTried = message('{actor} wollte die eigene Sprache wählen');
export const createMeetingDone = message('{actor} hat {object} angelegt');
export const createMeetingTried = message('{actor} wollte eine Veranstaltung anlegen');
export const updateMeetingDone = message('{actor} hat {object} geändert');
export const updateMeetingTried = message('{actor} wollte {object} ändern');
export const deleteMeetingDone = message('{actor} hat {object} gelöscht');
export const deleteMeetingTried = message('{actor} wollte {object} löschen');
export const readNoticesDone = message('{actor} hat die eigenen Mitteilungen gelesen');
export const readNoticesTried = message('{actor} wollte die eigenen Mitteilungen lesen');
export const stopMailsDone = message('{actor} hat Mails über den Link einer Mail beendet');
export const stopMailsTried = message('{actor} wollte Mails über den Link einer Mail beenden');
export const setNoticeChoicesDone = message('{actor} hat die eigenen Mitteilungen eingestellt');
export const setNoticeChoicesTried = message('{actor} wollte die eigenen Mitteilungen einstellen');
export const setTournamentCourtsDone = message('{actor} hat die Plätze von {object} gewählt');
export const setTournamentCourtsTried = message('{actor} wollte die Plätze von {object} wählen');
export const setScorersDone = message('{actor} hat gewählt, wer in {object} zählen darf');
export const setScorersTried = message('{actor} wollte wählen, wer in {object} zählen darf');
export const addFollowsDone = message('{actor} folgt nun mehr');
export const addFollowsTried = message('{actor} wollte mehr folgen');
export const removeFollowsDone = message('{actor} folgt nun weniger');
export const removeFollowsTried = message('{actor} wollte weniger folgen');
export const setPushDeviceDone = message('{actor} hat Mitteilungen auf einem Gerät erlaubt');
export const setPushDeviceTried = message('{actor} wollte Mitteilungen auf einem Gerät erlauben');
export const stopPushDone = message('{actor} hat die Mitteilungen auf einem Gerät beendet');
export const stopPushTried = message('{actor} wollte die Mitteilungen auf einem Gerät beenden');
export const changePasswordDone = message('{actor} hat das eigene Passwort geändert');
export const changePasswordTried = message('{actor} wollte das eigene Passwort ändern');
export const eraseAccountDone = message('{actor} hat das eigene Konto gelöscht');
export const eraseAccountTried = message('{actor} wollte das eigene Konto löschen');
export const updateUserDone = message('{actor} hat {object} geändert');
export const updateUserTried = message('{actor} wollte {object} ändern');
export const deleteUserDone = message('{actor} hat {object} gelöscht');
export const deleteUserTried = message('{actor} wollte {object} löschen');
export const endUserSessionsDone = message('{actor} hat {object} überall abgemeldet');
export const endUserSessionsTried = message('{actor} wollte {object} überall abmelden');
export const issueResetLinkDone = message('{actor} hat einen Link zum Zurücksetzen für {object} erstellt');
export const issueResetLinkTried = message(
  '{actor} wollte einen Link zum Zurücksetzen für {object} erstellen',
);
export const createClubDone = message('{actor} hat {object} angelegt');
export const createClubTried = message('{actor} wollte einen Verein anlegen');
export const updateClubDone = message('{actor} hat {object} geändert');
export const updateClubTried = message('{actor} wollte {object} ändern');
export const setClubLogoDone = message('{actor} hat das Logo von {object} gesetzt oder entfernt');
export const setClubLogoTried = message('{actor} wollte das Logo von {object} setzen oder entfernen');
export const createMemberDone = message('{actor} hat {object} als Mitglied hinzugefügt');
export const createMemberTried = message('{actor} wollte ein Mitglied hinzufügen');
export const importMembersDone = message('{actor} hat eine Liste von Personen zu {object} eingeladen');
export const importMembersTried = message('{actor} wollte eine Liste von Personen zu {object} einladen');
export const updateMemberDone = message('{actor} hat die Rolle von {object} geändert');
export const updateMemberTried = message('{actor} wollte die Rolle eines Mitglieds ändern');
export const removeMemberDone = message('{actor} hat ein Mitglied entfernt');
export const removeMemberTried = message('{actor} wollte ein Mitglied entfernen');
export const createInvitationDone = message('{actor} hat {object} verschickt');
export const createInvitationTried = message('{actor} wollte jemanden einladen');
export const revokeInvitationDone = message('{actor} hat {object} zurückgezogen');
export const revokeInvitationTried = message('{actor} wollte {object} zurückziehen');
export const resendInvitationDone = message('{actor} hat {object} noch einmal verschickt');
export const resendInvitationTried = message('{actor} wollte {object} noch einmal verschicken');
export const acceptInvitationDone = message('{actor} hat {object} angenommen');
export const acceptInvitationTried = message('{actor} wollte eine Einladung annehmen');
export const issueInvitationLinkDone = message('{actor} hat einen Link für {object} erstellt');
export const issueInvitationLinkTried = message('{actor} wollte einen Link für {object} erstellen');
export const createCourtsDone = message('{actor} hat Plätze von {object} angelegt');
export const createCourtsTried = message('{actor} wollte Plätze von {object} anlegen');
export const orderCourtsDone = message('{actor} hat die Plätze von {object} anders geordnet');
export const orderCourtsTried = message('{actor} wollte die Plätze von {object} anders ordnen');
export const updateCourtDone = message('{actor} hat {object} geändert');
export const updateCourtTried = message('{actor} wollte {object} ändern');
export const deleteCourtDone = message('{actor} hat {object} gelöscht');
export const deleteCourtTried = message('{actor} wollte {object} löschen');
export const createTournamentDone = message('{actor} hat {object} angelegt');
export const createTournamentTried = message('{actor} wollte ein Turnier anlegen');
export const updateTournamentDone = message('{actor} hat {object} geändert');
export const updateTournamentTried = message('{actor} wollte {object} ändern');
export const deleteTournamentDone = message('{actor} hat {object} gelöscht');
export const deleteTournamentTried = message('{actor} wollte {object} löschen');
export const setTournamentStatusDone = message('{actor} hat den Status von {object} geändert');
export const setTournamentStatusTried = message('{actor} wollte den Status von {object} ändern');
export const archiveTournamentDone = message('{actor} hat {object} archiviert oder wiederhergestellt');
export const archiveTournamentTried = message('{actor} wollte {object} archivieren oder wiederherstellen');
export const addParticipantDone = message('{actor} hat {object} hinzugefügt');
export const addParticipantTried = message('{actor} wollte eine Meldung hinzufügen');
export const updateParticipantDone = message('{actor} hat {object} geändert');
export const updateParticipantTried = message('{actor} wollte {object} ändern');
export const removeParticipantDone = message('{actor} hat {object} entfernt');
export const removeParticipantTried = message('{actor} wollte {object} entfernen');
export const enterTournamentDone = message('{actor} hat {object} selbst gemeldet');
export const enterTournamentTried = message('{actor} wollte sich selbst melden');
export const leaveTournamentDone = message('{actor} hat {object} selbst abgemeldet');
export const leaveTournamentTried = message('{actor} wollte sich selbst abmelden');
export const setEntryTimesDone = message('{actor} hat Zeiten angegeben: {object}');
export const setEntryTimesTried = message('{actor} wollte Zeiten angeben');
export const seekPartnerDone = message(
  '{actor} hat jemanden für das Paar angefragt oder das zurückgenommen: {object}',
);
export const seekPartnerTried = message('{actor} wollte jemanden für ein Paar anfragen');
export const answerPartnerDone = message('{actor} hat eine Partneranfrage beantwortet: {object}');
export const answerPartnerTried = message('{actor} wollte eine Partneranfrage beantworten');
export const declinePartnerRequestDone = message(
  '{actor} hat eine Partneranfrage über einen Link abgelehnt: {object}',
);
export const declinePartnerRequestTried = message(
  '{actor} wollte eine Partneranfrage über einen Link ablehnen',
);
export const setCheckInDone = message('{actor} hat notiert, ob {object} da ist');
export const setCheckInTried = message('{actor} wollte notieren, ob {object} da ist');
export const clearCheckInsDone = message('{actor} hat die Anwesenheit von {object} zurückgesetzt');
export const clearCheckInsTried = message('{actor} wollte die Anwesenheit von {object} zurücksetzen');
export const setWithdrawalDone = message('{actor} hat {object} zurückgezogen oder das zurückgenommen');
export const setWithdrawalTried = message('{actor} wollte {object} zurückziehen oder das zurücknehmen');
export const seedByRatingDone = message('{actor} hat nach Wertung gesetzt: {object}');
export const seedByRatingTried = message('{actor} wollte nach Wertung setzen: {object}');
export const setSeedsDone = message('{actor} hat die Setzliste von Hand geändert: {object}');
export const setSeedsTried = message('{actor} wollte die Setzliste von Hand ändern: {object}');
export const setAlternatesDone = message('{actor} hat die Nachrückerliste geändert: {object}');
export const setAlternatesTried = message('{actor} wollte die Nachrückerliste ändern: {object}');
export const createGroupDone = message('{actor} hat {object} hinzugefügt');
export const createGroupTried = message('{actor} wollte eine Gruppe hinzufügen');
export const createMatchDone = message('{actor} hat {object} angelegt');
export const createMatchTried = message('{actor} wollte ein Match anlegen');
export const updateMatchDone = message('{actor} hat {object} geändert');
export const updateMatchTried = message('{actor} wollte {object} ändern');
export const deleteMatchDone = message('{actor} hat {object} gelöscht');
export const deleteMatchTried = message('{actor} wollte {object} löschen');
export const setLastDaysDone = message('{actor} hat letzte Spieltage festgelegt: {object}');
export const setLastDaysTried = message('{actor} wollte letzte Spieltage festlegen: {object}');
export const proposePlaceDone = message('{actor} hat einen Termin vorgeschlagen: {object}');
export const proposePlaceTried = message('{actor} wollte einen Termin vorschlagen: {object}');
export const answerProposalDone = message('{actor} hat auf einen Terminvorschlag geantwortet: {object}');
export const answerProposalTried = message('{actor} wollte auf einen Terminvorschlag antworten: {object}');
export const callMatchDone = message('{actor} hat auf den Platz gerufen: {object}');
export const callMatchTried = message('{actor} wollte auf den Platz rufen: {object}');
export const setMatchStatusDone = message('{actor} hat den Status von {object} geändert');
export const setMatchStatusTried = message('{actor} wollte den Status von {object} ändern');
export const setMatchWinnerDone = message('{actor} hat den Sieg in {object} eingetragen');
export const setMatchWinnerTried = message('{actor} wollte den Sieg in {object} eintragen');
export const setMatchScoresDone = message('{actor} hat das Ergebnis von {object} eingetragen');
export const setMatchScoresTried = message('{actor} wollte das Ergebnis von {object} eintragen');
export const reportResultDone = message('{actor} hat das Ergebnis von {object} gemeldet');
export const reportResultTried = message('{actor} wollte das Ergebnis von {object} melden');
export const answerReportDone = message('{actor} hat auf das gemeldete Ergebnis von {object} geantwortet');
export const answerReportTried = message('{actor} wollte auf das gemeldete Ergebnis von {object} antworten');
export const createScoreLinksDone = message('{actor} hat Links zum Zählen erstellt: {object}');
export const createScoreLinksTried = message('{actor} wollte Links zum Zählen erstellen: {object}');
export const revokeScoreLinkDone = message('{actor} hat einen Link zum Zählen beendet: {object}');
export const revokeScoreLinkTried = message('{actor} wollte einen Link zum Zählen beenden: {object}');
export const appendScoreLogDone = message('{actor} hat {object} Punkt für Punkt gezählt');
export const appendScoreLogTried = message('{actor} wollte {object} Punkt für Punkt zählen');
export const makeDrawDone = message('{actor} hat {object} ausgelost');
export const makeDrawTried = message('{actor} wollte ein Tableau auslosen');
export const adjustDrawDone = message('{actor} hat {object} von Hand geändert');
export const adjustDrawTried = message('{actor} wollte {object} von Hand ändern');
export const setDrawPublishedDone = message('{actor} hat {object} veröffentlicht oder zurückgenommen');
export const setDrawPublishedTried = message('{actor} wollte {object} veröffentlichen oder zurücknehmen');
export const settleGroupDone = message('{actor} hat die Reihenfolge einer Gruppe festgelegt: {object}');
export const settleGroupTried = message('{actor} wollte die Reihenfolge einer Gruppe festlegen: {object}');
export const takeByeDone = message('{actor} hat eine Nachmeldung ins Tableau gesetzt: {object}');
export const takeByeTried = message('{actor} wollte eine Nachmeldung ins Tableau setzen: {object}');
export const undoInDrawDone = message('{actor} hat etwas rückgängig gemacht: {object}');
export const undoInDrawTried = message('{actor} wollte etwas rückgängig machen: {object}');
export const discardDrawDone = message('{actor} hat {object} verworfen');
export const discardDrawTried = message('{actor} wollte {object} verwerfen');
export const moveMatchesDone = message('{actor} hat Matches verschoben: {object}');
export const moveMatchesTried = message('{actor} wollte Matches verschieben: {object}');
export const setOrderPublishedDone = message('{actor} hat {object} veröffentlicht oder zurückgenommen');
export const setOrderPublishedTried = message('{actor} wollte {object} veröffentlichen oder zurücknehmen');
export const undoMoveDone = message('{actor} hat eine Verschiebung rückgängig gemacht: {object}');
export const undoMoveTried = message('{actor} wollte eine Verschiebung rückgängig machen: {object}');
export const suspendPlayDone = message('{actor} hat das Spiel unterbrochen: {object}');
export const suspendPlayTried = message('{actor} wollte das Spiel unterbrechen: {object}');
export const resumePlayDone = message('{actor} hat das Spiel fortsetzen lassen: {object}');
export const resumePlayTried = message('{actor} wollte das Spiel fortsetzen lassen: {object}');
export const createPersonDone = message('{actor} hat {object} angelegt');
export const createPersonTried = message('{actor} wollte eine Person anlegen');
export const importParticipantsDone = message('{actor} hat eine Liste von Meldungen in {object} eingetragen');
export const importParticipantsTried = message(
  '{actor} wollte eine Liste von Meldungen in {object} eintragen',
);
export const importPersonsDone = message('{actor} hat eine Liste von Personen in {object} importiert');
export const importPersonsTried = message('{actor} wollte eine Liste von Personen in {object} importieren');
export const updatePersonDone = message('{actor} hat {object} geändert');
export const updatePersonTried = message('{actor} wollte {object} ändern');
export const mergePersonDone = message('{actor} hat {object} mit einer anderen Person zusammengeführt');
export const mergePersonTried = message('{actor} wollte {object} mit einer anderen Person zusammenführen');
export const unmergePersonDone = message('{actor} hat {object} wieder getrennt');
export const unmergePersonTried = message('{actor} wollte {object} wieder trennen');
export const removeManagerDone = message('{actor} hat beendet, dass jemand {object} betreut');
export const removeManagerTried = message('{actor} wollte beenden, dass jemand {object} betreut');
export const stopManagingDone = message('{actor} betreut {object} nicht mehr');
export const stopManagingTried = message('{actor} wollte {object} nicht mehr betreuen');
export const addChildDone = message('{actor} hat ein Kind hinzugefügt ({object})');
export const addChildTried = message('{actor} wollte ein Kind hinzufügen');
export const createClaimDone = message('{actor} hat eine Person beansprucht ({object})');
export const createClaimTried = message('{actor} wollte eine Person beanspruchen');
export const withdrawClaimDone = message('{actor} hat {object} zurückgezogen');
export const withdrawClaimTried = message('{actor} wollte {object} zurückziehen');
export const decideClaimDone = message('{actor} hat über {object} entschieden');
export const decideClaimTried = message('{actor} wollte über {object} entscheiden');
export const updatePlatformSettingDone = message('{actor} hat {object} geändert');
export const updatePlatformSettingTried = message('{actor} wollte eine Einstellung ändern');
export const createClubAdminDone = message('{actor} hat {object} für eine Vereinsverwaltung angelegt');
export const createClubAdminTried = message('{actor} wollte ein Konto für eine Vereinsverwaltung anlegen');
export const assignClubAdminDone = message(
  '{actor} hat jemandem eine Vereinsverwaltung übertragen ({object})',
);
export const assignClubAdminTried = message('{actor} wollte jemandem eine Vereinsverwaltung übertragen');
export const createClubForDone = message('{actor} hat {object} für die Vereinsverwaltung angelegt');
export const createClubForTried = message('{actor} wollte einen Verein für jemanden anlegen');
export const updateAnyClubDone = message('{actor} hat {object} als Plattformverwaltung geändert');
export const updateAnyClubTried = message('{actor} wollte {object} als Plattformverwaltung ändern');
export const deleteClubDone = message('{actor} hat {object} gelöscht');
export const deleteClubTried = message('{actor} wollte {object} löschen');
export const createPlatformSettingDone = message('{actor} hat {object} hinzugefügt');
export const createPlatformSettingTried = message('{actor} wollte eine Einstellung hinzufügen');
export const createPlanDone = message('{actor} hat {object} hinzugefügt');
export const createPlanTried = message('{actor} wollte ein Abo hinzufügen');
export const updatePlanDone = message('{actor} hat {object} geändert');
export const updatePlanTried = message('{actor} wollte {object} ändern');
export const createTicketDone = message('{actor} hat {object} gestellt');
export const createTicketTried = message('{actor} wollte eine Anfrage stellen');
export const updateTicketDone = message('{actor} hat {object} geändert');
export const updateTicketTried = message('{actor} wollte {object} ändern');
export const createResponseDone = message('{actor} hat für die Plattform {object} geschrieben');
export const createResponseTried = message('{actor} wollte für die Plattform eine Anfrage beantworten');
export const createOwnResponseDone = message('{actor} hat in der eigenen Anfrage {object} geschrieben');
export const createOwnResponseTried = message('{actor} wollte in der eigenen Anfrage schreiben');
export const archiveTournamentArchived = message('{actor} hat {object} archiviert');
export const archiveTournamentRestored = message('{actor} hat {object} wiederhergestellt');
export const readDone = message('{actor} hat {object} gelesen ({act})');
export const readTried = message('{actor} wollte {object} lesen ({act})');
export const actLabel = message(
  '{act} ({kind, select, account {Konto} session {Sitzung} club {Verein} court {Platz} membership {Mitgliedschaft} invitation {Einladung} tournament {Turnier} entry {Meldung} person {Person} claim {Antrag} group {Gruppe} match {Match} order {Spielplan} draw {Tableau} meeting {Veranstaltung} plan {Abo} ticket {Anfrage} response {Antwort} other {Einstellung}})',
);
export const inside = message('{sentence} ({place})');
export const refused = message(
  '{sentence} und wurde {count, plural, =1 {} other {#-mal }}abgewiesen: {reason}',
);
export const nameless = message(
  '{role, select, score_link {Ein Link zum Zählen} visitor {Ein Gast} unknown {Jemand Unbekanntes} various {Verschiedene Personen} system {Der Server} other {Ein gelöschtes Konto}}',
);
export const namelessInside = message(
  '{role, select, score_link {ein Link zum Zählen} visitor {ein Gast} unknown {jemand Unbekanntes} various {verschiedene Personen} system {der Server} other {ein gelöschtes Konto}}',
);
export const numbered = message('{who} (Nummer {id})');
export const personNumbered = message('Person mit der Nummer {id}');
export const objectNamed = message(
  '{kind, select, tournament {{name}} club {{name}} court {Platz „{name}“} membership {die Mitgliedschaft von {name}} account {das Konto von {name}} entry {die Meldung von {name}} invitation {die Einladung an {name}} group {Gruppe {name}} setting {die Einstellung {name}} match {Match {id} ({name})} order {Spielplan {name}} draw {Tableau {name}} person {die Person {name}} claim {Antrag {id} ({name})} meeting {die Veranstaltung {name}} plan {das Abo {name}} ticket {Anfrage {id} ({name})} response {Antwort {id} ({name})} other {Sitzung {id} ({name})}}',
);
export const objectNumbered = message(
  '{kind, select, tournament {Turnier {id}} club {Verein {id}} court {Platz {id}} membership {Mitgliedschaft {id}} account {Konto {id}} entry {Meldung {id}} invitation {Einladung {id}} group {Gruppe {id}} setting {Einstellung {id}} match {Match {id}} order {Spielplan {id}} draw {Tableau {id}} person {Person {id}} claim {Antrag {id}} meeting {Veranstaltung {id}} plan {Abo {id}} ticket {Anfrage {id}} response {Antwort {id}} other {Sitzung {id}}}',
);
export const onlyRecords = message('Nur diese Einträge: {limits}');
export const byPerson = message('Person: {person}');
export const aboutObject = message('zu: {object}');
export const inTournament = message('Turnier: {tournament}');

export const missing = 'etwas';
export const missingAccount = 'ein Konto, das es nicht gibt';

export const reasonInvalid = 'die Anfrage war ungültig';
export const reasonUnreadable = 'die Anfrage war nicht lesbar';
export const reasonNotSignedIn = 'niemand war angemeldet';
export const reasonWrongPassword = 'das Passwort war falsch';
export const reasonWrongProof = 'das Passwort war falsch';
export const reasonNotAllowed = 'das ist nicht erlaubt';
export const reasonForeignOrigin = 'die Anfrage kam von einer anderen Website';
export const reasonNotFound = 'das gibt es nicht';
export const reasonTooManyRequests = 'zu viele Versuche';
export const reasonStale = 'jemand anderes hatte zuerst gespeichert';
export const reasonTaken = 'es ist vergeben';
export const reasonConflict = 'der jetzige Stand lässt es nicht zu';
export const reasonStatusRefused = 'der jetzige Stand lässt es nicht zu';
export const reasonSessionChanged = 'inzwischen hatte sich jemand anderes angemeldet';
export const reasonKeyReused = 'der Schlüssel der Anfrage war schon verwendet';
export const reasonAnswerForgotten = 'es war schon getan';
export const reasonAnswerGone = 'es war schon getan';
export const reasonDeadResetToken = 'der Link gilt nicht mehr';
export const reasonDeadInvitation = 'die Einladung gilt nicht mehr';
export const reasonOther = 'es war nicht möglich';
