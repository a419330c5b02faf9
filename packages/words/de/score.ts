// The words about a score, each under its code (en/score.ts).
import { message } from './message.ts';

export const verdictPlayedOut = 'Das Match ist zu Ende gespielt.';
export const verdictTied = 'Das Match endete unentschieden: Niemand hat gewonnen.';
export const verdictNotStarted = 'Es ist noch nichts gespielt.';
export const verdictUnfinished = 'Das Match ist noch nicht zu Ende.';
export const verdictRetired = 'Das Match endete vorzeitig, durch Aufgabe.';
export const verdictDefaulted = message(
  '{when, select, duringPlay {Das Match endete vorzeitig, durch Disqualifikation.} other {Das Match wurde nicht gespielt: Disqualifikation.}}',
);
export const verdictAbandoned = 'Das Match wurde abgebrochen, ohne Sieg.';
export const verdictWalkover = 'Das Match wurde nicht gespielt: ohne Spiel (w.o.).';
export const verdictWithdrawn = 'Das Match wurde nicht gespielt: Rückzug.';
export const verdictCancelled = 'Das Match wurde abgesagt.';
export const verdictWinnerDiffers = 'Nach diesem Ergebnis hat die andere Seite gewonnen.';
export const verdictMixedFormats =
  'Jeder Satz ist möglich, aber kein bekannter Modus erlaubt sie alle in einem Match.';
export const verdictRareFormat =
  'Dieses Ergebnis gibt es nur in einem Modus, den sehr wenige Turniere gespielt haben.';
export const verdictSetUnfinished = message('Satz {number} ist nicht zu Ende, und doch folgt ein weiterer.');
export const verdictTooManySets = message('Dieses Match hat höchstens {most} Sätze.');
export const verdictAfterTheEnd = message('Das Match war nach {score} zu Ende.');
export const verdictOverBeforeEnding = message(
  '{kind, select, retired {Das Match war schon zu Ende, als die Aufgabe kam.} defaulted {Das Match war schon zu Ende, als die Disqualifikation kam.} other {Das Match war schon zu Ende, als es abgebrochen wurde.}}',
);
export const verdictStartedBeforeEnding = message(
  'Es wurden Spiele gespielt. Das ist also {kind, select, walkover {kein w.o.} withdrawn {kein Rückzug} other {keine Absage}}, sondern eine Aufgabe oder ein Abbruch.',
);
export const verdictNotANumber = message(
  '{what, select, points {Punkte sind ganze Zahlen ab 0.} other {Spiele sind ganze Zahlen ab 0.}}',
);
export const verdictGamesBeyondEnd = message(
  'Ein Satz bis {to} war bei {to}-{low} zu Ende; {first}-{second} gibt es nicht.',
);
export const verdictGamesNotTwoClear = message(
  'Ein Satz bis {to}, der weitergeht, endet mit zwei Spielen Vorsprung, also nicht {first}-{second}.',
);
export const verdictGamesPastTieBreak = message(
  'Beim Stand von {at}-{at} entscheidet ein Tiebreak. Der Satz endet {end}-{at} und kommt nie auf {first}-{second}.',
);
export const verdictTieBreakWithoutCause = message(
  'Ein Tiebreak wird bei {at}-{at} gespielt; bei {first}-{second} gibt es keinen.',
);
export const verdictTieBreakInAdvantageSet = message(
  'Dieser Satz hat keinen Tiebreak, bei {first}-{second} stehen aber Tiebreak-Punkte.',
);
export const verdictTieBreakNotOver = message(
  'Der Satz steht mit {first}-{second} da, aber sein Tiebreak ist nicht zu Ende.',
);
export const verdictTieBreakAlreadyOver = message(
  'Der Tiebreak ist gewonnen, also steht der Satz nicht mehr {first}-{second}.',
);
export const verdictTieBreakBeyondEnd = message(
  '{margin, select, onePoint {Ein Tiebreak bis {to} war vor {first}-{second} zu Ende.} other {Ein Tiebreak bis {to} mit zwei Punkten Vorsprung war vor {first}-{second} zu Ende.}}',
);
export const verdictTieBreakLostByWinner = message(
  '{winner}-{loser} hat die Seite gewonnen, die den Tiebreak verloren hat.',
);
export const verdictTieBreakPointsOfWinner =
  'Die Tiebreak-Punkte stehen bei der Seite, die den Satz gewonnen hat. Es müssen die der anderen sein.';
