import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Body, BodyStore } from './body-store.ts';
import { acceptedEncoding, type KeptKind, ONCE } from './encoding.ts';

/** Content types worth compressing, except streams that stay open. */
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/;
const MIN_BYTES = 1024;

const isCompressible = (response: ServerResponse): boolean =>
  response.statusCode !== 206 && COMPRESSIBLE.test(String(response.getHeader('content-type') ?? ''));

/** Returns whether the body's encoding can still be chosen. */
const isUnsentText = (response: ServerResponse): boolean =>
  !response.headersSent && !response.hasHeader('content-encoding') && isCompressible(response);

/** Compresses chunks as they arrive; the framework flushes after each. */
const compressStream = compression({
  filter: (_, response) => isCompressible(response),
  threshold: MIN_BYTES,
  level: ONCE.gzip,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: ONCE.br } },
});

/**
 * Compresses a response, and answers 304 when the client's ETag matches.
 *
 * - A page sent in one piece, as the route cache does: compressed once and stored, with an ETag made here.
 * - A file, which has its length and version before its chunks arrive: collected, compressed once and stored.
 * - Any other text, such as a page for one visitor: compressed chunk by chunk.
 */
export function compressResponse(
  request: IncomingMessage,
  response: ServerResponse,
  bodies: BodyStore,
): void {
  if (request.method !== 'GET') return;
  // Express types, of which the middleware only uses what Node's own objects have.
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
    if (response.statusCode === 404) return end(...args);
    const keptBody = bodies.body(chunk);
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
