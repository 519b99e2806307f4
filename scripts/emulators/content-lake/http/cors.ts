import { createMiddleware } from 'hono/factory';
import type { Origins } from '../auth/origins.ts';
import type { Env } from './context.ts';

const METHODS = 'GET,HEAD,POST,PUT,PATCH,DELETE';

/** CORS for the configured origins only. Other origins get no headers, so browsers block the response. */
export const cors = (origins: Origins) =>
  createMiddleware<Env>(async (c, next) => {
    const origin = c.req.header('origin');
    const isAllowed = origin !== undefined && origins.allows(origin);
    if (c.req.method === 'OPTIONS') {
      const response = c.body(null, 204);
      if (isAllowed) {
        response.headers.set('access-control-allow-methods', METHODS);
        const requestedHeaders = c.req.header('access-control-request-headers');
        if (requestedHeaders) response.headers.set('access-control-allow-headers', requestedHeaders);
        response.headers.set('access-control-max-age', '86400');
        allow(response.headers, origin);
      }
      return response;
    }
    await next();
    c.res.headers.append('vary', 'origin');
    if (isAllowed) allow(c.res.headers, origin);
    return;
  });

function allow(headers: Headers, origin: string): void {
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-allow-credentials', 'true');
  headers.set('access-control-expose-headers', 'etag, x-sanity-shard');
}
