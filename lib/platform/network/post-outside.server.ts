import { type RequestOptions as HttpOptions, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Ending } from './breaker.server.ts';
import { callHost, type HostUse } from './call-host.server.ts';
import { guardedLookup } from './guarded-lookup.server.ts';
import { isPublicAddress } from './public-address.ts';

/** External hosts that may be called: `PUBLIC_HTTPS`, or this machine in tests. */
export interface Reach {
  isAllowedUrl(url: URL): boolean;
  isAllowedAddress(address: string): boolean;
  patienceMs: number;
}

/** Public hosts over https on its default port, without credentials in the URL. */
export const PUBLIC_HTTPS: Reach = {
  isAllowedUrl: ({ protocol, port, username, password }) =>
    protocol === 'https:' && port === '' && !username && !password,
  isAllowedAddress: isPublicAddress,
  patienceMs: 15_000,
};

const NOT_ALLOWED = 'the address is not allowed';
const NOT_PUBLIC = 'the address is not public';
/** Problems of an address that stay until somebody corrects it. */
export const ADDRESS_PROBLEMS: readonly string[] = [NOT_ALLOWED, NOT_PUBLIC, 'no connection (ENOTFOUND)'];

/** Why a message was not delivered, without its content: stored and shown to staff. */
export class PostProblem extends Error {
  override name = 'PostProblem';
  /** True if the receiver permanently refuses it (410). */
  readonly isFinal: boolean;
  /** Result for the host's breaker; null if nothing was sent. */
  readonly ending: Ending | null;
  /** Status of the answer; null if there was none. */
  readonly status: number | null;

  constructor(
    message: string,
    {
      isFinal = false,
      ending = null,
      status = null,
    }: Partial<Pick<PostProblem, 'isFinal' | 'ending' | 'status'>> = {},
  ) {
    super(message);
    this.isFinal = isFinal;
    this.ending = ending;
    this.status = status;
  }
}

/**
 * Posts a message to a URL configured by editors (see `statusOutside`).
 * Does not retry, since it may have arrived: the outbox does.
 * @param message.use purpose, so that the failures of one kind of message do not hold up another
 * @returns once it was answered with 2xx
 * @throws PostProblem for anything else; HostAwayError for a host that keeps failing
 */
export async function postOutside(
  address: string,
  { use, ...message }: { use: HostUse; body: string | Uint8Array; headers: Readonly<Record<string, string>> },
  reach: Reach = PUBLIC_HTTPS,
): Promise<void> {
  const status = await callHost(
    use,
    URL.parse(address)?.host ?? '',
    () => statusOutside(address, { method: 'POST', ...message }, reach),
    {
      isOutage: (answered) => answered >= 500 && answered !== 501,
      endingOf: (error) => (error instanceof PostProblem ? error.ending : null),
    },
  );
  if (status >= 300 && status < 400) throw new PostProblem(`redirected (${status})`, { status });
  if (status < 200 || status >= 400)
    throw new PostProblem(`answered ${status}`, { isFinal: status === 410, status });
}

/**
 * Requests a URL configured by editors.
 * Prevents SSRF: the host is resolved once, the connection goes to that address, which must be public, and
 * redirects are not followed. Ignores the response body.
 * @returns the status
 * @throws PostProblem if the URL is not allowed or does not respond
 */
export function statusOutside(
  address: string,
  {
    method,
    body = '',
    headers = {},
  }: { method: 'POST' | 'GET'; body?: string | Uint8Array; headers?: Readonly<Record<string, string>> },
  reach: Reach = PUBLIC_HTTPS,
): Promise<number> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !reach.isAllowedUrl(url)) return Promise.reject(new PostProblem(NOT_ALLOWED));
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // An IP address is never looked up.
  if (isIP(host) && !reach.isAllowedAddress(host)) return Promise.reject(new PostProblem(NOT_PUBLIC));
  const options: HttpOptions = {
    method,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    lookup: guardedLookup(reach.isAllowedAddress, () => new PostProblem(NOT_PUBLIC)),
    signal: AbortSignal.timeout(reach.patienceMs),
    // No keep-alive, so that every connection is checked.
    agent: false,
  };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, options, (response) => {
      // The body is not used, and might never end.
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', (error) => reject(error instanceof PostProblem ? error : problemOf(error)));
    request.end(body);
  });
}

function problemOf(error: Error): PostProblem {
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return new PostProblem('no answer in time', { ending: 'timeout' });
  const { code } = error as NodeJS.ErrnoException;
  return new PostProblem(code ? `no connection (${code})` : 'no connection', { ending: 'failed' });
}
