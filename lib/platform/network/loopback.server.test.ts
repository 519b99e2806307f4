import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { listenOnLoopback } from './loopback.server.ts';

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const hasIpv6 = addresses.some(({ address }) => address === '::1');
const server = () => createServer((request, response) => response.end(request.headers.host));
const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** Returns whether a port accepts connections. */
const reaches = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    open.push({ close: () => socket.destroy() });
  });

test('listens on both loopback addresses and no other', async () => {
  const http = server();
  open.push(http);
  const port = await listenOnLoopback(http, 0);
  for (const host of ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])])
    expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe(`${host}:${port}`);
  for (const { address, internal, scopeid } of addresses)
    if (!internal && !scopeid) expect(`${address} ${await reaches(address, port)}`).toBe(`${address} false`);
});

test('stops answering on both addresses when closed', async () => {
  const http = server();
  const port = await listenOnLoopback(http, 0);
  http.close();
  await once(http, 'close');
  expect(await reaches('127.0.0.1', port)).toBe(false);
  expect(await reaches('::1', port)).toBe(false);
});

test('fails if the port is taken on either address, and leaves nothing open', async () => {
  for (const host of ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])]) {
    const other = createSocketServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(listenOnLoopback(server(), port)).rejects.toMatchObject({ code: 'EADDRINUSE', port });
    other.close();
    await once(other, 'close');
    expect(await reaches('127.0.0.1', port)).toBe(false);
  }
});
