import http from 'node:http';
import https from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { ENGLISH, splitLanguage } from '../../platform/language/languages.ts';

/** The rendered pages of a site. */
export interface PageSource {
  /**
   * Returns the paths of its sitemap in English, the language of the rules.
   * @throws if the sitemap cannot be read
   */
  paths(): Promise<string[]>;
  /**
   * Returns the HTML of a page; null if it is gone, redirects or is no page.
   * @throws if the storefront fails or stays too busy
   */
  page(path: string): Promise<string | null>;
}

const PATIENCE_MS = 30_000;
const MOST_BYTES = 8_000_000;
const MOST_TRIES = 4;
const LONGEST_WAIT_MS = 30_000;
const SITEMAP = '/sitemap.xml';

/**
 * Reads a site's pages from the storefront, which recognises the site by the Host header. `fetch` cannot set
 * that header.
 * @param storefrontUrl the storefront that workers reach
 * @param siteUrl the site's public address
 */
export function pageSource(storefrontUrl: string, siteUrl: string): PageSource {
  const { host } = new URL(siteUrl);
  async function read(path: string): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await get(new URL(path, storefrontUrl), host);
      if (!isBusy(answer) || tries === MOST_TRIES) return answer;
      await delay(answer.retryAfterMs);
    }
  }
  async function pathsOf(sitemap: string): Promise<string[]> {
    const answer = await read(sitemap);
    if (answer.status !== 200) throw new Error(`${sitemap} of ${host} responded with ${answer.status}`);
    const paths = sitemapPaths(answer.body);
    const parts = paths.filter((path) => path.endsWith('.xml'));
    const nested = await Promise.all(parts.map(pathsOf));
    return [...paths.filter((path) => !path.endsWith('.xml')), ...nested.flat()];
  }
  return {
    paths: () => pathsOf(SITEMAP),
    page: async (path) => {
      const { status, type, body } = await read(path);
      if (status === 429 || status >= 500) throw new Error(`The page responded with ${status}`);
      return status === 200 && type.startsWith('text/html') ? body : null;
    },
  };
}

/** Returns the paths of the English addresses in a sitemap. */
export const sitemapPaths = (xml: string): string[] =>
  [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll(/&(?:amp|#38);/g, '&'));
    return url && splitLanguage(url.pathname).language === ENGLISH ? [`${url.pathname}${url.search}`] : [];
  });

/** A storefront that is reached through a CDN limits each address, and asks to wait. */
const isBusy = ({ status }: Answer): boolean => status === 429 || status === 503;

interface Answer {
  status: number;
  type: string;
  body: string;
  /** How long to wait before another try, in ms. */
  retryAfterMs: number;
}

/** Returns the wait that `Retry-After` asks for in seconds, else one second. */
function waitOf(header: string | undefined): number {
  const seconds = Number(header ?? 1);
  return Math.min(Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : 1_000, LONGEST_WAIT_MS);
}

function get(url: URL, host: string): Promise<Answer> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const options = {
      headers: { host, accept: 'text/html', 'user-agent': 'Forecourt law check' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    };
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MOST_BYTES) response.destroy(new Error(`${url.pathname} is too large`));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString('utf8'),
          retryAfterMs: waitOf(response.headers['retry-after']),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
