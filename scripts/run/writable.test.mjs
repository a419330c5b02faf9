// A service that cannot build says what to do, and is not started again and again.
import { expect, it } from 'vitest';
import { NotWritable } from './paths.mjs';
import { refuseReadOnly } from './writable.mjs';

// Nobody writes there, root included.
const refused = () => refuseReadOnly('The web app has to be built', '/proc/nowhere');

it('says who has to build when the folder of the product cannot be written', () => {
  expect(() => refuseReadOnly('The web app has to be built')).not.toThrow();
  expect(refused).toThrow(NotWritable);
  expect(refused).toThrow('Run `npm run build` there as its owner');
  expect(new NotWritable('').exitCode).toBe(3);
});
