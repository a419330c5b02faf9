// Feedback for somebody who scores at the net post: the phone vibrates at each point, and makes a sound if they want it.

/** One tick for a point, two for a game. */
export function tick(isGame: boolean): void {
  if ('vibrate' in navigator) navigator.vibrate(isGame ? [18, 60, 18] : 12);
}

let sounds: AudioContext | null = null;

const POINT_HZ = 660;
const GAME_HZ = 880;
const SECONDS = 0.09;

/** A short tone for a point, a higher one for a game. */
export function tone(isGame: boolean): void {
  if (!('AudioContext' in globalThis)) return;
  sounds ??= new AudioContext();
  const wave = sounds.createOscillator();
  const loudness = sounds.createGain();
  const now = sounds.currentTime;
  wave.frequency.value = isGame ? GAME_HZ : POINT_HZ;
  loudness.gain.setValueAtTime(0.2, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + SECONDS);
  wave.connect(loudness).connect(sounds.destination);
  wave.start(now);
  wave.stop(now + SECONDS);
}
