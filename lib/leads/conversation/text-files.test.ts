import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_FILE_BYTES } from './limits.ts';
import { loadTextFiles } from './text-files.server.ts';

const servers: Server[] = [];
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const SIZES: Readonly<Record<string, number>> = { '/small': 3, '/large': MOST_FILE_BYTES + 1 };
let host: string;
let keysSeen: Record<string, boolean>;
const sender = () => ({ host, account: 'AC1', token: 'token' });

beforeEach(async () => {
  keysSeen = {};
  const storage = await serve((request, response) => {
    keysSeen['storage'] = 'authorization' in request.headers;
    response.end(Buffer.alloc(SIZES[request.url ?? ''] ?? 0, 1));
  });
  host = await serve((request, response) => {
    keysSeen['twilio'] = 'authorization' in request.headers;
    const path = request.url ?? '';
    if (path === '/missing') response.writeHead(404).end();
    else response.writeHead(307, { location: `${storage}${path}` }).end();
  });
});

test('loads a picture from behind a redirect, without the key of the account', async () => {
  const loaded = await loadTextFiles(sender(), [{ url: `${host}/small`, type: 'image/jpeg' }]);
  expect(loaded).toEqual({
    files: [{ name: 'photo-1.jpg', type: 'image/jpeg', content: Buffer.from([1, 1, 1]) }],
    left: 0,
  });
  expect(keysSeen).toEqual({ twilio: true, storage: false });
});

test('leaves out files that are too large, missing, of another type or elsewhere', async () => {
  const elsewhere = await serve((_, response) => response.end('x'));
  const announced = [
    { url: `${host}/large`, type: 'image/png' },
    { url: `${host}/missing`, type: 'image/png' },
    { url: `${host}/small`, type: 'text/html' },
    { url: `${elsewhere}/small`, type: 'image/png' },
    { url: '', type: 'image/png' },
    { url: `${host}/small`, type: 'application/pdf' },
  ];
  const { files, left } = await loadTextFiles(sender(), announced);
  expect(files.map(({ name }) => name)).toEqual(['document-6.pdf']);
  expect(left).toBe(5);
});

test('loads nothing where SMS are not set up', async () => {
  expect(await loadTextFiles(null, [{ url: `${host}/small`, type: 'image/png' }])).toEqual({
    files: [],
    left: 1,
  });
  expect(keysSeen).toEqual({});
});
