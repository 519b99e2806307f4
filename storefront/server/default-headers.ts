import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { defaultHeaders } from '@forecourt/lib/platform/network/answer-headers';

/** Text types without a charset, which browsers would have to guess. */
const TEXT_WITHOUT_CHARSET =
  /^(?:text\/[\w.+-]+|image\/svg\+xml|application\/(?:[\w.-]+\+)?xml)\s*(?:;(?!.*charset=).*)?$/i;

/**
 * Adds the default security headers and text charset to every response that does not set them. The proxy
 * (`proxy.ts`) sets its own for pages and routes; static files, refusals and health checks never reach it.
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
