// Wohin ein Teil eines Tableaus führt.
import { message } from './message.ts';

export const loserGoesTo = message('Wer verliert, spielt weiter: {stage}, Runde {round}, Zeile {line}');
export const firstLoserGoesTo = message(
  'Wer hier das erste Match verliert, spielt weiter: {stage}, Runde {round}, Zeile {line}',
);
export const losersGoTo = message('Verlierer spielen weiter: {stages}');
export const winnersGoTo = message('Sieger spielen weiter: {stages}');