export const verdictTieBreakSideUnknown = 'Der Tiebreak hat gar keine Punkte.';
export const verdictTieBreakTooHigh = message(
  'Mit Entscheidungspunkt hat die Verliererseite eines Tiebreaks bis {to} höchstens {most} Punkte, nicht {points}.',
);
export const verdictNotAMatchTieBreak = 'Hier wird ein ganzer Satz gespielt, kein Match-Tiebreak.';
export const verdictNotASetOfGames = message(
  'Hier wird statt eines Satzes ein Tiebreak bis {to} gespielt, kein Satz mit Spielen.',
);
export const verdictTieBreakInTimedSet = 'Ein Satz auf Zeit hat keinen Tiebreak.';

export const textEmpty = 'Es gibt kein Ergebnis.';
export const textBye = 'Ein Freilos hat kein Ergebnis.';
export const textTooManySets = 'So viele Sätze hat kein Match.';
export const textTooLong = message('Ein Ergebnis hat höchstens {most} Zeichen.');
export const textNotRecorded = message('„{text}“ heißt, dass kein Ergebnis notiert wurde.');
export const textDate = message(
  '„{text}“ ist ein Datum. Vielleicht hat eine Tabellenkalkulation es aus einem Ergebnis gemacht.',
);
export const textUnknownSign = message('„{text}“ gehört in kein Ergebnis.');
export const textUnknownWord = message('„{text}“ ist kein Wort, mit dem ein Ergebnis endet.');
export const textNotASet = message(
  '„{text}“ ist kein Satz. Schreiben Sie ihn wie 6-4, mit einem Leerzeichen zwischen den Sätzen.',
);
export const textWordBeforeScore = message(
  '{where, select, before {„{text}“ steht vor dem Ergebnis.} other {„{text}“ steht mitten im Ergebnis.}}',
);
export const textTieBreakTooHigh = message('{points} Punkte hat kein Tiebreak.');
export const textStrayTieBreak = message('({points}) gehört zu keinem Satz.');
export const textTieBreakSideUnknown = message(
  'In {left}-{right}({points}) ist offen, wessen Punkte das sind. Schreiben Sie beide Zahlen.',
);
export const textTieBreakContradicts = message(
  '{left}-{right} passt nicht zu seinen Punkten {first}-{second}.',
);

export const shapeNotAShape = 'Ein Ergebnis ist ein Text, ein Objekt mit Sätzen oder eine Liste von Sätzen.';
export const shapeNotASet = message('{name} muss player1 und player2 enthalten.');
export const shapeNotACount = message('{name} muss eine ganze Zahl ab 0 sein.');
export const shapeTooHigh = message('{name} ist größer als {most}.');
export const shapeTieBreakTooHigh = message('{name}: Mit {points} Punkten verliert niemand einen Tiebreak.');
export const shapeSetNumber = 'Jeder Satz der Liste braucht seine Nummer, 1 bis 5.';
export const shapeSetTwice = message('Satz {number} kommt zweimal vor.');
export const shapeOutcome = message('Der Ausgang muss einer von {kinds} sein, durch 1, 2 oder both.');

export const formatNotACode = message('„{text}“ ist kein Code eines Spielmodus wie SET3-S:6/TB7.');
export const formatUnsupported = message(
  '„{text}“ zählt über Sätze hinweg oder begrenzt das Match; das gibt es hier nicht.',
);
export const formatSets = message('Ein Match hat {min} bis {max} Sätze.');
export const formatGames = message('Ein Satz geht bis zu einer Zahl von {min} bis {max} Spielen.');
export const formatTieBreak = message('Ein Tiebreak geht bis zu einer Zahl von {min} bis {max} Punkten.');
export const formatMinutes = message('Ein Satz auf Zeit dauert {min} bis {max} Minuten.');
export const formatTieBreakAt = message(
  'In einem Satz bis {to} kommt der Tiebreak bei {min}-{min} oder später, denn vorher kann der Satz schon gewonnen sein.',
);
export const formatFinalSet = message(
  '{sets, select, one {Ein Match mit einem Satz hat keinen anderen Entscheidungssatz.} other {Bei einer geraden Zahl von Sätzen gibt es keinen Entscheidungssatz.}}',
);

export const winnerWinnerDiffers = 'Nach diesem Ergebnis hat die andere Seite gewonnen.';
export const winnerNobodyWentOn =
  'Nach diesem Ergebnis konnte keine Seite weiterspielen, also hat niemand gewonnen.';
export const winnerWinnerGaveUp =
  'Nach diesem Ergebnis hätte die Seite gewonnen, die nicht weiterspielen konnte.';
export const winnerNoWinner = message(
  '{kind, select, abandoned {Ein abgebrochenes Match hat niemand gewonnen.} other {Ein abgesagtes Match hat niemand gewonnen.}}',
);
