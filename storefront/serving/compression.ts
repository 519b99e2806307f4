import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './encoding.ts';
import type { PageStore } from './page-store.ts';

/** What is worth compressing; smaller than a packet nothing is. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml|ld\+json)|image\/svg\+xml)/;
const MIN_BYTES = 1024;

/**
 * Makes a response compress a body that is sent in one piece as text, and answer 304 to who has it already.
 * The page store remembers both, so that a page cached whole is compressed once for everybody. Streams and
 * files pass as they are.
 */
export function compressPages(request: IncomingMessage, response: ServerResponse, store: PageStore): void {
  const end = response.end.bind(response);

  response.end = ((...args: Parameters<typeof end>) => {
    const [body] = args as unknown[];
    if (typeof body !== 'string' || !worthIt(request, response, body)) return end(...args);
    const etag = store.etag(body);
    if (response.statusCode === 200) {
      response.setHeader('etag', etag);
      if (holds(request.headers['if-none-match'], etag)) {
        response.statusCode = 304;
        response.removeHeader('content-length');
        return end();
      }
    }
    response.appendHeader('vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding) return end(...args);
    store.encoded(body, encoding).then(
      (data) => {
        if (response.destroyed) return;
        response.setHeader('content-encoding', encoding);
        response.setHeader('content-length', data.length);
        end(data);
      },
      () => end(body),
    );
    return response;
  }) as typeof response.end;
}

function worthIt(request: IncomingMessage, response: ServerResponse, body: string): boolean {
  return (
    request.method === 'GET' &&
    body.length >= MIN_BYTES &&
    !response.headersSent &&
    !response.hasHeader('content-encoding') &&
    COMPRESSIBLE.test(String(response.getHeader('content-type') ?? ''))
  );
}

const holds = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim() === etag) ?? false;
