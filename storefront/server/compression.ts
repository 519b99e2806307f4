import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BodyStore } from './body-store.ts';
import { acceptedEncoding, ENCODERS, type Encoding } from './encoding.ts';

/** What is worth compressing, but for streams that end when the visitor goes; smaller than a packet nothing is. */
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/;
const MIN_BYTES = 1024;

/**
 * Makes a response compress what it is given, and answer 304 to who has a page already.
 *
 * - A page sent in one piece, as the route cache does: compressed once, its ETag made here.
 * - A file: collected, and compressed once for each version of it.
 * - Anything else that is text, such as a page made for one visitor: collected and compressed for him.
 *
 * @param pageOf what is made of the HTML of a page before it is sent, as often as it is compressed
 */
export function compressResponse(
  request: IncomingMessage,
  response: ServerResponse,
  store: BodyStore,
  pageOf: (html: string) => string = (html) => html,
): void {
  if (request.method !== 'GET') return;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  let collected: Buffer[] | null = null;

  const compressible = () =>
    !response.headersSent &&
    !response.hasHeader('content-encoding') &&
    COMPRESSIBLE.test(String(response.getHeader('content-type') ?? ''));

  const isPage = () => String(response.getHeader('content-type') ?? '').startsWith('text/html');

  response.flushHeaders = () => {
    if (!encoding || !compressible()) flushHeaders();
  };
  response.write = ((...args: Parameters<typeof write>) => {
    const [chunk] = args as unknown[];
    if (!collected && (!encoding || response.statusCode === 206 || !compressible())) return write(...args);
    collected ??= [];
    collected.push(bufferOf(chunk));
    return true;
  }) as typeof response.write;
  response.end = ((...args: Parameters<typeof end>) => {
    const [chunk] = args as unknown[];
    if (collected && encoding) {
      if (chunk) collected.push(bufferOf(chunk));
      const body = Buffer.concat(collected);
      collected = null;
      return finish(body, fileKey(request, response), encoding);
    }
    if (typeof chunk !== 'string' || chunk.length < MIN_BYTES || !compressible()) return end(...args);
    if (response.statusCode === 200 && !response.hasHeader('etag')) {
      const etag = store.etag(chunk);
      response.setHeader('etag', etag);
      if (holds(request.headers['if-none-match'], etag)) {
        response.statusCode = 304;
        response.removeHeader('content-length');
        return end();
      }
    }
    if (encoding) return finish(chunk, chunk, encoding);
    response.appendHeader('vary', 'Accept-Encoding');
    if (!isPage()) return end(...args);
    response.removeHeader('content-length');
    return end(pageOf(chunk));
  }) as typeof response.end;

  function finish(body: string | Buffer, key: string | null, chosen: Encoding): ServerResponse {
    response.appendHeader('vary', 'Accept-Encoding');
    const data = () => (isPage() ? Buffer.from(pageOf(body.toString())) : bufferOf(body));
    const encoded = key ? store.encoded(key, chosen, data) : ENCODERS[chosen](data(), 'once');
    encoded.then(
      (bytes) => {
        if (response.destroyed) return;
        response.setHeader('content-encoding', chosen);
        response.setHeader('content-length', bytes.length);
        end(bytes);
      },
      () => end(data()),
    );
    return response;
  }
}

/** A file is known by its address and by what says which version it is. */
function fileKey(request: IncomingMessage, response: ServerResponse): string | null {
  const version = response.getHeader('etag') ?? response.getHeader('last-modified');
  return response.statusCode === 200 && version ? `${request.url} ${String(version)}` : null;
}

const bufferOf = (chunk: unknown): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk as Uint8Array);

const holds = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim() === etag) ?? false;
