// What is chosen while something is on its way goes out after it, whatever became of that.
import { expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

it('sends nothing before the one before was answered', async () => {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const send = inOrder((value: string) => {
    sent.push(value);
    return new Promise<void>((resolve) => {
      answers.push(resolve);
    });
  });
  const first = send('21:00');
  const second = send('06:00');
  await Promise.resolve();
  expect(sent).toEqual(['21:00']);
  answers[0]?.();
  await first;
  await Promise.resolve();
  expect(sent).toEqual(['21:00', '06:00']);
  answers[1]?.();
  await second;
});

it('goes on after one that failed, and says of each what became of it', async () => {
  const send = inOrder((value: number) =>
    value === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve(value),
  );
  const first = send(1);
  const second = send(2);
  await expect(first).rejects.toThrow('no connection');
  expect(await second).toBe(2);
});
