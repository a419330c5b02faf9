// Tournaments: their list, their form, their page.
import { message } from './message.ts';

export const statusDraft = 'Entwurf';
export const statusUpcoming = 'Demnächst';
export const statusRegistering = 'Meldung offen';
export const statusActive = 'Läuft';
export const statusCompleted = 'Beendet';

export const formatRoundRobin = 'Jeder gegen jeden';
export const formatGroupsKnockout = 'Gruppen + K.-o.-System';
export const formatKnockout = 'K.-o.-System';

export const typeOpen = 'Offene Klasse';
export const typeAdults = 'Erwachsene';
export const typeDoubles = 'Doppel';
export const typeMixed = 'Mixed';

// How far a tournament is, for somebody who does not know its stages.
export const nowDraft = 'Noch nicht angekündigt';
export const nowAnnounced = 'Meldungen sind noch nicht möglich';
export const nowOpen = 'Meldungen sind möglich';
export const nowOpenUntil = message('Meldungen bis {day} möglich');
export const nowShut = 'Meldeschluss vorbei; die Auslosung steht noch aus';
export const nowDrawn = 'Auslosung veröffentlicht';
export const nowInPlay = 'Wird gespielt';
export const nowOver = 'Abgeschlossen';

export const stage = message('Phase: {stage}');
export const stageRegistration = 'Meldung';
export const stageGroup = 'Gruppenphase';
export const stageKnockout = 'K.-o.-Phase';
export const stageComplete = 'Beendet';

export const normalDeuce = 'Mit Vorteil';
export const suddenDeathDeuce = 'No-Ad';
export const matchesWon = 'Gewonnene Matches';
export const totalPoints = 'Punkte insgesamt';
export const headToHead = 'Direkter Vergleich';

export const someClub = 'Tennisverein';
export const independent = 'Ohne Verein';

export const participants = message('{count, plural, one {# Meldung} other {# Meldungen}}');
export const noMatchesCompleted = 'Noch kein Match beendet';
export const matchesCompleted = message(
  '{completed} von {total, plural, one {# Match} other {# Matches}} beendet',
);

export const notFound = 'Turnier nicht gefunden';
export const notFoundText = 'Dieses Turnier gibt es nicht, oder es wurde gelöscht.';
export const allTournaments = 'Alle Turniere';

export const create = 'Turnier anlegen';
export const clubsFailed = 'Die Vereine konnten nicht geladen werden.';
export const noClub = 'Sie verwalten noch keinen Verein. Bitte wenden Sie sich an die Vereinsverwaltung.';
export const noClubHint = 'Ein Turnier gehört zu einem Verein. Sie können einen eigenen anlegen.';
export const createClub = 'Verein anlegen';
export const created = 'Turnier angelegt';
export const createFailed = 'Das Turnier konnte nicht angelegt werden.';
export const saveDraft = 'Entwurf speichern';
export const draftHint = 'Einen Entwurf sehen nur die Admins des Vereins.';

export const edit = 'Turnier bearbeiten';
export const editCrumb = 'Bearbeiten';
export const updated = 'Turnier geändert';
export const updateFailed = 'Das Turnier konnte nicht geändert werden.';
export const detailsFailed = 'Das Turnier konnte nicht geladen werden. Bitte versuchen Sie es später erneut.';
export const isArchived = 'Dieses Turnier ist archiviert. Stellen Sie es wieder her, bevor Sie es ändern.';
export const notYours = 'Nur wer dieses Turnier leitet, kann es bearbeiten.';
export const backToTournament = 'Zurück zum Turnier';

export const title = 'Turniere';
export const titleMine = 'Meine Turniere';
export const titleAll = 'Alle Turniere';
export const byStatus = 'Turniere nach Stand';
export const tabActive = 'Laufend';
export const tabUpcoming = 'Demnächst';
export const tabCompleted = 'Beendet';
export const emptyMine = message(
  'Sie haben keine {tab, select, active {laufenden} upcoming {bevorstehenden} other {beendeten}} Turniere.',
);
export const emptyAll = message(
  'Keine {tab, select, active {laufenden} upcoming {bevorstehenden} other {beendeten}} Turniere',
);
export const emptyClub = 'Noch keine Turniere';
export const createFirst = 'Erstes Turnier anlegen';
export const seeUpcoming = 'Bevorstehende Turniere ansehen';
export const seeCompleted = 'Beendete Turniere ansehen';
export const archivedLink = 'Archivierte Turniere';
export const archivedTitle = 'Archivierte Turniere';
export const archiveCrumb = 'Archiv';
export const archiveText =
  'Sie stehen in keiner Liste mehr. Auf seiner Seite lässt sich jedes wiederherstellen.';
