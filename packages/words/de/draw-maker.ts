// Making a draw, changing it by hand, publishing it and taking it back; and the draw in its parts.
import { message } from './message.ts';

export const make = 'Auslosung vorbereiten';
export const makeHint = 'Das Tableau bleibt privat, bis Sie es veröffentlichen.';
export const entries = 'Meldungen';
export const drawOf = 'Tableau mit';
export const mainDrawOf = 'Hauptfeld mit';
export const byes = 'Freilose';
export const seeds = 'Gesetzt';
export const tooFew = 'Für eine Auslosung braucht es mindestens zwei Meldungen.';
export const kindsOfFormat =
  'Die Art des Tableaus folgt aus der Turnierform: K.-o.-System, jeder gegen jeden oder Gruppen.';
export const changeFormat = 'Turnierform ändern';
export const changeEntries = 'Meldungen und Setzliste ändern';
export const kind = 'Art des Tableaus';
export const kindConsolation = 'K.-o. mit Nebenrunde';
export const kindFeedInConsolation = 'Nebenrunde mit Nachzug';
export const kindCompass = 'Compass-Draw';
export const kindDoubleElimination = 'Doppel-K.-o.-System';
export const kindPlacePlayOffs = 'Platzierungsspiele';
export const kindQualifying = 'K.-o.-System mit Qualifikation';
export const kindGroupsKnockout = 'Gruppen, dann K.-o.';

export const hintKnockout = 'Wer verliert, scheidet aus.';
export const hintConsolation = 'Wer das erste Match verliert, spielt in der Nebenrunde weiter.';
export const hintFeedInConsolation = 'Wer früh verliert, steigt eine Runde später in die Nebenrunde ein.';
export const hintCompass = 'Alle spielen mindestens drei Matches, wenn das Tableau groß genug ist.';
export const hintDoubleElimination = 'Erst nach zwei Niederlagen ist Schluss.';
export const hintPlacePlayOffs = 'Wer verliert, spielt um die Plätze dahinter weiter.';
export const hintQualifying = 'Um die letzten Plätze im Hauptfeld wird zuerst gespielt.';
export const hintRoundRobin = 'Alle spielen gegeneinander, oder so oft, wie es die Regeln vorsehen.';
export const hintGroupsKnockout = 'Die Besten jeder Gruppe spielen die Endrunde.';

export const groupsConsolation = 'Die anderen spielen eine Nebenrunde';
export const groupsConsolationHint = 'Wer nicht weiterkommt, spielt in einem zweiten K.-o.-Tableau weiter.';
export const groupsConsolationNone =
  'Nicht mit diesen Gruppen: Es braucht eine K.-o.-Runde und mindestens zwei, die sie nicht erreichen.';
export const thirdPlace = 'Spiel um Platz 3';
export const qualifiers = 'Plätze für Qualifikanten';
export const whoQualifies = 'Wer die Qualifikation spielt';
export const qualifyingHint = message(
  '{qualifying, plural, one {# Meldung spielt} other {# Meldungen spielen}} um {qualifiers, plural, one {# Platz} other {# Plätze}}; {direct, plural, one {# steht} other {# stehen}} schon im Hauptfeld mit {size} Plätzen.',
);
export const qualifyingTooFew = 'Es müssen mehr Meldungen um die Plätze spielen, als es Plätze gibt.';
export const separateClubs = 'Spieler eines Vereins treffen im ersten Match nicht aufeinander';
export const separateFamilies = 'Verwandte treffen im ersten Match nicht aufeinander';
export const separateFamiliesHint =
  'Eltern, ihre Kinder und alle, um die sich ein Konto kümmert. Nur die Turnierleitung erfährt, wer verwandt ist.';
