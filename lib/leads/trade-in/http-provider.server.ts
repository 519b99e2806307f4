import { z } from 'zod';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { parseJson } from '../../platform/request/body.ts';
import type { ValuationProvider } from './provider.ts';
import { ownedVehicleSchema } from './vehicle.ts';

/** A shopper waits for both, one after the other. */
const PATIENCE_MS = 4_000;
const MOST_CHARACTERS = 20_000;

const dollars = z.number().min(0).max(2_000_000);
const lookupSchema = z.object({ vehicle: ownedVehicleSchema });
/** A range that is upside down, or so wide that it says nothing, is nonsense. */
const valueSchema = z
  .object({ currency: z.literal('AUD'), trade_low: dollars, trade_high: dollars })
  .refine(({ trade_low: low, trade_high: high }) => low > 0 && low <= high && high <= low * 2, 'no range');

type Reply<Data> = { data: Data } | { outcome: 'unknown' } | { outcome: 'failed'; detail: string };

/**
 * A partner for plates and prices over HTTP: `GET {api}/vehicles?rego&state` and `GET {api}/values?make&model&year&kilometres`,
 * both answered with 404 for what it does not know.
 * @param access the partner's address, without a slash at its end, and the key of our account
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
