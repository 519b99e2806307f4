import { z } from 'zod';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { parseJson } from '../../platform/request/body.ts';
import type { ValuationProvider } from './provider.ts';
import { ownedVehicleSchema } from './vehicle.ts';

/** Timeout of each of two consecutive requests that a shopper waits for. */
const PATIENCE_MS = 4_000;
const MOST_CHARACTERS = 20_000;

const dollars = z.number().min(0).max(2_000_000);
const lookupSchema = z.object({ vehicle: ownedVehicleSchema });
/** Rejects ranges that are inverted or too wide to be useful. */
const valueSchema = z
  .object({ currency: z.literal('AUD'), trade_low: dollars, trade_high: dollars })
  .refine(({ trade_low: low, trade_high: high }) => low > 0 && low <= high && high <= low * 2, 'no range');

type Reply<Data> = { data: Data } | { outcome: 'unknown' } | { outcome: 'failed'; detail: string };

/**
 * Valuation provider over HTTP: `GET {api}/vehicles?rego&state` and `GET
 * {api}/values?make&model&year&kilometres`, both 404 if unknown.
 * @param access base URL without trailing slash, and API key
 */
export function httpProvider({ api, key }: { api: string; key: string }): ValuationProvider {
  return {
    async lookUp({ rego, regoState }) {
      const reply = await ask(lookupSchema, { api, key }, '/vehicles', { rego, state: regoState });
      return 'data' in reply ? { outcome: 'known', vehicle: reply.data.vehicle } : reply;
    },
    async value({ make, model, year, badge }, kilometres) {
      const reply = await ask(valueSchema, { api, key }, '/values', {
        make,
        model,
        year: String(year),
        kilometres: String(kilometres),
        ...(badge && { badge }),
      });
      if (!('data' in reply)) return reply;
      return { outcome: 'valued', range: { low: reply.data.trade_low, high: reply.data.trade_high } };
    },
  };
}

async function ask<Data>(
  schema: z.ZodType<Data>,
  { api, key }: { api: string; key: string },
  path: string,
  query: Record<string, string>,
): Promise<Reply<Data>> {
  const failureOf = (detail: string) => ({ outcome: 'failed' as const, detail });
  try {
    const response = await vendorFetch('valuation')(`${api}${path}?${new URLSearchParams(query)}`, {
      headers: { accept: 'application/json', 'x-api-key': key },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
      cache: 'no-store',
    });
    if (response.status === 404) return { outcome: 'unknown' };
    if (!response.ok) return failureOf(`status ${response.status}`);
    const text = await response.text();
    if (text.length > MOST_CHARACTERS) return failureOf(`${text.length} characters`);
    const parsedAnswer = schema.safeParse(parseJson(text));
    return parsedAnswer.success ? { data: parsedAnswer.data } : failureOf('nonsense');
  } catch (error) {
    return failureOf(error instanceof Error ? error.name : 'no answer');
  }
}
