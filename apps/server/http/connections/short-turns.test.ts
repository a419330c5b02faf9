// How much is begun in a turn of the event loop, and whose turn it is (ADR 9).
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createShortTurns } from './short-turns.ts';

/** Turns of ten milliseconds, on a clock that moves only when something is begun: each thing takes four. */
function turning() {
  let clock = 0;
  const begun: string[] = [];
  const turns = createShortTurns(10, () => clock);
  const waiting = (name: string) => ({
    begin: () => {
      begun.push(name);
      clock += 4;
    },
  });
  const ask = (name: string) => {
    const one = waiting(name);
    turns.ask(name.slice(0, 1), one);
    return one;
  };
  return { turns, begun, ask };
}

it('begins what fits into this turn at once and the rest in later ones, one address after the other', async () => {
  const { begun, ask } = turning();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1']) ask(name);
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'a5']);
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'a5', 'a6']);
});

it('lets somebody who asks later in a turn wait behind those who wait', async () => {
  const { begun, ask } = turning();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) ask(name);
  await nextTurn();
  // This turn is over too, and `a7` waits.
  ask('b1');
  expect(begun).toHaveLength(6);
  await nextTurn();
  expect(begun.slice(6)).toEqual(['a7', 'b1']);
});

it('begins less in a turn in which somebody came in', async () => {
  const { turns, begun, ask } = turning();
  turns.hurry();
  for (const name of ['a1', 'a2', 'a3']) ask(name);
  expect(begun).toEqual(['a1']);
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2']);
  await nextTurn();
  for (const name of ['b1', 'b2']) ask(name);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
});

it('has its whole time again after a turn with nothing to do', async () => {
  const { begun, ask } = turning();
  for (const name of ['a1', 'a2', 'a3']) ask(name);
  await nextTurn();
  await nextTurn();
  for (const name of ['b1', 'b2', 'b3']) ask(name);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
});

it('forgets who no longer waits', async () => {
  const { turns, begun, ask } = turning();
  for (const name of ['a1', 'a2', 'a3']) ask(name);
  const gone = ask('a4');
  turns.drop('a', gone);
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});
