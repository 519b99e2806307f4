import { type RequestOptions as HttpOptions, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Ending } from './breaker.server.ts';
import { guardedLookup } from './guarded-lookup.server.ts';
import { callHost } from './host.server.ts';
import { isPublicAddress } from './public-address.ts';

/** Where somebody outside may be asked or written to. Production has one answer, `PUBLIC_HTTPS`; tests write to this machine. */
export interface Reach {
  isAllowedUrl(url: URL): boolean;
  isAllowedAddress(address: string): boolean;
  /** How long all of an answer may take, in milliseconds. */
  patienceMs: number;
}

/** Hosts of the public internet, by https on its usual port, without a password in the address. */
export const PUBLIC_HTTPS: Reach = {
  isAllowedUrl: ({ protocol, port, username, password }) =>
    protocol === 'https:' && port === '' && !username && !password,
  isAllowedAddress: isPublicAddress,
  patienceMs: 15_000,
};

/** Why a message did not arrive, in words without its content: they are kept and shown to staff. */
export class PostProblem extends Error {
  override name = 'PostProblem';
  /** Whether who was asked never wants it (410). */
  readonly isFinal: boolean;
  /** What it says of the host; null where nothing was sent. */
  readonly ending: Ending | null;

  constructor(
    message: string,
    { isFinal = false, ending = null }: Partial<Pick<PostProblem, 'isFinal' | 'ending'>> = {},
  ) {
    super(message);
    this.isFinal = isFinal;
    this.ending = ending;
  }
}

/**
 * Posts a message to an address that editors wrote down (see `statusOutside`). It is not repeated here, since it may have
 * arrived: its sender's outbox tries again.
 * @returns once it was answered with 2xx
 * @throws PostProblem for everything else; HostAwayError for a host that keeps failing and was not asked
 */
export async function postOutside(
  address: string,
  message: { body: string; headers: Readonly<Record<string, string>> },
  reach: Reach = PUBLIC_HTTPS,
): Promise<void> {
  const status = await callHost(
    'webhooks',
    URL.parse(address)?.host ?? '',
    () => statusOutside(address, { method: 'POST', ...message }, reach),
    {
      isOutage: (answered) => answered >= 500 && answered !== 501,
      endingOf: (error) => (error instanceof PostProblem ? error.ending : null),
    },
  );
  if (status >= 300 && status < 400) throw new PostProblem(`redirected (${status})`);
  if (status < 200 || status >= 400) throw new PostProblem(`answered ${status}`, { isFinal: status === 410 });
}

/**
 * Asks an address that editors wrote down. Whoever they name cannot lead us elsewhere: the name is looked up once and
 * the connection made to that very address, which must be public, and no redirect is followed. What the answer says
 * beside its status is not read.
 * @returns the status it was answered with
 * @throws PostProblem when it may not be asked or does not answer
 */
export function statusOutside(
  address: string,
  {
    method,
    body = '',
    headers = {},
  }: { method: 'POST' | 'GET'; body?: string; headers?: Readonly<Record<string, string>> },
  reach: Reach = PUBLIC_HTTPS,
): Promise<number> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !reach.isAllowedUrl(url)) return Promise.reject(new PostProblem('the address is not allowed'));
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // A host that is an address already is never looked up.
  if (isIP(host) && !reach.isAllowedAddress(host))
    return Promise.reject(new PostProblem('the address is not public'));
  const options: HttpOptions = {
    method,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    lookup: guardedLookup(reach.isAllowedAddress, () => new PostProblem('the address is not public')),
    signal: AbortSignal.timeout(reach.patienceMs),
    // No connection is kept: the next one is looked up and judged anew.
    agent: false,
  };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, options, (response) => {
      // The body of the answer is not used, and might never end.
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
