import type { FinanceProvider } from '@forecourt/lib/leads/finance-quote/provider';
import { quoteProvider } from '@forecourt/lib/leads/finance-quote/provider.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import type { RATES } from '@forecourt/lib/platform/request/rates';
import type { z } from 'zod';
import { type SiteCall, withSite } from '@/handlers/with-site.server.ts';
import { TOO_OFTEN_TEXT } from './finance-messages.ts';

interface ProviderCall<Body> extends SiteCall<never, Body> {
  provider: FinanceProvider;
}

/**
 * Returns the handler of a provider route; its error body is `{error, code}` (QUOTE-36).
 * @param failed message of unexpected errors
 */
export const providerRoute = <Schema extends z.ZodType>(
  { schema, rate, failed }: { schema: Schema; rate: keyof typeof RATES; failed: string },
  take: (call: ProviderCall<z.output<Schema>>) => Promise<object>,
) =>
  withSite(
    async ({ request, site, pool, body, ...call }) => {
      const provider = quoteProvider(environment());
      if (!provider) throw new ApiError('not_found', failed);
      return take({ ...call, request, site, pool, body, provider });
    },
    {
      ownRequest: true,
      isOffered: () => quoteProvider(environment()) !== null,
      body: schema,
      rate: { name: rate, text: TOO_OFTEN_TEXT },
      failure: { event: 'finance_route_failed', text: failed },
    },
  );
