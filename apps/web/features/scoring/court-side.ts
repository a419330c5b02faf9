// What the browser does for somebody who scores at the net post: each point is felt.

/** One tick for a point, two for a game. */
export function tick(isGame: boolean): void {
  if ('vibrate' in navigator) navigator.vibrate(isGame ? [18, 60, 18] : 12);
}