export const archiveEmpty = 'Keine archivierten Turniere.';
export const backToList = 'Zurück zur Liste';
export const viewResults = 'Ergebnisse';
export const viewDetails = 'Details';

export const tournament = 'Turnier';
export const checkForm = 'Bitte prüfen Sie die markierten Angaben.';
export const dates = 'Termine';
export const rules = 'Regeln';
export const moreOptions = 'Weitere Angaben';
export const name = 'Name';
export const description = 'Beschreibung';
export const type = 'Art';
export const club = 'Verein';
export const selectClub = 'Verein wählen';
export const maxParticipants = 'Meldungen höchstens';
export const startDate = 'Beginn';
export const startTime = 'Uhrzeit des Beginns';
export const endDate = 'Ende';
export const endTime = 'Uhrzeit des Endes';
export const clubZone = message('Termine gelten in der Zeitzone des Vereins: {zone}.');
export const location = 'Ort';
export const locationHint = 'Falls nicht auf der Anlage des Vereins gespielt wird.';
export const contactEmail = 'E-Mail für Rückfragen';
export const contactEmailHint = 'Für alle sichtbar.';
export const registrationDay = 'Meldeschluss am';
export const registrationTime = 'Meldeschluss um';
export const registrationTimeHint = 'Leer: Ende des Tages.';
export const registrationOver = 'An diesem Tag ist der Meldeschluss bereits vorbei.';
export const registrationDayMissing = 'Bitte wählen Sie den Tag des Meldeschlusses.';
export const matchFormat = 'Spielmodus';
export const stageFormats = 'Andere Modi für Teile des Turniers';
export const stageFormat = message(
  '{stage, select, groups {Gruppen} qualifying {Qualifikation} places {Nebenrunde und Platzierungen} other {Finale}}',
);
export const asTournament = 'Wie das Turnier';
export const formatParts = 'Modus selbst zusammenstellen';
export const formatSets = 'Sätze';
export const setsChoice = message(
  '{length, select, all {{count, plural, one {Ein Satz} other {# Sätze, alle werden gespielt}}} other {{count, plural, =3 {2 Gewinnsätze} =5 {3 Gewinnsätze} other {Höchstens # Sätze}}}}',
);
export const setKindLabel = 'Ein Satz';
export const setKind = message(
  '{kind, select, games {geht um Spiele} tieBreak {ist ein Match-Tiebreak} other {geht auf Zeit}}',
);
export const gamesOfSet = 'Spiele zum Satzgewinn';
export const pointsOfSet = 'Punkte zum Gewinn';
export const minutesOfSet = 'Dauer eines Satzes';
export const countedIn = 'Gezählt werden';
export const counting = message('{what, select, games {Spiele} other {Punkte}}');
export const tieBreakOfSet = 'Tiebreak';
export const lastSet = 'Letzter Satz';
export const lastSame = 'Wie die anderen';
export const noFormat =
  'Ein Satz hat 1 bis 20 Spiele, ein Match-Tiebreak 2 bis 50 Punkte, ein Satz auf Zeit 1 bis 600 Minuten.';
export const usualMinutes = message(
  'Vereine planen für so ein Match etwa {usual} Minuten. Das Zeitlimit ist {planned}.',
);
export const planUsual = message('Zeitlimit auf {usual} Minuten setzen');
export const format = 'Turnierform';
export const progressing = 'Weiter aus jeder Gruppe';
export const tieBreaker = 'Bei Gleichstand';
export const pointSystem = 'Zählweise';
export const pointSystemHint = 'No-Ad: Bei 40:40 entscheidet ein Punkt.';
export const timeLimit = 'Zeitlimit';
export const timeLimitHint = message('Je Match, {min} bis {max} Minuten.');
export const minutesUnit = 'Minuten';
export const minutes = message('{count} Minuten');
export const matchesPerParticipant = 'Matches je Meldung';
export const knockoutHint = 'Im K.-o.-System ergibt sich die Zahl aus dem Tableau.';
export const letRule = 'Netzaufschlag wiederholen';
export const letRuleHint = 'Berührt der Aufschlag das Netz, wird er wiederholt.';
export const on = 'Ein';
export const off = 'Aus';
export const start = 'Beginn';
export const end = 'Ende';
export const registrationEnds = 'Meldeschluss';
export const startDateMissing = 'Bitte geben Sie den Beginn an.';
export const endDateMissing = 'Bitte geben Sie das Ende an.';

