// The digits on a card of the desk.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardDigits } from './card-score.tsx';

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');

it('a match on court shows the points of its game, and a ball beside its server', () => {
  const score = {
    sets: [{ games: [6, 3] as const }, { games: [4, 5] as const, open: true as const }],
    points: ['30', '40'] as const,
    serving: 1 as const,
  };
  expect(textOf(renderToStaticMarkup(<CardDigits score={score} side={0} />))).toBe('|6|4|points |30|');
  expect(textOf(renderToStaticMarkup(<CardDigits score={score} side={1} />))).toBe(
    '|Serving|3|5|points |40|',
  );
});
