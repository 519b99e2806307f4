import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { setStatus, whileAnswering } from './status.ts';

test('a page sets only the status of the current request, even asynchronously', async () => {
  expect(setStatus(404)).toBe(false);
  const responses = [1, 2].map(() => new ServerResponse(new IncomingMessage(new Socket())));
  await Promise.all(
    responses.map((response, index) =>
      whileAnswering(response, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        if (index === 0) expect(setStatus(404)).toBe(true);
      }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 200]);
  expect(setStatus(404)).toBe(false);
});
