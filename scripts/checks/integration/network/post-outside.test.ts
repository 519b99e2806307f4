import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HostAwayError } from '@forecourt/lib/platform/network/call-host.server';
import { PUBLIC_HTTPS, postOutside, type Reach } from '@forecourt/lib/platform/network/post-outside.server';
import { afterEach, describe, expect, test, vi } from 'vitest';

const servers: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`;
}

const HERE: Reach = { isAllowedUrl: () => true, isAllowedAddress: () => true, patienceMs: 60_000 };
const MESSAGE = {
  use: 'webhooks' as const,
  body: '{"a":"ü"}',
  headers: { 'content-type': 'application/json', 'x-test': 'yes' },
};

describe('outgoing webhook', () => {
  test('arrives complete, with its headers', async () => {
    const requests: { method?: string; headers: object; body: string }[] = [];
    const url = await serve(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      requests.push({
        ...(request.method && { method: request.method }),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      response.writeHead(202).end();
    });
    await postOutside(url, MESSAGE, HERE);
    expect(requests).toMatchObject([{ method: 'POST', body: MESSAGE.body, headers: { 'x-test': 'yes' } }]);
  });

  test.each([
    [500, 'answered 500', false],
    [404, 'answered 404', false],
    [410, 'answered 410', true],
    [302, 'redirected (302)', false],
    [307, 'redirected (307)', false],
  ])('fails when answered with %i', async (status, message, isFinal) => {
    const paths: unknown[] = [];
    const url = await serve((request, response) => {
      paths.push(request.url);
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    await expect(postOutside(url, MESSAGE, HERE)).rejects.toMatchObject({ message, isFinal });
    expect(paths).toEqual(['/leads']);
  });

  test('times out without a response', async () => {
    const url = await serve(() => {});
    await expect(postOutside(url, MESSAGE, { ...HERE, patienceMs: 50 })).rejects.toMatchObject({
      message: 'no answer in time',
    });
  });

  test('succeeds on the status, even if the body is long', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200);
      const more = () => {
        if (!response.destroyed && response.write('x'.repeat(65_536))) setImmediate(more);
      };
      response.on('drain', more);
      more();
    });
    await postOutside(url, MESSAGE, HERE);
  });

  test('fails if the connection is refused or closed', async () => {
    const url = await serve((request) => request.socket.destroy());
    await expect(postOutside(url, MESSAGE, HERE)).rejects.toThrow(/^no connection/);
    for (const server of servers.splice(0)) server.close();
    await expect(postOutside(url, MESSAGE, HERE)).rejects.toThrow('no connection (ECONNREFUSED)');
  });

  test.each([
    ['hangs', () => {}, 'no answer in time', 50],
    ['cuts connections', (request) => void request.socket.destroy(), /^no connection/, HERE.patienceMs],
    ['answers 503', (_, response) => void response.writeHead(503).end(), 'answered 503', HERE.patienceMs],
  ] satisfies [string, RequestListener, string | RegExp, number][])(
    'is not sent for a while to a host that %s, after eight failures',
    async (_, answer, words, patienceMs) => {
      // Freezes time, so that the circuit breaker stays open.
      vi.useFakeTimers({ toFake: ['Date'] });
      let asked = 0;
      const url = await serve((request, response) => {
        asked += 1;
        answer(request, response);
      });
      const reach = { ...HERE, patienceMs };
      for (let round = 0; round < 8; round += 1)
        await expect(postOutside(url, MESSAGE, reach)).rejects.toThrow(words);
      await expect(postOutside(url, MESSAGE, reach)).rejects.toBeInstanceOf(HostAwayError);
      // On a busy machine a request may time out before it arrives.
      expect(asked).toBeLessThanOrEqual(8);
    },
  );

  test('holds up no lead to the same host after its own failures', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let isDown = true;
    const url = await serve((_, response) => void response.writeHead(isDown ? 503 : 204).end());
    for (let round = 0; round < 8; round += 1)
      await expect(postOutside(url, MESSAGE, HERE)).rejects.toThrow('answered 503');
    isDown = false;
    await expect(postOutside(url, MESSAGE, HERE)).rejects.toBeInstanceOf(HostAwayError);
    await postOutside(url, { ...MESSAGE, use: 'leads' }, HERE);
  });

  test('is still sent to a host that rejects messages', async () => {
    let asked = 0;
    const url = await serve((_, response) => {
      asked += 1;
      response.writeHead(422).end();
    });
    for (let round = 0; round < 9; round += 1)
      await expect(postOutside(url, MESSAGE, HERE)).rejects.toThrow('answered 422');
    expect(asked).toBe(9);
  });

  test('is sent to public hosts over https only', async () => {
    const visits: unknown[] = [];
    const url = await serve((request, response) => {
      visits.push(request.url);
      response.end();
    });
    const { port } = new URL(url);
    for (const address of [
      url,
      'not an address',
      'ftp://dealer.example/',
      'http://dealer.example/',
      'https://dealer.example:8443/',
      'https://user:secret@dealer.example/',
    ])
      await expect(postOutside(address, MESSAGE)).rejects.toThrow('the address is not allowed');
    const anyUrl = { ...PUBLIC_HTTPS, isAllowedUrl: () => true };
    for (const address of [
      url,
      `http://[::1]:${port}/`,
      `http://localhost:${port}/`,
      `http://2130706433:${port}/`,
    ])
      await expect(postOutside(address, MESSAGE, anyUrl)).rejects.toThrow('the address is not public');
    expect(visits).toEqual([]);
  });
});
