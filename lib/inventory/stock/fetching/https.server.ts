import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup } from '../../../platform/network/guarded-lookup.server.ts';
import { download } from './download.server.ts';
import { FetchProblem, networkProblem } from './problem.ts';
import type { FeedSource } from './source.ts';
import type { FetchTask, Transport } from './transport.ts';

type HttpsSource = Extract<FeedSource, { kind: 'https' }>;
type Headers = Record<string, string>;

const MOST_REDIRECTS = 5;

/**
 * Makes the transport of files by HTTPS. Each redirect is judged as the address itself is, and takes headers of the source
 * to no other origin.
 * @param isAllowedUrl production allows https alone; tests this machine's http
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
      if (!isAllowedUrl(url)) throw new FetchProblem('The address, or one that it leads to, is not allowed.');
      const headers = {
        'user-agent': 'Forecourt-Feeds/1',
        // Files that are packed are recognised by what they are.
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
    throw new FetchProblem(`The address leads on more than ${MOST_REDIRECTS} times.`);
  };

/** By https, without a name and a password in it. */
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
  // A host that is an address already is never looked up.
  if (isIP(host) && !isAllowedAddress(host)) return Promise.reject(refusal());
  const options: RequestOptions = {
    headers,
    lookup: guardedLookup(isAllowedAddress, refusal),
    signal,
    // No connection is kept: the next one is looked up and judged anew.
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(networkProblem(error));
    try {
      (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, resolve).on('error', fail).end();
    } catch {
      // Node refuses a header's value with its words in the message.
      reject(
        new FetchProblem(
          'A header of the feed cannot be sent: it holds a line break or another such character.',
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
    throw new FetchProblem(`The server refused us (${status}): are the headers right?`);
  if (status !== 200) throw new FetchProblem(`The server answered ${status}.`);
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
