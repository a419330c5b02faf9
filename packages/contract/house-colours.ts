// A club's colours: its own choice, and the grounds derived from it on which white letters are readable (ADR 51; WCAG 2.2, 1.4.3).

/** A colour as it is stored and sent. */
export const HEX = /^#[0-9a-f]{6}$/;

/** The contrast of white letters on a ground: more than the 4.5 : 1 of WCAG AA, because lines of a court shine through behind them. */
const LEAST_IN_LIGHT = 5.5;
/** As dark as the grounds of the surfaces in the dark (brief section 3). */
const LEAST_IN_DARK = 8;
/** A ground in the dark still stands out from the page. */
const DARKEST_IN_DARK = 0.018;

type Channels = readonly [number, number, number];

const WEIGHTS: Channels = [0.2126, 0.7152, 0.0722];

/** Red, green and blue as light, from 0 to 1 (WCAG 2.2, relative luminance). */
const lightOf = (hex: string): Channels => {
  const channel = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

// Rounded down, so that no ground gets lighter than it may be.
const hexOf = (light: Channels): string =>
  `#${light
    .map((share) => {
      const value = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
      return Math.floor(value * 255 + 1e-6)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

const brightness = ([red, green, blue]: Channels): number =>
  red * WEIGHTS[0] + green * WEIGHTS[1] + blue * WEIGHTS[2];

/** How two colours stand out from each other, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [brightness(lightOf(one)), brightness(lightOf(other))].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const each = ([red, green, blue]: Channels, change: (share: number) => number): Channels => [
  change(red),
  change(green),
  change(blue),
];

/** The same colour, darkened until its contrast with white is at least `least`; a colour that is dark enough stays as it is. */
function ground(hex: string, least: number, darkest: number): string {
  const light = lightOf(hex);
  const now = brightness(light);
  const most = 1.05 / least - 0.05;
  if (now > most) return hexOf(each(light, (share) => (share * most) / now));
  if (now >= darkest) return hex;
  const white = (darkest - now) / (1 - now);
  return hexOf(each(light, (share) => share + (1 - share) * white));
}

/** The grounds for white letters made from a colour, in light and in dark. `hex` is six digits in lower case. */
export const groundsOf = (hex: string): { readonly light: string; readonly dark: string } => ({
  light: ground(hex, LEAST_IN_LIGHT, 0),
  dark: ground(hex, LEAST_IN_DARK, DARKEST_IN_DARK),
});
