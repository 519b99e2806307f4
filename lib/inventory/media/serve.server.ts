import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import send from 'send';
import { z } from 'zod';
import { openPool } from '../../platform/database/client.server.ts';
import { parseEnvironment, variables } from '../../platform/env.ts';
import { writeLine } from '../../platform/logging/write-line.server.ts';
import { outsideHousehold } from '../../platform/network/client-household.ts';
import { defaultHeaders } from '../../platform/network/response-headers.ts';
import type { PhotoStorage } from '../../platform/storage/storage.ts';
import { currentSources } from './current-sources.server.ts';
import { failureBook } from './failures.server.ts';
import { filesFrom, originalsFrom } from './fetch-original.server.ts';
import { type ImageServer, imageServer } from './image-server.server.ts';
import type { Log } from './log.ts';
import { openKeptPhotos, openStorage, storageSchema } from './open-storage.server.ts';
import { keyPairs } from './signed-address.ts';

const HEALTH_PATH = '/health';

const environmentSchema = z
  .object({
    IMGPROXY_KEY: variables.IMGPROXY_KEY.unwrap(),
    IMGPROXY_SALT: variables.IMGPROXY_SALT.unwrap(),
    IMGPROXY_SIGNATURE_SIZE: variables.IMGPROXY_SIGNATURE_SIZE,
    IMGPROXY_ALLOWED_SOURCES: variables.IMGPROXY_ALLOWED_SOURCES,
    MEDIA_PRIVATE_SOURCES: variables.MEDIA_PRIVATE_SOURCES,
    MEDIA_DATABASE_URL: variables.MEDIA_DATABASE_URL,
    MEDIA_PORT: variables.MEDIA_PORT,
    MEDIA_HOST: variables.MEDIA_HOST,
    HSTS_SUBDOMAINS: variables.HSTS_SUBDOMAINS,
    TRUSTED_PROXIES: variables.TRUSTED_PROXIES,
  })
  .transform(
    ({ IMGPROXY_KEY: keys, IMGPROXY_SALT: salts, IMGPROXY_SIGNATURE_SIZE: size, ...rest }, context) => {
      const pairs = keyPairs(keys, salts, size);
      if (pairs) return { ...rest, pairs };
      context.addIssue({
        code: 'custom',
        path: ['IMGPROXY_SALT'],
        message: 'as many values as IMGPROXY_KEY',
      });
      return z.NEVER;
    },
  )
  .and(storageSchema);

/**
 * Serves photos, videos, history files and `/health` until stopped.
 *
 * @throws EnvironmentError, or a system error such as EADDRINUSE
 */
export async function serveImages(
  environment: Record<string, string | undefined>,
  log: Log = writeLine,
): Promise<{ port: number; stop(): Promise<void> }> {
  const values = parseEnvironment(environmentSchema, environment);
  const storage = await openStorage(values);
  const pool = values.MEDIA_DATABASE_URL ? openPool(values.MEDIA_DATABASE_URL) : null;
  const sources = currentSources(
    { allowed: values.IMGPROXY_ALLOWED_SOURCES, privately: values.MEDIA_PRIVATE_SOURCES },
    pool,
    log,
  );
  const images = await imageServer({
    pairs: values.pairs,
    storage,
    keptPhotos: await openKeptPhotos(values),
    fetchOriginal: originalsFrom(sources),
    fetchFile: filesFrom(sources),
    failures: failureBook(pool, log),
    log,
  });
  const server = createServer((request, response) => {
    const isHttps = String(request.headers['x-forwarded-proto'] ?? '').startsWith('https');
    const headers = defaultHeaders({ isHttps, withSubdomains: values.HSTS_SUBDOMAINS });
    response.setHeaders(new Map(Object.entries(headers)));
    respond({ images, storage }, request, response, values.TRUSTED_PROXIES).catch((error: unknown) => {
      log('error', { err: { message: String(error) } }, 'a request failed');
      if (!response.headersSent) response.writeHead(500, { 'cache-control': 'no-store' });
      response.end();
    });
  });
  await once(server.listen(values.MEDIA_PORT, values.MEDIA_HOST), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => void Promise.resolve(pool?.end()).finally(resolve));
        server.closeIdleConnections();
      }),
  };
}

async function respond(
  { images, storage }: { images: ImageServer; storage: PhotoStorage },
  request: IncomingMessage,
  response: ServerResponse,
  proxies: number,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const [requestPath = '/'] = (request.url ?? '/').split('?', 1);
  if (requestPath === HEALTH_PATH) {
    const ok = await storage.isWell();
    response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ ok }));
    return;
  }
  const { accept, 'if-none-match': ifNoneMatch } = request.headers;
  const forwardedFor = [request.headers['x-forwarded-for'], request.socket.remoteAddress]
    .flat()
    .filter(Boolean)
    .join(', ');
  const { status, headers, body } = await images.answer(requestPath, {
    accept,
    ifNoneMatch,
    household: outsideHousehold(forwardedFor, proxies),
  });
  if (body && !Buffer.isBuffer(body)) {
    sendFile(body.file, headers, request, response);
    return;
  }
  const length = body ? { 'content-length': body.length } : {};
  response.writeHead(status, { ...headers, ...length }).end(request.method === 'HEAD' ? null : body);
}

/** Sends a file whole or in ranges, or responds 304 or 416. */
function sendFile(
  file: string,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeaders(new Map(Object.entries(headers)));
  // Our headers replace those that `send` derives from the file on disk.
  const options = { root: path.dirname(file), cacheControl: false, etag: false, lastModified: false };
  send(request, `/${path.basename(file)}`, options)
    .on('error', ({ status }: { status: number }) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      for (const name of ['etag', 'content-type', 'content-disposition']) response.removeHeader(name);
      response.writeHead(status, { 'cache-control': 'no-store' }).end();
    })
    .pipe(response);
}
