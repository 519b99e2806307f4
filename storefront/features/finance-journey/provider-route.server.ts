import type { FinanceProvider } from '@forecourt/lib/leads/finance-quote/provider';
import { quoteProvider } from '@forecourt/lib/leads/finance-quote/provider.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { type RateLimit, withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import type { Site } from '@forecourt/lib/sites/site';
import type { z } from 'zod';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { errorCode } from '@/forms/error-code.ts';
import { householdOfRequest } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { TOO_OFTEN_TEXT } from './finance-messages.ts';

const MAX_BYTES = 16 * 1024;

export const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });

/** Returns `{error}` (QUOTE-36) with a machine-readable code. */
export const refusal = (error: string, status: number): Response =>
  answer({ error, code: errorCode(status) }, status);

interface ProviderCall<Body> {
  site: Site;
  provider: FinanceProvider;
  body: Body;
  request: Request;
}

/**
 * Common checks of both provider routes: origin, validation and rate limit.
 * @param name of the route, for logs and the rate limit
 * @param failed fallback error message
 */
export function providerRoute<Schema extends z.ZodType>(
  { name, schema, rate, failed }: { name: string; schema: Schema; rate: RateLimit; failed: string },
  take: (call: ProviderCall<z.output<Schema>>) => Promise<Response>,
) {
  return async (request: Request): Promise<Response> => {
    const requestId = request.headers.get('x-request-id');
    if (!isOwnRequest(request)) return refusal(failed, 403);
    try {
      const text = await readBody(request, MAX_BYTES);
      if (text === null) return refusal(failed, 413);
      const site = await siteOfRequest(request);
      const provider = quoteProvider(environment());
      if (!site || !provider) return refusal(failed, 404);
      const body = schema.safeParse(parseJson(text));
      if (!body.success) return refusal(failed, 400);
      const pool = databasePool(environment().DATABASE_URL);
      if (!(await withinRate(pool, { what: name, site: site.slug, by: householdOfRequest(request) }, rate)))
        return refusal(TOO_OFTEN_TEXT, 429);
      return await take({ site, provider, body: body.data, request });
    } catch (error) {
      log.error({ err: error, route: name, requestId }, 'finance_route_failed');
      return refusal(failed, 500);
    }
  };
}
