import { expect, it } from 'vitest';
import { once } from './once.ts';

it('shares a running task per key and starts again after it ends', async () => {
  const sharedTask = once<number>();
  let runs = 0;
  const task = async () => {
    runs += 1;
    return runs;
  };
  expect(await Promise.all([sharedTask('a', task), sharedTask('a', task), sharedTask('b', task)])).toEqual([
    1, 1, 2,
  ]);
  expect(await sharedTask('a', task)).toBe(3);
});
