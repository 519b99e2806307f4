import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENGLISH, splitLanguage } from '@forecourt/lib/platform/language/languages';
import { LRUCache } from 'lru-cache';
import { outagePath } from '../site/outage-page.ts';

const FRESH_MS = 60_000;
const PATIENCE_MS = 10_000;
const MOST_HOSTS = 500;
const RETRY_SECONDS = 5;

const outagePathOf = (url: string): string =>
  outagePath(
    URL.canParse(url, 'http://host') ? splitLanguage(new URL(url, 'http://host').pathname).language : ENGLISH,
  );
/** The key of a host's page for outages. */
const nameOf = (host: string, url: string): string => `${host.toLowerCase()}${outagePathOf(url)}`;

/** Each site's outage page, as last read, so that it is available when its content can't be read. */
export class OutagePages {
  readonly #answer: RequestListener;
  readonly #pages = new LRUCache<string, string>({ max: MOST_HOSTS });
  readonly #readAt = new LRUCache<string, number>({ max: MOST_HOSTS });
  #server: Promise<Server> | null = null;

  /** @param answer answers requests like those of visitors */
  constructor(answer: RequestListener) {
    this.#answer = answer;
  }

  /** Returns the page for the language of an address, or else the English one; null if neither is known. */
  of(host: string, url = '/'): string | null {
    return this.#pages.get(nameOf(host, url)) ?? this.#pages.get(nameOf(host, '/')) ?? null;
  }

  /** Reads the page of a host for the language of an address, unless that was done lately. Never fails. */
  async learn(host: string, url = '/'): Promise<void> {
    const name = nameOf(host, url);
    if (performance.now() - (this.#readAt.get(name) ?? Number.NEGATIVE_INFINITY) < FRESH_MS) return;
    this.#readAt.set(name, performance.now());
    // The earlier page stays, and the next visit tries again.
    const html = await this.#read(host, url).catch(() => null);
    if (html === null) this.#readAt.delete(name);
    else this.#pages.set(name, html);
  }

  async stop(): Promise<void> {
    (await this.#server)?.close();
  }

  async #read(host: string, url: string): Promise<string | null> {
    this.#server ??= this.#listen();
    const { port } = (await this.#server).address() as AddressInfo;
    const question = get({
      host: '127.0.0.1',
      port,
      path: outagePathOf(url),
      headers: { host: host.toLowerCase() },
      agent: false,
      timeout: PATIENCE_MS,
    });
    question.on('timeout', () => question.destroy());
    const [answer] = (await once(question, 'response')) as [IncomingMessage];
    const pieces: Buffer[] = [];
    for await (const piece of answer) pieces.push(piece as Buffer);
    return answer.statusCode === 200 ? Buffer.concat(pieces).toString() : null;
  }

  async #listen(): Promise<Server> {
    const server = createServer(this.#answer).listen(0, '127.0.0.1');
    server.unref();
    await once(server, 'listening');
    return server;
  }
}

/** Returns whether a browser requests a page as a document, rather than data, a file or parts of a page. */
const isForDocument = ({ method, url = '', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.rsc === undefined && !/^\/(?:api|_next)\//.test(url);

/**
 * Answers with the site's outage page, status 503, if a page failed because a service was down. Without
 * such a page, or if only the page itself failed, the response stays as it is.
 * @param options.failures how many calls of services have failed so far
 */
export function showOutagePage(
  request: IncomingMessage,
  response: ServerResponse,
  { pages, failures }: { pages: Pick<OutagePages, 'of' | 'learn'>; failures: () => number },
): void {
  const { host } = request.headers;
  if (!host || !isForDocument(request)) return;
  // The framework may change the address of the request.
  const { url = '/' } = request;
  const failuresBefore = failures();
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  let isReplaced = false;

  const contentType = () => String(response.getHeader('content-type') ?? '');
  function replace(): boolean {
    if (isReplaced) return true;
    if (response.headersSent || !couldNotBeMade(response.statusCode)) return false;
    const html = pages.of(host as string, url);
    if (html === null) return false;
    isReplaced = true;
    for (const name of ['content-encoding', 'etag', 'last-modified']) response.removeHeader(name);
    response.statusCode = 503;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('retry-after', String(RETRY_SECONDS));
    // Without a length the connection must close after the page, which proxies treat as an empty response.
    response.setHeader('content-length', Buffer.byteLength(html));
    end(html);
    return true;
  }
  /** The framework fails with 500; the proxy answers 503 if it cannot check a gate. */
  const couldNotBeMade = (status: number) =>
    (status === 500 && contentType().startsWith('text/html') && failures() > failuresBefore) ||
    (status === 503 && contentType().startsWith('text/plain'));

  response.writeHead = ((...args: unknown[]) => {
    if (isReplaced) return writeHead(...args);
    response.statusCode = args[0] as number;
    return replace() ? response : writeHead(...args);
  }) as typeof response.writeHead;
  response.write = ((...args: unknown[]) => replace() || write(...args)) as typeof response.write;
  response.end = ((...args: unknown[]) => (replace() ? response : end(...args))) as typeof response.end;
  response.flushHeaders = () => {
    if (!replace()) flushHeaders();
  };
  response.once('finish', () => {
    if (response.statusCode === 200 && contentType().startsWith('text/html')) void pages.learn(host, url);
  });
}
