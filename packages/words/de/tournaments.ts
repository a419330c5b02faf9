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

export const typeOpen = 'Offen';
export const typeAdults = 'Erwachsene';
export const typeDoubles = 'Doppel';
export const typeMixed = 'Mixed';

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
