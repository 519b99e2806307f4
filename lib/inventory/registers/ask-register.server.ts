import type { z } from 'zod';
import type { Vendor } from '../../platform/network/vendor.server.ts';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { parseJson } from '../../platform/request/body.ts';

export interface RegisterAccess {
  /** Base URL without trailing slash. */
  api: string;
  key: string;
}

/** A search that did not succeed; `isRefused`: the register has no answer about this VIN, also later. */
export interface FailedSearch {
  failed: string;
  isRefused: boolean;
}

const MOST_CHARACTERS = 100_000;
/** Status that concerns the VIN itself; other 4xx may concern our address, key or request. */
const REFUSED = 422;
const noAnswer = (failed: string): FailedSearch => ({ failed, isRefused: false });

/**
 * Sends a search to a register and validates its answer. The VIN is in the body, so that no log has it.
 * @param options.isRepeatable whether a failed search may be sent again: one that costs nothing
 */
export async function askRegister<Data>(
  vendor: Vendor,
  { api, key }: RegisterAccess,
  {
    path,
    body,
    schema,
    isRepeatable,
  }: { path: string; body: object; schema: z.ZodType<Data>; isRepeatable: boolean },
): Promise<{ data: Data } | FailedSearch> {
  try {
    const response = await vendorFetch(vendor, { isRepeatable: () => isRepeatable })(`${api}${path}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
      },
      body: JSON.stringify(body),
      cache: 'no-store',
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { failed: `status ${response.status}`, isRefused: response.status === REFUSED };
    }
    const text = await response.text();
    if (text.length > MOST_CHARACTERS) return noAnswer(`${text.length} characters`);
    const parsed = schema.safeParse(parseJson(text));
    return parsed.success ? { data: parsed.data } : noAnswer('invalid answer');
  } catch (error) {
    return noAnswer(error instanceof Error ? error.name : 'no answer');
  }
}
