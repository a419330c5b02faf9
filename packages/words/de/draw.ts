// The draw: its rounds, its tools, a player’s path.
import { message } from './message.ts';

export const final = 'Finale';
export const semiFinals = 'Halbfinale';
export const semiFinal = 'Halbfinale';
export const semiFinalShort = 'HF';
export const quarterFinals = 'Viertelfinale';
export const quarterFinal = 'Viertelfinale';
export const quarterFinalShort = 'VF';
export const roundsOf = message(
  '{players, plural, =16 {Achtelfinale} =32 {Sechzehntelfinale} other {Runde der letzten #}}',
);
export const roundOf = message(
  '{players, plural, =16 {Achtelfinale} =32 {Sechzehntelfinale} other {Runde der letzten #}}',
);
export const roundOfShort = message('{players, plural, =16 {AF} other {R#}}');
export const roundMatch = message('{round}, Match {number}');
export const thirdPlace = 'Spiel um Platz 3';
export const champion = 'Turniersieg';
export const qualifier = 'Qualifikant';
export const qualifyingRound = message('Qualifikation, Runde {number}');
export const qualifyingRoundShort = message('Q{number}');

export const bye = 'Freilos';
export const byeName = 'Freilos';
export const winnerOf = message('Sieg aus {number}');
export const loserOf = message('Niederlage aus {number}');
export const eitherName = message('{first} oder {second}');

export const pathWon = message('Sieg gegen {opponent}{score, select, none {} other { {score}}}');
export const pathLost = message('Niederlage gegen {opponent}{score, select, none {} other { {score}}}');
export const pathAgainst = message('gegen {opponent}{score, select, none {} other { {score}}}');
export const pathCancelled = message('gegen {opponent}, abgesagt');
export const pathAloud = message('Weg von {player}. {match}: {result}');
export const pathOf = message('Weg von {player}');
export const closePath = message('Weg von {player} schließen');

export const roundsLabel = message('{draw}, Runden');
export const progress = message('{done} von {of}');
export const progressCompleted = message('{done} von {of} beendet');
export const completed = 'Beendet';
export const showCompleted = 'Beendete Runden zeigen';
export const hideCompleted = 'Beendete Runden ausblenden';
export const swipe = 'Zur nächsten Runde wischen';

export const partOfDraw = 'Teil des Tableaus';
export const overview = 'Übersicht';
export const quarter = message('{number}. Viertel');
export const quarterShort = message('V{number}');

export const findPlayer = 'Namen im Tableau suchen';
export const nobodyFound = 'Niemand mit diesem Namen.';

export const zoom = 'Zoom';
export const zoomIn = 'Vergrößern';
export const zoomOut = 'Verkleinern';
export const zoomPercent = message('{percent} %');
export const fit = 'Einpassen';
export const fullScreen = 'Vollbild';
export const leaveFullScreen = 'Vollbild beenden';

export const signSeed = message('{sign} Setzplatz');
export const signRetired = message('{sign} Aufgabe');
export const signWalkover = message('{sign} ohne Spiel');
export const signServing = 'Aufschlag';
export const keysMove = 'zwischen Matches wechseln';
export const keyOpen = message('{key} öffnen');
export const keyFollow = message('{key} Weg');
export const enterKey = 'Enter';

export const draw = 'Tableau';
export const drawOf = message('Tableau von {tournament}');
export const empty = 'Noch keine Matches im Tableau.';
export const emptyHint = 'Sie erscheinen hier, sobald die K.-o.-Phase beginnt.';
export const unplaced = 'Nicht im Tableau:';
export const unplacedText = message('{matches}. In ihren Runden ist kein Platz frei.');
export const withdrawnShort = 'zgz.';
export const stageMap = 'Übersicht der Felder';
