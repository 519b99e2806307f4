import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup } from '../../../platform/network/guarded-lookup.server.ts';
import { download } from './download.server.ts';
import { FetchProblem, networkProblem } from './fetch-problem.ts';
import type { FeedSource } from './source.ts';
import type { FetchTask, Transport } from './transport.ts';

type HttpsSource = Extract<FeedSource, { kind: 'https' }>;
type Headers = Record<string, string>;

const MOST_REDIRECTS = 5;

/**
 * Creates the HTTPS transport. Every redirect is checked like the first address, and the source's headers are
 * not sent to another origin.
 *
 * @param isAllowedUrl production allows only https; tests also allow http on this machine
 */
export const httpsTransport =
  (isAllowedUrl: (url: URL) => boolean = isPlainHttps): Transport<HttpsSource> =>
  async (task) => {
    const { source, known } = task;
    const first = new URL(source.url);
    const own = await headersOf(task);
    const conditions: Headers = {
      ...(known.etag && { 'if-none-match': known.etag }),
      ...(known.lastModified && { 'if-modified-since': known.lastModified }),
    };
    let url = first;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (!isAllowedUrl(url))
        throw new FetchProblem('The address, or one that it redirects to, is not allowed.');
      const headers = {
        'user-agent': 'Forecourt-Feeds/1',
        // Compressed files are recognised by their content instead.
        'accept-encoding': 'identity',
        ...(url.origin === first.origin && own),
        ...conditions,
      };
      const response = await get(url, headers, task);
      const status = response.statusCode ?? 0;
      const { location } = response.headers;
      if (status >= 300 && status < 400 && status !== 304 && location && URL.canParse(location, url)) {
        response.destroy();
        url = new URL(location, url);
        continue;
      }
      return receive(response, url, task);
    }
    throw new FetchProblem(`The address redirects more than ${MOST_REDIRECTS} times.`);
  };

const isPlainHttps = ({ protocol, username, password }: URL): boolean =>
  protocol === 'https:' && !username && !password;

async function headersOf({ source, secret }: FetchTask<HttpsSource>): Promise<Headers> {
  const headers: Headers = {};
  for (const { name, value, secret: secretName } of source.headers)
    headers[name.toLowerCase()] = secretName ? await secret(secretName) : (value ?? '');
  return headers;
}

function get(
  url: URL,
  headers: Headers,
  { isAllowedAddress, signal }: FetchTask<HttpsSource>,
): Promise<IncomingMessage> {
  const refusal = () => new FetchProblem('The host has no public address.');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // Node skips the lookup, and so the guard, when the host is an IP address.
  if (isIP(host) && !isAllowedAddress(host)) return Promise.reject(refusal());
  const options: RequestOptions = {
    headers,
    lookup: guardedLookup(isAllowedAddress, refusal),
    signal,
    // No keep-alive: each connection must be looked up and checked again.
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(networkProblem(error));
    try {
      (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, resolve).on('error', fail).end();
    } catch {
      // Node's message is not used: problems are stored and mailed, so they must not contain secrets.
      reject(
        new FetchProblem(
          'A header of the feed cannot be sent: it contains a line break or another invalid character.',
        ),
      );
    }
  });
}

async function receive(
  response: IncomingMessage,
  url: URL,
  { folder, limits, signal }: FetchTask<HttpsSource>,
) {
  const status = response.statusCode ?? 0;
  if (status === 304 || status < 200 || status > 299) response.destroy();
  if (status === 304) return 'unchanged' as const;
  if (status === 401 || status === 403)
    throw new FetchProblem(`The server refused access (${status}). Check the feed's headers.`);
  if (status !== 200) throw new FetchProblem(`The server responded with status ${status}.`);
  const path = await download(response, {
    folder,
    name: url.pathname,
    limit: limits.fileBytes,
    signal,
  }).catch((error: unknown) => {
    throw networkProblem(error);
  });
  return {
    path,
    etag: response.headers.etag ?? null,
    lastModified: response.headers['last-modified'] ?? null,
  };
}
