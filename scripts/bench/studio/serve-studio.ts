import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
/** The studio's files have a hash in their name. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves a built studio on a free port, with the content lake below `/lake`, as the emulator does.
 * @param dist folder of the build
 * @param local.lake origin of the content lake
 * @param local.studio origin of the studio that the content lake knows
 */
export async function serveStudio(
  dist: string,
  { lake, studio }: { lake: string; studio: string },
): Promise<{ url: string; stop: () => void }> {
  const passOn = ({ url, method, headers: { host: _, ...headers } }: IncomingMessage) =>
    request(`${lake}${url}`, { method, headers: { ...headers, ...(headers.origin && { origin: studio }) } });
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const file = path.join(dist, path.normalize(pathname));
    if (/^\/(lake|v\d{4}-\d{2}-\d{2})\//.test(pathname)) {
      const passed = passOn(incoming).on('response', (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      answer.on('close', () => passed.destroy());
      incoming.pipe(passed);
      return;
    }
    const isFile = path.extname(pathname) !== '' && existsSync(file);
    const shown = isFile ? file : path.join(dist, 'index.html');
    answer.writeHead(200, {
      'content-type': TYPES[path.extname(shown)] ?? 'application/octet-stream',
      'cache-control': isFile ? FOR_EVER : 'no-cache',
    });
    createReadStream(shown).pipe(answer);
  });
  server.on('upgrade', (incoming, socket) => {
    passOn(incoming)
      .on('upgrade', (reply, other) => {
        const headers = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}`);
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`);
        other.pipe(socket).pipe(other);
        other.on('error', () => socket.destroy());
        socket.on('error', () => other.destroy());
      })
      .on('response', () => socket.destroy())
      .on('error', () => socket.destroy())
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
