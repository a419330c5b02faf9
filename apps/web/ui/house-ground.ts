// The ground of a header in the club's colours, instead of the product's own (ADR 51). Letters on it are white; the second colour is a stripe without
// meaning.
import type { CSSProperties } from 'react';

/** The grounds of a club's main colour, and its second colour as it was chosen. */
export interface HouseColours {
  readonly light: string;
  readonly dark: string;
  readonly second: string | null;
}

/** The class and style of the ground; tokens.css chooses between light and dark. */
export const houseGround = ({ light, dark }: Pick<HouseColours, 'light' | 'dark'>) => ({
  className: 'house-ground',
  style: { '--house-light': light, '--house-dark': dark } as CSSProperties,
});
