import { callVendor, type Vendor } from './vendor.server.ts';

/**
 * Returns `fetch` for a vendor, with the vendor's time limit including the body, and a circuit breaker.
 * A failed GET (refused, cut off or 5xx) is retried once, within a budget. Redirects are errors by default,
 * because calls carry keys that another host must not get.
 * @param options.isRepeatable whether a call other than GET may be retried
 * @returns a function that throws `fetch`'s errors, or VendorAwayError
 */
export function vendorFetch(
  vendor: Vendor,
  { isRepeatable = () => false }: { isRepeatable?: (url: string) => boolean } = {},
): typeof fetch {
  return (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const url = input instanceof Request ? input.url : String(input);
    return callVendor(
      vendor,
      (limit) => {
        const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
        return fetch(input, { redirect: 'error', ...init, signal });
      },
      {
        isOutage,
        mayRepeat: () => (/^(?:GET|HEAD)$/i.test(method) || isRepeatable(url)) && !init?.signal?.aborted,
        discard: async ({ body }) => body?.cancel(),
      },
    );
  };
}

const isOutage = ({ status }: Response): boolean => status >= 500 && status !== 501;
