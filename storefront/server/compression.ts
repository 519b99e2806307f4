import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Body, BodyStore } from './body-store.ts';
import { acceptedEncoding, type KeptKind, ONCE } from './encoding.ts';

/** Compressible types, except event streams; a response smaller than a packet is not worth compressing. */
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/;
const MIN_BYTES = 1024;

const isCompressible = (response: ServerResponse): boolean =>
  response.statusCode !== 206 && COMPRESSIBLE.test(String(response.getHeader('content-type') ?? ''));

/** Returns whether the body's encoding can still be chosen here. */
const isUnsentText = (response: ServerResponse): boolean =>
  !response.headersSent && !response.hasHeader('content-encoding') && isCompressible(response);

/** Compresses streamed responses; Next.js flushes after each piece. */
const compressStream = compression({
  filter: (_, response) => isCompressible(response),
  threshold: MIN_BYTES,
  level: ONCE.gzip,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: ONCE.br } },
});

/**
 * Compresses a response, and answers 304 when the client's ETag matches.
 *
 * - A page sent in one piece by the route cache: compressed once and stored, with our ETag.
 * - A file with a length and a version: collected, compressed once and stored.
 * - Other text, such as a page for one visitor: compressed as it is streamed.
 */
export function compressResponse(
  request: IncomingMessage,
  response: ServerResponse,
  bodies: BodyStore,
): void {
  if (request.method !== 'GET') return;
  // The middleware is typed for Express but uses only what Node's objects have.
  compressStream(request as never, response as never, () => {});
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let pieces: Buffer[] | null = null;

  response.write = ((...args: Parameters<typeof write>) => {
    if (!pieces && (!encoding || !isFile(response))) return write(...args);
    pieces ??= [];
    pieces.push(bufferOf(args[0]));
    return true;
  }) as typeof response.write;

  response.end = ((...args: Parameters<typeof end>) => {
    const [chunk] = args as unknown[];
    if (pieces) {
      if (chunk) pieces.push(bufferOf(chunk));
      const body = Buffer.concat(pieces);
      pieces = null;
      return sendKept(bodies.body(fileKey(request, response)), () => body, 'file');
    }
    if (typeof chunk !== 'string' || chunk.length < MIN_BYTES || !isUnsentText(response)) return end(...args);
    const keptBody = response.statusCode === 404 ? bodies.unstored(chunk) : bodies.body(chunk);
    if (response.statusCode === 200 && !response.hasHeader('etag')) {
      response.setHeader('etag', keptBody.etag);
      if (holds(request.headers['if-none-match'], keptBody.etag)) {
        response.statusCode = 304;
        response.removeHeader('content-length');
        return end();
      }
    }
    return encoding ? sendKept(keptBody, () => Buffer.from(chunk), 'page') : end(...args);
  }) as typeof response.end;

  function sendKept(keptBody: Body, body: () => Buffer, kind: KeptKind): ServerResponse {
    if (!encoding) return end(body());
    keptBody.encoded(encoding, body, kind).then(
      (bytes) => {
        if (response.destroyed) return;
        response.setHeader('content-encoding', encoding);
        response.setHeader('content-length', bytes.length);
        end(bytes);
      },
      () => end(body()),
    );
    return response;
  }
}

const versionOf = (response: ServerResponse) =>
  response.getHeader('etag') ?? response.getHeader('last-modified');

/** Returns whether the response is a complete file with a version that other visitors request too. */
const isFile = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  response.hasHeader('content-length') &&
  versionOf(response) !== undefined &&
  isUnsentText(response);

const fileKey = (request: IncomingMessage, response: ServerResponse): string =>
  `${request.url} ${String(versionOf(response))}`;

const bufferOf = (chunk: unknown): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk as Uint8Array);

const holds = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim() === etag) ?? false;
