import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { Draining } from './draining.ts';

async function start(answer: (response: ServerResponse) => void, deadlineMs?: number) {
  const server = createServer((_, response) => answer(response));
  const draining = new Draining(server, deadlineMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { draining, server, port, url: `http://127.0.0.1:${port}/` };
}

test('finishes a request in progress and accepts no other', async () => {
  const begun = Promise.withResolvers<ServerResponse>();
  const { draining, url } = await start(begun.resolve);
  const answer = fetch(url);
  const response = await begun.promise;
  const stopping = draining.stop();
  await expect(fetch(url)).rejects.toThrow();
  response.end('whole');
  expect(await (await answer).text()).toBe('whole');
  await stopping;
});

test('does not wait for incomplete requests or event streams', async () => {
  const begun = Promise.withResolvers<void>();
  const { draining, port, url } = await start((response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.write('data: 1\n\n');
    begun.resolve();
  });
  const half = connect(port, '127.0.0.1');
  half.on('error', () => undefined);
  half.write('GET / HTTP/1.1\r\nHost: a\r\nX-Half');
  const stream = await fetch(url);
  await begun.promise;
  await draining.stop();
  await expect(stream.text()).rejects.toThrow();
  if (!half.closed) await once(half, 'close');
});

test('closes what does not end by the deadline', async () => {
  const begun = Promise.withResolvers<void>();
  const { draining, url } = await start(() => begun.resolve(), 50);
  const answer = fetch(url);
  await begun.promise;
  await draining.stop();
  await expect(answer).rejects.toThrow();
});
