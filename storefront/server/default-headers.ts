import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { defaultHeaders } from '@forecourt/lib/platform/network/response-headers';

/** Text types whose encoding a browser would have to guess. */
const TEXT_WITHOUT_CHARSET =
  /^(?:text\/[\w.+-]+|image\/svg\+xml|application\/(?:[\w.-]+\+)?xml)\s*(?:;(?!.*charset=).*)?$/i;

/**
 * Completes the headers of every response when it is sent: security headers, and the encoding of text. The
 * proxy sets its own for pages and routes; static files, refusals and health checks never reach it.
 * @param options.withSubdomains `HSTS_SUBDOMAINS`
 */
export function completeHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { withSubdomains }: { withSubdomains: boolean },
): void {
  const [protocol = ''] = [request.headers['x-forwarded-proto']].flat();
  const defaults = Object.entries(defaultHeaders({ isHttps: protocol.startsWith('https'), withSubdomains }));
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((...args: [number, (string | OutgoingHttpHeaders | OutgoingHttpHeader[])?]) => {
    if (!response.headersSent) {
      for (const [name, value] of defaults) if (!response.hasHeader(name)) response.setHeader(name, value);
      const type = String(response.getHeader('content-type') ?? '');
      if (TEXT_WITHOUT_CHARSET.test(type)) response.setHeader('content-type', `${type}; charset=utf-8`);
    }
    return writeHead(...args);
  }) as typeof response.writeHead;
}