export const moreChoices = 'Weitere Einstellungen';
export const seedLines = 'Plätze der Gesetzten';
export const seedLinesItf = 'Nach ITF und Grand Slams';
export const seedLinesUsta = 'Nach USTA';
export const byeLines = 'Plätze der Freilose';
export const byeLinesEven = 'Gleichmäßig verteilt, Gesetzte zuerst';
export const byeLinesUsta = 'Nach USTA, Gesetzte zuerst';
export const feedRounds = 'Runden, aus denen man in die Nebenrunde kommt';
export const feedRoundsHint = message('In einem Feld dieser Größe höchstens {most}.');
export const placesTo = 'Plätze, die ausgespielt werden';
export const placesToHint = 'Alle anderen, die in einer Runde verlieren, teilen sich ihre Plätze.';
export const allPlaces = 'Alle';
export const groupCount = 'Gruppen';
export const groupCountHint = message(
  'Je {least, plural, other {#}}{same, select, yes {} other { oder {most}}} Spielerinnen oder Spieler.',
);
export const bestNext = 'Beste der nächsten Plätze, die auch weiterkommen';
export const bestNextHint = 'Sie füllen die K.-o.-Runde auf, etwa die besten Gruppendritten.';
export const moveTo = 'Auf Zeile setzen';
export const move = 'Setzen';
export const keepLine = message('{name} auf dieser Zeile lassen');
export const letGo = message('{name} wieder mit auslosen');
export const redrawRest = message(
  'Alle bis auf {count, plural, one {# Zeile} other {# Zeilen}} neu auslosen',
);
export const keepHint = 'Heften Sie an, was bleiben soll, und losen Sie den Rest neu aus.';
export const draw = 'Auslosen';
export const drawAgain = 'Neu auslosen';
export const drawing = 'Wird ausgelost…';
export const draft = message('Auslosung {number}, privat');
export const draftHint =
  'Nur Sie und die übrige Turnierleitung sehen sie. Tippen Sie zwei Zeilen an, um sie zu tauschen.';
export const byHand = 'Von Hand geändert';
export const lots = message('Ausgelost mit Nummer {number}');
export const notHere = message(
  '{count, plural, one {# Meldung ist} other {# Meldungen sind}} noch nicht vor Ort angemeldet',
);
export const stepsIn = message(
  '{count, plural, one {Von der Warteliste, auf dem Platz einer Meldung ohne Partner} other {Von der Warteliste, auf den Plätzen von Meldungen ohne Partner}}',
);
export const publish = 'Veröffentlichen';
export const publishQuestion = 'Dieses Tableau veröffentlichen?';
export const publishText = message(
  'Ab jetzt sehen es alle. {matches, plural, one {Das # Match kann} other {Die # Matches können}} angesetzt und gespielt werden.',
);
export const published = 'Tableau veröffentlicht';
export const publishedState = message('Auslosung {number} von {made}, veröffentlicht');
export const discard = 'Verwerfen';
export const discarded = 'Auslosung verworfen';
export const takeBack = 'Zurücknehmen';
export const takeBackQuestion = 'Dieses Tableau zurücknehmen?';
export const takeBackText =
  'Seine Matches verschwinden, bis Sie wieder ein Tableau veröffentlichen. Nennen Sie den Grund; alle können ihn lesen.';
export const reason = 'Grund';
export const reasonMissing = 'Sagen Sie, warum. Alle, die der Auslosung folgen, lesen es.';
export const takenBack = 'Tableau zurückgenommen';
export const takenBackBecause = message('Das Tableau wurde zurückgenommen: {reason}');
export const preview = 'So sehen es die Spieler';
export const oddities = 'Auffälligkeiten';
export const clean = 'Die Auslosung hält alle Regeln ein.';
export const clubless = message(
  '{count, plural, one {Für # Meldung ist kein anderer Verein bekannt: Sie wird nicht auseinandergehalten.} other {Für # Meldungen ist kein anderer Verein bekannt: Sie werden nicht auseinandergehalten.}}',
);
export const chosen = message('{name} ist gewählt. Tippen Sie die Zeile an, mit der getauscht wird.');
export const swapWith = message('mit {name} tauschen');
export const sections = 'Abschnitte der Qualifikation';
export const section = message('Abschnitt {number}');
export const loadFailed = 'Das Tableau konnte nicht geladen werden.';
export const failed = 'Die Auslosung konnte nicht geändert werden';
export const stages = 'Teile des Tableaus';
export const placeOf = message('Platz {place} der Gruppe {group}');
