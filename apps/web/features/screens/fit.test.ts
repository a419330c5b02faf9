// How large a screen prints names and matches (brief section 2).
import { describe, expect, it } from 'vitest';
import { linesOf, mostOf, sizeOf } from './fit.ts';

describe('[brief 2] a name on the screen of a court', () => {
  it.each<[name: string, ratio: number, lines: string[]]>([
    ['Noor Weber', 3, ['Noor Weber']],
    ['Hugo Schneider', 3, ['Hugo Schneider']],
    ['Tomás Berg / Siobhán Boateng', 3, ['Tomás Berg / ', 'Siobhán Boateng']],
    ['Alexandra Konstantinopolitanski', 3, ['Alexandra ', 'Konstantinopolitanski']],
    [
      'Wolfeschlegelsteinhausenbergerdorff-Maximiliana Konstantinopolitanski',
      3,
      ['Wolfeschlegelsteinhausenbergerdorff-', 'Maximiliana Konstantinopolitanski'],
    ],
    ['Wolfeschlegelsteinhausenbergerdorff', 3, ['Wolfeschlegelsteinhausenbergerdorff']],
  ])('%s', (name, ratio, lines) => {
    expect(linesOf(name, ratio)).toEqual(lines);
  });

  it('keeps every letter', () => {
    const name = 'Ana Sofía de la Cruz-Ramírez / Papadopoulou-Bartholomäus';
    expect(linesOf(name, 2).join('')).toBe(name);
  });
});

describe('[brief 2] matches on a screen', () => {
  it.each<[count: number, letters: number, scores: number, room: number, columns: number, zoom: number]>([
    // One fills the screen, two share it one below the other, four side by side.
    [1, 14, 7, 21, 1, 2.8],
    [2, 14, 7, 21, 1, 1.9],
    [4, 14, 7, 21, 2, 1.45],
    // A long name takes a second line where it becomes much larger by it.
    [1, 70, 7, 21, 1, 1.6],
    // A full page has them as they usually are.
    [8, 20, 7, 21.6, 2, 1],
    [8, 24, 7, 21, 2, 0.95],
  ])('%i with names of %i letters', (count, letters, scores, room, columns, zoom) => {
    expect(sizeOf({ count, letters, scores, room })).toEqual({ columns, zoom });
  });

  it.each<[letters: number, room: number, most: number]>([
    [20, 21.3, 8],
    [33, 21.3, 8],
    [40, 21.3, 4],
    // Play stands still: the banner takes the room of a row.
    [20, 17.8, 6],
  ])('with names of %i letters in a room of %f are at most %i', (letters, room, most) => {
    expect(mostOf({ letters, scores: 7.5, room })).toBe(most);
  });
});
