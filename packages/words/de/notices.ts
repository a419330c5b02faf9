// Was Leuten mitgeteilt wird: die Glocke im Kopf und ihre Seite (D18, D44, D53).
import { message } from './message.ts';

export const title = 'Mitteilungen';
export const unread = message(
  '{count, plural, =0 {Sie haben keine ungelesenen Mitteilungen} =100 {Sie haben mehr als 99 ungelesene Mitteilungen} one {Sie haben # ungelesene Mitteilung} other {Sie haben # ungelesene Mitteilungen}}',
);
export const many = '99+';
export const viewAll = 'Alle ansehen';
export const markAllRead = 'Alle als gelesen markieren';
export const markFailed = 'Die Mitteilungen konnten nicht als gelesen markiert werden';
export const failed = 'Die Mitteilungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const isUnread = 'Ungelesen';
export const moreFollow = message('{count} angezeigt');
export const emptyTitle = 'Nichts Neues';
export const emptyText =
  'Hier lesen Sie, wenn ein Tableau feststeht, wann Sie spielen, wenn Ihr Match verlegt wird und wie es ausgegangen ist.';
export const about = message('Über {name}');

export const kindPromoted = 'Nachgerückt';
export const kindPartnerRequest = 'Partneranfrage';
export const kindPartnerAnswer = 'Partner';
export const kindPartnerLeft = 'Partner';
export const kindUnpaired = 'Ohne Partner';
export const kindPaired = 'Paar';
export const kindTimesAsked = 'Zeiten';
export const kindDrawOut = 'Tableau';
export const kindDrawBack = 'Tableau zurückgenommen';
export const kindWithdrawn = 'Abgemeldet';
export const kindOpponent = 'Geändertes Match';
export const kindUnplayed = 'Match entfällt';
export const kindPlaceBack = 'Wieder auf der Warteliste';
export const kindOpponentLeft = 'Abmeldung';
export const kindOrderOut = 'Spielplan';
export const kindMoved = 'Verlegt';
export const kindLate = 'Voraussichtlicher Beginn';
export const kindProposal = 'Terminvorschlag';
export const kindProposalAccepted = 'Termin vereinbart';
export const kindProposalDeclined = 'Termin abgelehnt';
export const kindPlayBy = 'Zu spielen bis';
export const kindCalled = 'Auf den Platz';
export const kindNext = 'Als Nächstes';
export const kindResult = 'Ergebnis';
export const kindSuspended = 'Unterbrochen';
export const kindResumed = 'Es geht weiter';
export const kindDispute = 'Strittiges Ergebnis';
export const kindReported = 'Ergebnis gemeldet';
export const kindScorer = 'Am Zählgerät';
export const kindEntriesOpen = 'Meldungen offen';

export const promoted = message('{who, select, self {Sie sind dabei} other {{name} ist dabei}}');
export const partnerRequest = message(
  '{asker} möchte mit {who, select, self {Ihnen} other {{name}}} spielen',
);
export const partnerAnswer = message(
  '{answer, select, accepted {Ihre Anfrage wurde angenommen: Sie spielen zusammen} declined {Ihre Anfrage wurde abgelehnt} taken {Die Person, die Sie gefragt haben, spielt mit jemand anderem} other {Die Anfrage wurde zurückgenommen}}',
);
export const partnerLeft = message(
  '{isOut, select, out {Die andere Person Ihres Paars hat sich abgemeldet, Ihr Paar spielt nicht mit} other {Die andere Person Ihres Paars hat sich abgemeldet. Bitte suchen Sie vor dem Meldeschluss jemand anderen}}',
);
export const unpaired = message(
  '{who, select, self {Ihre Meldung} other {Die Meldung von {name}}} hat keinen Platz mehr: Bei Meldeschluss war das Paar nicht vollständig',
);
export const paired = message('{who, select, self {Sie spielen} other {{name} spielt}} zu zweit: {entry}');
export const timesAsked = message('{name} nennt Zeiten, und der Spielplan ist schon veröffentlicht: {days}');
export const drawOut = 'Das Tableau steht fest';
export const drawBack = 'Das Tableau wurde zurückgenommen';
export const drawBackBecause = message('Das Tableau wurde zurückgenommen: {reason}');
export const withdrawn = message(
  '{who, select, self {Ihre Meldung} other {Die Meldung von {name}}} wurde zurückgezogen',
);
export const opponent = message('Das Tableau hat sich geändert. Gespielt wird: {match}');
export const unplayed = message(
  '{match}: {isWon, select, yes {ohne Spiel entschieden} other {wird nicht gespielt}}, eine Seite hat sich abgemeldet',
);
export const placeBack = message(
  '{who, select, self {Sie warten wieder und stehen} other {{name} wartet wieder und steht}} nicht im Tableau',
);
export const opponentLeft = message(
  '{isOut, select, out {{match}: Eine Seite hat sich abgemeldet, die Turnierleitung entscheidet, wie das Match endet} other {{match}: wird gespielt, die Abmeldung wurde zurückgenommen}}',
);
export const orderOut = message('{match}: {place}');
export const moved = message('{match}: jetzt {place}');
export const movedOff = message('{match}: abgesagt');
export const movedFrom = message('Bisher: {place}');
export const late = message('{match} verspätet sich: gegen {time} statt {before}');
export const earlierAgain = message('{match}: früher als zuletzt gesagt, gegen {time}');
export const unplaced = 'noch ohne Uhrzeit';
export const proposal = message(
  '{match}: Vorgeschlagen ist {place}. Bitte nehmen Sie an oder lehnen Sie ab.',
);
export const proposalAccepted = message('{match}: vereinbart, {place}');
export const proposalDeclined = message('{match}: {place} wurde abgelehnt');
export const playBy = message('{match}: Bitte spielen Sie bis {day}. Noch ist kein Termin vereinbart.');
export const called = message('{match}: Bitte kommen Sie jetzt auf den Platz');
export const calledTo = message('{match}: Bitte kommen Sie jetzt auf {court}');
export const next = message('{match}: als Nächstes auf {court}');
export const result = message('{winner} gewinnt gegen {loser}');
export const resultScored = message('{winner} gewinnt gegen {loser} {score}');
export const suspended = message('{match} ist unterbrochen');
export const resumed = message('{match} geht weiter: {place}');
export const dispute = message('{match}: Das Ergebnis ist strittig');
export const reported = message(
  '{match}: Die andere Seite hat das Ergebnis gemeldet. Bitte bestätigen oder bestreiten Sie es',
);
export const aMatch = 'Ihr Match';
export const calledToFollowed = message('{match}: jetzt auf {court}');
export const calledFollowed = message('{match}: jetzt auf den Platz');
export const scorer = 'Sie dürfen die Matches dieses Turniers zählen';
export const entriesOpen = 'Die Meldungen sind offen';
export const orderOutToAll = 'Der Spielplan steht fest';
export const suspendedToAll = 'Das Spiel ist unterbrochen';
export const resumedToAll = 'Es geht weiter';
export const pushStop = 'Mitteilungen beenden';
export const pushMany = message('{count, plural, one {# Mitteilung} other {# Mitteilungen}}');
export const followed = message('{name}: {text}');
