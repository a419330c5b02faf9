// The grounds derived from a club's colours are readable, whatever the club picks (ADR 51; WCAG 2.2, 1.4.3).
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, groundsOf, HEX } from './house-colours.ts';

const anyColour = integer({ min: 0, max: 0xff_ff_ff }).map(
  (value) => `#${value.toString(16).padStart(6, '0')}`,
);

describe('colours of the house [brief 3]', () => {
  it('white letters stand out by 5.5 in light and by 8 in dark from the grounds of any colour', () => {
    assert(
      property(anyColour, (colour) => {
        const { light, dark } = groundsOf(colour);
        expect(light).toMatch(HEX);
        expect(dark).toMatch(HEX);
        expect(contrast('#ffffff', light)).toBeGreaterThanOrEqual(5.5);
        expect(contrast('#ffffff', dark)).toBeGreaterThanOrEqual(8);
        // And the head in the dark is told from the page (#0b1411).
        expect(contrast(dark, '#0b1411')).toBeGreaterThan(1.15);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps a colour that is dark enough as it was picked', () => {
    expect(groundsOf('#2459a8')).toMatchObject({ light: '#2459a8' });
    expect(groundsOf('#5b1020')).toEqual({ light: '#5b1020', dark: '#5b1020' });
    expect(groundsOf('#000000').light).toBe('#000000');
  });

  it('takes light from a colour and leaves its tone', () => {
    const { light } = groundsOf('#ffd500');
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(light.slice(at, at + 2), 16),
    );
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(60);
    expect(blue).toBe(0);
  });

  it('measures as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#a8481f', '#ffffff')).toBeCloseTo(5.8, 1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
