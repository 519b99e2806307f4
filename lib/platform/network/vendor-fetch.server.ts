import { callVendor, type Vendor } from './vendor.server.ts';

/**
 * `fetch` for the calls of one vendor, which never wait longer than the vendor's time limit, body included.
 * A GET that is refused, cut or answered with an error of the server is repeated once, within a budget. A vendor that keeps failing is not called for a while.
 * A redirect is an error, unless the call says otherwise: calls carry keys, which another host must not get.
 * @param options.isRepeatable whether a call other than GET may be repeated as well
 * @returns a function that throws what `fetch` throws, or VendorAwayError
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

/** Whether an answer says that the service does not work right now, not that the call was wrong. */
const isOutage = ({ status }: Response): boolean => status >= 500 && status !== 501;