export const loadingTournament = 'Turnier wird geladen';
export const detailsTab = 'Details';
export const participantsTab = 'Meldeliste';
export const matchesTab = 'Matches';
export const stages = 'Phasen';
export const stageDone = 'Abgeschlossen:';
/** "Knockout, Open, clay"; without the surface where the courts differ. */
export const whatItIs = message(
  '{format}, {type}{surface, select, clay {, Sand} hard {, Hartplatz} grass {, Rasen} artificial_grass {, Kunstrasen} carpet {, Teppich} other {}}',
);
export const players = message('{count, plural, one {# Meldung} other {# Meldungen}}');
export const pairs = message('{count, plural, one {# Doppelpaar} other {# Doppelpaare}}');

export const about = 'Über das Turnier';
export const noDescription = 'Keine Beschreibung';
export const advancement = 'Weiterkommen';
export const advancementTop = message(
  '{count, plural, one {Platz 1 jeder Gruppe} other {Die besten # jeder Gruppe}}',
);
export const currentStage = 'Aktuelle Phase';
export const participantsTerm = 'Meldungen';
export const entered = message('{count} von {most} gemeldet');
export const starts = 'Beginn';
export const ends = 'Ende';
export const timeZone = 'Zeitzone';
export const noLocation = 'Kein Ort angegeben';
export const contact = 'Kontakt';
export const createdBy = 'Angelegt von';
export const unknownPerson = 'Unbekannt';
export const createdOn = 'Angelegt am';
export const scoringType = 'Wertung';
export const setsFormat = 'Sätze';
export const tiebreakerRule = 'Tiebreak';
export const letsPlayed = 'Wird wiederholt';
export const noLets = 'Wird weitergespielt';

export const publish = 'Veröffentlichen';
export const reopen = 'Turnier wieder öffnen';
export const backToDraft = 'Zurück zum Entwurf';
export const backToUpcoming = 'Zurück zu „Demnächst“';
export const closeRegistration = 'Meldung schließen';
export const backToRegistration = 'Zurück zur Meldung';
export const openRegistration = 'Meldung öffnen';
export const startTournament = 'Starten';
export const noEntriesYet = 'Noch kann niemand melden.';
export const isOpen = 'Die Meldung ist offen.';
export const shareLink = 'Link teilen';
export const share = message('{name} teilen');
export const linkCopied = 'Link kopiert';
export const linkNotCopied = 'Der Link konnte nicht kopiert werden. Kopieren Sie ihn aus der Adresszeile.';
export const complete = 'Turnier beenden';
export const editButton = 'Bearbeiten';
export const moreActions = message('Weitere Aktionen für {name}');
export const status = 'Stand';
export const statusChanged = message(
  'Neuer Stand des Turniers: {status, select, draft {Entwurf} upcoming {demnächst} registering {Meldung offen} active {läuft} other {beendet}}',
);
export const statusFailed = 'Der Stand des Turniers konnte nicht geändert werden.';

export const archive = 'Turnier archivieren';
export const archiveQuestion = message('{name} archivieren?');
export const archiveMeaning =
  'Es verschwindet aus Listen, Spielplan und Übersicht. Seine Seite mit allen Ergebnissen bleibt, und es lässt sich wiederherstellen.';
export const archived = 'Turnier archiviert';
export const archiveFailed = 'Das Turnier konnte nicht archiviert werden.';
export const archivedOn = message('Dieses Turnier wurde am {day} archiviert.');
export const archivedNotice = 'Es steht in keiner Liste mehr; seine Ergebnisse bleiben hier.';
export const restore = 'Wiederherstellen';
export const restored = 'Turnier wiederhergestellt';
export const restoreFailed = 'Das Turnier konnte nicht wiederhergestellt werden.';
export const archiveInsteadQuestion = message('{name} stattdessen archivieren?');
export const archiveInsteadMeaning =
  'Matches dieses Turniers wurden schon gespielt, deshalb lässt es sich nicht löschen. Archiviert verschwindet es aus Listen, Spielplan und Übersicht. Seine Seite mit allen Ergebnissen bleibt, und es lässt sich wiederherstellen.';
export const archiveInstead = 'Archivieren';

export const deleteTournament = 'Turnier löschen';
export const deleteQuestion = message('{name} löschen?');
export const deleteMeaning =
  'Meldungen und Matches werden mitgelöscht. Das lässt sich nicht rückgängig machen.';
export const deleted = 'Turnier gelöscht';
export const deleteFailed = 'Das Turnier konnte nicht gelöscht werden.';
export const membersOnly = 'Nur Mitglieder des Vereins dürfen sich melden';
export const membersOnlyHint = 'Die Turnierleitung kann weiterhin alle von Hand melden.';
export const whoEnters = 'Meldung';
export const whoEntersMembers = 'Nur Mitglieder des Vereins';
